import type { Chart, ChartNode } from '@stemma/shared/chart/chart';
import { leads } from '../explore/policy';

/** Levels of one tree; a deeper part is a tree of its own, as programs cannot read JSON nested without end. */
const DEPTH_MAX = 200;

/** An entity in a tree; where it is opened elsewhere in the answer, `repeated` says so and its children stand there only. */
export interface TreeNode {
  key: string;
  name: string;
  typeName: ChartNode['typeName'];
  repeated: boolean;
  children: TreeNode[];
}

/**
 * A chart as trees of holdings: owners at the top, what they hold below, along arrows. Each entity is opened once, so that the
 * answer is no longer than the chart; where all of a part hold each other its first entity is the top.
 */
export function treesOf({ nodes, links }: Pick<Chart, 'nodes' | 'links'>): TreeNode[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const below = new Map<string, Set<string>>(nodes.map(({ key }) => [key, new Set()]));
  const held = new Set<string>();
  for (const [from, to] of links.flatMap((link) => leads(link, 'out'))) {
    if (from === to) continue;
    below.get(from)?.add(to);
    held.add(to);
  }
  const opened = new Map<string, TreeNode>();
  const tops = nodes.filter(({ key }) => !held.has(key));
  const trees: TreeNode[] = [];
  for (const { key } of [...tops, ...nodes]) {
    const top = byKey.get(key);
    if (top && !opened.has(key)) trees.push(openTree(top, byKey, below, opened));
  }
  return trees;
}

/** Opens by a list of what is still to do, as a chain may be deeper than calls can nest; what lies too deep becomes a top of its own. */
function openTree(
  top: ChartNode,
  byKey: Map<string, ChartNode>,
  below: Map<string, Set<string>>,
  opened: Map<string, TreeNode>,
): TreeNode {
  const todo: { tree: TreeNode; level: number }[] = [];
  const place = (node: ChartNode, level: number): TreeNode => {
    const repeated = opened.has(node.key) || level > DEPTH_MAX;
    const tree: TreeNode = { key: node.key, name: node.name, typeName: node.typeName, repeated, children: [] };
    if (!repeated) {
      opened.set(node.key, tree);
      todo.push({ tree, level });
    }
    return tree;
  };
  const root = place(top, 0);
  for (let index = 0; index < todo.length; index += 1) {
    const { tree, level } = todo[index] ?? { tree: root, level: 0 };
    for (const key of below.get(tree.key) ?? []) {
      const node = byKey.get(key);
      if (node) tree.children.push(place(node, level + 1));
    }
  }
  return root;
}

/** An entity in a tree that is written row by row. */
export type TreeRow = Omit<TreeNode, 'children'> & { level: number };

/** A tree's rows, each above what lies under it. */
export function rowsOfTree(tree: TreeNode): TreeRow[] {
  const rows: TreeRow[] = [];
  const todo = [{ tree, level: 0 }];
  for (let step = todo.pop(); step; step = todo.pop()) {
    const { children, ...row } = step.tree;
    const { level } = step;
    rows.push({ ...row, level });
    todo.push(...children.map((child) => ({ tree: child, level: level + 1 })).reverse());
  }
  return rows;
}
