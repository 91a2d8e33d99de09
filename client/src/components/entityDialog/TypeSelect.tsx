import type { Ref } from 'react';
import { Group, Select } from '@mantine/core';
import { typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../entity/EntityTypeIcon';
import { clearButton } from '../fields/clearButton';

interface TypeSelectProps {
  types: readonly RecordType[];
  value: RecordType | null;
  onChange: (type: RecordType | null) => void;
  /** Whether no type stands for all of them. */
  clearable?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One of the types of entities, with its picture. */
export function TypeSelect({ types, value, onChange, clearable = false, error, ref }: TypeSelectProps) {
  return (
    <Select
      ref={ref}
      label={t('Type')}
      error={error}
      w={{ base: 140, xs: 184 }}
      placeholder={clearable && !error ? t('Any type') : t('Choose a type')}
      value={value}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={clearButton(t('Any type'))}
      checkIconPosition="right"
      leftSection={value && <EntityTypeIcon type={value} size={22} />}
      data={types.map((one) => ({ value: one, label: typeLabel(one) }))}
      renderOption={({ option }) => {
        const type = types.find((one) => one === option.value);
        return (
          <Group gap="xs" wrap="nowrap">
            {type && <EntityTypeIcon type={type} size={22} />}
            {option.label}
          </Group>
        );
      }}
      onChange={(chosen) => onChange(types.find((one) => one === chosen) ?? null)}
    />
  );
}
