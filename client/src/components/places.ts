import type { Icon } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import {
  IconBriefcase,
  IconBuilding,
  IconCopyCheck,
  IconDiamond,
  IconHome,
  IconLayoutGrid,
  IconScript,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';

/** One place that the side navigation leads to. */
export interface NavigationEntry {
  path: string;
  label: string;
  Icon: Icon;
  /** Beginnings of other paths on which it is highlighted, too. */
  also?: readonly string[];
}

/** Where the navigation shows icons only. */
export const NARROW_NAVIGATION = '(max-width: 1023px)';

/** The navigation's groups in their order (SPEC §2.2). */
export const groups: readonly { name: string; entries: readonly NavigationEntry[] }[] = [
  {
    name: t('Charts'),
    entries: [
      {
        path: '/overview',
        label: t('All Charts'),
        Icon: IconLayoutGrid,
        also: ['/chart/', '/object/', '/subject/', '/all/'],
      },
    ],
  },
  {
    name: t('Entities'),
    entries: [
      { path: '/organisations', label: t('Organisations'), Icon: IconBuilding },
      { path: '/individuals', label: t('Individuals'), Icon: IconUsers },
      { path: '/trusts', label: t('Trusts'), Icon: IconScript },
      { path: '/assets', label: t('Assets'), Icon: IconHome },
      { path: '/projects', label: t('Projects'), Icon: IconBriefcase },
      { path: '/customs', label: t('Custom'), Icon: IconDiamond },
    ],
  },
];

export const duplicates: NavigationEntry = { path: '/duplicates', label: t('Duplicates'), Icon: IconCopyCheck };
export const bin: NavigationEntry = { path: '/bin', label: t('Bin'), Icon: IconTrash };

/** Whether the entry is the one to highlight on a path. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  return path === entry.path || (entry.also?.some((start) => path.startsWith(start)) ?? false);
}

/** In the address of the overview: what is begun there at once. */
export const BEGIN = 'begin';
export type Begun = 'new' | 'sample' | 'import';
