import { SIDES, type PartyColumn, type Side } from '../columnMeanings';
import {
  beforeConnector,
  HEADING_NAMES,
  headingRole,
  isHeldName,
  isSeenFromParty,
  LINK_HEADINGS,
  PARTY_HEADINGS,
  partsOfHeading,
  sideNamed,
  sideOrEnd,
  unqualified,
} from './vocabulary';
import { foldedHeading } from '../tableSheet';

/** Whom a heading names. */
export interface PartyHeading {
  side: Side;
  /** The role that it names, by the name of Stemma's list; empty for none. */
  role: string;
  /** Whether it says so as seen from the row's own party, which another column names: “Owned by”, “Parent of”. */
  isSeenFromParty?: true;
}

/** Longer texts name nobody: they are sentences. */
const HEADING_MAX = 200;

/** Whom a heading names outright, such as “Shareholder”, “Name of member” or “Société détenue”; undefined for none. */
export function partyNamed(heading: string): PartyHeading | undefined {
  if (heading.length > HEADING_MAX) return undefined;
  const alternatives = heading.split('/').map(foldedHeading).filter(Boolean);
  const whole = partyIn(foldedHeading(heading));
  if (whole || alternatives.length < 2) return whole;
  const found = alternatives.map(partyIn);
  const [first] = found;
  if (!first || found.some((one) => one?.side !== first.side)) return undefined;
  return found.every((one) => one?.role === first.role) ? first : { ...first, role: '' };
}

function partyIn(folded: string): PartyHeading | undefined {
  const said = sideNamed(folded) ? folded : unqualified(folded);
  const side = sideNamed(said);
  if (side) return { side, role: headingRole(said), ...(isSeenFromParty(said) && { isSeenFromParty: true }) };
  const ofOther = partyOfOther(said);
  if (ofOther) return ofOther;
  return partsOfHeading(said)
    .flatMap(({ first, last }) => (isName(first) ? [last] : isName(last) ? [first] : []))
    .flatMap((name): PartyHeading[] => {
      const named = sideNamed(name);
      return named ? [{ side: named, role: headingRole(name) }] : [];
    })[0];
}

/** Whom a heading that ends in “of” names: what the row's party is the shareholder of, or the one whose subsidiary it is. */
function partyOfOther(said: string): PartyHeading | undefined {
  const before = beforeConnector(said);
  const side = before === undefined ? undefined : sideNamed(unqualified(before));
  if (before === undefined || !side) return undefined;
  const role = side === 'owner' ? headingRole(unqualified(before)) : '';
  return { side: side === 'owner' ? 'owned' : 'owner', role, isSeenFromParty: true };
}

/** Whether a folded text is what tables call a name, of anybody or of what is rather held. */
export function isName(said: string): boolean {
  return HEADING_NAMES.has(said) || isHeldName(said);
}

/** What a heading is of that names no side outright: something that is rather held, or anybody; undefined for neither. */
export function nameKind(folded: string): 'held' | 'anybody' | undefined {
  const said = unqualified(folded);
  if (isHeldName(said)) return 'held';
  if (HEADING_NAMES.has(said)) return 'anybody';
  const isOfHeld = partsOfHeading(said).some(
    ({ first, last }) =>
      (HEADING_NAMES.has(first) && isHeldName(last)) || (isHeldName(first) && HEADING_NAMES.has(last)),
  );
  return isOfHeld ? 'held' : undefined;
}

const THROUGH = new Set(
  'uber, uber nr, via, via no, through, through no, durch, par, tramite, a traves de, genom, gjennom, gennem, via nr'.split(
    ', ',
  ),
);

/** Whether a heading is “über” or “through”: over keys of a list's own rows, by whom each is held. */
export const isThroughHeading = (heading: string): boolean => THROUGH.has(foldedHeading(heading));

const OF_LINK = new Set(['share', 'since', 'until']);

/** What a heading says of one of the sides or of its link: “Country of the owner”, “Shareholder since”. */
export function attributesIn(said: string): { side: Side; column?: PartyColumn; link?: string }[] {
  const found = partsOfHeading(said.replace(/ s(?= )/, '')).flatMap(({ first, last, isConnected }) => [
    ...attributeOf(first, last),
    ...(isConnected ? attributeOf(last, first) : []),
  ]);
  return SIDES.flatMap((side) => found.filter((one) => one.side === side).slice(0, 1));
}

function attributeOf(party: string, attribute: string): { side: Side; column?: PartyColumn; link?: string }[] {
  const side = sideOrEnd(party) ?? (isHeldName(party) ? 'owned' : undefined);
  if (!side) return [];
  const column = PARTY_HEADINGS.get(attribute) as PartyColumn | undefined;
  if (column) return [{ side, column }];
  const link = LINK_HEADINGS.get(attribute);
  return link && OF_LINK.has(link) && sideNamed(party) ? [{ side, link }] : [];
}
