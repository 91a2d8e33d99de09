import { toShownDate } from '@stemma/shared/dates';
import { fieldOf, optionLabel } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { matchCountry } from '@stemma/shared/reference/countries';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableParty } from '@stemma/shared/rules/import/links/parties/parties';
import { foldedName } from '@stemma/shared/rules/import/links/tableSheet';
import { isSameRegistration } from '@stemma/shared/rules/registration';
import { groupBy } from '@stemma/shared/groupBy';
import type { ChartDocument, NodeRecord } from '../model/document';
import { cardName } from '../model/namesApart';

type Verdict = 'agrees' | 'contradicts' | 'unknown';
type Judge = (party: TableParty, node: NodeRecord) => Verdict;

/**
 * The cards that parties of a table mean: those of their name, unless type, date of birth or registration tell them apart. Of several, what is
 * said chooses; where it leaves more than one, none is taken. What is not plain by the name is told.
 */
export function matchCards(
  document: ChartDocument,
  parties: readonly TableParty[],
): { cards: Map<string, NodeRecord>; told: TableFault[] } {
  const byName = groupBy(
    [...document.nodes.values()].filter(({ typeName }) => isRecordType(typeName)),
    ({ name }) => foldedName(name),
  );
  const cards = new Map<string, NodeRecord>();
  const taken = new Set<NodeRecord>();
  const told: TableFault[] = [];
  for (const party of parties) {
    if (party.beside !== undefined) {
      const card = standingFor(document, party, cards.get(party.beside), taken);
      if (card) taken.add(card);
      if (card) cards.set(party.id, card);
      continue;
    }
    const named = byName.get(foldedName(party.name)) ?? [];
    if (named.length === 0) continue;
    const left = meant(
      party,
      named.filter((node) => !taken.has(node)),
    );
    const [card] = left;
    const values = { name: party.name, count: left.length };
    if (card && left.length === 1) {
      cards.set(party.id, card);
      taken.add(card);
    }
    const why =
      left.length > 1
        ? t('“{name}” becomes a new card: {count} cards of that name can be meant.', values)
        : !card
          ? t('“{name}” becomes a new card: what is said of it tells it apart from the card of that name.', values)
          : named.length > 1
            ? t('“{name}” is taken for the card “{card}”.', { name: party.name, card: cardName(document, card.key) })
            : null;
    if (why) told.push({ kind: 'note', place: party.place, why });
  }
  return { cards, told };
}

/** The unknown party of that name which is linked with the card that it stands beside: elsewhere the same name is somebody else. */
function standingFor(
  { nodes, links }: ChartDocument,
  { name, party }: TableParty,
  beside: NodeRecord | undefined,
  taken: ReadonlySet<NodeRecord>,
): NodeRecord | undefined {
  if (!beside) return undefined;
  const linked = [...links.values()].flatMap(({ from, to }) =>
    from === beside.key ? [to] : to === beside.key ? [from] : [],
  );
  return linked
    .flatMap((key) => nodes.get(key) ?? [])
    .find((node) => node.party === party && foldedName(node.name) === foldedName(name) && !taken.has(node));
}

function meant(party: TableParty, named: readonly NodeRecord[]): readonly NodeRecord[] {
  const possible = named.filter((node) => TELLING_APART.every((judge) => judge(party, node) !== 'contradicts'));
  const narrower: ((node: NodeRecord) => boolean)[] = [
    (node) => [birth, registration].some((judge) => judge(party, node) === 'agrees'),
    (node) => country(party, node) !== 'contradicts',
    (node) => country(party, node) === 'agrees',
  ];
  return narrower.reduce((left, isNearer) => {
    const nearer = left.filter(isNearer);
    return left.length > 1 && nearer.length > 0 ? nearer : left;
  }, possible);
}

const type: Judge = ({ typeName, isTypeSaid }, node) =>
  node.typeName === typeName ? 'agrees' : isTypeSaid ? 'contradicts' : 'unknown';

/** A card's line of detail is all that a chart knows of its date of birth: "born 01.02.1980", in the language of the screens. */
const birth: Judge = ({ birthDate }, { typeName, detail }) => {
  if (!birthDate) return 'unknown';
  if (typeName !== 'Individual') return 'contradicts';
  const [born] = /\d[\d.]*/.exec(detail) ?? [];
  if (!born) return 'unknown';
  const said = toShownDate(birthDate);
  return said.endsWith(born) || born.endsWith(said) ? 'agrees' : 'contradicts';
};

/** An organisation's line of detail is its registration, or else its type. */
const registration: Judge = ({ registration: said, country: of }, { typeName, detail, country: here }) => {
  if (!said || typeName !== 'Company' || detail === '') return 'unknown';
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  if (plain(said) === plain(detail) || isSameRegistration(of || here || '', said, detail)) return 'agrees';
  const field = fieldOf('Company', 'type');
  const isType = field?.options?.some((option) => optionLabel(field, option) === detail) ?? false;
  return isType || !/\d/.test(detail) ? 'unknown' : 'contradicts';
};

const country: Judge = ({ country: said }, node) => {
  if (!said || !node.country) return 'unknown';
  return (matchCountry(node.country) ?? node.country) === said ? 'agrees' : 'contradicts';
};

const TELLING_APART: readonly Judge[] = [type, birth, registration];
