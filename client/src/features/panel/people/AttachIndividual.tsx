import { useState } from 'react';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { EntityHits } from '../../../components/entityDialog/EntityHits';
import { useEntitySearch } from '../../../components/entityDialog/useEntitySearch';
import { Section } from '../../../components/panel/Section';
import { useSavePerson } from './useSavePerson';

/** Finds an individual who has a record and makes him a key person of the entity. */
export function AttachIndividual({ entityKey, onDone }: { entityKey: string; onDone: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const search = useEntitySearch(text, 'Individual');
  const { save, saving } = useSavePerson(entityKey);
  const attach = async (key: string) => {
    if (saving) return;
    const answer = await save({ key }, true);
    if (answer) setProblem(answer);
    else onDone();
  };
  return (
    <Section title="Attach an individual">
      {problem && (
        <Alert color="red" variant="light" mb="md" role="alert">
          {problem}
        </Alert>
      )}
      <TextInput
        aria-label="Name of the individual"
        placeholder="Name of the individual"
        leftSection={<IconSearch size={17} stroke={1.6} />}
        autoFocus
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <EntityHits
        type="Individual"
        search={search}
        word={() => 'Attach'}
        without={(hit) => hit.key === entityKey}
        onTake={({ key }) => void attach(key)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Section>
  );
}
