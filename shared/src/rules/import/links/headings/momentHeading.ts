import { foldedHeading } from '../tableSheet';

const YEAR = /(?:^|\D)((?:19|20)\d{2})(?!\d)/u;
const YEAR_FIRST = /(?:^|\D)((?:19|20)\d{2})[-./](\d{1,2})(?:[-./](\d{1,2}))?(?!\d)/u;
const DAY_FIRST = /(?:^|\D)(?:(\d{1,2})[-./])?(\d{1,2})[-./]((?:19|20)\d{2})(?!\d)/u;
const BEFORE =
  /(?:^| )(?:before|old|previous|previously|prior|pre|premoney|former|alt|alte|alter|vor|vorher|vorjahr|bisher|bisherig|avant|ancien|ancienne|precedent|antes|anterior|prima|vecchia|vecchio|precedente|voor|oud|oude|fore|foere|gammal|gammel|foer)(?: |$)/u;
const AFTER =
  /(?:^| )(?:after|new|current|currently|now|today|latest|post|postmoney|neu|neue|neuer|nach|nachher|aktuell|heute|apres|nouveau|nouvelle|actuel|actuelle|despues|nuevo|nueva|actual|dopo|nuova|nuovo|attuale|nieuw|nieuwe|huidig|efter|ny|nya|nye|etter)(?: |$)/u;

/** Of which moment a heading says its column is, as a number that is greater for a later one; undefined where it says none. */
export function momentOfHeading(heading: string): number | undefined {
  const said = foldedHeading(heading)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=^| )(pre|post) money(?= |$)/u, '$1');
  if (AFTER.test(said)) return Number.MAX_SAFE_INTEGER;
  if (BEFORE.test(said)) return -1;
  const [, first, firstMonth = '0', firstDay = '0'] = YEAR_FIRST.exec(heading) ?? [];
  if (first !== undefined) return dayNumber(first, firstMonth, firstDay);
  const [, day = '0', month = '0', last] = DAY_FIRST.exec(heading) ?? [];
  if (last !== undefined) return dayNumber(last, month, day);
  const [, year] = YEAR.exec(heading) ?? [];
  return year === undefined ? undefined : dayNumber(year, '0', '0');
}

const dayNumber = (year: string, month: string, day: string): number =>
  Number(year) * 10_000 + Number(month) * 100 + Number(day);

/** Whether a heading is nothing but a moment: “2023”, “31.12.2023”, “FY 2023”, “After”. */
export function isMomentHeading(heading: string): boolean {
  if (momentOfHeading(heading) === undefined) return false;
  return heading.length <= 30 && (/^\p{L}*[\s.]*[\d\s./-]+$/u.test(heading.trim()) || !/\s/u.test(heading.trim()));
}
