import { byKey } from '@stemma/shared/byKey';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { shiftedBends } from '@stemma/diagram/route/bends';
import type { ChartLink } from '@stemma/shared/chart/link';
import { addLink, addNode, together, type Command } from './commands';
import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { same } from './same';
import { newNode, type ChartDocument, type NodeRecord } from './document';

/** Cards and the links between them, taken from a chart. */
export interface Clip {
  nodes: readonly NodeRecord[];
  links: readonly ChartLink[];
}

/** What a copy takes: cards, notes and pictures, and the links whose both ends are among them. */
export function clipOf(document: ChartDocument, keys: Iterable<string>): Clip {
  const nodes = [...keys].flatMap((key) => document.nodes.get(key) ?? []);
  const taken = new Set(nodes.map(({ key }) => key));
  return { nodes, links: [...document.links.values()].filter(({ from, to }) => taken.has(from) && taken.has(to)) };
}

/** A chart of some entities of another and the links between them, without places: all stand on one spot, and no link has a route. */
export function unplacedPart(document: ChartDocument, keys: Iterable<string>): ChartDocument {
  const { nodes, links } = clipOf(document, keys);
  const unplaced = nodes.map((node) => ({ ...node, x: 0, y: 0, pinned: NODE_DEFAULTS.pinned }));
  const unrouted = links.map((link) => ({ ...link, ...UNROUTED }));
  return { props: document.props, nodes: byKey(unplaced), links: byKey(unrouted), groups: new Map() };
}

const UNROUTED = {
  points: null,
  adjusting: null,
  fromSpot: null,
  toSpot: null,
  linkTextPosition: defaults.linkTextPosition,
};

/** What becomes of an entity that is pasted where it stands already: it stays itself, or becomes a new one; or all become new ones. */
export type Pasting = 'same' | 'copied' | 'new';

/**
 * Puts a clip on a chart, moved by `shift`. An entity that does not stand there yet is the same entity on another chart. A new one has the
 * type and look of the old, and its name says that it is a copy. To one that stays itself the links lead that were copied with it, but
 * for those that say what one of the chart says. Notes, pictures and text boxes belong to one chart, so they are always copied. Answers the
 * keys of all that was pasted, of which `here` are as many as stood there already; the command is null where all did.
 */
export function pasteOf(
  document: ChartDocument,
  { nodes, links }: Clip,
  { shift, newKey, pasting }: { shift: { x: number; y: number }; newKey: () => string; pasting: Pasting },
): { command: Command | null; keys: string[]; here: number } {
  const became = new Map<string, string>();
  const adding: Command[] = [];
  for (const node of nodes) {
    const isEntity = isRecordType(node.typeName);
    if (pasting === 'same' && isEntity && document.nodes.has(node.key)) {
      became.set(node.key, node.key);
      continue;
    }
    const place = { x: Math.round(node.x + shift.x), y: Math.round(node.y + shift.y) };
    const copied = pasting === 'new' || document.nodes.has(node.key) || !isEntity;
    const added = copied ? copyOf(node, newKey(), place) : { ...node, ...place };
    became.set(node.key, added.key);
    adding.push(addNode(added));
  }
  const here = nodes.length - adding.length;
  const linking = links.flatMap((link) => {
    const [from, to] = [became.get(link.from), became.get(link.to)];
    if (!from || !to || saysAlready(document, { ...link, from, to })) return [];
    const moved = !document.nodes.has(from) && !document.nodes.has(to);
    const route = moved ? { points: shiftedBends(link.points, shift) } : UNROUTED;
    return [addLink({ ...link, ...route, key: newKey(), from, to })];
  });
  const subject = nodes.length === 1 ? (nodes[0]?.name ?? 'card') : t('{count} cards', { count: nodes.length });
  const commands = [...adding, ...linking];
  return {
    command: commands.length > 0 ? together(t('add {subject}', { subject }), commands) : null,
    keys: [...became.values()],
    here,
  };
}

/** Whether a link of the chart has the same ends, direction and roles. */
function saysAlready({ links }: ChartDocument, { from, to, arrowType, roles }: ChartLink): boolean {
  return [...links.values()].some(
    (link) => link.from === from && link.to === to && link.arrowType === arrowType && same(link.roles, roles),
  );
}

function copyOf(node: NodeRecord, key: string, place: { x: number; y: number }): NodeRecord {
  if (!isRecordType(node.typeName)) return { ...node, ...place, key, chartCount: 1, isNew: true };
  const { typeName, party, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription } =
    node;
  const look = { flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription };
  return newNode({ key, typeName, party, name: `${node.name} (copy)`, chartCount: 1, isNew: true, ...look, ...place });
}
