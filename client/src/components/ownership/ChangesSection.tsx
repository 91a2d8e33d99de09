import { useState } from 'react';
import { Button, Select, TextInput } from '@mantine/core';
import { isIsoDate, toShownDate } from '@stemma/shared/dates';
import { netChanges } from '@stemma/shared/ownership/changes';
import type { HolderChange, OwnershipChange } from '@stemma/shared/ownership/changes';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from '../fields/clearButton';
import { Section } from '../panel/Section';
import classes from './Ownership.module.css';
import type { PartyOf } from './source';

/** What starts and ends in a link on a day, in words. */
export interface LinkChange {
  key: string;
  holder: string;
  subject: string;
  begins: readonly string[];
  ends: readonly string[];
}

interface Props {
  changes: readonly OwnershipChange[];
  linksOf: (change: OwnershipChange) => readonly LinkChange[];
  party: PartyOf;
  onDay: (day: string) => void;
}

const SHOWN = 12;

/** What changed above the subject, day by day, the latest first; between two days, and of one holder, where these are chosen. */
export function ChangesSection({ changes, linksOf, party, onDay }: Props) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [holder, setHolder] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const keys = [...new Set(changes.flatMap(({ holders }) => holders.map(({ key }) => key)))];
  const choices = keys
    .map((value) => ({ value, label: party(value).name || t('Without a name') }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const isOf = ({ key }: HolderChange) => holder === null || key === holder;
  const within = changes
    .filter(({ date }) => (!from || date > from) && (!to || date <= to))
    .map((change) => ({ ...change, holders: change.holders.filter(isOf) }))
    .filter(({ holders }) => holder === null || holders.length > 0);
  const shown = within.toReversed().slice(0, all ? undefined : SHOWN);
  if (changes.length === 0) {
    return (
      <Section title={t('Changes')}>
        <p className={classes.quiet}>{t('No dates are recorded.')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('Changes')}>
      <div className={classes.settings}>
        <Day label={t('From')} value={from} onChange={setFrom} />
        <Day label={t('To')} value={to} onChange={setTo} />
        <Select
          className={classes.whole}
          size="xs"
          label={t('Holder')}
          placeholder={t('Everybody')}
          searchable
          clearable
          clearButtonProps={clearButton(t('Everybody'))}
          limit={50}
          data={choices}
          value={holder}
          nothingFoundMessage={t('Nobody of this name changed.')}
          onChange={setHolder}
        />
      </div>
      {from && to && <Compared from={from} to={to} net={netChanges(within)} party={party} />}
      {within.length === 0 && !(from && to) && <p className={classes.quiet}>{t('Nothing changed then.')}</p>}
      <ul className={classes.list} aria-label={t('Changes by day')}>
        {shown.map(({ date, links, holders }) => (
          <li key={date}>
            <div className={classes.row}>
              <b>{toShownDate(date)}</b>
              <Button size="compact-xs" variant="subtle" onClick={() => onDay(date)}>
                {t('Show this day')}
              </Button>
            </div>
            <ChangedLinks changes={linksOf({ date, links, holders })} />
            {holders.map(({ key, before, after }) => (
              <div key={key} className={classes.row}>
                <bdi>{party(key).name}</bdi>
                <span className={classes.number}>
                  {formatShare(before)} → {formatShare(after)}
                </span>
              </div>
            ))}
            {holders.length === 0 && <span className={classes.sub}>{t('No total changes.')}</span>}
          </li>
        ))}
      </ul>
      {within.length > shown.length && (
        <button type="button" className={classes.name} onClick={() => setAll(true)}>
          {t('Show {count} more', { count: within.length - shown.length })}
        </button>
      )}
    </Section>
  );
}

const LINKS_SHOWN = 6;

function ChangedLinks({ changes }: { changes: readonly LinkChange[] }) {
  return (
    <>
      {changes.slice(0, LINKS_SHOWN).map(({ key, holder, subject, begins, ends }) => (
        <span key={key} className={classes.sub}>
          <bdi>{holder}</bdi> {t('in')} <bdi>{subject}</bdi>:{' '}
          {[
            ...ends.map((role) => t('{role} ends', { role })),
            ...begins.map((role) => t('{role} begins', { role })),
          ].join('; ')}
        </span>
      ))}
      {changes.length > LINKS_SHOWN && (
        <span className={classes.sub}>{t('and {count} more links', { count: changes.length - LINKS_SHOWN })}</span>
      )}
    </>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <TextInput
      size="xs"
      type="date"
      label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value;
        if (day === '' || isIsoDate(day)) onChange(day);
      }}
    />
  );
}

interface ComparedProps {
  from: string;
  to: string;
  net: readonly HolderChange[];
  party: PartyOf;
}

/** What holders have on two days, of those who do not have the same. */
function Compared({ from, to, net, party }: ComparedProps) {
  if (from >= to) return <p className={classes.quiet}>{t('The first day is to be before the second.')}</p>;
  if (net.length === 0) return <p className={classes.quiet}>{t('No total differs between these days.')}</p>;
  return (
    <table className={classes.table} aria-label={t('Two days compared')}>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col">{toShownDate(from)}</th>
          <th scope="col">{toShownDate(to)}</th>
          <th scope="col">{t('Change')}</th>
        </tr>
      </thead>
      <tbody>
        {net.map(({ key, before, after }) => (
          <tr key={key}>
            <td>
              <bdi>{party(key).name}</bdi>
            </td>
            <td>{formatShare(before)}</td>
            <td>{formatShare(after)}</td>
            <td className={classes.total}>
              {after > before ? '+ ' : '− '}
              {formatShare(Math.abs(after - before))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
