import { SIDES, type Side } from '../columnMeanings';
import { partyNamed } from '../headings/partyHeading';
import { LINK_ENDS } from '../headings/vocabulary';
import { columnOf, headingsIn, type SheetMapping } from '../tableMapping';
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
  if (text.length > 60) return undefined;
  for (let said = foldedHeading(text), before = ''; said !== before; said = said.replace(BEFORE_RELATION, '')) {
    if (OWNED_BY.has(said)) return 'second';
    if (OWNS.has(said)) return 'first';
    before = said;
  }
  return undefined;
}

const ENDS_IN_OF = /\s(?:of|at|von|bei|de|du|di|van|da|av|af|hos)$/iu;

/** Which of two parties holds a link, by what a cell says the first is of the second: who owns, and who has a role in the other; undefined for any other text. */
export function holderByRelation(text: string): 'first' | 'second' | undefined {
  const owner = ownerByRelation(text);
  if (owner || !ENDS_IN_OF.test(text.slice(-10))) return owner;
  return isRoleInCell(text) ? 'first' : undefined;
}

/** The share that a relation says, with its sign: “a 60 % subsidiary of”; empty for none. */
export function percentWithin(relation: string): string {
  return /\d{1,3}(?:[.,]\d{1,30})?\s?%/u.exec(relation)?.[0] ?? '';
}

/**
 * The side whose party a relation is said of: the left one, where headings leave open which of the two owns the other, or that which they call
 * “from”; undefined where they say who owns.
 */
export function sideOfRelation(sheet: TableSheet, mapping: SheetMapping): Side | undefined {
  const [owner, owned] = SIDES.map((side) => columnOf(mapping, side)) as [number, number];
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  if (LINK_ENDS.owner.has(foldedHeading(headings[owner] ?? ''))) return 'owner';
  if ([owner, owned].some((at) => partyNamed(headings[at] ?? ''))) return undefined;
  return owner < owned ? 'owner' : 'owned';
}
