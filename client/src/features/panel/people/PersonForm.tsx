import { useState } from 'react';
import { Alert, TextInput } from '@mantine/core';
import { joinName } from '@stemma/shared/entities/individualName';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { newKey } from '../../../lib/newKey';
import { onSaveKey } from '../onSaveKey';
import classes from '../../../components/panel/Panel.module.css';
import { SaveBar } from '../SaveBar';
import { Section } from '../../../components/panel/Section';
import { useUnsavedWork } from '../work';
import type { KeyPerson } from './documents';
import { LineList } from './LineList';
import { beginPerson, LISTS, readPerson, type PersonFaults } from './personDraft';
import { useSavePerson } from './useSavePerson';

interface PersonFormProps {
  entityKey: string;
  /** Null for a new one. */
  person: KeyPerson | null;
  onDone: () => void;
}

/** A key person, new or changed. An individual's name is changed in his own record. */
export function PersonForm({ entityKey, person, onDone }: PersonFormProps) {
  const [key] = useState(() => person?.key ?? newKey());
  const [begun] = useState(() => beginPerson(person));
  const [draft, setDraft] = useState(begun);
  const [faults, setFaults] = useState<PersonFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, saving } = useSavePerson(entityKey);
  const changed = JSON.stringify(draft) !== JSON.stringify(begun);
  useUnsavedWork(changed, saving);

  const submit = async () => {
    if (saving) return;
    const read = readPerson(draft);
    if ('faults' in read) {
      setFaults(read.faults);
      if (read.faults['firstName']) notify('Error', read.faults['firstName'], 5000);
      return;
    }
    if (person && !changed) return onDone();
    const problem = await save({ key, ...read.person }, person?.isIndividual ?? false);
    if (problem) setRefusal(problem);
    else onDone();
  };

  /** Tells what is wrong with a row that was left. */
  const leave = (name: string, at: number) => {
    const read = readPerson(draft);
    const row = `${name}.${at}`;
    const fault = 'faults' in read ? read.faults[row] : undefined;
    if (fault) setFaults((others) => ({ ...others, [row]: fault }));
  };

  const title = person ? joinName(person.firstName, person.lastName) : t('New key person');
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={title}
      onKeyDown={onSaveKey(() => void submit())}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Section title={title}>
        {refusal && (
          <Alert color="red" variant="light" mb="md" role="alert">
            {refusal}
          </Alert>
        )}
        {!person?.isIndividual && (
          <div className={classes.grid}>
            <TextInput
              label={t('First name')}
              required
              autoFocus
              autoComplete="off"
              value={draft.firstName}
              error={faults['firstName']}
              onChange={(event) => {
                setFaults({});
                setDraft({ ...draft, firstName: event.currentTarget.value });
              }}
            />
            <TextInput
              label={t('Last name')}
              autoComplete="off"
              value={draft.lastName}
              onChange={(event) => setDraft({ ...draft, lastName: event.currentTarget.value })}
            />
          </div>
        )}
        {LISTS.map(({ name, label, add }) => (
          <LineList
            key={name}
            label={label}
            add={add}
            lines={draft[name]}
            faultOf={(at) => faults[`${name}.${at}`]}
            onChange={(lines) => {
              setFaults({});
              setDraft({ ...draft, [name]: lines });
            }}
            onLeave={(at) => leave(name, at)}
          />
        ))}
      </Section>
      <div style={{ flex: 1 }} />
      <SaveBar saving={saving} onCancel={onDone} />
    </form>
  );
}
