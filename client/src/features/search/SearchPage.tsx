import { useEffect, useState } from 'react';
import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { isRecordType, RECORD_TYPES, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { PageHeader } from '../../components/PageHeader';
import { State } from '../../components/State';
import { usePageTitle } from '../../lib/pageTitle';
import { SearchResults } from './SearchResults';
import classes from './Search.module.css';

const TYPES = RECORD_TYPES.map((type) => ({ value: type, label: typeLabelPlural(type) }));

/** Search by free text and type; both stand in the address (`q`, `type`). */
export function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState(address.get('q') ?? '');
  const [term] = useDebouncedValue(text.trim(), 200);
  const asked = address.get('type') ?? '';
  const type = isRecordType(asked) ? asked : null;
  usePageTitle(term ? `Search: ${term}` : 'Search');

  useEffect(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (term) next.set('q', term);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  }, [term, setAddress]);

  const chooseType = (value: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set('type', value);
        else next.delete('type');
        return next;
      },
      { replace: true },
    );

  return (
    <>
      <PageHeader title="Search" />
      <div className={classes.scroll}>
        <div className={classes.bar} role="search">
          <TextInput
            className={classes.field}
            aria-label="Search entities and charts"
            placeholder="Name of a person, organisation, trust, asset or chart"
            autoFocus
            size="md"
            leftSection={<IconSearch size={18} stroke={1.6} />}
            rightSection={text && <CloseButton aria-label="Clear the search" onClick={() => setText('')} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Select
            className={classes.type}
            aria-label="Type of entity"
            placeholder="All types"
            size="md"
            clearable
            data={TYPES}
            value={type}
            onChange={chooseType}
            clearButtonProps={{ 'aria-label': 'All types' }}
          />
        </div>
        {term ? (
          <SearchResults term={term} type={type} />
        ) : (
          <State
            icon={<IconSearch size={28} stroke={1.5} />}
            title="Find anything by its name"
            text="Type a few letters. Small misspellings do no harm."
          />
        )}
      </div>
    </>
  );
}
