import { limits } from '../../../../limits';
import { tidyName } from '../../../text';
import { typeOfName } from '../../../typeOfName';
import { nameKind } from '../headings/partyHeading';
import { PARTY_HEADINGS } from '../headings/vocabulary';
import type { SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

const HOLDERS = String.raw`members|shareholders?|stockholders|shareholdings?|share ?capital|owners|holders|partners|unitholders|beneficial owners|gesellschafter(?:liste|verzeichnis)?|aktionäre|aktionärsverzeichnis|aktienbuch|aktienregister|anteilseigner|kommanditisten|actionnaires|associés|aandeelhouders(?:register)?|accionistas|socios|azionisti|soci|sócios|acionistas|aktieägare|aktionærer|aksjonærer|aksjeeiere|wspólnicy|akcjonariusze`;
const TABLE = String.raw`cap(?:italisation|italization)?[ -]table|(?:share(?:holder)?s?|members?|ownership) (?:register|list|ledger)|(?:register|list) of (?:members|shareholders)|table de capitalisation`;
const OF = String.raw`of the|of|in|for|der|des|von|an der|an|de la|de|du|van|di|della|da|do|af|för|for`;
const BEFORE = new RegExp(
  String.raw`(?:^|\s)(?:${HOLDERS}|${TABLE})(?:\s+(?:${OF})\s+|\s+d['’]|\s*[-–—:|]\s*)(.+)$`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^(.+?)(?:['’]s)?(?:\s*[-–—:,|]\s*|\s+)(?:pro forma )?(?:${TABLE}|${HOLDERS})$`,
  'iu',
);
/** “Register of Members”: what such a list is called, without whose it is. */
const LIST = String.raw`(?:register|registre|registro|list|ledger|liste|verzeichnis|übersicht|overview|table|summary|statement)(?:\s+(?:${OF}))?`;
const OF_NOBODY = new RegExp(String.raw`^(?:the\s+)?(?:${LIST}\s+)*(?:${TABLE}|${HOLDERS}|${LIST})$`, 'iu');
/** “as of 31 December 2023”, “(2023)”. */
const DAY =
  /[\s,(–-]+(?:as (?:of|at|on)|at|per|zum|stand:?|dated|au|al|per)\s+[^)]*\d[^)]*\)?$|\s*\([^()]*\d{4}[^()]*\)$/iu;
/** Characters of a title; a longer text is none. */
const TITLE_MAX = 300;
const LABEL = /^([^:]{2,60}):\s*(.*)$/su;

/** What a sheet's title, the cells above its headings or its name say that all of its parties hold; undefined where nothing does. */
export function heldByTitle({ name, rows }: TableSheet, header: number): SheetMapping['held'] {
  const above = rows
    .filter(({ row }) => row < header)
    .map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const labels = above.flatMap(labelled);
  const titles = above.flatMap((cells) => (cells.length === 1 ? inTitle(cells[0] ?? '') : []));
  const named = labels.find(({ label }) => nameKind(foldedHeading(label)) === 'held')?.text;
  const number = labels.find(({ label }) => PARTY_HEADINGS.get(foldedHeading(label)) === 'registration')?.text;
  const isList = above.some(([cell = '', ...more]) => more.length === 0 && OF_NOBODY.test(withoutDay(cell)));
  const beside = above.find(
    (cells) => isList && cells.length === 1 && typeOfName(cells[0] ?? '', 'Custom') !== 'Custom',
  );
  const said = tidyName(named ?? titles[0] ?? beside?.[0] ?? inTitle(name)[0] ?? '').slice(0, limits.nameMax);
  if (said === '') return undefined;
  return { name: said, ...(number && { registration: number.slice(0, 200) }) };
}

/** A sheet's name where it is that of a company or trust. */
export function heldByName({ name }: TableSheet): SheetMapping['held'] {
  return typeOfName(name, 'Custom') === 'Custom' ? undefined : { name: tidyName(name).slice(0, limits.nameMax) };
}

/** “Company name: Harbour Ltd” in one cell or two. */
function labelled(cells: readonly string[]): { label: string; text: string }[] {
  return cells.flatMap((cell, at) => {
    const [, label = '', rest = ''] = LABEL.exec(cell) ?? [];
    const text = rest || (cells[at + 1] ?? '');
    if (label !== '') return text === '' ? [] : [{ label, text }];
    return cells.length === 2 && at === 0 ? [{ label: cell, text: cells[1] ?? '' }] : [];
  });
}

const withoutDay = (title: string): string => title.slice(0, TITLE_MAX).replace(DAY, '').trim();

function inTitle(title: string): string[] {
  const said = withoutDay(title);
  if (OF_NOBODY.test(said)) return [];
  const found = BEFORE.exec(said)?.[1] ?? BEHIND.exec(said)?.[1];
  return found !== undefined && /\p{L}/u.test(found) ? [found.replace(/^(?:the|der|die|das)\s+/iu, '')] : [];
}
