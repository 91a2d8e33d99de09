import { useRef, useState } from 'react';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { EntityHits } from '../../../components/entityDialog/EntityHits';
import { useEntitySearch } from '../../../components/entityDialog/useEntitySearch';
import { Section } from '../../../components/panel/Section';
import { closeOnEscape } from '../../../lib/closeOnEscape';
import { useSavePerson } from './useSavePerson';

/** Finds an individual who has a record and makes him a key person of the entity. Escape closes the list of those found before the panel. */
export function AttachIndividual({ entityKey, onDone }: { entityKey: string; onDone: () => void }) {
  const [text, setText] = useState('');
  const [isListed, setListed] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const search = useEntitySearch(text, 'Individual');
  const { save, saving } = useSavePerson(entityKey);
  const closesList = isListed && search.kind !== 'idle';
  const closeList = () => {
    setListed(false);
    field.current?.focus();
  };
  const attach = async (key: string) => {
    if (saving) return;
    const answer = await save({ key }, true);
    if (answer) setProblem(answer);
    else onDone();
  };
  return (
    <Section title={t('Attach an individual')}>
      {problem && (
        <Alert color="red" variant="light" mb="md" role="alert">
          {problem}
        </Alert>
      )}
      <div {...(closesList && { onKeyDown: closeOnEscape(closeList) })}>
        <TextInput
          ref={field}
          aria-label={t('Name of the individual')}
          placeholder={t('Name of the individual')}
          leftSection={<IconSearch size={17} stroke={1.6} />}
          autoFocus
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setListed(true);
          }}
          onKeyDown={(event) => event.key === 'ArrowDown' && setListed(true)}
        />
        {isListed && (
          <EntityHits
            type="Individual"
            search={search}
            word={() => t('Attach')}
            without={(hit) => hit.key === entityKey}
            onTake={({ key }) => void attach(key)}
          />
        )}
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Group>
    </Section>
  );
}
