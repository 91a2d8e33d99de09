import { useQuery } from '@apollo/client/react';
import { Select, TextInput } from '@mantine/core';
import { toIsoDate } from '@stemma/shared/dates';
import { DateField } from '../../../components/fields/DateField';
import { clearButton } from '../../../components/fields/clearButton';
import { organizationNamesQuery } from '../documents';
import { PersonSelect } from '../PersonSelect';
import classes from './Audit.module.css';

/** Kinds of entries, by what their actions begin with. */
const KINDS = [
  { value: 'auth/', label: 'Signing in and accounts' },
  { value: 'users/', label: 'Users and organizations' },
  { value: 'access/', label: 'Access to charts and entities' },
  { value: 'datasets/', label: 'Charts and share links' },
  { value: 'graph/delete', label: 'Deleted entities and files' },
  { value: 'graph/read', label: 'Reads by Cypher' },
  { value: 'admin/', label: 'Settings, mail and exports' },
];

/** What entries are wanted; empty is all, days are as typed. */
export interface Wanted {
  action: string | null;
  userKey: string | null;
  organization: string | null;
  target: string;
  from: string;
  until: string;
}

export const ALL: Wanted = { action: null, userKey: null, organization: null, target: '', from: '', until: '' };

/** A day as typed, as an ISO date; empty where it is none yet. */
export function typedDay(typed: string): string {
  const date = toIsoDate(typed, { past: true });
  return date?.length === 10 ? date : '';
}

/** Whether the last day is before the first, so that there can be nothing. */
export function isTurned({ from, until }: Pick<Wanted, 'from' | 'until'>): boolean {
  const [first, last] = [typedDay(from), typedDay(until)];
  return first !== '' && last !== '' && first > last;
}

interface AuditFilterProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** What narrows the audit log. */
export function AuditFilter({ wanted, onChange }: AuditFilterProps) {
  const { data } = useQuery(organizationNamesQuery);
  const set = (part: Partial<Wanted>) => onChange({ ...wanted, ...part });
  return (
    <div className={classes.filters} role="group" aria-label="Filter">
      <Select
        label="What"
        placeholder="Everything"
        data={KINDS}
        clearable
        clearButtonProps={clearButton('Everything')}
        value={wanted.action}
        onChange={(action) => set({ action })}
      />
      <PersonSelect
        label="Who"
        placeholder="Everybody"
        clearable
        value={wanted.userKey}
        onChange={(userKey) => set({ userKey })}
      />
      <Select
        label="Organization"
        placeholder="All"
        searchable
        clearable
        clearButtonProps={clearButton('All organizations')}
        data={(data?.organizations ?? []).map(({ key: value, name: label }) => ({ value, label }))}
        value={wanted.organization}
        onChange={(organization) => set({ organization })}
      />
      <TextInput
        label="Record"
        placeholder="Its key"
        value={wanted.target}
        onChange={(event) => set({ target: event.currentTarget.value })}
      />
      <DateField label="From" past value={wanted.from} onChange={(from) => set({ from })} />
      <DateField
        label="Until"
        past
        value={wanted.until}
        onChange={(until) => set({ until })}
        error={isTurned(wanted) ? 'This is before the first day.' : undefined}
      />
    </div>
  );
}
