import { Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { ValueChoice } from './choice';
import { EntityHits } from './EntityHits';
import type { ChosenEntity } from './entityDialogStore';
import { TypeSelect } from './TypeSelect';
import { useEntitySearch } from './useEntitySearch';

/** Finds an entity that exists by its name. */
export function SearchEntities({
  types,
  type,
  onType,
  name,
  onName,
  onDone,
}: ValueChoice & { onDone: (entity: ChosenEntity) => void }) {
  const search = useEntitySearch(name, type);
  return (
    <>
      <Group align="flex-start" gap="sm" wrap="nowrap">
        {types.length > 1 && <TypeSelect types={types} value={type} onChange={onType} clearable />}
        <TextInput
          label={t('Name')}
          flex={1}
          data-autofocus
          inputMode="search"
          autoComplete="off"
          leftSection={<IconSearch size={17} stroke={1.6} />}
          value={name}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </Group>
      <EntityHits
        type={type}
        search={search}
        word={() => t('Choose')}
        without={(hit) => !types.some((one) => one === hit.typeName)}
        onTake={onDone}
      />
    </>
  );
}
