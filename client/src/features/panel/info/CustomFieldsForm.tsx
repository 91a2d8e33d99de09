import { useState } from 'react';
import { ActionIcon, Alert, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { checkCustomFields, type CustomField } from '@stemma/shared/rules/customFields';
import { t } from '@stemma/shared/language/translate';
import type { PanelRecord } from '../documents';
import { onSaveKey } from '../onSaveKey';
import classes from '../../../components/panel/Panel.module.css';
import { SaveBar } from '../SaveBar';
import { Section } from '../../../components/panel/Section';
import { StaleNotice } from '../StaleNotice';
import { useSaveEntity } from '../useSaveEntity';
import { useUnsavedWork } from '../work';

type Row = CustomField & { id: number };

const pairs = (fields: readonly CustomField[]): CustomField[] => fields.map(({ name, value }) => ({ name, value }));

/** Custom fields as pairs that can be typed over, added and taken away; blank names are left out (SPEC §5). */
export function CustomFieldsForm({ record, onDone }: { record: PanelRecord; onDone: () => void }) {
  const [base, setBase] = useState(() => pairs(record.customFields));
  const [rows, setRows] = useState<Row[]>(() => withIds(base.length > 0 ? base : [{ name: '', value: '' }]));
  const [theirs, setTheirs] = useState<CustomField[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, saving } = useSaveEntity();
  const [fault, setFault] = useState<{ id: number; message: string } | null>(null);
  const read = checkCustomFields(pairs(rows));
  const wanted = 'fields' in read ? read.fields : undefined;
  const changed = JSON.stringify(wanted) !== JSON.stringify(base);
  useUnsavedWork(changed, saving);

  const change = (id: number, part: Partial<CustomField>) => {
    setFault(null);
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...part } : row)));
  };
  const add = () => setRows((all) => [...all, { name: '', value: '', id: nextId(all) }]);

  const submit = async () => {
    if (saving) return;
    setRefusal(null);
    if ('fault' in read) {
      const row = rows[read.at ?? -1];
      return row ? setFault({ id: row.id, message: read.fault }) : setRefusal(read.fault);
    }
    if (!changed) return onDone();
    const outcome = await save({ key: record.key, customFields: read.fields, asRead: { customFields: base } });
    if (outcome.kind === 'saved') return onDone();
    if (outcome.kind === 'refused') return setRefusal(outcome.message);
    const now = pairs(outcome.record.customFields);
    setBase(now);
    setTheirs(now);
  };

  return (
    <form
      noValidate
      aria-label={t('Custom Fields')}
      onKeyDown={onSaveKey(() => void submit())}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section title={t('Custom Fields')}>
        {refusal && (
          <Alert color="red" variant="light" mb="md" role="alert">
            {refusal}
          </Alert>
        )}
        {theirs && (
          <StaleNotice
            quarrels={[{ name: 'all', label: t('Custom Fields'), theirs: theirs.map(asText).join(', ') }]}
            onTake={() => {
              setRows(withIds(theirs));
              setTheirs(null);
            }}
          />
        )}
        <div className={classes.pairs}>
          {rows.map((row, at) => (
            <div key={row.id} className={classes.pair}>
              <TextInput
                aria-label={t('Name of custom field {at}', { at: at + 1 })}
                placeholder={t('Name')}
                value={row.name}
                error={fault?.id === row.id && fault.message}
                maxLength={limits.nameMax}
                autoFocus={at === rows.length - 1}
                onChange={(event) => change(row.id, { name: event.currentTarget.value })}
              />
              <TextInput
                aria-label={t('Value of custom field {at}', { at: at + 1 })}
                placeholder={t('Value')}
                value={row.value}
                maxLength={limits.textMax}
                onChange={(event) => change(row.id, { value: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={34}
                aria-label={t('Remove custom field {at}', { at: at + 1 })}
                onClick={() => setRows((all) => all.filter(({ id }) => id !== row.id))}
              >
                <IconTrash size={17} stroke={1.75} />
              </ActionIcon>
            </div>
          ))}
        </div>
        <Button
          mt="xs"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          disabled={rows.length >= limits.customFieldsMax}
          onClick={add}
        >
          {t('Add a field')}
        </Button>
      </Section>
      <SaveBar saving={saving} onCancel={onDone} />
    </form>
  );
}

function withIds(fields: readonly CustomField[]): Row[] {
  return fields.map((field, id) => ({ ...field, id }));
}

function nextId(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1;
}

function asText({ name, value }: CustomField): string {
  return `${name}: ${value}`;
}
