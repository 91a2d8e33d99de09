import { randomUUID } from 'node:crypto';
import { findDuplicates } from '../../server/src/merging/candidates/find';
import type { TestApp } from '../testkit/app';
import type { BenchRow, Pair } from './measure';
import { compare } from './measure';

const LARGE = 100_000;
const SMALL = 1000;
const BATCH = 5000;
const ROUNDS = 3;
/** Seconds (what is to hold is 30 in the background). */
const MOST = 30;
/** Times as long for each record. */
const MOST_FOR_EACH = 1.5;
/** One in so many records is there twice, its name written otherwise. */
const TWICE = 50;

const FIRST =
  'Alder Birch Cedar Delta Echo Fjord Garnet Harbour Iris Juniper Kestrel Lumen Meridian Nimbus Opal Pine Quartz Raven Sable Tundra'.split(
    ' ',
  );
const SECOND = 'Capital Holdings Partners Trading Shipping Estates Ventures Advisory Energy Mining'.split(' ');
const FORMS = ['Ltd', 'GmbH', 'S.A.', 'Inc.', 'LLC', 'B.V.', 'AG', 'Plc'];
const COUNTRIES = ['United Kingdom', 'Germany', 'Malta', 'Luxembourg', 'Panama'];
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** A made-up word of a number: other numbers, other words. */
function wordOf(number: number): string {
  let rest = number + 400;
  let word = '';
  while (rest > 0) {
    word += pick(SYLLABLES, rest);
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function recordOf(mark: string, at: number) {
  const isTwin = at % TWICE === 1;
  const of = isTwin ? at - 1 : at;
  const form = pick(FORMS, of >> 3);
  const words = [pick(FIRST, of), wordOf(of * 7), pick(SECOND, of >> 4)];
  const name = isTwin ? `${words.join(' ').toUpperCase()} ${form.replaceAll('.', '')}` : `${words.join(' ')} ${form}`;
  const country = pick(COUNTRIES, of >> 2);
  return {
    ...{ key: `${mark}:${at}`, typeName: 'Company', name, nameLower: name.toLowerCase(), party: 'known', country },
    ...(of % 3 === 0 ? { registration: String(1_000_000 + of) } : {}),
    ...(of % 4 === 0 ? { incorporation: `${1980 + (of % 40)}-0${1 + (of % 9)}-1${of % 10}` } : {}),
    modifiedDate: '2026-01-01T00:00:00.000Z',
  };
}

async function makeRecords({ store }: TestApp, organizationKey: string, count: number): Promise<void> {
  const mark = randomUUID();
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => ({
      ...recordOf(mark, from + index),
      organizationKey,
    }));
    await store.write((tx) =>
      tx.run('bench.records', 'UNWIND $rows AS row CREATE (e:Entity:Company) SET e = row', { rows }),
    );
  }
}

/** Finds all pairs anew, as after a change. */
async function findAgain({ store }: TestApp, organizationKey: string): Promise<void> {
  await store.write((tx) =>
    tx.run('bench.forget', 'MATCH (o:Organization {key: $organizationKey}) REMOVE o.duplicatesMark', {
      organizationKey,
    }),
  );
  if (!(await findDuplicates(store, organizationKey))) throw new Error('Nothing was looked for.');
}

/** Finding duplicates among 100,000 records and among 1,000, against a bare reading of their names. */
export async function benchDuplicates(app: TestApp): Promise<BenchRow[]> {
  const [small, large] = [(await app.organization()).key, (await app.organization()).key];
  await makeRecords(app, small, SMALL);
  await makeRecords(app, large, LARGE);
  const names = (organizationKey: string) => () =>
    app.store.driver.executeQuery(
      'MATCH (e:Entity {organizationKey: $organizationKey}) RETURN e.name AS name',
      { organizationKey },
      { database: app.store.database },
    );
  const few = await compare(() => findAgain(app, small), names(small), ROUNDS, 1);
  const many = await compare(() => findAgain(app, large), names(large), ROUNDS, 1);
  const { records } = await app.store.driver.executeQuery(
    'MATCH (p:DuplicatePair {organizationKey: $large}) RETURN count(p) AS found',
    { large },
    { database: app.store.database },
  );
  const found = Number(records[0]?.get('found'));
  if (found < LARGE / TWICE) throw new Error(`Only ${found} pairs were found.`);
  return [
    secondsRow('duplicate candidates among 100,000 entities', many),
    secondsRow('duplicate candidates among 1,000 entities', few),
    eachRow(few, many),
  ];
}

function secondsRow(what: string, { ours, theirs }: Pair): BenchRow {
  return {
    what,
    measured: `${(ours / 1000).toFixed(1)} s`,
    against: `a bare reading of the names: ${theirs.toFixed(0)} ms`,
    value: `${(ours / 1000).toFixed(1)} s`,
    atMost: `${MOST} s`,
    holds: ours <= MOST * 1000,
  };
}

function eachRow(few: Pair, many: Pair): BenchRow {
  const [one, other] = [many.ours / LARGE, few.ours / SMALL];
  return {
    what: 'duplicate candidates, for each entity of 100,000',
    measured: `${one.toFixed(3)} ms`,
    against: `for each of 1,000: ${other.toFixed(3)} ms`,
    value: `${(one / other).toFixed(2)} ×`,
    atMost: `${MOST_FOR_EACH} ×`,
    holds: one / other <= MOST_FOR_EACH,
  };
}
