import { sentence } from '../../../../language/sentence';
import type { TableFault } from '../judgedTable';
import { foldedHeading, foldedName } from '../tableSheet';
import type { TableParty } from './parties';

/** Legal forms as they are written out, by their usual short form; the longest first. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/ public limited company$/, ' plc'],
  [/ limited liability company$/, ' llc'],
  [/ limited liability partnership$/, ' llp'],
  [/ limited partnership$/, ' lp'],
  [/ gesellschaft mit beschrankter haftung$/, ' gmbh'],
  [/ aktiengesellschaft$/, ' ag'],
  [/ societe anonyme$/, ' sa'],
  [/ societe a responsabilite limitee$/, ' sarl'],
  [/ besloten vennootschap$/, ' bv'],
  [/ naamloze vennootschap$/, ' nv'],
  [/ sociedad anonima$/, ' sa'],
  [/ sociedad limitada$/, ' sl'],
  [/ societa per azioni$/, ' spa'],
  [/ societa a responsabilita limitata$/, ' srl'],
  [/ limited$/, ' ltd'],
  [/ incorporated$/, ' inc'],
  [/ corporation$/, ' corp'],
];

/** What stands before or behind persons' names without being of them. */
const HONOURS =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|herr|frau|herrn|m|mme|mlle|monsieur|madame|sr|sra|srta|don|dona|dhr|mevr|ing|dott|dottssa|avv|dipl|mag|med|jur|phil) )+|(?: (?:obe|mbe|cbe|kbe|phd|md|esq|mba|llm|msc|ba|bsc|qc|kc))+$/g;

const NAMED_MAX = 60;
const TOLD_MAX = 50;

/** A name without what spellings of one company differ by: case, accents, signs, and how its legal form is written. */
export function likeness(name: string): string {
  const folded = foldedHeading(name.toLowerCase()).replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1');
  return WRITTEN_OUT.reduce((said, [form, short]) => said.replace(form, short), folded);
}

/** A person's name without what its spellings differ by: titles, umlauts that are written out, and the order of its parts. */
export function personLikeness(name: string): string {
  const folded = foldedHeading(name.replace(/\([^()]*\)/gu, '').toLowerCase()).replace(HONOURS, '');
  return folded
    .replace(/[aou]e/g, (letters) => letters.charAt(0))
    .split(' ')
    .sort()
    .join(' ');
}

/** Parties of a file that may be one, each with the first that it is like: by a number, or by a name that is spelled otherwise. */
export function likeParties(parties: readonly TableParty[]): TableFault[] {
  const numbered = new Map<string, TableParty>();
  const named = new Map<string, TableParty>();
  const faults: TableFault[] = [];
  for (const party of parties.filter(({ beside, name }) => beside === undefined && name !== '')) {
    const number = numberOf(party);
    const name = party.typeName === 'Individual' ? `person ${personLikeness(party.name)}` : likeness(party.name);
    const [sameNumber, alike] = [numbered.get(number), named.get(name)];
    if (number !== '' && !sameNumber) numbered.set(number, party);
    if (!alike) named.set(name, party);
    if (sameNumber) faults.push({ kind: 'note', place: party.place, why: sayNumber(party, sameNumber) });
    else if (alike && mayBeOne(party, alike))
      faults.push({ kind: 'note', place: party.place, why: sayAlike(party, alike) });
  }
  return faults.slice(0, TOLD_MAX);
}

const numberOf = ({ country, registration }: TableParty): string =>
  registration === '' ? '' : `${country} ${registration.toUpperCase()}`;

/** Names that are the same are told of where they are met, and facts that differ keep two apart. */
function mayBeOne(one: TableParty, other: TableParty): boolean {
  const differs = (a: string, b: string) => a !== '' && b !== '' && a !== b;
  if (foldedName(one.name) === foldedName(other.name) || one.typeName !== other.typeName) return false;
  return !(['country', 'registration', 'lei', 'birthDate'] as const).some((fact) => differs(one[fact], other[fact]));
}

const namesOf = (party: TableParty, other: TableParty) => ({
  name: party.name.slice(0, NAMED_MAX),
  other: other.name.slice(0, NAMED_MAX),
});

const sayNumber = (party: TableParty, other: TableParty): string =>
  sentence('“{name}” has the number “{number}” of “{other}”; they come in as two.', {
    ...namesOf(party, other),
    number: party.registration.slice(0, NAMED_MAX),
  });

const sayAlike = (party: TableParty, other: TableParty): string =>
  sentence('“{name}” and “{other}” are spelled alike; they come in as two.', namesOf(party, other));
