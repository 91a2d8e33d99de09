import { useState, type FormEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { nameLabel } from '@stemma/shared/entities/fields';
import { messages } from '@stemma/shared/messages';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { openEntityPanel } from '../../lib/entityPanel';
import { useLookupSources } from '../../lib/lookups';
import { showShellDialog } from '../shellDialogStore';
import type { ValueChoice } from './choice';
import type { EntityHit } from './documents';
import { DuplicateAlert } from './DuplicateAlert';
import { EntityHits } from './EntityHits';
import type { ChosenEntity } from './entityDialogStore';
import { TypeSelect } from './TypeSelect';
import { useAddEntity } from './useAddEntity';
import { findEntities, useEntitySearch } from './useEntitySearch';

interface NewEntityFormProps extends ValueChoice {
  folder: string;
  mayPick: boolean;
  doubtful: boolean;
  onDoubt: (doubtful: boolean) => void;
  onDone: (entity: ChosenEntity) => void;
  onClose: () => void;
}

/** Name and type of a new entity. Done looks for the same name first; a match of the type is told before anything is made (SPEC §5). */
export function NewEntityForm(props: NewEntityFormProps) {
  const { types, type, onType, name, onName, folder, mayPick, doubtful, onDoubt, onDone, onClose } = props;
  const client = useApolloClient();
  const search = useEntitySearch(name, type);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddEntity();
  const trimmed = tidyName(name);
  const fault = trimmed ? nameFault(trimmed) : undefined;

  const canLookUp = useLookupSources().some(({ hasRecords }) => hasRecords) && type === 'Company';

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const made = await make();
    if (made) onDone(made);
  };
  const makeAndLookUp = async () => {
    const made = await make();
    if (!made) return;
    onDone(made);
    showShellDialog({ kind: 'lookUp', entityKey: made.key, entityName: made.name });
  };
  const make = async (): Promise<ChosenEntity | undefined> => {
    if (!trimmed || !type || fault || busy) return undefined;
    setBusy(true);
    setProblem(null);
    if (!doubtful) {
      const alike = await findEntities(client, trimmed, type).catch(() => null);
      if (alike === null || alike.length > 0) {
        setBusy(false);
        if (alike) onDoubt(true);
        else setProblem(t('Stemma could not look for duplicates. Check your connection and try again.'));
        return undefined;
      }
    }
    const answer = await add({ typeName: type, name: trimmed, folder });
    setBusy(false);
    if ('entity' in answer) return answer.entity;
    setProblem(answer.problem);
    return undefined;
  };
  const take = (hit: EntityHit) => {
    if (mayPick) return onDone(hit);
    onClose();
    openEntityPanel({ key: hit.key });
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-start" gap="sm" wrap="nowrap">
        {types.length > 1 && <TypeSelect types={types} value={type} onChange={changing(onType, onDoubt)} />}
        <TextInput
          label={type ? nameLabel(type) : t('Name')}
          flex={1}
          data-autofocus
          autoComplete="off"
          value={name}
          onChange={(event) => {
            onDoubt(false);
            onName(event.currentTarget.value);
          }}
          error={fault}
        />
      </Group>
      {doubtful && <DuplicateAlert />}
      {problem && (
        <Alert mt="md" color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      <EntityHits
        search={search}
        type={type}
        word={() => (mayPick ? t('Choose') : t('Open'))}
        without={(hit) => !types.some((one) => one === hit.typeName)}
        onTake={take}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        {canLookUp && (
          <Button
            variant="default"
            disabled={!trimmed || fault !== undefined || busy}
            onClick={() => void makeAndLookUp()}
          >
            {t('Done, and look it up…')}
          </Button>
        )}
        <Button type="submit" disabled={!trimmed || !type || fault !== undefined} loading={busy}>
          {doubtful ? messages.possibleDuplicate.button : t('Done')}
        </Button>
      </Group>
    </form>
  );
}

function changing<T>(then: (value: T) => void, onDoubt: (doubtful: boolean) => void) {
  return (value: T) => {
    onDoubt(false);
    then(value);
  };
}
