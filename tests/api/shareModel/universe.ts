import { FIELD_OF, TYPES } from './kinds';
import type { TypeName } from './kinds';

/** Random numbers from a seed, the same every time. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An entity of a case; every text of it is a word that stands nowhere else. */
export interface Thing {
  key: string;
  typeName: TypeName;
  name: string;
  notes: string;
  /** What its card tells of the record, and what only the record tells. */
  card: string;
  deep: string;
  custom: string;
  /** What the person has as a key person. */
  phone: string;
  binned: boolean;
  isOwners: boolean;
  drawn: string;
  places: { chart: string; label: string; said: string }[];
}

export interface Bond {
  key: string;
  chart: string;
  from: string;
  to: string;
  role: string;
  secret: string;
  arrowType: 'Normal' | 'Reversed' | 'Double' | 'None';
  ended: boolean;
}

export interface Item {
  key: string;
  kind: 'file' | 'folder' | 'link';
  owner: string;
  folder: string;
  name: string;
  content: string;
  shown: boolean;
}

export interface Person {
  entity: string;
  /** Of a person who is attached alone: his words; else the key of an individual. */
  words: { key: string; first: string; role: string; email: string } | null;
  individual: string | null;
}

export interface Grant {
  entity: string;
  info: boolean;
  notes: boolean;
  keyPersons: boolean;
  files: boolean;
  private: boolean;
}

/** A case: charts with all that may hang on them, and one share link. */
export interface Universe {
  mark: string;
  charts: { key: string; name: string; said: string; groups: { key: string; name: string; members: string[] }[] }[];
  things: Thing[];
  bonds: Bond[];
  items: Item[];
  persons: Person[];
  link: {
    key: string;
    type: 'chart' | 'object' | 'subject';
    /** Keys of the charts that it opens, in their order. */
    opens: string[];
    about: string | null;
    grants: Grant[];
    state: 'open' | 'paused' | 'expired';
    /** Flags and labels are shown; notes, texts and pictures, of which older links say nothing. */
    marks: boolean;
    annotations: boolean | null;
    name: string;
    comment: string;
  };
  /** Texts that are nobody's to see: of users, tags, snapshots, other links. */
  hidden: { tag: string; snapshot: string; otherLink: string; maker: string };
}

/** A word by which what leaks is found wherever it turns up. */
export const WORD = /q\d+k[a-z]+\d+q/g;

export function universeOf(number: number, random: Random): Universe {
  const mark = `q${number}k`;
  let count = 0;
  const word = (kind: string) => `${mark}${kind}${(count += 1)}q`;
  const chance = (share: number) => random() < share;
  const below = (max: number) => Math.floor(random() * max);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  const charts = ['one', 'two', 'other'].map(() => ({
    key: word('chart'),
    name: word('chartname'),
    said: word('chartsaid'),
    groups: [] as Universe['charts'][number]['groups'],
  }));
  const things = Array.from({ length: 3 + below(5) }, (): Thing => {
    const typeName = pick(TYPES);
    const on = charts.filter((_chart, at) => chance([0.75, 0.4, 0.3][at] ?? 0));
    return {
      key: word('entity'),
      typeName,
      name: word('name'),
      notes: word('notes'),
      card: FIELD_OF[typeName].card ? word('card') : '',
      deep: FIELD_OF[typeName].deep ? word('deep') : '',
      custom: FIELD_OF[typeName].isRecord ? word('custom') : '',
      phone: typeName === 'Individual' ? word('phone') : '',
      drawn: FIELD_OF[typeName].drawn ? word('drawn') : '',
      binned: chance(0.12),
      isOwners: chance(0.7),
      places: on.map(({ key }) => ({ chart: key, label: word('label'), said: word('said') })),
    };
  });
  const onChart = (chart: string) => things.filter(({ places }) => places.some((place) => place.chart === chart));
  for (const chart of charts) {
    if (!chance(0.5)) continue;
    const members = onChart(chart.key)
      .filter(() => chance(0.4))
      .map(({ key }) => key);
    chart.groups.push({ key: word('group'), name: word('groupname'), members });
  }
  const bonds = charts.flatMap(({ key: chart }) => {
    const ends = onChart(chart);
    if (ends.length < 2) return [];
    return Array.from({ length: 1 + below(6) }, (): Bond => {
      const [from, to] = [pick(ends).key, pick(ends).key];
      const arrowType = pick(['Normal', 'Normal', 'Normal', 'Reversed', 'Double', 'None'] as const);
      const words = { key: word('bond'), role: word('role'), secret: word('detail') };
      return { ...words, chart, from, to, arrowType, ended: chance(0.1) };
    }).filter(({ from, to }) => from !== to);
  });
  const owners = [...things.map(({ key }) => key), ...charts.map(({ key }) => key)];
  const items: Item[] = [];
  for (const owner of owners) {
    for (let left = below(6); left > 0; left -= 1) {
      const folders = items.filter((item) => item.owner === owner && item.kind === 'folder').map(({ key }) => key);
      const folder = folders.length > 0 && chance(0.8) ? pick(folders) : '';
      const kind = pick(['folder', 'folder', 'file', 'file', 'link'] as const);
      items.push({
        kind,
        owner,
        folder,
        key: word('item'),
        name: word('itemname'),
        content: word('bytes'),
        shown: chance(0.6),
      });
    }
  }
  const individuals = things.filter(({ typeName }) => typeName === 'Individual');
  const persons = things.flatMap(({ key: entity }): Person[] => {
    const found: Person[] = [];
    if (chance(0.4)) {
      const words = { key: word('person'), first: word('first'), role: word('prole'), email: word('pmail') };
      found.push({ entity, words, individual: null });
    }
    const others = individuals.filter(({ key }) => key !== entity);
    if (others.length > 0 && chance(0.5)) found.push({ entity, words: null, individual: pick(others).key });
    return found;
  });
  const type = pick(['chart', 'chart', 'object', 'subject'] as const);
  const [one, two] = charts.map(({ key }) => key) as [string, string];
  const opens = type === 'chart' ? [one] : chance(0.6) ? [one, two] : [one];
  const candidates = things.filter((thing) => FIELD_OF[thing.typeName].isRecord);
  const standing = candidates.filter(({ places }) => places.some(({ chart }) => opens.includes(chart)));
  const about = type === 'chart' ? null : ((standing.length ? pick(standing) : candidates[0])?.key ?? null);
  const grants = things
    .filter(() => chance(0.7))
    .map(({ key, typeName }): Grant => {
      const isRecord = FIELD_OF[typeName].isRecord;
      const yes = () => isRecord && chance(0.5);
      return { entity: key, info: yes(), notes: yes(), keyPersons: yes(), files: yes(), private: chance(0.25) };
    });
  const state = chance(0.06) ? 'paused' : chance(0.06) ? 'expired' : 'open';
  return {
    mark,
    charts,
    things,
    bonds,
    items,
    persons,
    link: {
      ...{ key: word('link'), type, opens, about, grants, state, name: word('linkname'), comment: word('comment') },
      ...{ marks: chance(0.6), annotations: pick([true, true, false, null] as const) },
    },
    hidden: { tag: word('tag'), snapshot: word('snapshot'), otherLink: word('otherlink'), maker: word('maker') },
  };
}
