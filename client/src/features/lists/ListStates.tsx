import type { ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconFolderOpen, IconPlus, IconSearch } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { State } from '../../components/State';
import type { ListKind } from './kinds';
import classes from './List.module.css';

const ICON = { size: 28, stroke: 1.5 };

interface Props {
  kind: ListKind;
  why: 'narrowed' | 'folder' | 'none';
  mayWrite: boolean;
  onAddMany: () => void;
  /** Ways to the first entities. */
  children: ReactNode;
}

/** What stands where a list has no rows. */
export function EmptyList({ kind, why, mayWrite, onAddMany, children }: Props) {
  if (why === 'narrowed') {
    return (
      <State
        icon={<IconSearch {...ICON} />}
        title={emptyStates.entities}
        text={t('Try other words, or fewer filters.')}
      />
    );
  }
  if (why === 'folder') {
    return (
      <State
        icon={<IconFolderOpen {...ICON} />}
        title={emptyStates.folder}
        text={t('Drag {many} here from the list, or add many at once.', { many: kind.many })}
      >
        {mayWrite && (
          <Button variant="default" onClick={onAddMany}>
            {t('Add to folder')}
          </Button>
        )}
      </State>
    );
  }
  return (
    <State
      icon={<IconPlus {...ICON} />}
      title={emptyStates.entities}
      text={
        mayWrite
          ? t('Make the first {one}, or bring in many from a spreadsheet.', { one: kind.one })
          : t('What others share with you will stand here.')
      }
    >
      {mayWrite && children}
    </State>
  );
}

/** Rows while a list is read for the first time. */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <div className={classes.frame} role="status" aria-busy="true" aria-label={t('Loading the {what}', { what })}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className={classes.skeletonRow}>
          <Skeleton height={28} width={28} radius="md" />
          <Skeleton height={14} width={`${24 + ((index * 11) % 30)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
