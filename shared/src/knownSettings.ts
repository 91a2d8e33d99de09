import { sentence } from './language/sentence';
import { t } from './language/translate';
import { limits } from './limits';
import { messages } from './messages';
import { LINK_ROLES } from './reference/roles';
import type { Settings, SettingsValue } from './settings';

/** A setting that the product itself follows: how forms show it, and what it may be. Programs may keep others beside these. */
export interface KnownSetting {
  section: string;
  property: string;
  label: string;
  description: string;
  /** A user may say otherwise for himself; else only administrators for all. */
  own: boolean;
  takes:
    | 'yesOrNo'
    | { least: number; most: number; unit?: string; empty?: string }
    /** One of some words; the first stands for none, and `none` is how it is shown. */
    | { words: readonly string[]; none: string };
}

export const KNOWN_SETTINGS: readonly KnownSetting[] = [
  {
    section: 'editor',
    property: 'askForName',
    label: t('Ask for the name of a new entity'),
    description: t(
      'Else one that is added by its type is called “New trust” and the like, and is renamed when you like.',
    ),
    own: true,
    takes: 'yesOrNo',
  },
  {
    section: 'editor',
    property: 'defaultLinkType',
    label: t('Role of a new link'),
    description: t('What a link that is drawn has for its role to begin with.'),
    own: true,
    takes: { words: ['GenericLink', ...LINK_ROLES], none: t('None') },
  },
  {
    section: 'editor',
    property: 'askLinkType',
    label: t('Ask for the role of a new link'),
    description: t('Once a link is drawn, its roles and shares are asked for.'),
    own: true,
    takes: 'yesOrNo',
  },
  {
    section: 'editor',
    property: 'layoutOnGroupCollapse',
    label: t('Lay the chart out when a group is folded'),
    description: t('While editing, the cards close up around the folded group.'),
    own: true,
    takes: 'yesOrNo',
  },
  {
    section: 'viewer',
    property: 'neighbourLevel',
    label: t('Levels of neighbours'),
    description: t(
      'How many links away “Show what is around it” reaches, and for all: what visitors of share links see around what they choose.',
    ),
    own: true,
    takes: { least: 1, most: limits.depthMax },
  },
  {
    section: 'files',
    property: 'quotaMegabytes',
    label: t('Room for files of an organization'),
    description: t('Where the organization has none of its own. Empty for as much as there is.'),
    own: false,
    takes: { least: 0, most: 100_000_000, unit: ' MB', empty: t('As much as there is') },
  },
];

/** The sections as screens call them. */
export const SECTION_LABELS: Readonly<Record<string, string>> = {
  editor: t('Editing charts'),
  viewer: t('Looking at charts'),
  files: t('Files'),
};

/** A known setting; undefined for one that a program keeps. */
export function knownSetting(section: string, property: string): KnownSetting | undefined {
  return KNOWN_SETTINGS.find((known) => known.section === section && known.property === property);
}

/** What is wrong with a value of a known setting; undefined where nothing is. */
export function settingFault({ takes }: KnownSetting, value: SettingsValue): string | undefined {
  if (takes === 'yesOrNo') return typeof value === 'boolean' ? undefined : t('This setting is yes or no.');
  if ('words' in takes) {
    return typeof value === 'string' && takes.words.includes(value) ? undefined : messages.unknownChoice;
  }
  if (value === null && takes.empty !== undefined) return undefined;
  const fits = Number.isInteger(value) && Number(value) >= takes.least && Number(value) <= takes.most;
  return fits
    ? undefined
    : sentence('A whole number from {least} to {most} is expected.', { least: takes.least, most: takes.most });
}

/** The first value of a known setting that is wrong. */
export function settingsFault(settings: Settings): { section: string; property: string; fault: string } | undefined {
  for (const known of KNOWN_SETTINGS) {
    const { section, property } = known;
    const value = Object.hasOwn(settings, section) ? settings[section]?.[property] : undefined;
    const fault = value === undefined ? undefined : settingFault(known, value);
    if (fault) return { section, property, fault };
  }
  return undefined;
}
