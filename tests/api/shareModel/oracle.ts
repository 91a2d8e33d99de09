import { FIELD_OF } from './kinds';
import type { Bond, Grant, Item, Thing, Universe } from './universe';

/** What a visitor may learn by each call: words, by the call's name. A call that is not here is refused. */
export interface Allowed {
  words: Map<string, Set<string>>;
  /** Private entities that are to be seen as such on the graph. */
  privates: number;
  /** Links that are to be seen without roles. */
  bareLinks: number;
}

/** Works out what the rules of share links allow, from the rules alone: none of the server's code is used. */
export function allowedIn(universe: Universe): Allowed {
  const { link, things, charts, bonds, items, persons } = universe;
  const words = new Map<string, Set<string>>();
  const nothing = { words, privates: 0, bareLinks: 0 };
  if (link.state !== 'open') return nothing;

  const grantOf = (key: string): Grant | undefined => link.grants.find(({ entity }) => entity === key);
  const placeOf = (thing: Thing) =>
    link.opens.map((chart) => thing.places.find((place) => place.chart === chart)).find(Boolean);
  const isRecord = ({ typeName }: Thing) => FIELD_OF[typeName].isRecord;
  const stands = things.filter((thing) => !thing.binned && placeOf(thing));
  const drawable = stands.filter(
    (thing) => isRecord(thing) || (link.annotations === true && !grantOf(thing.key)?.private),
  );
  const keys = new Set(drawable.map(({ key }) => key));
  const living = bonds.filter(
    ({ chart, ended, from, to }) => link.opens.includes(chart) && !ended && keys.has(from) && keys.has(to),
  );
  if (link.type !== 'chart' && !stands.some(({ key }) => key === link.about)) return nothing;

  const found = link.type === 'chart' ? keys : closure(link.about ?? '', living, link.type);
  const seen = drawable.filter(({ key }) => found.has(key));
  const links = living.filter(
    ({ from, to, arrowType }) => found.has(from) && found.has(to) && (link.type === 'chart' || arrowType !== 'None'),
  );
  const isPrivate = (key: string) => grantOf(key)?.private === true;
  const open = seen.filter(({ key }) => !isPrivate(key));

  const ofNode = (thing: Thing): string[] => {
    const place = placeOf(thing);
    const [label, said] = [link.marks ? place?.label : '', link.annotations ? place?.said : ''];
    const texts = [thing.key, thing.name, label ?? '', said ?? '', thing.drawn];
    return grantOf(thing.key)?.info ? [...texts, thing.card] : texts;
  };
  const ofLink = ({ from, to, key, role }: Bond): string[] => (isPrivate(from) || isPrivate(to) ? [] : [key, role]);
  const first = charts.find(({ key }) => key === link.opens[0]);
  const about = open.find(({ key }) => key === link.about);
  const record = link.type === 'chart' ? [first?.key, first?.name] : about ? [about.key, about.name] : [];
  const groups = link.type === 'chart' ? (first?.groups ?? []) : [];
  const shownGroups = groups.filter(
    ({ members }) => !members.some((key) => found.has(key) && isPrivate(key)) && members.some((key) => found.has(key)),
  );
  const put = (call: string, texts: readonly (string | undefined)[]) =>
    words.set(call, new Set(texts.filter((one): one is string => Boolean(one))));

  put('record', record);
  put('graph', [
    ...record,
    ...open.flatMap(ofNode),
    ...links.flatMap(ofLink),
    ...shownGroups.flatMap(({ key, name }) => [key, name]),
  ]);
  for (const thing of open) {
    const grant = grantOf(thing.key);
    put(`entity ${thing.key}`, [
      ...[thing.key, thing.name],
      ...(grant?.info ? [thing.card, thing.deep, thing.custom, thing.phone] : []),
      ...(grant?.notes ? [thing.notes] : []),
    ]);
    const near = links.filter(({ from, to }) => from === thing.key || to === thing.key);
    const around = new Set([thing.key, ...near.flatMap(({ from, to }) => [from, to])]);
    const among = links.filter(({ from, to }) => around.has(from) && around.has(to));
    put(`neighbours ${thing.key}`, [
      ...record,
      ...open.filter(({ key }) => around.has(key)).flatMap(ofNode),
      ...among.flatMap(ofLink),
    ]);
    if (grant?.keyPersons)
      put(`people ${thing.key}`, persons.filter(({ entity }) => entity === thing.key).flatMap(ofPerson));
  }
  for (const owner of ownersOfFiles()) files(owner);
  const privates = seen.filter(({ key }) => isPrivate(key)).length;
  return { words, privates, bareLinks: links.filter(({ from, to }) => isPrivate(from) || isPrivate(to)).length };

  function ofPerson({ words: own, individual }: Universe['persons'][number]): string[] {
    if (own) return [own.first, own.role, own.email];
    const person = things.find(({ key }) => key === individual);
    if (!person || person.binned || isPrivate(person.key)) return [];
    const isOnOpened = person.places.some(({ chart }) => link.opens.includes(chart));
    if (!isOnOpened && !person.isOwners) return [];
    return [person.name, person.phone, ...(isOnOpened && link.type === 'chart' ? [person.key] : [])];
  }

  function ownersOfFiles(): string[] {
    const granted = open.filter(({ key }) => grantOf(key)?.files).map(({ key }) => key);
    return link.type === 'chart' ? [...granted, ...link.opens] : granted;
  }

  function files(owner: string): void {
    const shown = items.filter((item) => item.owner === owner && item.shown);
    put(
      `files ${owner}`,
      shown.flatMap(({ key, name, kind, content }) => [key, name, kind === 'link' ? content : '']),
    );
    for (const item of shown) {
      if (item.kind === 'file') put(`bytes ${item.key}`, [item.content]);
      if (item.kind === 'folder') put(`zip ${item.key}`, inside(item.key, shown).flatMap(packed));
    }
  }
}

function packed({ kind, name, content }: Item): string[] {
  return kind === 'link' ? [] : kind === 'file' ? [name, content] : [name];
}

/** What lies in a folder at any depth, going through shown folders only. */
function inside(folder: string, shown: readonly Item[]): Item[] {
  const here = shown.filter((item) => item.folder === folder);
  return here.flatMap((item) => (item.kind === 'folder' ? [item, ...inside(item.key, shown)] : [item]));
}

/** The owners of an entity, or its holdings, at any distance, itself among them. */
function closure(start: string, bonds: readonly Bond[], type: 'object' | 'subject'): Set<string> {
  const found = new Set([start]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to, arrowType } of bonds) {
      if (arrowType === 'None') continue;
      const steps = [
        ...(arrowType === 'Reversed' ? [] : [[from, to]]),
        ...(arrowType === 'Reversed' || arrowType === 'Double' ? [[to, from]] : []),
      ] as [string, string][];
      for (const [holder, held] of steps) {
        const [here, there] = type === 'subject' ? [holder, held] : [held, holder];
        if (found.has(here)) found.add(there);
      }
    }
  }
  return found;
}
