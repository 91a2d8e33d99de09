import type { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Point } from '../../geometry/box';

let loaded: Promise<Graphviz> | null = null;

/** Graphviz as WebAssembly; its 0.8 MB are fetched when this is first called. */
function graphviz(): Promise<Graphviz> {
  loaded ??= import('@hpcc-js/wasm-graphviz').then((module) => module.Graphviz.load());
  loaded.catch(() => (loaded = null));
  return loaded;
}

/** A graph that dot has drawn: middles of nodes by name and control points of splines by the id of their edge; in points, y downwards. */
export interface DotDrawing {
  nodes: ReadonlyMap<string, Point>;
  splines: ReadonlyMap<string, readonly Point[]>;
}

interface DotAnswer {
  objects?: { name: string; pos?: string }[];
  edges?: { id?: string; pos?: string }[];
}

/**
 * Draws a graph in Graphviz' language by `dot`: layers and x coordinates by network simplex, order by weighted medians and transposition
 * (E. R. Gansner, E. Koutsofios, S. C. North, K.-P. Vo, A Technique for Drawing Directed Graphs, 1993).
 */
export async function drawByDot(graph: string): Promise<DotDrawing> {
  const engine = await graphviz();
  const { objects = [], edges = [] } = JSON.parse(engine.layout(graph, 'json', 'dot')) as DotAnswer;
  return {
    nodes: new Map(objects.flatMap(({ name, pos }) => pointsOf(pos).map((point) => [name, point] as const))),
    splines: new Map(edges.flatMap(({ id, pos }) => (id === undefined ? [] : [[id, pointsOf(pos)] as const]))),
  };
}

function pointsOf(pos = ''): Point[] {
  return pos.split(' ').flatMap((pair) => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    return Number.isNaN(x + y) ? [] : [{ x, y: -y }];
  });
}

/** The x at which a spline, by its control points, passes a y; null where it doesn't. */
export function xOfSpline(points: readonly Point[], y: number): number | null {
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a || a.y === b.y || y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) continue;
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }
  return null;
}

/** Graphviz takes sizes in inches and answers in points; a chart unit is a point. */
const POINTS = 72;

export function inches(units: number): string {
  return (units / POINTS).toFixed(4);
}

/** A node of a size in chart units. */
export function dotNode(name: string, { width, height }: { width: number; height: number }): string {
  return `${name}[width=${inches(Math.max(1, width))},height=${inches(Math.max(1, height))}]`;
}

/** A directed graph of these statements, its nodes drawn as boxes of their own size. */
export function digraph(options: string, statements: readonly string[]): string {
  return [`digraph{${options};node[shape=box,fixedsize=true,label=""];edge[dir=none];`, ...statements, '}'].join('\n');
}
