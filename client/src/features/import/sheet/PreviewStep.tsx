import { useMemo, useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { FateFilter } from './FateFilter';
import type { RowChoices, RowOutcome, SheetPreview } from './model';
import { chooseRows, counted, NO_CHOICES, willBeMade } from './model';
import { RowList } from './RowList';
import type { Failure } from './sendSheet';
import classes from './Sheet.module.css';

interface Props {
  preview: SheetPreview;
  fileName: string;
  failed: Failure | undefined;
  onBack: () => void;
  onImport: (choices: RowChoices) => void;
}

/** What would become of each row, and the choice of which to make. */
export function PreviewStep({ preview, fileName, failed, onBack, onImport }: Props) {
  const [filter, setFilter] = useState<RowOutcome | 'all'>('all');
  const [choices, setChoices] = useState(NO_CHOICES);
  const rows = useMemo(
    () => (filter === 'all' ? preview.rows : preview.rows.filter(({ fate }) => fate === filter)),
    [preview, filter],
  );
  const count = useMemo(() => preview.rows.filter((row) => willBeMade(row, choices)).length, [preview, choices]);
  const free = rows.filter(({ fate }) => fate !== 'skipped');
  const allMade = free.length > 0 && free.every((row) => willBeMade(row, choices));
  const unknown = preview.unknownColumns.map((heading) => (heading ? `“${heading}”` : t('one without a name')));

  return (
    <div>
      <Text size="sm" c="dimmed" mb="sm">
        <bdi>{fileName}</bdi>
        {t(', {count, plural, one {# row} other {# rows}}. Nothing is made yet.', {
          count: preview.rows.length,
        })}
      </Text>
      <FateFilter counts={preview.counts} total={preview.rows.length} value={filter} onChange={setFilter} />
      {unknown.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('Columns that the template does not have go to the notes: {columns}', {
            columns: unknown.slice(0, 5).join(', '),
          })}
          {unknown.length > 5 && t(' and {count} more', { count: unknown.length - 5 })}.
        </Text>
      )}
      <RowList rows={rows} choices={choices} onChoose={(row, made) => setChoices(chooseRows(choices, [row], made))} />
      {failed && (
        <Alert color="red" variant="light" mt="md" role="alert" title={failed.title}>
          {failed.reason}
        </Alert>
      )}
      <Group justify="space-between" mt="md" gap="xs" className={classes.foot}>
        <Button
          variant="subtle"
          disabled={free.length === 0}
          onClick={() => setChoices(chooseRows(choices, free, !allMade))}
        >
          {allMade ? t('Leave these out') : t('Make all of these')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button data-autofocus disabled={count === 0} onClick={() => onImport(choices)}>
            {t('Import {count}', { count: counted(count, preview.type) })}
          </Button>
        </Group>
      </Group>
    </div>
  );
}
