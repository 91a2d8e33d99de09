import { IconArrowMerge, IconLayoutGridAdd } from '@tabler/icons-react';
import { Link } from '../../../lib/router/Link';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import { t } from '@stemma/shared/language/translate';
import type { TablePlace } from './useTablePlace';
import classes from './Joins.module.css';

const SHOWN = 50;

/** Which chart takes a table in, and which of its rows are entities that are there, each with what tells that they are the same. */
export function Joins({ place, parties }: { place: TablePlace; parties: JudgedTable['parties'] }) {
  const { chart, joins } = place;
  if (!chart && joins.length === 0) return null;
  const placeOf = new Map(parties.map((party) => [party.id, party.place]));
  return (
    <section className={classes.joins} aria-label={t('What is there already')}>
      {chart && (
        <p>
          <IconLayoutGridAdd size={16} stroke={1.6} aria-hidden />
          <span>
            {t('A chart of this name is there from an earlier import and takes the rows in:')}{' '}
            <Link to={`/chart/${chart.key}`} target="_blank">
              {chart.name}
            </Link>
          </span>
        </p>
      )}
      {joins.length > 0 && (
        <>
          <p>
            <IconArrowMerge size={16} stroke={1.6} aria-hidden />
            <span>
              {t(
                '{count, plural, one {# of these entities is there already and is not made again:} other {# of these entities are there already and are not made again:}}',
                { count: joins.length },
              )}
            </span>
          </p>
          <ul tabIndex={0} aria-label={t('Joined with what is there')}>
            {joins.slice(0, SHOWN).map(({ recordId, key, party, name, by }) => (
              <li key={`${recordId} ${key}`}>
                <b>{placeOf.get(recordId) ?? ''}</b>{' '}
                {party === name ? <bdi>{name}</bdi> : t('“{party}” is “{name}”', { party, name })}
                <span>{by === null ? t('same record of an earlier import') : identifierText(by)}</span>
              </li>
            ))}
            {joins.length > SHOWN && <li>{t('and {more} more', { more: joins.length - SHOWN })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

/** "XI-LEI:5493…" as people call it. */
function identifierText(by: string): string {
  const at = by.indexOf(':');
  const [scheme, id] = [by.slice(0, at), by.slice(at + 1)];
  if (scheme === 'XI-LEI') return t('same LEI {value}', { value: id });
  const country = /^([A-Z]{2})-(COH|REG)$/.exec(scheme)?.[1];
  return country
    ? t('same registration number {value} ({country})', { value: id, country })
    : t('same identifier {value}', { value: `${scheme} ${id}` });
}
