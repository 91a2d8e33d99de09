import { tidyName } from '../../../text';
import { FIRM_TAIL } from './firmTail';
import { isShareText } from '../roles/shareText';

/** What stands between several parties of one cell. */
export const PARTY_BREAK = /[;\n]/;

/** A party of a cell, with its share as written; empty where the cell says none for it. */
export interface CellParty {
  name: string;
  share: string;
}

/** What a cell of parties says; `isUnclear` where it seems to name several that nothing parts. */
export interface CellParties {
  parties: readonly CellParty[];
  isUnclear: boolean;
  /** Whether the share of the only one stands behind its name without brackets, where it could belong to the name. */
  isBehind: boolean;
}

const IN_PERCENT = /[%％]|percent|per cent|prozent|pct/i;
const IN_BRACKETS = /^(.*\S)\s*[([]\s*([^()[\]]{1,80})\s*[)\]]$/s;
const OF_SHARES = /^[\d.,' ]+\s?(?:ordinary |voting )?(?:shares?|units?|votes|aktien|anteile|stück|stimmen)$/i;
const BARE = /^\d{1,3}(?:[.,]\d{1,30})?$/;
const BETWEEN_SHARES = new RegExp(
  String.raw`,\s+(?:(?:and|und)\s+)?(?!${FIRM_TAIL})|\s+(?:and|und|&)\s+(?!${FIRM_TAIL})`,
  'u',
);
/** What rounding may make of bare numbers that are 100 or 1 together. */
const SLACK = 0.001;

/**
 * The parties of a cell, parted by semicolons and lines alone: "A Ltd (60%); B Ltd 40 %". A share stands in brackets behind a name; of several
 * parties, or where no column says shares (`isOnlyHere`), also behind it without, and of several before it; where each has one before it, commas part them, too.
 */
export function partiesOfCell(cell: string, isOnlyHere = false): CellParties {
  if (!PARTY_BREAK.test(cell)) return behindTheirShares(cell) ?? oneParty(cell.trim(), isOnlyHere);
  const texts = cell
    .split(PARTY_BREAK)
    .map((text, at) => bareText(text, at))
    .filter(Boolean);
  if (texts.length < 2) return oneParty(texts[0] ?? '', isOnlyHere);
  const isBefore = texts.every((text) => shareBefore(text) !== null);
  const parties = texts.map(
    (text) => (isBefore && shareBefore(text)) || bracketed(text) || shareBehind(text) || plain(text),
  );
  return {
    parties: withBareShares(parties),
    isUnclear: parties.some(({ name }) => namesSeveral(name)),
    isBehind: false,
  };
}

/** “60% Ann Lee, 40% Bob Ray”: each part of a list begins with a share. */
function behindTheirShares(cell: string): CellParties | null {
  if (!IN_PERCENT.test(cell)) return null;
  const texts = tidyName(cell).split(BETWEEN_SHARES);
  const parties = texts.flatMap((text) => shareBefore(text) ?? []);
  if (texts.length < 2 || parties.length < texts.length || parties.some(({ name }) => IN_PERCENT.test(name)))
    return null;
  return { parties, isUnclear: false, isBehind: false };
}

function oneParty(text: string, isOnlyHere: boolean): CellParties {
  if (!IN_PERCENT.test(text)) return { parties: [plain(text)], isUnclear: false, isBehind: false };
  const found = bracketed(text);
  const behind = !found && isOnlyHere ? shareBehind(tidyName(text)) : null;
  const party = found && isShareText(found.share) ? found : (behind ?? plain(text));
  return { parties: [party], isUnclear: namesSeveral(found?.name ?? text), isBehind: behind !== null };
}

/** "A Ltd (60%), B Ltd" and "A Ltd (60%) B Ltd" have the share of another one within. */
function namesSeveral(name: string): boolean {
  return (
    /[([][^()[\]]*\d\s?[%％]\s*[)\]]./.test(name.trim()) ||
    /\d\s?[%％]\s*[)\]]?\s*(?:[,&/+]|and\s|und\s).*\d\s?[%％]/s.test(name)
  );
}

function bareText(text: string, at: number): string {
  const bare = tidyName(text).replace(/[,]+$/, '');
  return at === 0 ? bare : bare.replace(/^(?:and|und|et|en|y|e|&)\s+/, '');
}

const plain = (name: string): CellParty => ({ name, share: '' });

function bracketed(text: string): CellParty | null {
  const [, name = '', inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (name === '') return null;
  const share = inside.trim();
  return IN_PERCENT.test(share) || OF_SHARES.test(share) ? { name: tidyName(name), share } : null;
}

function shareBehind(text: string): CellParty | null {
  return partedAt(text, (before, after) => (isShareInPercent(after) ? { name: before, share: after } : null));
}

function shareBefore(text: string): CellParty | null {
  return partedAt(text, (before, after) => (isShareInPercent(before) ? { name: after, share: before } : null));
}

function partedAt(text: string, read: (before: string, after: string) => CellParty | null): CellParty | null {
  if (!IN_PERCENT.test(text)) return null;
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const before = words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,:=–-]+$/, '');
    const found =
      before === ''
        ? null
        : read(
            before,
            words
              .slice(at)
              .join(' ')
              .replace(/^[–-] /, ''),
          );
    if (found) return found;
  }
  return null;
}

function isShareInPercent(text: string): boolean {
  return IN_PERCENT.test(text) && isShareText(text);
}

/** Bare numbers in brackets behind all names are shares where they are the whole together. */
function withBareShares(parties: readonly CellParty[]): readonly CellParty[] {
  const found = parties.map(({ name, share }) => {
    const [, before = '', inside = ''] = IN_BRACKETS.exec(name) ?? [];
    return share === '' && BARE.test(inside)
      ? { name: tidyName(before), number: Number(inside.replace(',', '.')) }
      : null;
  });
  const total = found.reduce((sum, one) => sum + (one?.number ?? Number.NaN), 0);
  const factor = Math.abs(total - 1) <= SLACK ? 100 : 1;
  if (!(Math.abs(total * factor - 100) <= 100 * SLACK)) return parties;
  return found.flatMap((one) =>
    one ? [{ name: one.name, share: `${Number((one.number * factor).toPrecision(12))} %` }] : [],
  );
}
