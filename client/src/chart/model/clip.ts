import { isRecordType } from '@stemma/shared/entities/typeNames';
import { shiftedBends } from '@stemma/shared/chart/bends';
import type { ChartLink } from '@stemma/shared/chart/link';
import { addLink, addNode, together, type Command } from './commands';
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

/**
 * Puts a clip on a chart, moved by `shift`. An entity that does not stand there yet is the same entity on another chart; one that does,
 * or all of them with `anew`, becomes a new entity of the same type and look whose name says that it is a copy. Notes, pictures and text
 * boxes belong to one chart, so they are always copied.
 */
export function pasteOf(
  document: ChartDocument,
  { nodes, links }: Clip,
  { shift, newKey, anew = false }: { shift: { x: number; y: number }; newKey: () => string; anew?: boolean },
): { command: Command; keys: string[] } {
  const became = new Map<string, NodeRecord>();
  for (const node of nodes) {
    const place = { x: Math.round(node.x + shift.x), y: Math.round(node.y + shift.y) };
    const copied = anew || document.nodes.has(node.key) || !isRecordType(node.typeName);
    became.set(node.key, copied ? copyOf(node, newKey(), place) : { ...node, ...place });
  }
  const adding = [...became.values()].map(addNode);
  const linking = links.flatMap((link) => {
    const [from, to] = [became.get(link.from)?.key, became.get(link.to)?.key];
    const points = shiftedBends(link.points, shift);
    return from && to ? [addLink({ ...link, key: newKey(), from, to, points })] : [];
  });
  const words = nodes.length === 1 ? (nodes[0]?.name ?? 'card') : `${nodes.length} cards`;
  return {
    command: together(`add ${words}`, [...adding, ...linking]),
    keys: [...became.values()].map(({ key }) => key),
  };
}

function copyOf(node: NodeRecord, key: string, place: { x: number; y: number }): NodeRecord {
  if (!isRecordType(node.typeName)) return { ...node, ...place, key, chartCount: 1, isNew: true };
  const { typeName, party, flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription } =
    node;
  const look = { flag, flagColor, label, labelVisible, fillColor, icon, hideIcon, width, chartDescription };
  return newNode({ key, typeName, party, name: `${node.name} (copy)`, chartCount: 1, isNew: true, ...look, ...place });
}
