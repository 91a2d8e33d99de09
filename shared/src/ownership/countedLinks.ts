import { declaredLinks } from './declarations';
import { inForce } from './day';
import { endsOf } from './directedLink';
import type { DirectedLink } from './directedLink';
import { holdingsOf } from './holding';
import type { Holding } from './holding';
import { isUnderstood, shareOf } from './linkShare';
import type { Share } from './linkShare';
import { meaningOf } from './roles';
import { DECORATIONS, indexByKey } from './types';
import type { Basis, CountingSettings, OwnershipEntity, OwnershipGraph, OwnershipRole } from './types';

/** A role that controls without a share. */
export interface ControlRole {
  holder: number;
  subject: number;
  link: number;
  role: OwnershipRole;
  isSure: boolean;
}

/** What is said of a holding and not counted, as other links make it up. */
export interface Declaration {
  holder: number;
  subject: number;
  link: number;
  /** Null where no share is stated. */
  share: Share | null;
}

/** Why a link, or some of it, does not count. */
export type Uncounted =
  { code: 'direction' | 'heldPerson' | 'notUnderstood'; link: number } | { code: 'twice'; link: number; same: number };

/** The links of a graph that count on a day and a basis. */
export interface CountedLinks {
  graph: OwnershipGraph;
  numberOf: ReadonlyMap<string, number>;
  holdings: Holding[];
  controls: ControlRole[];
  declarations: Declaration[];
  /** Subjects in which ownership stands in for the basis, as no role of the basis is recorded. */
  standIns: ReadonlySet<number>;
  /** Subjects that something hidden is linked to. */
  hiddenHolders: ReadonlySet<number>;
  uncounted: Uncounted[];
}

/** The statements of a link on one basis; `maybe` ones count unless the holder also reaches the subject by other links. */
interface Statement {
  role: OwnershipRole;
  held: 'yes' | 'unsure';
  maybe: boolean;
}

interface LinkStatements {
  link: DirectedLink;
  byBasis: Readonly<Partial<Record<Basis, Statement[]>>>;
  titles: readonly Statement[];
  controls: readonly Statement[];
}

/** Most links say nothing of a kind: they share one list, as there may be a million of them. */
const NONE: readonly Statement[] = [];
const NO_BASIS: LinkStatements['byBasis'] = {};

/** Which links count, and what they say (rules 1 to 7 of the counting of holdings). */
export function countLinks(graph: OwnershipGraph, settings: CountingSettings): CountedLinks {
  const numberOf = indexByKey(graph.entities);
  const uncounted: Uncounted[] = [];
  const { directed, hiddenHolders } = directLinks(graph, numberOf, uncounted);
  const declarations: Declaration[] = [];
  const statements = withoutDoubles(directed, graph.entities.length, uncounted)
    .map((link) => statementsOf(link, graph.entities, settings, declarations))
    .filter((link) => link !== undefined);
  const choice = chooseBasis(statements, settings.basis);
  const declared = declaredLinks(
    choice.counted.map(({ link, statements: said, controls }) => ({
      link,
      isMaybe: said.some(isMaybe) || controls.some(isMaybe),
      isSure: said.some(({ maybe }) => !maybe),
      counts: said.length > 0,
    })),
    graph.entities.length,
  );
  const shares: { link: DirectedLink; share: Share }[] = [];
  const controls: ControlRole[] = [];
  for (const { link, statements: said, controls: controlling } of choice.counted) {
    const isDeclared = declared.has(link.number);
    const counting = isDeclared ? said.filter(({ maybe }) => !maybe) : said;
    if (counting.length > 0) shares.push({ link, share: shareOf(counting) });
    if (isDeclared) declarations.push(declarationOf(link, [...said, ...controlling].filter(isMaybe)));
    for (const { role, held, maybe } of controlling) {
      if (isDeclared && maybe) continue;
      controls.push({ holder: link.holder, subject: link.subject, link: link.number, role, isSure: held === 'yes' });
    }
  }
  return {
    graph,
    numberOf,
    holdings: holdingsOf(shares, graph.entities.length),
    controls,
    declarations,
    standIns: choice.standIns,
    hiddenHolders,
    uncounted,
  };
}

function directLinks(
  { entities, links }: OwnershipGraph,
  numberOf: ReadonlyMap<string, number>,
  uncounted: Uncounted[],
): { directed: DirectedLink[]; hiddenHolders: Set<number> } {
  const directed: DirectedLink[] = [];
  const hiddenHolders = new Set<number>();
  links.forEach((link, number) => {
    const { from, to } = endsOf(link);
    const [holder, subject] = [numberOf.get(from), numberOf.get(to)];
    if (holder === undefined || subject === undefined) return;
    const [owner, owned] = [entities[holder], entities[subject]];
    if (!owner || !owned || DECORATIONS.has(owner.typeName) || DECORATIONS.has(owned.typeName)) return;
    if (owner.isPrivate || owned.isPrivate) {
      if (!owned.isPrivate && link.arrowType !== 'Double' && link.arrowType !== 'None') hiddenHolders.add(subject);
      return;
    }
    if (!link.roles.some(isCounted)) return;
    if (link.arrowType === 'Double' || link.arrowType === 'None') uncounted.push({ code: 'direction', link: number });
    else if (!link.roles.every(isUnderstood)) uncounted.push({ code: 'notUnderstood', link: number });
    else if (owned.typeName === 'Individual') uncounted.push({ code: 'heldPerson', link: number });
    else directed.push({ number, holder, subject, chartKey: link.chartKey ?? '', roles: link.roles });
  });
  return { directed, hiddenHolders };
}

function isCounted(role: OwnershipRole): boolean {
  const { share, control } = meaningOf(role);
  return share !== null || control !== null;
}

/** Links that say the same on one chart count once, the first of them by their order. */
function withoutDoubles(links: readonly DirectedLink[], size: number, uncounted: Uncounted[]): readonly DirectedLink[] {
  const pairs = new Map<number, DirectedLink | DirectedLink[]>();
  const parallel: DirectedLink[][] = [];
  for (const link of links) {
    const pair = link.holder * size + link.subject;
    const known = pairs.get(pair);
    if (known === undefined) pairs.set(pair, link);
    else if (Array.isArray(known)) known.push(link);
    else {
      const both = [known, link];
      parallel.push(both);
      pairs.set(pair, both);
    }
  }
  if (parallel.length === 0) return links;
  const doubles = new Set<DirectedLink>();
  for (const beside of parallel) {
    const first = new Map<string, DirectedLink>();
    for (const link of beside) {
      const said = `${link.chartKey} ${sayingOfRoles(link.roles)}`;
      const same = first.get(said);
      if (!same) first.set(said, link);
      else {
        doubles.add(link);
        uncounted.push({ code: 'twice', link: link.number, same: same.number });
      }
    }
  }
  return links.filter((link) => !doubles.has(link));
}

/** What shows that a role is so, and changes nothing of what it says. */
const PROOFS: ReadonlySet<string> = new Set(['source', 'evidence', 'checkedOn', 'checkedBy']);

function sayingOfRoles(roles: readonly OwnershipRole[]): string {
  const said = roles.map((role) =>
    JSON.stringify(
      Object.entries(role)
        .filter(([name, value]) => value != null && !PROOFS.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
  return said.sort().join('\n');
}

function statementsOf(
  link: DirectedLink,
  entities: readonly OwnershipEntity[],
  { asOf, leaveOutUndated }: CountingSettings,
  declarations: Declaration[],
): LinkStatements | undefined {
  let [byBasis, titles, controls] = [NO_BASIS, NONE, NONE];
  const isTrust = entities[link.subject]?.typeName === 'Trust';
  let isAnything = false;
  for (const role of link.roles) {
    const meaning = meaningOf(role);
    if (meaning.share === null && meaning.control === null) continue;
    const held = inForce(role, asOf, leaveOutUndated);
    if (held === 'no') continue;
    const statement: Statement = { role, held, maybe: role.via === 'unknown' || meaning.declares };
    const isDeclaration = role.via === 'indirect';
    if (isDeclaration) declarations.push(declarationOf(link, [statement]));
    if (meaning.share !== null && !isDeclaration && isShare(meaning.onlyIf, role)) {
      if (meaning.onlyIf === 'noOther') titles = [...titles, statement];
      else byBasis = { ...byBasis, [meaning.share]: [...(byBasis[meaning.share] ?? NONE), statement] };
      isAnything = true;
    }
    if (meaning.control === 'always' || (meaning.control === 'trust' && isTrust)) {
      controls = [...controls, statement];
      isAnything = true;
    }
  }
  return isAnything ? { link, byBasis, titles, controls } : undefined;
}

function isShare(onlyIf: 'stated' | 'noOther' | null, role: OwnershipRole): boolean {
  return onlyIf !== 'stated' || role.percentage != null || role.minimum != null || role.maximum != null;
}

const isMaybe = ({ maybe }: Statement): boolean => maybe;

interface CountedStatements {
  link: DirectedLink;
  statements: readonly Statement[];
  controls: readonly Statement[];
}

/** Subject by subject the statements on the basis, else those on ownership, else those of a mere title. */
function chooseBasis(
  links: readonly LinkStatements[],
  basis: Basis,
): { counted: CountedStatements[]; standIns: Set<number> } {
  const [onBasis, owned] = [new Set<number>(), new Set<number>()];
  for (const { link, byBasis } of links) {
    if (byBasis[basis]) onBasis.add(link.subject);
    if (byBasis.ownership) owned.add(link.subject);
  }
  const standIns = new Set<number>();
  const counted = links.map(({ link, byBasis, titles, controls }) => {
    if (basis !== 'ownership' && onBasis.has(link.subject)) {
      return { link, statements: byBasis[basis] ?? NONE, controls };
    }
    const statements = owned.has(link.subject) ? (byBasis.ownership ?? NONE) : titles;
    if (basis !== 'ownership' && statements.length > 0) standIns.add(link.subject);
    return { link, statements, controls };
  });
  return { counted, standIns };
}

function declarationOf(link: DirectedLink, statements: readonly Statement[]): Declaration {
  const share = shareOf(statements);
  return { holder: link.holder, subject: link.subject, link: link.number, share: share.stated ? share : null };
}
