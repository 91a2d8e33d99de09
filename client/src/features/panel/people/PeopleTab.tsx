import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../../../components/State';
import { useChanged } from '../../../lib/changed';
import classes from '../../../components/panel/Panel.module.css';
import { Section } from '../../../components/panel/Section';
import type { TabProps } from '../tabProps';
import { AttachIndividual } from './AttachIndividual';
import { peopleQuery, type KeyPerson } from './documents';
import { PersonForm } from './PersonForm';
import { PersonItem } from './PersonItem';

type Mode = { kind: 'read' } | { kind: 'new' } | { kind: 'attach' } | { kind: 'edit'; person: KeyPerson };

/** The key persons of an entity: read, edited, added and taken away (SPEC §2.4). */
export function PeopleTab({ record, editable }: TabProps) {
  const [mode, setMode] = useState<Mode>({ kind: 'read' });
  const { data, error, loading, refetch } = useQuery(peopleQuery, {
    variables: { key: record.key },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useChanged('entities', readAgain);
  const done = () => {
    setMode({ kind: 'read' });
    readAgain();
  };
  if (mode.kind === 'new' || mode.kind === 'edit') {
    const person = mode.kind === 'edit' ? mode.person : null;
    return <PersonForm entityKey={record.key} person={person} onDone={done} />;
  }
  if (mode.kind === 'attach') return <AttachIndividual entityKey={record.key} onDone={done} />;

  const people = data?.keyPersons;
  if (error && !people) {
    return (
      <ErrorState
        title={t('The key persons did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={loading}
        onRetry={readAgain}
      />
    );
  }
  return (
    <Section title={t('Key persons')}>
      {!people && loading && <Skeleton height={32} mt={8} radius="sm" aria-label={t('Reading the key persons')} />}
      {people?.length === 0 && (
        <p className={classes.none}>
          {editable ? t('There are none yet. Add people to contact about this entity.') : t('There are none.')}
        </p>
      )}
      {people && people.length > 0 && (
        <ul className={classes.list}>
          {people.map((person) => (
            <PersonItem
              key={person.key}
              person={person}
              entityKey={record.key}
              editable={editable}
              onEdit={() => setMode({ kind: 'edit', person })}
              onGone={readAgain}
            />
          ))}
        </ul>
      )}
      <Group gap="xs" mt="md">
        <Button
          size="sm"
          variant="default"
          disabled={!editable}
          leftSection={<IconUserPlus size={17} stroke={1.75} />}
          onClick={() => setMode({ kind: 'new' })}
        >
          {t('New key person')}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={!editable}
          leftSection={<IconUserSearch size={17} stroke={1.75} />}
          onClick={() => setMode({ kind: 'attach' })}
        >
          {t('Attach an individual')}
        </Button>
      </Group>
    </Section>
  );
}
