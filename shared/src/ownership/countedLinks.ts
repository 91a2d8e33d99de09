import { compressedRows } from './compressedRows';
import { declaredLinks } from './declarations';
import { inForce } from './day';
import type { DirectedLink } from './directedLink';
import { indexGraph } from './graphIndex';
import type { GraphIndex } from './graphIndex';
import { holdingsOf } from './holding';
import type { Holding } from './holding';
import { isUnderstood, shareOf } from './linkShare';
import type { Share } from './linkShare';
import { meaningOf } from './roles';
import { DECORATIONS } from './types';
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
  index: GraphIndex;
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
  /** Those of them that count as shares on the basis that is asked for, once that is chosen. */
  shares: readonly Statement[];
}

/** Most links say nothing of a kind: they share one list, as there may be a million of them. */
const NONE: readonly Statement[] = [];
const NO_BASIS: LinkStatements['byBasis'] = {};

/** Which links count, and what they say (rules 1 to 7 of the counting of holdings). */
export function countLinks(
  graph: OwnershipGraph,
  settings: CountingSettings,
  index: GraphIndex = indexGraph(graph),
): CountedLinks {
  const uncounted: Uncounted[] = [];
  const { directed, hiddenHolders } = directLinks(graph, index, uncounted);
  const declarations: Declaration[] = [];
  const saying: LinkStatements[] = [];
  for (const link of withoutDoubles(directed, graph.entities.length, uncounted)) {
    const said = statementsOf(link, graph.entities, settings, declarations);
    if (said) saying.push(said);
  }
  const standIns = chooseBasis(saying, settings.basis, graph.entities.length);
  const declared = declaredAmong(saying, graph.entities.length);
  const counted: DirectedLink[] = [];
  const shares: Share[] = [];
  const controls: ControlRole[] = [];
  for (const { link, shares: said, controls: controlling } of saying) {
    const isDeclared = declared.has(link.number);
    const counting = isDeclared ? said.filter(({ maybe }) => !maybe) : said;
    if (counting.length > 0) {
      counted.push(link);
      shares.push(shareOf(counting));
    }
    if (isDeclared) declarations.push(declarationOf(link, [...said, ...controlling].filter(isMaybe)));
    for (const { role, held, maybe } of controlling) {
      if (isDeclared && maybe) continue;
      controls.push({ holder: link.holder, subject: link.subject, link: link.number, role, isSure: held === 'yes' });
    }
  }
  return {
    graph,
    index,
    holdings: holdingsOf(counted, shares, graph.entities.length),
    controls,
    declarations,
    standIns,
    hiddenHolders,
    uncounted,
  };
}

function declaredAmong(saying: readonly LinkStatements[], size: number): ReadonlySet<number> {
  if (!saying.some(({ shares, controls }) => shares.some(isMaybe) || controls.some(isMaybe))) return new Set();
  return declaredLinks(
    saying.map(({ link, shares, controls }) => ({
      link,
      isMaybe: shares.some(isMaybe) || controls.some(isMaybe),
      isSure: shares.some(({ maybe }) => !maybe),
      counts: shares.length > 0,
    })),
    size,
  );
}

function directLinks(
  { entities, links }: OwnershipGraph,
  { holderOf, subjectOf }: GraphIndex,
  uncounted: Uncounted[],
): { directed: DirectedLink[]; hiddenHolders: Set<number> } {
  const directed: DirectedLink[] = [];
  const hiddenHolders = new Set<number>();
  const decorates = Uint8Array.from(entities, ({ typeName }) => (DECORATIONS.has(typeName) ? 1 : 0));
  links.forEach((link, number) => {
    const [holder, subject] = [holderOf[number]!, subjectOf[number]!];
    if (holder < 0 || subject < 0 || decorates[holder] === 1 || decorates[subject] === 1) return;
    const [owner, owned] = [entities[holder]!, entities[subject]!];
    if (owner.isPrivate || owned.isPrivate) {
      if (!owned.isPrivate && link.arrowType !== 'Double' && link.arrowType !== 'None') hiddenHolders.add(subject);
      return;
    }
    if (!link.roles.some(isCounted)) return;
    if (link.arrowType === 'Double' || link.arrowType === 'None') uncounted.push({ code: 'direction', link: number });
    else if (!link.roles.every(isUnderstood)) uncounted.push({ code: 'notUnderstood', link: number });
    else if (owned.typeName === 'Individual') uncounted.push({ code: 'heldPerson', link: number });
    else {
      const { chartKey = '', roles } = link;
      directed.push({ number, holder, subject, chartKey, roles, isParallel: false });
    }
  });
  return { directed, hiddenHolders };
}

function isCounted(role: OwnershipRole): boolean {
  const { share, control } = meaningOf(role);
  return share !== null || control !== null;
}

/** Links that say the same on one chart count once, the first of them by their order; marks those that lie beside others. */
function withoutDoubles(links: readonly DirectedLink[], size: number, uncounted: Uncounted[]): readonly DirectedLink[] {
  const parallel = parallelLinks(links, size);
  if (parallel.length === 0) return links;
  const doubles = new Set<DirectedLink>();
  for (const beside of parallel) {
    const first = new Map<string, DirectedLink>();
    for (const link of beside) {
      link.isParallel = true;
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

/** The links of each pair of holder and subject that has several. */
function parallelLinks(links: readonly DirectedLink[], size: number): DirectedLink[][] {
  const into = compressedRows(
    size,
    links.length,
    (at) => links[at]!.subject,
    (at) => links[at]!.holder,
  );
  /** By holder: the last link met of his, one more than its place among all. */
  const last = new Int32Array(size);
  const groups = new Map<DirectedLink, DirectedLink[]>();
  for (let subject = 0; subject < size; subject += 1) {
    for (let at = into.start[subject]!; at < into.start[subject + 1]!; at += 1) {
      const [holder, link] = [into.to[at]!, links[into.edge[at]!]!];
      const before = links[last[holder]! - 1];
      last[holder] = into.edge[at]! + 1;
      if (before?.subject !== subject) continue;
      const group = groups.get(before) ?? [before];
      group.push(link);
      groups.set(link, group);
    }
  }
  return [...new Set(groups.values())];
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
      else if (byBasis === NO_BASIS) byBasis = { [meaning.share]: [statement] };
      else byBasis = { ...byBasis, [meaning.share]: [...(byBasis[meaning.share] ?? NONE), statement] };
      isAnything = true;
    }
    if (meaning.control === 'always' || (meaning.control === 'trust' && isTrust)) {
      controls = [...controls, statement];
      isAnything = true;
    }
  }
  return isAnything ? { link, byBasis, titles, controls, shares: NONE } : undefined;
}

function isShare(onlyIf: 'stated' | 'noOther' | null, role: OwnershipRole): boolean {
  return onlyIf !== 'stated' || role.percentage != null || role.minimum != null || role.maximum != null;
}

const isMaybe = ({ maybe }: Statement): boolean => maybe;

/**
 * Chooses subject by subject the statements on the basis, else those on ownership, else those of a mere title.
 * @returns the subjects in which ownership stands in.
 */
function chooseBasis(links: readonly LinkStatements[], basis: Basis, size: number): Set<number> {
  const [onBasis, owned] = [new Uint8Array(size), new Uint8Array(size)];
  for (const { link, byBasis } of links) {
    if (byBasis[basis]) onBasis[link.subject] = 1;
    if (byBasis.ownership) owned[link.subject] = 1;
  }
  const standIns = new Set<number>();
  for (const said of links) {
    const { subject } = said.link;
    if (basis !== 'ownership' && onBasis[subject] === 1) said.shares = said.byBasis[basis] ?? NONE;
    else {
      said.shares = owned[subject] === 1 ? (said.byBasis.ownership ?? NONE) : said.titles;
      if (basis !== 'ownership' && said.shares.length > 0) standIns.add(subject);
    }
  }
  return standIns;
}

function declarationOf(link: DirectedLink, statements: readonly Statement[]): Declaration {
  const share = shareOf(statements);
  return { holder: link.holder, subject: link.subject, link: link.number, share: share.stated ? share : null };
}
