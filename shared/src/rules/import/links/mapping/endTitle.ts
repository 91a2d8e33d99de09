import { limits } from '../../../../limits';
import { tidyName } from '../../../text';
import { typeOfName } from '../../../typeOfName';
import { nameKind } from '../headings/partyHeading';
import { PARTY_HEADINGS } from '../headings/vocabulary';
import type { SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

const HOLDERS = String.raw`members|shareholders?|stockholders|shareholdings?|share ?capital|owners|holders|partners|unitholders|beneficial owners|gesellschafter(?:liste|verzeichnis)?|aktionäre|aktionärsverzeichnis|aktienbuch|aktienregister|anteilseigner|kommanditisten|actionnaires|associés|aandeelhouders(?:register)?|accionistas|socios|azionisti|soci|sócios|acionistas|aktieägare|aktionærer|aksjonærer|aksjeeiere|wspólnicy|akcjonariusze`;
const TABLE = String.raw`cap(?:italisation|italization)?[ -]table|(?:share(?:holder)?s?|members?|ownership) (?:register|list|ledger)|(?:register|list) of (?:members|shareholders)|table de capitalisation`;
const HOLDINGS = String.raw`subsidiar(?:ies|y companies|y undertakings)|group (?:companies|entities)|consolidated (?:companies|entities)|(?:equity )?investments|participations|holdings|shareholdings|investees|portfolio companies|tochter(?:gesellschaften|unternehmen)|beteiligungen|beteiligungs(?:liste|übersicht|spiegel|verzeichnis)|anteilsbesitz(?:es|liste)?|konsolidierungskreis|filiales(?: et participations)?|sociétés du groupe|dochter(?:ondernemingen|maatschappijen)|deelnemingen|participadas|sociedades participadas|sociedades dependientes|(?:società )?controllate|partecipazioni|subsidiárias|participações|dotterbolag|dotterföretag|datterselskab(?:er)?|datterselskap(?:er)?|spółki zależne`;
const OF = String.raw`of the|of|in|for|der|des|von|an der|an|de la|de|du|van|di|della|da|do|af|för|for`;
/** “Shareholders of ACME”, “ACME cap table”: what lists of one kind are called, with whose they are. */
const titlesOf = (lists: string) => ({
  before: new RegExp(String.raw`(?:^|\s)(?:${lists})(?:\s+(?:${OF})\s+|\s+d['’]|\s*[-–—:|]\s*)(.+)$`, 'iu'),
  behind: new RegExp(String.raw`^(.+?)(?:['’]s)?(?:\s*[-–—:,|]\s*|\s+)(?:pro forma )?(?:${lists})$`, 'iu'),
});
type Titles = ReturnType<typeof titlesOf>;
const OF_HELD = titlesOf(`${HOLDERS}|${TABLE}`);
const OF_HOLDER = titlesOf(HOLDINGS);
/** “Register of Members”: what such a list is called, without whose it is. */
const LIST = String.raw`(?:register|registre|registro|list|ledger|liste|verzeichnis|übersicht|overview|table|summary|statement)(?:\s+(?:${OF}))?`;
const OF_NOBODY = new RegExp(String.raw`^(?:the\s+)?(?:${LIST}\s+)*(?:${TABLE}|${HOLDERS}|${HOLDINGS}|${LIST})$`, 'iu');
/** “as of 31 December 2023”, “(2023)”. */
const DAY =
  /[\s,(–-]+(?:as (?:of|at|on)|at|per|zum|stand:?|dated|au|al|per)\s+[^)]*\d[^)]*\)?$|\s*\([^()]*\d{4}[^()]*\)$/iu;
/** Characters of a title; a longer text is none. */
const TITLE_MAX = 300;
const LABEL = /^([^:]{2,60}):\s*(.*)$/su;

/** What a sheet's title, the cells above its headings or its name say that all of its parties hold; undefined where nothing does. */
export function heldByTitle(sheet: TableSheet, header: number): SheetMapping['held'] {
  return endByTitle(sheet, header, OF_HELD);
}

/** What they say that all of its parties are held by: “Subsidiaries of ACME”; undefined where nothing does. */
export function holderByTitle(sheet: TableSheet, header: number): SheetMapping['holder'] {
  return endByTitle(sheet, header, OF_HOLDER);
}

function endByTitle({ name, rows }: TableSheet, header: number, titles: Titles): SheetMapping['held'] {
  const above = rows
    .filter(({ row }) => row < header)
    .map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const labels = above.flatMap(labelled);
  const titled = above.flatMap((cells) => (cells.length === 1 ? inTitle(cells[0] ?? '', titles) : []));
  const named = labels.find(({ label }) => nameKind(foldedHeading(label)) === 'held')?.text;
  const number = labels.find(({ label }) => PARTY_HEADINGS.get(foldedHeading(label)) === 'registration')?.text;
  const isList = above.some(([cell = '', ...more]) => more.length === 0 && OF_NOBODY.test(withoutDay(cell)));
  const beside = above.find(
    (cells) => isList && cells.length === 1 && typeOfName(cells[0] ?? '', 'Custom') !== 'Custom',
  );
  const said = tidyName(named ?? titled[0] ?? beside?.[0] ?? inTitle(name, titles)[0] ?? '').slice(0, limits.nameMax);
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

function inTitle(title: string, { before, behind }: Titles): string[] {
  const said = withoutDay(title);
  if (OF_NOBODY.test(said)) return [];
  const found = before.exec(said)?.[1] ?? behind.exec(said)?.[1];
  return found !== undefined && /\p{L}/u.test(found) ? [found.replace(/^(?:the|der|die|das)\s+/iu, '')] : [];
}
