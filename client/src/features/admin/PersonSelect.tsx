import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from '../../components/fields/clearButton';
import type { UsersWanted } from '../../gql/graphql';
import { adminPeopleQuery } from './documents';

/** How many are offered; a longer text finds the others. */
const OFFERED = 20;

interface PersonSelectProps {
  label: string;
  placeholder?: string;
  /** Whom to choose from, but for what is typed. */
  find?: Omit<UsersWanted, 'term'>;
  /** Keys of those who are not offered. */
  except?: readonly string[];
  value: string | null;
  onChange: (key: string | null) => void;
  clearable?: boolean;
  nothingFound?: string;
}

interface Person {
  key: string;
  name: string;
  email: string;
}

/** Chooses a user, by a part of a name or an address that the server looks for. */
export function PersonSelect(props: PersonSelectProps) {
  const { label, placeholder = t('Name or e-mail'), find, except = [], value, onChange, clearable = false } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const [term] = useDebouncedValue(typed, 200);
  const wanted = chosen && term === labelOf(chosen) ? '' : term;
  const { data, loading, error } = useQuery(adminPeopleQuery, {
    variables: { find: { ...find, term: wanted }, limit: OFFERED + except.length },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data?.users ?? []).filter(({ key }) => !except.includes(key)).slice(0, OFFERED);
  const offered = chosen && !found.some(({ key }) => key === chosen.key) ? [chosen, ...found] : found;
  return (
    <Select
      label={label}
      placeholder={placeholder}
      searchable
      clearable={clearable}
      clearButtonProps={clearButton(t('Clear {label}', { label }))}
      // The server has looked already.
      filter={({ options }) => options}
      data={offered.map((person) => ({ value: person.key, label: labelOf(person) }))}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(key) => {
        setChosen(offered.find((person) => person.key === key));
        onChange(key);
      }}
      rightSection={loading ? <Loader size={16} /> : undefined}
      nothingFoundMessage={loading ? t('Looking …') : (props.nothingFound ?? t('Nobody found'))}
      error={error?.message}
    />
  );
}

const labelOf = ({ name, email }: Person): string => `${name} (${email})`;
