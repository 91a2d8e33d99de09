import { useState } from 'react';
import { Button, CloseButton, MultiSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import { isRecordType, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { countryChoices } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import type { ListKind } from './kinds';
import { hasCountry } from './kinds';
import { clearButton } from '../../components/fields/clearButton';
import { useOptionsOnFocus } from '../../components/fields/useOptionsOnFocus';
import { useTags } from '../../components/tags/useTags';
import type { ListAddress } from './useListAddress';
import classes from './List.module.css';

interface Props {
  kind: ListKind;
  address: ListAddress;
  narrowed: boolean;
  onChange: (change: Partial<ListAddress>) => void;
}

const NO_FILTER: Partial<ListAddress> = { search: '', type: null, country: null, tags: [], onCharts: null };

/** What the list is narrowed by: words of the name, kind, country, tags, standing on charts. */
export function FilterBar({ kind, address, narrowed, onChange }: Props) {
  const [text, setText] = useState(address.search);
  const [sent, setSent] = useState(address.search);
  if (address.search !== sent) {
    setSent(address.search);
    setText(address.search);
  }
  const send = useDebouncedCallback((search: string) => {
    setSent(search);
    onChange({ search });
  }, 200);
  const tags = useTags().tags ?? [];
  const countries = useOptionsOnFocus(countryChoices(), address.country === null ? [] : [address.country]);
  const type = (text: string) => {
    setText(text);
    send(text);
  };
  const clear = () => {
    type('');
    onChange(NO_FILTER);
  };
  return (
    <div className={classes.filters} role="search" aria-label={t('Narrow {many}', { many: kind.many })}>
      <TextInput
        className={classes.search}
        aria-label={t('Search {many} by name', { many: kind.many })}
        placeholder={t('Search {many}', { many: kind.many })}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={text && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => type('')} />}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && type('')}
      />
      {kind.types.length > 1 && (
        <Select
          className={classes.filter}
          aria-label={t('Kind')}
          placeholder={t('All kinds')}
          clearable
          clearButtonProps={clearButton(t('All kinds'))}
          data={kind.types.map((value) => ({ value, label: typeLabelPlural(value) }))}
          value={address.type}
          onChange={(value) => onChange({ type: value && isRecordType(value) ? value : null })}
        />
      )}
      {hasCountry(kind) && (
        <Select
          className={classes.filter}
          aria-label={t('Country')}
          placeholder={t('All countries')}
          searchable
          clearable
          clearButtonProps={clearButton(t('All countries'))}
          nothingFoundMessage={t('No such country')}
          {...countries}
          value={address.country}
          onChange={(country) => onChange({ country })}
        />
      )}
      {tags.length > 0 && (
        <MultiSelect
          className={classes.filter}
          aria-label={t('Tags')}
          placeholder={address.tags.length ? undefined : t('All tags')}
          searchable
          clearable
          clearButtonProps={clearButton(t('All tags'))}
          data={tags.map(({ key, name }) => ({ value: key, label: name }))}
          value={[...address.tags]}
          onChange={(keys) => onChange({ tags: keys })}
        />
      )}
      <Select
        className={classes.filter}
        aria-label={t('On charts')}
        placeholder={t('On charts or not')}
        clearable
        clearButtonProps={clearButton(t('On charts or not'))}
        data={[
          { value: 'yes', label: t('On a chart') },
          { value: 'no', label: t('On no chart') },
        ]}
        value={address.onCharts === null ? null : address.onCharts ? 'yes' : 'no'}
        onChange={(value) => onChange({ onCharts: value === null ? null : value === 'yes' })}
      />
      {narrowed && (
        <Button variant="subtle" leftSection={<IconFilterOff size={16} stroke={1.6} />} onClick={clear}>
          {t('Show all')}
        </Button>
      )}
    </div>
  );
}
