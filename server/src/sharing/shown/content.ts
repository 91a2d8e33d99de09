import type { ChartStyle } from '@stemma/shared/chart/style';
import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { Routing } from '@stemma/shared/chart/link';
import { ROUTINGS } from '@stemma/shared/chart/link';
import { isOverOnDay } from '@stemma/shared/chart/onDay';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import { groupsOf } from '../../charts/present';
import { reachable } from '../../explore/policy';
import type { EvidenceName, EvidenceNames } from '../../ownership/presentRole';
import { citedBy } from '../../ownership/presentRole';
import { mergeLinks } from '../../relationships/merge';
import type { Tx } from '../../store';
import type { ShareLinkAccess } from '../visits/store';
import type { ReadLink, SharedChart, SharedLink, SharedNode } from './present';
import { presentGroups, presentShownNode, presentSharedLink, readLink } from './present';
import type { CardRow } from './store';
import { cardsOf, linksOf } from './store';

/** What a link opens, whole. */
export interface SharedContent extends SharedChart {
  style: ChartStyle;
  /** How many links away what is chosen shows its neighbours (SPEC §3.3). */
  neighbourLevel: number;
  nodes: SharedNode[];
  links: SharedLink[];
  /** Of earlier days alone; only where the link lets ownership be calculated. */
  endedLinks: SharedLink[];
  groups: ChartGroup[];
  /** Names of all evidence that roles of the links cite. */
  evidence: EvidenceName[];
}

const DIRECTIONS = { object: 'in', subject: 'out' } as const;

/** The entities and links that a link opens, under the entities' own keys: before anything is presented. */
export interface ShownPart {
  cards: Map<string, CardRow>;
  links: ReadLink[];
  endedLinks: ReadLink[];
}

/**
 * All of the chart, or that part of the charts which the link's relation gives (DESIGN §4 Dynamic charts): an entity on several charts once,
 * as it stands on the first, links that say the same once.
 */
export async function shownPart(tx: Tx, access: ShareLinkAccess): Promise<ShownPart> {
  const charts = access.charts.map(({ key }) => key);
  const order = new Map(charts.map((key, index) => [key, index]));
  const placeOf = ({ chartKey }: { chartKey: string }) => order.get(chartKey) ?? 0;
  const cards = new Map<string, CardRow>();
  const [cardRows, linkRows] = await Promise.all([cardsOf(tx, { key: access.key }), linksOf(tx, { charts })]);
  for (const row of cardRows.sort((a, b) => placeOf(a) - placeOf(b))) {
    if (!cards.has(row.key) && !isHidden(row, access)) cards.set(row.key, row);
  }
  const rows = linkRows.filter(({ from, to }) => cards.has(from) && cards.has(to));
  const all = rows
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({ link: readLink(row), chart: row.chartKey, ended: row.properties.ended === true }));
  const isPrivate = ({ from, to }: ReadLink) => [from, to].some((key) => cards.get(key)?.grant?.private);
  const read = all.filter(({ link, ended }) => isShown(link, { ended, isPrivate: isPrivate(link) }, access));
  const past = access.ownership ? all.filter(({ ended }) => ended) : [];
  if (!isAboutEntity(access))
    return { cards, links: read.map(({ link }) => link), endedLinks: past.map(({ link }) => link) };
  const steps = read.filter(({ link }) => link.arrowType !== 'None');
  const found = reachable(
    [access.entityKey],
    steps.map(({ link }) => link),
    DIRECTIONS[access.type],
    null,
  );
  const merged = (some: typeof all) =>
    mergeLinks(some.filter(({ link }) => found.has(link.from) && found.has(link.to))).map(
      ({ charts: _charts, ...link }) => link,
    );
  return {
    cards: new Map([...cards].filter(([key]) => found.has(key))),
    links: merged(steps),
    endedLinks: merged(past.filter(({ link }) => link.arrowType !== 'None')),
  };
}

/**
 * Today's links. Those of another day where the link shows that day and nothing else; who lets ownership be calculated tells of all days, so
 * that his visitors go from one to the other. When a link of a private entity began or ended is not a visitor's to know.
 */
function isShown(
  link: ReadLink,
  { ended, isPrivate }: { ended: boolean; isPrivate: boolean },
  { asOf, ownership }: ShareLinkAccess,
): boolean {
  if (asOf === null || ownership || isPrivate) return !ended;
  return ended ? link.roles.length > 0 && !isOverOnDay(link, asOf) : !isOverOnDay(link, asOf);
}

/** Notes, pictures and text boxes are there where the link shows them; a private one would be an empty card. */
function isHidden({ typeName, grant }: CardRow, { showAnnotations }: ShareLinkAccess): boolean {
  return !isRecordType(typeName) && (!showAnnotations || grant?.private === true);
}

export function presentShared(
  access: ShareLinkAccess,
  { cards, links, endedLinks }: ShownPart,
  { neighbourLevel, evidence, style }: { neighbourLevel: number; evidence: EvidenceNames; style: ChartStyle },
): SharedContent {
  const nodes = new Map([...cards].map(([key, row]) => [key, presentShownNode(row, access)]));
  const outward = (key: string) => nodes.get(key) ?? { key: '', isPrivate: true };
  const groups = access.type === 'chart' ? groupsOf(access.charts[0]?.groups ?? null) : [];
  const said = { outward, evidence };
  const shown = links.map((link) => presentSharedLink(link, said, access));
  const past = endedLinks
    .filter(({ from, to }) => !outward(from).isPrivate && !outward(to).isPrivate)
    .map((link) => presentSharedLink(link, said, access));
  return {
    ...presentShownChart(access, isAboutEntity(access) ? nodes.get(access.entityKey) : undefined),
    neighbourLevel,
    style,
    nodes: [...nodes.values()],
    links: shown,
    endedLinks: past,
    groups: presentGroups(groups, nodes),
    evidence: namesCited([...shown, ...past], evidence.values()),
  };
}

/** Those of the names that links cite. */
export function namesCited(links: readonly SharedLink[], names: Iterable<EvidenceName>): EvidenceName[] {
  const cited = citedBy(links);
  return [...names].filter(({ key }) => cited.has(key));
}

/** Whether a link opens the owners or holdings of an entity that still stands on its charts. */
export function isAboutEntity(
  access: ShareLinkAccess,
): access is ShareLinkAccess & { type: keyof typeof DIRECTIONS; entityKey: string } {
  return access.type !== 'chart' && access.entityKey !== null;
}

/** The record of what a link opens; `about` as the entity that it is about is called towards its visitors. */
export function presentShownChart(
  { type, charts, mayExport, ownership, asOf }: ShareLinkAccess,
  about: Pick<SharedNode, 'key' | 'name'> | undefined,
): SharedChart {
  const [chart] = charts;
  const routing: Routing = ROUTINGS.find((known) => known === chart?.routing) ?? defaults.chartRouting;
  return {
    key: about?.key ?? chart?.key ?? '',
    name: about?.name ?? chart?.name ?? '',
    type,
    routing,
    mayExport,
    ownership,
    asOf,
  };
}
