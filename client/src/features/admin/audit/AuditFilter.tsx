import { useQuery } from '@apollo/client/react';
import { Select, TextInput } from '@mantine/core';
import { toIsoDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { DateField } from '../../../components/fields/DateField';
import { clearButton } from '../../../components/fields/clearButton';
import { organizationNamesQuery } from '../documents';
import { PersonSelect } from '../PersonSelect';
import classes from './Audit.module.css';

/** Kinds of entries, by what their actions begin with. */
const KINDS = [
  { value: 'auth/', label: t('Signing in and accounts') },
  { value: 'users/', label: t('Users and organizations') },
  { value: 'access/', label: t('Access to charts and entities') },
  { value: 'datasets/', label: t('Charts and share links') },
  { value: 'graph/delete', label: t('Deleted entities and files') },
  { value: 'graph/read', label: t('Reads by Cypher') },
  { value: 'admin/', label: t('Settings, mail and exports') },
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
    <div className={classes.filters} role="group" aria-label={t('Filter')}>
      <Select
        label={t('What')}
        placeholder={t('Everything')}
        data={KINDS}
        clearable
        clearButtonProps={clearButton(t('Everything'))}
        value={wanted.action}
        onChange={(action) => set({ action })}
      />
      <PersonSelect
        label={t('Who')}
        placeholder={t('Everybody')}
        clearable
        value={wanted.userKey}
        onChange={(userKey) => set({ userKey })}
      />
      <Select
        label={t('Organization')}
        placeholder={t('All')}
        searchable
        clearable
        clearButtonProps={clearButton(t('All organizations'))}
        data={(data?.organizations ?? []).map(({ key: value, name: label }) => ({ value, label }))}
        value={wanted.organization}
        onChange={(organization) => set({ organization })}
      />
      <TextInput
        label={t('Record')}
        placeholder={t('Its key')}
        value={wanted.target}
        onChange={(event) => set({ target: event.currentTarget.value })}
      />
      <DateField label={t('From')} past value={wanted.from} onChange={(from) => set({ from })} />
      <DateField
        label={t('Until')}
        past
        value={wanted.until}
        onChange={(until) => set({ until })}
        error={isTurned(wanted) ? t('This is before the first day.') : undefined}
      />
    </div>
  );
}
