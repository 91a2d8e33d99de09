import type { Chart, ChartNode } from '@stemma/shared/chart/chart';
import { FLAG_COLORS } from '@stemma/shared/chart/vocabulary';
import { UNSAVED } from '../../../chart/model/onlyRead';
import type { SharedGraphQuery, SharedGraphQueryVariables } from '../../../gql/graphql';
import { byKeys, type EvidenceNames } from '../../../lib/ownership/evidence';
import type { LinkVisit } from '../../../lib/visit';
import { sendVisit } from '../visit';
import { graphQuery } from './graphQuery';

type SharedNode = SharedGraphQuery['sharedGraph']['nodes'][number];

/** What a visitor may open of an entity, and that it is there where nothing else is told. */
export type Shown = Pick<
  SharedNode,
  'key' | 'typeName' | 'name' | 'party' | 'isPrivate' | 'shareInfo' | 'shareNotes' | 'shareKeyPersons' | 'shareFiles'
> & { description: string };

/** What a link opens: a chart that may only be read, and what of its entities may be opened. */
export interface Shared {
  type: SharedGraphQuery['sharedGraph']['type'];
  chart: Chart;
  /** The link offers to save it as a picture or a page. */
  mayExport: boolean;
  /** The link lets ownership be calculated. */
  ownership: boolean;
  /** The day that the link begins with (ISO); null for today. Without ownership it shows that day alone. */
  asOf: string | null;
  /** How many links away what is chosen shows its neighbours. */
  neighbourLevel: number;
  shown: ReadonlyMap<string, Shown>;
  /** Names of the evidence that roles cite. */
  evidence: EvidenceNames;
}

/** The day (ISO) that a link shows and nobody can move; null where it is today or can be moved. */
export function fixedDay({ ownership, asOf }: Shared): string | null {
  return ownership ? null : asOf;
}

/** Reads all that a link opens. */
export async function readShared(visit: LinkVisit): Promise<Shared> {
  const { sharedGraph } = await sendVisit<SharedGraphQuery, SharedGraphQueryVariables>(visit, graphQuery, {});
  const { key, name, type, routing, style, mayExport, ownership, neighbourLevel, asOf, nodes, groups } = sharedGraph;
  const { links, endedLinks, evidence } = sharedGraph;
  return {
    type,
    mayExport,
    ownership,
    asOf: asOf ?? null,
    neighbourLevel,
    chart: {
      ...UNSAVED,
      ...{ key, name, routing, style, groups, links, endedLinks, description: '' },
      nodes: nodes.map(nodeOf),
    },
    shown: new Map(nodes.map((node) => [node.key, { ...node, description: node.chartDescription ?? '' }])),
    evidence: byKeys(evidence),
  };
}

/** A private entity is drawn as those of whom a source says nothing: with a dashed border. */
function nodeOf({ isPrivate, ...shared }: SharedNode): ChartNode {
  const { shareInfo: _info, shareNotes: _notes, shareKeyPersons: _persons, shareFiles: _files, ...node } = shared;
  return {
    ...node,
    ...(isPrivate && { isPrivate }),
    party: isPrivate ? 'anonymous' : node.party,
    flagColor: FLAG_COLORS.find((color) => color === node.flagColor) ?? null,
    decoration: node.decoration ?? null,
    permission: null,
    chartCount: 0,
    pinned: false,
  };
}
