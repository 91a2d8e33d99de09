import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowMerge } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { useChanged } from '../../lib/changed';
import { undoableMergesQuery } from './documents';
import classes from './Merging.module.css';
import { useUndoMerge } from './useUndoMerge';

/** Which records were merged into an entity in the last weeks, each with a way back; nothing where none were. */
export function MergedNotice({ entityKey }: { entityKey: string }) {
  const { data, refetch } = useQuery(undoableMergesQuery, {
    variables: { entityKey },
    fetchPolicy: 'cache-and-network',
  });
  const { undo, busy } = useUndoMerge();
  useChanged('entities', () => refetch().catch(() => undefined));
  const merges = data?.undoableMerges ?? [];
  if (merges.length === 0) return null;
  return (
    <ul className={classes.notices} aria-label={t('Merged into this record')}>
      {merges.map((merge) => (
        <li key={merge.key}>
          <IconArrowMerge size={18} stroke={1.6} aria-hidden />
          <span>
            {t('“{name}” was merged into this record on {date} by {person}.', {
              name: merge.otherName,
              date: toShownDate(merge.at),
              person: merge.byName,
            })}
          </span>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            disabled={busy}
            onClick={() => void undo(merge)}
          >
            {t('Undo merge')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
