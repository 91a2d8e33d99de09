import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import { limits } from '../../../limits';
import { PARTY_COLUMNS, SIDES, type Side } from './columnMeanings';
import { saysNothing } from './dates/openEnds';
import type { PartyBook, PartyDraft, PartyMention } from './parties/parties';
import { isTotal, mentionOnSide, tellIn, TOTAL_ROW } from './parties/partyMention';
import { placeholderOf } from './parties/placeholderNames';
import { percentWithin, readRelation } from './roles/relations';
import type { SheetReader } from './sheetReader';
import { REPEATED, readTableRoles, type TableRole } from './roles/tableRoles';
import type { TableRow } from './tableSheet';

/** The roles that rows say, by owner and what is owned. */
export type LinkDrafts = Map<PartyDraft, Map<PartyDraft, (TableRole & { place: string })[]>>;

/** Takes the link of a row into the drafts. */
export function readLink(reader: SheetReader, row: TableRow, book: PartyBook, drafts: LinkDrafts): void {
  const relation =
    reader.relations &&
    readRelation(reader.cellOf(row, 'role'), reader.relations, {
      owner: reader.cellOf(row, 'owner'),
      owned: reader.cellOf(row, 'owned'),
    });
  const isTurned = relation?.holder === 'owned';
  const said = [keyedMention(reader, row, 'owner', book), keyedMention(reader, row, 'owned', book)] as const;
  const [ownerSaid, ownedSaid] = isTurned ? [said[1], said[0]] : said;
  if (isTotal(reader, row, 'owner.', ownerSaid, book) || isTotal(reader, row, 'owned.', ownedSaid, book))
    return reader.note(row, TOTAL_ROW, 'leftOut');
  if (ownedSaid && !book.isStandIn(ownedSaid) && isOnItsOwn(reader, row)) {
    const draft = book.meet(ownedSaid, tellIn(reader, row, 'owned'));
    if (draft) return book.markTaken(draft);
  }
  if (!ownerSaid || !ownedSaid) {
    const why = ownerSaid ? t('It names nothing that is owned.') : t('It names no owner.');
    return reader.note(row, ownerSaid || ownedSaid ? why : NO_PARTY, 'leftOut');
  }
  const isNobody = { owner: book.isStandIn(ownerSaid), owned: book.isStandIn(ownedSaid) };
  if (isNobody.owner && isNobody.owned) return reader.note(row, NO_PARTY, 'leftOut');
  const known = {
    owner: isNobody.owner ? undefined : book.meet(ownerSaid, tellIn(reader, row, 'owner')),
    owned: isNobody.owned ? undefined : book.meet(ownedSaid, tellIn(reader, row, 'owned')),
  };
  for (const side of SIDES)
    if (!known[side] && !isNobody[side])
      return reader.noteOf(row, `${side}.id`, keyFault(reader.cellOf(row, `${side}.id`), book), 'leftOut');
  const owner = known.owner ?? (known.owned && standIn(reader, row, 'owner', ownerSaid, known.owned, book));
  const owned = known.owned ?? (known.owner && standIn(reader, row, 'owned', ownedSaid, known.owner, book));
  if (!owner || !owned) return;
  if (owner === owned) return reader.note(row, t('It says that an entity owns itself.'), 'leftOut');
  book.markTaken(owner);
  book.markTaken(owned);
  book.markOwned(owned);
  const place = reader.place(row);
  const cellOf = (meaning: string) => {
    if (relation && meaning === 'role') return relation.role;
    if (relation?.role === '' && meaning === 'share' && !saysAnyShare(reader, row))
      return percentWithin(reader.cellOf(row, 'role'));
    return reader.cellOf(row, meaning);
  };
  const roles = readTableRoles(cellOf, {
    shares: reader.shares,
    isVerbatim: reader.isVerbatim,
    amounts: reader.amountsOf(row),
    dateOf: (meaning) => reader.dateOf(row, meaning),
    note: (why, meaning) => (meaning ? reader.noteOf(row, meaning, why) : reader.note(row, why)),
  });
  const held = drafts.get(owner) ?? new Map<PartyDraft, (TableRole & { place: string })[]>();
  drafts.set(owner, held);
  const stated = held.get(owned) ?? [];
  held.set(owned, stated);
  const fresh = roles.filter((role, at) => ![...stated, ...roles.slice(0, at)].some((other) => saysSame(other, role)));
  if (fresh.length === 0) return reader.note(row, REPEATED, 'leftOut');
  if (stated.length + fresh.length > limits.rolesPerLinkMax)
    return reader.note(row, sentence('A link holds at most {max} roles.', { max: limits.rolesPerLinkMax }), 'leftOut');
  for (const role of fresh) {
    const other = stated.find((one) => one.role === role.role && !one.endDate && !role.endDate);
    if (other)
      reader.note(row, sentence('It states another share than {place}; both are taken.', { place: other.place }));
    stated.push({ ...role, place });
  }
}

/** Whether a row lists a party without an owner: the topmost of a group, or one of which it says more than the name. */
function isOnItsOwn(reader: SheetReader, row: TableRow): boolean {
  if (!reader.namesNoOwner(row) || saysAnyShare(reader, row)) return false;
  if (reader.isTopmost(row)) return true;
  const saysMore = PARTY_COLUMNS.some((column) => column !== 'id' && reader.cellOf(row, `owned.${column}`) !== '');
  const saysLink = ['role', 'since', 'until'].some((meaning) => says(reader, row, meaning));
  return saysMore && !saysLink && !reader.mapping.held && reader.amountsOf(row).length === 0;
}

const NO_PARTY = t('It names neither an owner nor what is owned.');

function keyFault(id: string, book: PartyBook): string {
  return book.isStruck({ id })
    ? t('The key names entities of several lists.')
    : t('The key names no entity of the file.');
}

function standIn(
  reader: SheetReader,
  row: TableRow,
  side: Side,
  said: PartyMention,
  beside: PartyDraft,
  book: PartyBook,
): PartyDraft {
  const draft = book.standIn(said, beside);
  reader.noteOf(
    row,
    side,
    sentence('“{name}” names nobody in particular: it becomes an unknown party beside “{other}” alone.', {
      name: draft.name.slice(0, 60),
      other: beside.name.slice(0, 60),
    }),
  );
  return draft;
}

function keyedMention(reader: SheetReader, row: TableRow, side: Side, book: PartyBook): PartyMention | null {
  const said = mentionOnSide(reader, row, side);
  if (said?.isStandIn && placeholderOf(said.name) === 'notApplicable' && !saysAnyShare(reader, row)) return null;
  const keyed = said && book.byKey(book.withoutStruckKey(said));
  if (keyed && keyed.id !== '' && keyed.id !== said?.id)
    reader.noteOf(
      row,
      side,
      sentence('“{key}” is read as the key of “{name}”.', { key: keyed.id, name: book.find(keyed)?.name ?? '' }),
    );
  return keyed;
}

function says(reader: SheetReader, row: TableRow, meaning: string): boolean {
  const text = reader.cellOf(row, meaning);
  return text !== '' && !saysNothing(text);
}

/** "N/A" as an owner of no share says that there is none. */
function saysAnyShare(reader: SheetReader, row: TableRow): boolean {
  return ['share', 'minimum', 'maximum', 'votes'].some((meaning) => says(reader, row, meaning));
}

function saysSame(one: TableRole & { place?: string }, other: TableRole): boolean {
  const { place: _place, ...said } = one;
  return JSON.stringify(Object.entries(said).sort()) === JSON.stringify(Object.entries(other).sort());
}
