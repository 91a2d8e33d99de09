import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Radio, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { chartsToTakeOntoQuery } from './documents';

const LISTED = 50;

/** The chart that is gone on with, or the name of the one to make. */
export type ChosenChart = { isNew: true; name: string } | { isNew: false; key: string | null };

interface Props {
  value: ChosenChart;
  /** What a new chart is called unless somebody says otherwise. */
  usualName: string;
  onChange: (value: ChosenChart) => void;
}

/** Asks whether a new chart is made, or which of those that may be edited is gone on with. */
export function ChartChoice({ value, usualName, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data, previousData } = useQuery(chartsToTakeOntoQuery, {
    variables: { search: search || null, limit: LISTED },
    fetchPolicy: 'cache-and-network',
  });
  const charts = ((data ?? previousData)?.chartList.charts ?? []).filter(({ viewerCan }) => viewerCan.edit);
  return (
    <Radio.Group
      label={t('Onto')}
      value={value.isNew ? 'new' : 'chart'}
      onChange={(choice) => onChange(choice === 'new' ? { isNew: true, name: usualName } : { isNew: false, key: null })}
    >
      <Stack gap="sm" mt="xs">
        <Radio value="new" label={t('A new chart')} />
        {value.isNew && (
          <TextInput
            aria-label={t('Name of the new chart')}
            value={value.name}
            maxLength={limits.nameMax}
            onChange={(event) => onChange({ isNew: true, name: event.currentTarget.value })}
          />
        )}
        <Radio value="chart" label={t('A chart of mine')} />
        {!value.isNew && (
          <Select
            aria-label={t('Chart')}
            placeholder={t('Type a part of its name')}
            searchable
            nothingFoundMessage={t('No chart that you may change has this name.')}
            data={charts.map(({ key, name }) => ({ value: key, label: name }))}
            filter={({ options }) => options}
            value={value.key}
            onChange={(key) => onChange({ isNew: false, key })}
            onSearchChange={setTyped}
          />
        )}
      </Stack>
    </Radio.Group>
  );
}
