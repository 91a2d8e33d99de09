import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import { limits } from '../../../limits';
import type { Side } from './columnMeanings';
import type { PartyBook, PartyDraft, PartyMention } from './parties';
import { isTotal, mentionOnSide, tellIn, TOTAL_ROW } from './partyMention';
import type { SheetReader } from './sheetReader';
import { REPEATED, readTableRoles, type TableRole } from './tableRoles';
import type { TableRow } from './tableSheet';

/** The roles that rows say, by owner and what is owned. */
export type LinkDrafts = Map<PartyDraft, Map<PartyDraft, (TableRole & { place: string })[]>>;

/** Takes the link of a row into the drafts. */
export function readLink(reader: SheetReader, row: TableRow, book: PartyBook, drafts: LinkDrafts): void {
  const [ownerSaid, ownedSaid] = [keyedMention(reader, row, 'owner', book), keyedMention(reader, row, 'owned', book)];
  if (isTotal(reader, row, 'owner.', ownerSaid, book) || isTotal(reader, row, 'owned.', ownedSaid, book))
    return reader.note(row, TOTAL_ROW, 'leftOut');
  if (!ownerSaid || !ownedSaid) {
    const why = ownerSaid ? t('It names nothing that is owned.') : t('It names no owner.');
    return reader.note(
      row,
      ownerSaid || ownedSaid ? why : t('It names neither an owner nor what is owned.'),
      'leftOut',
    );
  }
  const [owner, owned] = [
    book.meet(ownerSaid, tellIn(reader, row, 'owner')),
    book.meet(ownedSaid, tellIn(reader, row, 'owned')),
  ];
  if (!owner || !owned)
    return reader.noteOf(row, `${owner ? 'owned' : 'owner'}.id`, t('The key names no entity of the file.'), 'leftOut');
  if (owner === owned) return reader.note(row, t('It says that an entity owns itself.'), 'leftOut');
  book.markTaken(owner);
  book.markTaken(owned);
  book.markOwned(owned);
  const place = reader.place(row);
  const roles = readTableRoles((meaning) => reader.cellOf(row, meaning), {
    shares: reader.shares,
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

function keyedMention(reader: SheetReader, row: TableRow, side: Side, book: PartyBook): PartyMention | null {
  const said = mentionOnSide(reader, row, side);
  const keyed = said && book.byKey(said);
  if (keyed && keyed !== said)
    reader.noteOf(
      row,
      side,
      sentence('“{key}” is read as the key of “{name}”.', { key: keyed.id, name: book.find(keyed)?.name ?? '' }),
    );
  return keyed;
}

function saysSame(one: TableRole & { place?: string }, other: TableRole): boolean {
  const { place: _place, ...said } = one;
  return JSON.stringify(Object.entries(said).sort()) === JSON.stringify(Object.entries(other).sort());
}
