import { SIDES, type Side } from '../columnMeanings';
import { partyNamed } from '../headings/partyHeading';
import { memoize } from '../../../../memoize';
import { headingRole, LINK_ENDS, sideNamed } from '../headings/vocabulary';
import { isPersonName } from '../parties/partyType';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';
import { isRoleInCell } from './cellRoles';

const termsIn = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldedHeading));

/** What the first of two parties is of the second where the second owns it. */
const OWNED_BY = termsIn(
  'subsidiary of, owned subsidiary of, wholly owned subsidiary of, child of, branch of, affiliate owned by, owned by, wholly owned by, held by, controlled by, consolidated by, parented by, has parent, has parent company, has owner, has holder, has shareholder, investee of, gehört, gehört zu, Tochter von, Tochtergesellschaft von, gehalten von, im Besitz von, kontrolliert von, filiale de, détenue par, contrôlée par, dochter van, dochteronderneming van, eigendom van, filial de, participada por, propiedad de, controllata da, posseduta da, dotterbolag till, datterselskab af, datterselskap av, spółka zależna od',
);
/** The same where the first owns the second. */
const OWNS = termsIn(
  'parent of, parent company of, owner of, owns, holds, holder of, shareholder in, investor in, controls, Mutter von, Muttergesellschaft von, besitzt, hält, kontrolliert, société mère de, détient, moeder van, bezit, matriz de, posee, controlante di, possiede, moderbolag till, moderselskab for, morselskap for',
);

/** What stands before a relation without turning it round: “is”, “a 100 %”, “indirectly”. */
const BEFORE_RELATION =
  /^(?:is|are|ist|wird|est|an?|the|eine?|une?|directly|indirectly|direct|indirect|ultimately|ultimate|majority|wholly|fully|beneficially|percent|\d+(?: \d+)?) /;

/** Which of two parties owns the other, by what a cell says the first is of the second; undefined for any other text. */
export function ownerByRelation(text: string): 'first' | 'second' | undefined {
  return shortened(text, (said) => (OWNED_BY.has(said) ? 'second' : OWNS.has(said) ? 'first' : undefined));
}

/** What the first of the spellings of a relation says, which leave out more and more before it. */
function shortened<T>(text: string, read: (said: string) => T | undefined): T | undefined {
  if (text.length > 60) return undefined;
  for (let said = foldedHeading(text), before = ''; said !== before; said = said.replace(BEFORE_RELATION, '')) {
    const found = read(said);
    if (found !== undefined) return found;
    before = said;
  }
  return undefined;
}

/** “has director”: what stands behind it is what the second is of the first. */
const HAS = /^has\s+(?:(?:an?|the)\s+)?/iu;
const ENDS_IN_OF = /\s(?:of|at|von|bei|de|du|di|van|da|av|af|hos)$/iu;

/** Which of two parties holds a link, by what a cell says the first is of the second: who owns, and who has a role in the other; undefined for any other text. */
export function holderByRelation(text: string): 'first' | 'second' | undefined {
  const owner = ownerByRelation(text);
  if (!owner && HAS.test(text)) return isRoleInCell(text.replace(HAS, '')) ? 'second' : undefined;
  if (owner || !ENDS_IN_OF.test(text.slice(-10))) return owner;
  return isRoleInCell(text) ? 'first' : undefined;
}

/** What the related one is where the other holds a part of it, beside what headings call what is owned. */
const HELD_IN_PART = termsIn(
  'associate, associated company, associated undertaking, joint venture, jv, branch, participation, assoziiertes Unternehmen, Gemeinschaftsunternehmen, Beteiligung, entreprise associée, coentreprise, asociada, collegata, intressebolag, wholly owned subsidiary',
);
const OF_GROUPS = new Set(['Parent Company', 'Ultimate Parent']);

/** Who holds, by what a cell says the related one of two parties is: “Subsidiary”, “Shareholder”; `isOwning` where it says no role but that one owns the other. */
const holderByNoun = memoize((text): { holds: 'related' | 'other'; isOwning: boolean } | undefined =>
  shortened(text, (said) => {
    const side = sideNamed(said);
    if (side === 'owned' || HELD_IN_PART.has(said)) return { holds: 'other', isOwning: true } as const;
    if (side === 'owner' || isRoleInCell(said))
      return { holds: 'related', isOwning: OF_GROUPS.has(headingRole(said)) } as const;
    return undefined;
  }),
);

/** Whose links the relations of a sheet are said of. */
export interface RelationSides {
  /** The side whose party “Subsidiary of” is said of. */
  subject: Side;
  /** The side whose party “Subsidiary” is said of: that which a heading calls related. */
  related: Side | undefined;
}

/** What a relation says of two parties, by the sides of their columns. */
export interface ReadRelation {
  /** The side whose party holds. */
  holder: Side;
  /** The role as a cell would say it; empty where it says no more than that one owns the other. */
  role: string;
}

const otherSide = (side: Side): Side => (side === 'owner' ? 'owned' : 'owner');

/** Who holds by the relation of a row, whose parties are called `names`: no natural person is held by a company. */
export function readRelation(
  text: string,
  { subject, related }: RelationSides,
  names: Readonly<Record<Side, string>>,
): ReadRelation | undefined {
  const said = holderByRelation(text);
  if (said)
    return {
      holder: said === 'first' ? subject : otherSide(subject),
      role: ownerByRelation(text) ? '' : text.replace(HAS, ''),
    };
  const noun = related && holderByNoun(text);
  if (!related || !noun) return undefined;
  const holder = noun.holds === 'related' ? related : otherSide(related);
  const isTurned = isPersonName(names[otherSide(holder)]) && !isPersonName(names[holder]);
  return { holder: isTurned ? otherSide(holder) : holder, role: noun.isOwning ? '' : text };
}

/** The share that a relation says, with its sign: “a 60 % subsidiary of”; empty for none. */
export function percentWithin(relation: string): string {
  return /\d{1,3}(?:[.,]\d{1,30})?\s?%/u.exec(relation)?.[0] ?? '';
}

/** What a heading calls the other one of two, to whom relations are said. */
const RELATED =
  /^(?:related|connected|affiliated|associated|linked|verbundene[rs]?|nahestehende[rs]?|beteiligte) .|^counterparty$| (?:liee?|vinculad[ao]|relacionad[ao]|correlat[ao])$|^verbonden ./;

/**
 * The side whose party relations are said of: the left one, where headings leave open which of the two owns the other, or that which they call
 * “from” or “subject”; undefined where they say who owns.
 */
export function relationSides(sheet: TableSheet, mapping: SheetMapping): RelationSides | undefined {
  const subject = sideOfSubject(sheet, mapping);
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  const related = SIDES.filter((side) => RELATED.test(foldedHeading(headings[columnOf(mapping, side)] ?? '')));
  return subject && { subject, related: related.length === 1 ? related[0] : undefined };
}

function sideOfSubject(sheet: TableSheet, mapping: SheetMapping): Side | undefined {
  const [owner, owned] = SIDES.map((side) => columnOf(mapping, side)) as [number, number];
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  if (LINK_ENDS.owner.has(foldedHeading(headings[owner] ?? ''))) return 'owner';
  if (isSubject(headings[owner] ?? '', headings[owned] ?? '')) return 'owner';
  if ([owner, owned].some((at) => partyNamed(headings[at] ?? ''))) return undefined;
  return owner < owned ? 'owner' : 'owned';
}

/** Whether the rows of a sheet say in their relations who holds, each of them. */
export function areRelationsRead(sheet: TableSheet, mapping: SheetMapping): boolean {
  const sides = relationSides(sheet, mapping);
  const role = columnOf(mapping, 'role');
  if (!sides || role < 0) return false;
  const said = new Set(rowsBelow(sheet, mapping).map(({ cells }) => (cells[role] ?? '').trim()));
  return [...said].every((text) => readRelation(text, sides, { owner: '', owned: '' }) !== undefined);
}

/** Whether two headings are “Subject” and “Object”, as statements have them: the relation between says who holds. */
export const isSubject = (heading: string, other: string): boolean =>
  foldedHeading(heading) === 'subject' && foldedHeading(other) === 'object';
