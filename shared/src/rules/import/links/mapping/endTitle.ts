import { limits } from '../../../../limits';
import { tidyName } from '../../../text';
import { typeOfName } from '../../../typeOfName';
import { nameKind } from '../headings/partyHeading';
import { listedRole, roleOfList } from '../headings/titleRole';
import { companyNameInTitle, isOfCapital, TITLE_LIST, TITLE_OF } from '../headings/titleTerms';
import { isHeldName, PARTY_HEADINGS, sideNamed } from '../headings/vocabulary';
import type { SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

const HOLDERS = String.raw`members|shareholders?|stockholders|shareholdings?|share ?capital|owners|holders|partners|unitholders|beneficial owners|gesellschafter(?:liste|verzeichnis)?|aktionäre|aktionärsverzeichnis|aktienbuch|aktienregister|anteilseigner|kommanditisten|actionnaires|associés|aandeelhouders(?:register)?|accionistas|socios|azionisti|soci|sócios|acionistas|aktieägare|aktionærer|aksjonærer|aksjeeiere|wspólnicy|akcjonariusze`;
const TABLE = String.raw`cap(?:italisation|italization)?[ -]table|(?:share(?:holder)?s?|members?|ownership) (?:register|list|ledger)|(?:register|list) of (?:members|shareholders)|table de capitalisation`;
const HOLDINGS = String.raw`subsidiar(?:ies|y companies|y undertakings)|group (?:companies|entities)|consolidated (?:companies|entities)|(?:equity )?investments|participations|holdings|shareholdings|investees|portfolio companies|tochter(?:gesellschaften|unternehmen)|beteiligungen|beteiligungs(?:liste|übersicht|spiegel|verzeichnis)|anteilsbesitz(?:es|liste)?|konsolidierungskreis|filiales(?: et participations)?|sociétés du groupe|dochter(?:ondernemingen|maatschappijen)|deelnemingen|participadas|sociedades participadas|sociedades dependientes|(?:società )?controllate|partecipazioni|subsidiárias|participações|dotterbolag|dotterföretag|datterselskab(?:er)?|datterselskap(?:er)?|spółki zależne`;
/** “Shareholders of ACME”, “ACME cap table”: what lists of one kind are called, with whose they are. */
const titlesOf = (lists: string) => ({
  before: new RegExp(String.raw`(?:^|\s)(?:${lists})(?:\s+(?:${TITLE_OF})\s+|\s+d['’]|\s*[-–—:|]\s*)(.+)$`, 'iu'),
  behind: new RegExp(
    String.raw`^(.+?)(?:['’]s)?(\s*[-–—:,|]\s*|\s+)(?:pro forma )?(?:${TITLE_LIST}\s+)*(?:${lists})$`,
    'iu',
  ),
  nobody: new RegExp(String.raw`^(?:the\s+)?(?:${TITLE_LIST}\s+)*(?:${lists})$`, 'iu'),
});
type Titles = ReturnType<typeof titlesOf>;
const OF_HELD = titlesOf(`${HOLDERS}|${TABLE}`);
const OF_HOLDER = titlesOf(HOLDINGS);
/** “Register of Members” is the title of a list that does not say whose it is. */
const OF_NOBODY = new RegExp(
  String.raw`^(?:the\s+)?(?:${TITLE_LIST}\s+)*(?:${TABLE}|${HOLDERS}|${HOLDINGS}|${TITLE_LIST})$`,
  'iu',
);
/** “as of 31 December 2023”, “(2023)”. */
const DAY =
  /[\s,(–-]+(?:as (?:of|at|on)|at|per|zum|stand:?|dated|au|al|per)\s+[^)]*\d[^)]*\)?$|\s*\([^()]*\d{4}[^()]*\)$/iu;
/** “gemäß § 313 HGB”, “pursuant to …”. */
const BY_LAW =
  /[\s,(–-]+(?:gem(?:äß|aess|ass|\.)|nach §|i\. ?s\. ?d\.|im sinne|pursuant to|in accordance with|under section|conformément|volgens|ai sensi)\s.*$/iu;
/** Characters of a title; a longer text is none. */
const TITLE_MAX = 300;
/** Characters of a title that is a name and nothing else. */
const NAME_MAX = 100;
const NO_NAME = /:|(?:^|\s)(?:by|prepared|source|confidential|quelle|erstellt|vertraulich|par|por|door)(?:\s|$)/iu;
const NOBODY = new Set(
  'registrant, undersigned, reporting entity, reporting company, group, consolidated group, konzern, konzerns, gruppe, groupe, grupo, gruppo, groep, koncern, konsern'.split(
    ', ',
  ),
);
/** Of whom files on customers are: “Client: Harbour Ltd”. */
const CLIENT = new Set(
  'client, client name, name of client, customer, customer name, subject, kunde, kundenname, mandant, klient, cliente, nom du client, klant'.split(
    ', ',
  ),
);
const LABEL = /^([^:]{2,60}):\s*(.*)$/su;

/**
 * What a sheet's title, the cells above its headings or its name say that all of its parties hold; undefined where nothing does. An empty
 * name where they speak of “the registrant”, whom nothing names.
 */
export function heldByTitle(sheet: TableSheet, header: number): SheetMapping['held'] {
  return endByTitle(sheet, header, OF_HELD, (title) => listedRole(title)?.name);
}

/** What they say that all of its parties are held by: “Subsidiaries of ACME”; undefined where nothing does. */
export function holderByTitle(sheet: TableSheet, header: number): SheetMapping['holder'] {
  return endByTitle(sheet, header, OF_HOLDER);
}

/** The only company or trust whose name stands above the headings of a sheet, without a word of what it is to those below. */
export function partyAbove(sheet: TableSheet, header: number): SheetMapping['held'] {
  const titles = titlesAbove(sheet, header).map(withoutDay);
  const names = new Set(titles.flatMap((title) => organizationIn(title) ?? []));
  const [name] = names;
  return name === undefined || names.size > 1 ? undefined : { name: tidyName(name).slice(0, limits.nameMax) };
}

/** Whether a title above the headings of a sheet says that it lists what one party holds, and not whose. */
export function isListOfHoldings(sheet: TableSheet, header: number): boolean {
  return titlesAbove(sheet, header).some((title) => OF_HOLDER.nobody.test(withoutDay(title)));
}

function endByTitle(
  sheet: TableSheet,
  header: number,
  titles: Titles,
  nameIn?: (title: string) => string | undefined,
): SheetMapping['held'] {
  const above = titlesAbove(sheet, header);
  const labels = rowsAbove(sheet, header).flatMap(labelled);
  const found = [...above, sheet.name]
    .map(withoutDay)
    .flatMap((title) => inTitle(title, titles) ?? nameIn?.(title) ?? []);
  const [titled] = found.filter((said) => !isNobody(said));
  const named = labels.find(
    ({ label }) => nameKind(foldedHeading(label)) === 'held' || CLIENT.has(foldedHeading(label)),
  )?.text;
  const number = labels.find(({ label }) => PARTY_HEADINGS.get(foldedHeading(label)) === 'registration')?.text;
  const isOfNobody = found.length > 0 && titled === undefined;
  const isList = isOfNobody || above.map(withoutDay).some((title) => OF_NOBODY.test(title) || roleOfList(title) !== '');
  const beside = isList ? partyAbove(sheet, header)?.name : undefined;
  const said = tidyName(named ?? (titled && companyNameInTitle(titled)) ?? beside ?? '').slice(0, limits.nameMax);
  if (said === '') return isOfNobody ? { name: '' } : undefined;
  return { name: said, ...(number && { registration: number.slice(0, 200) }) };
}

/** The cells with content of each row above the headings. */
function rowsAbove({ rows }: TableSheet, header: number): string[][] {
  return rows.filter(({ row }) => row < header).map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
}

/** The texts that stand alone in a row above the headings. */
const titlesAbove = (sheet: TableSheet, header: number): string[] =>
  rowsAbove(sheet, header).flatMap((cells) => (cells.length === 1 ? cells : []));

const isOrganization = (text: string): boolean => typeOfName(text, 'Custom') !== 'Custom';

/** The organisation that a title names, and nobody else: “Harbour Ltd”, “Capital of Harbour Ltd”, “Harbour SAS – Répartition du capital”. */
function organizationIn(title: string): string | undefined {
  if (title.length > NAME_MAX || NO_NAME.test(title)) return undefined;
  const parts = title.split(/\s+[-–—|]\s+/u);
  const [found, ...others] = parts.filter((part) => isOrganization(part) && (parts.length === 1 || !isOfCapital(part)));
  if (found !== undefined && others.length === 0) return companyNameInTitle(found);
  return isOrganization(title) ? companyNameInTitle(title) : undefined;
}

/** Whether a title speaks of whom it names by no more than what they are: “the registrant”. */
function isNobody(name: string): boolean {
  const said = foldedHeading(name);
  return isHeldName(said) || sideNamed(said) !== undefined || NOBODY.has(said);
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

const withoutDay = (title: string): string =>
  title.slice(0, TITLE_MAX).replace(DAY, '').replace(BY_LAW, '').replace(DAY, '').trim();

function inTitle(said: string, { before, behind }: Titles): string | undefined {
  if (OF_NOBODY.test(said)) return undefined;
  const [, name = '', between = ''] = behind.exec(said) ?? [];
  // “Harbour Holdings” is a name, and no list of what Harbour holds.
  const isName = between.trim() === '' && typeOfName(said, 'Custom') !== 'Custom';
  const found = before.exec(said)?.[1] ?? (isName ? undefined : name);
  return found && /\p{L}/u.test(found) ? found.replace(/^(?:the|der|die|das)\s+/iu, '') : undefined;
}
