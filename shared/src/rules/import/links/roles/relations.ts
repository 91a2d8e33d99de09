import { SIDES, type Side } from '../columnMeanings';
import { LINK_ENDS } from '../headings/vocabulary';
import { columnOf, headingsIn, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

const termsIn = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldedHeading));

/** What the first of two parties is of the second where the second owns it. */
const OWNED_BY = termsIn(
  'subsidiary of, wholly owned subsidiary of, child of, branch of, affiliate owned by, owned by, wholly owned by, held by, controlled by, investee of, Tochter von, Tochtergesellschaft von, gehalten von, im Besitz von, kontrolliert von, filiale de, détenue par, contrôlée par, dochter van, dochteronderneming van, eigendom van, filial de, participada por, propiedad de, controllata da, posseduta da, dotterbolag till, datterselskab af, datterselskap av, spółka zależna od',
);
/** The same where the first owns the second. */
const OWNS = termsIn(
  'parent of, parent company of, owner of, owns, holds, holder of, shareholder in, investor in, controls, Mutter von, Muttergesellschaft von, besitzt, hält, kontrolliert, société mère de, détient, moeder van, bezit, matriz de, posee, controlante di, possiede, moderbolag till, moderselskab for, morselskap for',
);

/** Which of two parties owns the other, by what a cell says the first is of the second; undefined for any other text. */
export function ownerByRelation(text: string): 'first' | 'second' | undefined {
  if (text.length > 60) return undefined;
  const said = foldedHeading(text);
  return OWNED_BY.has(said) ? 'second' : OWNS.has(said) ? 'first' : undefined;
}

/**
 * The side whose party a relation is said of: the left one, where headings leave open which of the two owns the other, or that which they call
 * “from”; undefined where they say who owns.
 */
export function sideOfRelation(sheet: TableSheet, mapping: SheetMapping): Side | undefined {
  const [owner, owned] = SIDES.map((side) => columnOf(mapping, side)) as [number, number];
  const heading = mapping.header ? (headingsIn(sheet, mapping.header)[owner] ?? '') : '';
  if (LINK_ENDS.owner.has(foldedHeading(heading))) return 'owner';
  if (!mapping.sidesByOrder && mapping.header) return undefined;
  return owner < owned ? 'owner' : 'owned';
}
