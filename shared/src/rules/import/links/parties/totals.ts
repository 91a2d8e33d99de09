import { typeOfName } from '../../../typeOfName';

const SUBTOTAL = String.raw`sub[ -]?totals?|zwischensumme|teilsumme|sous[ -]totaux?|sous[ -]total|subtotaal|subtotaux|subtotales?|subtotais|totale parziale|total parcial|delsumma?|delsum|suma częściowa`;
const TOTAL = String.raw`(?:grand )?totals?|total général|totales|totais|sum|\p{L}{0,12}summe|summa|suma|gesamt(?:kapital|anteile?|betrag|zahl)?|insgesamt|\p{L}{0,12}totaal|totale|totalt|razem|ogółem`;
const BARE = new RegExp(String.raw`^(?:${SUBTOTAL}|${TOTAL})\s?:?$`, 'iu');
const OF_GROUP = new RegExp(String.raw`^(?:(${SUBTOTAL})|${TOTAL})(?:\s*[:–-]\s*|\s+)(.+)$`, 'iu');

/** Whether a name is what stands beside the sum of a column. */
export function isTotalName(name: string): boolean {
  return BARE.test(name);
}

/** A name that begins as totals do: “Total founders”, “Total SE”. */
interface TotalName {
  /** What it would be the total of. */
  of: string;
  /** Whether it is that of an organisation by its last word. */
  isOrganization: boolean;
  /** Whether it names no party: it says a subtotal, or no word of it begins like a name. */
  isSurely: boolean;
}

/** A name as that of a total; undefined where it begins otherwise. */
export function asTotal(name: string): TotalName | undefined {
  const [, subtotal, of] = OF_GROUP.exec(name.trim().slice(0, 200)) ?? [];
  if (of === undefined) return undefined;
  const isOrganization = typeOfName(name, 'Custom') !== 'Custom';
  const hasName = /\p{Lu}|\p{Lo}/u.test(of);
  return { of, isOrganization, isSurely: subtotal === undefined ? !hasName : !isOrganization };
}
