import type { Party } from '../../../../entities/entity';
import { typeLabel, type RecordType } from '../../../../entities/typeNames';
import { sentence } from '../../../../language/sentence';
import { closestOf, countMeant, isRegistrationOf, tellsApart } from './namesakes';
import { tellOtherName, tellTurnedName, turnedName } from './otherNames';
import { foldedName } from '../tableSheet';

/** What a row says of a party. Empty texts where it says nothing. */
export interface PartyMention {
  name: string;
  /** The key that the table itself knows it by. */
  id: string;
  type: RecordType | null;
  country: string;
  registration: string;
  lei: string;
  birthDate: string;
  party: Party;
  /** Whether its name stands for nobody in particular, and nothing else says who it is. */
  isStandIn: boolean;
  notes: string;
  /** Other fields of its type, as written. */
  fields: Readonly<Record<string, string>>;
  /** Where it stands. */
  place: string;
}

/** A party of a table, as all of its rows together say it. */
export interface TableParty extends Omit<PartyMention, 'type' | 'id' | 'isStandIn'> {
  /** Names it within the table, and is the same whenever the table is read. */
  id: string;
  ids: readonly string[];
  typeName: RecordType;
  /** Whether the table says its type, and not its name alone. */
  isTypeSaid: boolean;
  /** The one party that it is linked with, where its name stands for nobody in particular. */
  beside?: string;
}

/** Says what is doubtful of a party in a row, in the column of the fact that it is about, or of its name. */
export type TellOfParty = (why: string, fact?: TellingFact) => void;
export type TellingFact = (typeof CONTRADICTED)[number];

interface Draft extends PartyMention {
  ids: Set<string>;
  beside?: Draft;
}

const CONTRADICTED = ['type', 'country', 'registration', 'lei', 'birthDate'] as const;
const FACTS = ['country', 'registration', 'lei', 'birthDate', 'notes'] as const;

/** Puts the mentions of a table's parties together: one key, LEI or name is one party, unless what is said of it tells two apart. */
export class PartyBook {
  private readonly drafts: Draft[] = [];
  private readonly byName = new Map<string, Draft[]>();
  /** Those with their surname in front, by their name in the usual order. */
  private readonly byTurned = new Map<string, Draft[]>();
  private readonly byId = new Map<string, Draft>();
  private readonly struck = new Set<string>();
  private readonly byLei = new Map<string, Draft>();
  private readonly owned = new Set<Draft>();
  private readonly taken = new Set<Draft>();
  private readonly standIns = new Map<Draft, Map<string, Draft>>();
  private readonly said = new Map<Draft, { mention: PartyMention; tell: TellOfParty }[]>();

  /** The party that is meant, made where it is the first time; undefined for a key that names none and comes without a name. */
  meet(mention: PartyMention, tell: TellOfParty): Draft | undefined {
    const found = this.find(mention);
    if (found) {
      tellContradictions(found, mention, tell);
      tellOtherName(found, mention, this.said.get(found) ?? [], tell);
      tellTurnedName(found, mention, this.said.get(found) ?? [], tell);
    }
    const draft = found ?? this.make(mention);
    if (!draft) return undefined;
    const said = this.said.get(draft);
    if (said) said.push({ mention, tell });
    else this.said.set(draft, [{ mention, tell }]);
    return this.learn(draft, mention);
  }

  /** Whether a mention names nobody in particular, by itself or by what the table lists of it. */
  isStandIn(mention: PartyMention): boolean {
    return (this.find(mention) ?? mention).isStandIn;
  }

  /** The party that stands for nobody in particular beside another one, and beside it alone. */
  standIn(mention: PartyMention, beside: Draft): Draft {
    const listed = this.find(mention);
    const said = { ...(listed ? withFactsOf(listed, mention) : mention), isStandIn: true };
    const key = [said.name, said.id, said.type, said.country, said.birthDate].join('\n').toLowerCase();
    const known = this.standIns.get(beside) ?? new Map<string, Draft>();
    this.standIns.set(beside, known);
    const found = known.get(key);
    if (found) return found;
    const draft: Draft = { ...said, ids: new Set(), beside };
    this.drafts.push(draft);
    known.set(key, draft);
    return draft;
  }

  /** Tells of each mention by name alone that another party of the table may be meant by. Asked once all rows are read. */
  tellNamesakes(): void {
    for (const all of this.byName.values()) {
      const alike = all.filter((draft) => this.taken.has(draft));
      if (alike.length > 1) for (const draft of alike) this.tellNamesakesOf(draft, alike);
    }
  }

  /** Whether a party that an earlier row named is meant. */
  find(mention: PartyMention): Draft | undefined {
    const { id, lei, name } = mention;
    const known = (id && this.byId.get(id)) || (lei && this.byLei.get(lei));
    if (known) return known;
    return closestOf(mention, this.byName.get(foldedName(name)) ?? this.inOtherOrder(name));
  }

  /** The parties whose name is “Lee, Ann” where this one is “Ann Lee”, or the other way round; none that is said to be no person. */
  private inOtherOrder(name: string): Draft[] {
    const turned = turnedName(name);
    const found = turned === undefined ? this.byTurned.get(foldedName(name)) : this.byName.get(turned);
    return (found ?? []).filter(
      ({ type, lei, registration }) => (type ?? 'Individual') === 'Individual' && !lei && !registration,
    );
  }

  /** The mention by its key, where what stands as its name is one and no party is called so. */
  byKey(mention: PartyMention): PartyMention {
    const isKey = !mention.id && this.byId.has(mention.name) && !this.byName.has(foldedName(mention.name));
    return isKey ? { ...mention, id: mention.name, name: '' } : mention;
  }

  /** Has a key that two lists give to different entities stand for none of them. */
  strikeKey(id: string): void {
    this.byId.delete(id);
    this.struck.add(id);
  }

  withoutStruckKey(mention: PartyMention): PartyMention {
    return this.isStruck(mention) ? { ...mention, id: '' } : mention;
  }

  isStruck({ id }: Pick<PartyMention, 'id'>): boolean {
    return this.struck.has(id);
  }

  /** Notes that something owns it: a name alone is no person's then. */
  markOwned(draft: Draft): void {
    this.owned.add(draft);
  }

  /** Notes that a row names it which is not left out: one that only others name is no party. */
  markTaken(draft: Draft): void {
    this.taken.add(draft);
  }

  /** All parties, in the order in which they were met. */
  parties(typeOf: (draft: PartyMention, isOwned: boolean) => RecordType): Map<Draft, TableParty> {
    const parties = new Map<Draft, TableParty>();
    const idsTaken = new Set<string>();
    const counts = new Map([...this.byName].map(([name, alike]) => [name, this.countTaken(alike)]));
    for (const draft of this.drafts) {
      if (!this.taken.has(draft)) continue;
      const { type, ids, id: _id, beside: other, isStandIn: _standIn, ...said } = draft;
      const name = foldedName(draft.name);
      const beside = other && parties.get(other)?.id;
      const isAlone = beside === undefined && (counts.get(name) ?? 0) < 2;
      const apart = beside ?? [...ids, draft.lei, draft.registration, draft.birthDate, type ?? ''].find(Boolean);
      let id = isAlone || !apart ? name : `${name}|${apart}`;
      while (idsTaken.has(id)) id += '|';
      idsTaken.add(id);
      const typeName = type ?? typeOf(draft, this.owned.has(draft));
      const party = { ...said, id, ids: [...ids], typeName, isTypeSaid: type !== null };
      parties.set(draft, beside === undefined ? party : { ...party, beside });
    }
    return parties;
  }

  private tellNamesakesOf(draft: Draft, alike: readonly Draft[]): void {
    const said = this.said.get(draft) ?? [];
    const place = said.find(({ mention }) => tellsApart(mention))?.mention.place ?? draft.place;
    for (const { mention, tell } of said) {
      if (mention.id || mention.lei) continue;
      const count = countMeant(mention, draft, alike);
      if (count > 1) tell(namesake(mention.name, count, place));
    }
  }

  private countTaken(alike: readonly Draft[]): number {
    return alike.filter((draft) => this.taken.has(draft)).length;
  }

  private make(mention: PartyMention): Draft | undefined {
    if (mention.name === '') return undefined;
    const draft: Draft = { ...mention, ids: new Set() };
    this.drafts.push(draft);
    const name = foldedName(mention.name);
    const alike = this.byName.get(name);
    if (alike) alike.push(draft);
    else this.byName.set(name, [draft]);
    const turned = turnedName(mention.name);
    if (turned !== undefined) this.byTurned.set(turned, [...(this.byTurned.get(turned) ?? []), draft]);
    return draft;
  }

  private learn(draft: Draft, mention: PartyMention): Draft {
    for (const fact of FACTS) if (!draft[fact]) draft[fact] = mention[fact];
    if (mention.registration.length > draft.registration.length && isRegistrationOf(mention, draft))
      draft.registration = mention.registration;
    draft.type ??= mention.type;
    draft.fields = { ...mention.fields, ...draft.fields };
    if (mention.party !== 'known') draft.party = mention.party;
    if (mention.id) {
      draft.ids.add(mention.id);
      this.byId.set(mention.id, draft);
    }
    if (mention.lei && !this.byLei.has(mention.lei)) this.byLei.set(mention.lei, draft);
    return draft;
  }
}

/** What a row says of a party, with what a list says of it where the row is silent. */
function withFactsOf(listed: PartyMention, mention: PartyMention): PartyMention {
  const facts = FACTS.map((fact) => [fact, mention[fact] || listed[fact]] as const);
  const name = mention.name || listed.name;
  return {
    ...listed,
    ...mention,
    ...Object.fromEntries(facts),
    name,
    type: mention.type ?? listed.type,
    party: listed.party,
  };
}

function namesake(name: string, count: number, place: string): string {
  return sentence('“{name}” may be any of {count} of that name; it is taken as the one of {place}.', {
    name: name.slice(0, 60),
    count,
    place,
  });
}

function tellContradictions(kept: PartyMention, said: PartyMention, tell: TellOfParty): void {
  for (const fact of CONTRADICTED) {
    const [before, now] = [kept[fact], said[fact]];
    if (!before || !now || agree(fact, before, now)) continue;
    if (fact === 'registration' && isRegistrationOf(said, kept)) {
      tell(
        sentence('“{said}” and “{kept}” of an earlier row are read as one number.', { said: now, kept: before }),
        fact,
      );
      continue;
    }
    const values = { kept: factText(kept, fact), said: factText(said, fact) };
    tell(sentence('“{said}” is not taken; “{kept}” of an earlier row stays.', values), fact);
  }
}

/** A year or a month is no other date than a day of it. */
function agree(fact: TellingFact, one: string, other: string): boolean {
  if (one === other) return true;
  return fact === 'birthDate' && (one.startsWith(other) || other.startsWith(one));
}

function factText(party: PartyMention, fact: TellingFact): string {
  if (fact === 'type') return party.type ? typeLabel(party.type) : '';
  return party[fact].slice(0, 60);
}

/** A party while its table is read. */
export type PartyDraft = Draft;
