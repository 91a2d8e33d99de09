import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Button, Checkbox, Group } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { cardCountry, cardDetail, cardLegalForm, cardTrailEnd } from '@stemma/shared/entities/card';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import type { LookupRecordFieldsFragment, TakeRecordMutation } from '../../gql/graphql';
import { announceChanged } from '../../lib/changed';
import { leaveRecordMutation, takeRecordMutation, type LookupSource } from '../../lib/lookups';
import { currentPanelChart } from '../../lib/panelChart';
import { comparedFields, type ComparedField } from './comparedFields';
import { FactsOf } from './FactsOf';
import { Relations } from './Relations';
import type { LookedUpEntity } from './SearchRecords';
import classes from './Lookups.module.css';

interface Props {
  source: LookupSource;
  entity: LookedUpEntity;
  record: LookupRecordFieldsFragment;
  onBack: () => void;
  onClose: () => void;
}

/** A record beside the entity, field by field; what is chosen is taken, or the record is left. */
export function CompareRecord({ source, entity, record, onBack, onClose }: Props) {
  const fields = comparedFields(entity, record);
  const differing = fields.filter(({ isSame }) => !isSame);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differing.filter(({ was }) => was === '').map(({ field }) => field)),
  );
  const [fault, setFault] = useState<string | null>(null);
  const [take, taking] = useMutation(takeRecordMutation);
  const [leave, leaving] = useMutation(leaveRecordMutation);
  const busy = taking.loading || leaving.loading;
  const shown = { sourceKey: source.key, recordId: record.id, entityKey: entity.key, digest: record.digest };
  const toggle = (field: string) =>
    setChosen((before) => new Set(before.has(field) ? [...before].filter((one) => one !== field) : [...before, field]));
  const failed = (error: { message: string } | null | undefined) => setFault(error?.message ?? messages.noDataReturned);
  const submit = async () => {
    setFault(null);
    const { data } = await take({ variables: { record: shown, fields: [...chosen] } });
    const result = data?.takeRecord;
    if (!result?.ok) return failed(result?.error);
    tellChart(result.ok);
    void announceChanged('entities', 'files');
    notify('Message', t('Taken from {source}.', { source: source.name }));
    onClose();
  };
  const refuse = async () => {
    setFault(null);
    const { data } = await leave({ variables: { record: shown } });
    if (!data?.leaveRecord.ok) return failed(data?.leaveRecord.error);
    notify('Clear', t('The record is left. It comes back when it says something else.'), 3000);
    onClose();
  };
  const lost = (failure: Error) => setFault(failure.message);
  return (
    <div className={classes.compare}>
      <Group justify="space-between" gap="xs">
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} />}
          onClick={onBack}
        >
          {t('Back to what was found')}
        </Button>
        {record.link && (
          <Anchor href={record.link} target="_blank" rel="noreferrer noopener" size="sm">
            {t('Open at the source')} <IconExternalLink size={14} aria-hidden />
          </Anchor>
        )}
      </Group>
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <div className={classes.table} role="table" aria-label={t('Fields side by side')}>
        <div className={classes.head} role="row">
          <span role="columnheader">{t('Field')}</span>
          <span role="columnheader">{t('Was')}</span>
          <span role="columnheader">{t('Is at {source}', { source: source.name })}</span>
        </div>
        {fields.map((one) => (
          <FieldRow
            key={one.field}
            one={one}
            source={source.name}
            isChosen={chosen.has(one.field)}
            onToggle={() => toggle(one.field)}
          />
        ))}
      </div>
      <FactsOf facts={record.facts.filter(({ field }) => field === null)} />
      <Relations record={record} shown={shown} />
      <p className={classes.quiet}>
        {t('{source}, {day}.', { source: record.sourceName, day: toShownDate(record.day) })}{' '}
        {record.licence && t('Licence: {licence}.', { licence: record.licence })}
      </p>
      <Group justify="space-between">
        <Button variant="subtle" color="gray" disabled={busy} onClick={() => void refuse().catch(lost)}>
          {t('Not this one')}
        </Button>
        <Group gap="sm">
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={taking.loading} disabled={chosen.size === 0} onClick={() => void submit().catch(lost)}>
            {chosen.size === 1 ? t('Take 1 field') : t('Take {count} fields', { count: chosen.size })}
          </Button>
        </Group>
      </Group>
    </div>
  );
}

interface FieldRowProps {
  one: ComparedField;
  source: string;
  isChosen: boolean;
  onToggle: () => void;
}

function FieldRow({ one, source, isChosen, onToggle }: FieldRowProps) {
  return (
    <label className={classes.row} role="row" data-same={one.isSame || undefined} data-chosen={isChosen || undefined}>
      <span role="rowheader" className={classes.field}>
        <Checkbox
          size="xs"
          aria-label={t('Take {field}', { field: one.label })}
          disabled={one.isSame}
          checked={isChosen}
          onChange={onToggle}
        />
        {one.label}
      </span>
      <span role="cell" className={classes.was} data-label={t('Was')}>
        <bdi>{one.was || '—'}</bdi>
      </span>
      <span role="cell" className={classes.is} data-label={source}>
        <bdi>{one.is}</bdi>
      </span>
    </label>
  );
}

function tellChart(taken: NonNullable<TakeRecordMutation['takeRecord']['ok']>): void {
  const values = taken.fields.map(({ name, text, number, yesNo }) => [name, text ?? number ?? yesNo ?? null] as const);
  const stored = { ...Object.fromEntries(values), typeName: taken.typeName };
  currentPanelChart()?.entityEdited({
    key: taken.key,
    name: taken.name,
    country: cardCountry(stored),
    detail: cardDetail(stored),
    legalForm: cardLegalForm(stored),
    trailEnd: cardTrailEnd(stored),
  });
}
