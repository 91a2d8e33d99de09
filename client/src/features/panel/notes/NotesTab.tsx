import { useState } from 'react';
import { Alert, Textarea } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import type { PanelRecord } from '../documents';
import { onSaveKey } from '../onSaveKey';
import classes from '../../../components/panel/Panel.module.css';
import { SaveBar } from '../SaveBar';
import { HeadingAction, Section } from '../../../components/panel/Section';
import { StaleNotice } from '../StaleNotice';
import type { TabProps } from '../tabProps';
import { useSaveEntity } from '../useSaveEntity';
import { useUnsavedWork } from '../work';

/** What is written down about an entity (SPEC §2.4). */
export function NotesTab({ record, editable }: TabProps) {
  const [editing, setEditing] = useState(false);
  if (editing && editable) return <NotesForm record={record} onDone={() => setEditing(false)} />;
  return (
    <Section
      title={t('Notes')}
      action={
        <HeadingAction label={t('Edit')} about={t('Notes')} disabled={!editable} onClick={() => setEditing(true)} />
      }
    >
      {record.description.trim() ? (
        <p className={classes.notes}>
          <bdi>{record.description}</bdi>
        </p>
      ) : (
        <p className={classes.none}>
          {editable ? t('Nothing is noted yet. Click Edit to write.') : t('Nothing is noted.')}
        </p>
      )}
    </Section>
  );
}

function NotesForm({ record, onDone }: { record: PanelRecord; onDone: () => void }) {
  const [base, setBase] = useState(record.description);
  const [text, setText] = useState(base);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, saving } = useSaveEntity();
  useUnsavedWork(text !== base, saving);

  const submit = async () => {
    if (saving) return;
    if (text === base) return onDone();
    const outcome = await save({ key: record.key, description: text, asRead: { description: base } });
    if (outcome.kind === 'saved') return onDone();
    if (outcome.kind === 'refused') return setRefusal(outcome.message);
    setBase(outcome.record.description);
    setTheirs(outcome.record.description);
  };

  return (
    <form
      className={classes.form}
      aria-label={t('Notes')}
      onKeyDown={onSaveKey(() => void submit())}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section title={t('Notes')}>
        {theirs !== null && (
          <StaleNotice
            quarrels={[{ name: 'notes', label: t('Notes'), theirs }]}
            onTake={() => {
              setText(theirs);
              setTheirs(null);
            }}
          />
        )}
        {refusal && (
          <Alert color="red" variant="light" mb="md" role="alert">
            {refusal}
          </Alert>
        )}
        <Textarea
          aria-label={t('Notes')}
          autosize
          minRows={8}
          maxRows={24}
          autoFocus
          maxLength={limits.textMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Section>
      <div style={{ flex: 1 }} />
      <SaveBar saving={saving} onCancel={onDone} />
    </form>
  );
}
