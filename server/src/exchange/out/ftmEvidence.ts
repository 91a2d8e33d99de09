import type { Statement } from '../bods/statement';
import { FOLLOW_THE_MONEY } from '../ftm/read';
import { flattened, ftmShape } from '../ftm/record';
import { evidenceIn } from '../makeStatement';

/** An entity of FollowTheMoney, with what else its source says beside its properties. */
export interface FtmEntity {
  id: string;
  schema: string;
  caption?: string;
  properties: Record<string, string[]>;
}

/** Properties of FollowTheMoney that are read for one another, by the one that is written. */
const READ_AS_ONE: Readonly<Record<string, readonly string[]>> = {
  jurisdiction: ['country', 'mainCountry'],
  country: ['jurisdiction', 'mainCountry'],
  incorporationDate: ['foundingDate'],
  nationality: ['citizenship'],
  role: ['relationship'],
  relationship: ['role'],
  startDate: ['date'],
  summary: ['description'],
  publisher: ['proof'],
  sourceUrl: ['publisherUrl'],
};

/** Properties of which one value is read, and the others stay beside it. */
const WITH_OTHERS = new Set(['name', 'address', 'registrationNumber', 'leiCode', 'taxNumber', 'topics', 'notes']);

/** The entity of FollowTheMoney that a statement was made of, those nested in it by their ids; undefined for one of another source. */
export function ftmEntityOf({ publisher, json }: Statement): FtmEntity | undefined {
  if (publisher !== FOLLOW_THE_MONEY.name) return undefined;
  const raw = evidenceIn(json);
  const read = ftmShape.safeParse(raw);
  if (!read.success) return undefined;
  const { id, schema, properties } = read.data;
  return { ...Object(raw), id, schema, properties: flattened(properties) } as FtmEntity;
}

/**
 * Properties of an entity as its source gave them, but for those that are `now` others than its statements `said`: they take the place of
 * the values that were read, and other names, numbers and addresses stay.
 */
export function revisedProperties(
  given: FtmEntity['properties'],
  said: FtmEntity['properties'],
  now: FtmEntity['properties'],
): FtmEntity['properties'] {
  const all = new Map(Object.entries(given));
  for (const name of new Set([...Object.keys(said), ...Object.keys(now)])) {
    const [before, after] = [said[name] ?? [], now[name] ?? []];
    if (before.join('\n') === after.join('\n')) continue;
    const rest = WITH_OTHERS.has(name) ? withoutRead(all.get(name) ?? [], before) : [];
    for (const other of [name, ...(READ_AS_ONE[name] ?? [])]) all.delete(other);
    if (after.length + rest.length > 0) all.set(name, [...new Set([...after, ...rest])]);
  }
  return Object.fromEntries(all);
}

function withoutRead(given: readonly string[], read: readonly string[]): string[] {
  const texts = new Set(read.map((text) => text.toLowerCase()));
  const rest = given.filter((text) => !texts.has(text.toLowerCase()));
  return rest.length < given.length ? rest : given.slice(read.length);
}
