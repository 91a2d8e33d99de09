import { useRef } from 'react';
import { Alert, TextInput } from '@mantine/core';
import { nameLabel, type Field } from '@stemma/shared/entities/fields';
import { typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { FieldControl } from '../../../components/fields/FieldControl';
import { shownFields } from '../../../components/fields/draft';
import { TextField } from '../../../components/fields/TextField';
import type { PanelRecord } from '../documents';
import { onSaveKey } from '../onSaveKey';
import classes from '../../../components/panel/Panel.module.css';
import { SaveBar } from '../SaveBar';
import { Section } from '../../../components/panel/Section';
import { StaleNotice } from '../StaleNotice';
import { useDetailsForm } from './useDetailsForm';

interface DetailsFormProps {
  record: PanelRecord;
  type: RecordType;
  /** Back to reading: saved, cancelled, or nothing to save. */
  onDone: () => void;
}

/** The form of any record type, made from the catalogue of fields: one control for each kind, the shared rules and messages. */
export function DetailsForm({ record, type, onDone }: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const details = useDetailsForm(record, type, onDone, () => showFirstFault(form.current));
  const { draft, errors, set, leave } = details;
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={t('Details')}
      onKeyDown={onSaveKey(details.submit)}
      onSubmit={(event) => {
        event.preventDefault();
        details.submit();
      }}
    >
      <Section title={t('Details')}>
        {details.refusal && (
          <Alert color="red" variant="light" mb="md" role="alert">
            {details.refusal}
          </Alert>
        )}
        <StaleNotice quarrels={details.quarrels} onTake={details.takeTheirs} />
        <div className={classes.grid}>
          {type !== 'Individual' && (
            <div className={classes.wide}>
              <TextField
                label={nameLabel(type)}
                required
                value={String(draft['name'])}
                error={errors['name']}
                onChange={(name) => set('name', name)}
                onBlur={() => leave('name')}
              />
            </div>
          )}
          {type === 'Custom' && (
            <TextInput
              className={classes.wide}
              label={t('Entity Type')}
              value={typeLabel(type)}
              readOnly
              variant="filled"
            />
          )}
          {shownFields(type, draft).map((field) => (
            <div key={field.name} className={isWide(field) ? classes.wide : undefined}>
              <FieldControl field={field} draft={draft} errors={errors} onChange={set} onLeave={leave} />
            </div>
          ))}
        </div>
      </Section>
      <div style={{ flex: 1 }} />
      <SaveBar saving={details.saving} onCancel={onDone} />
    </form>
  );
}

function isWide({ kind, name, options }: Field): boolean {
  const suggests = kind === 'text' && options !== undefined;
  return kind === 'multiline' || kind === 'money' || kind === 'measure' || name === 'iban' || suggests;
}

function showFirstFault(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
}
