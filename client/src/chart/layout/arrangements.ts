import type { Point } from '@stemma/shared/chart/geometry/box';
import type { Arrangement } from '../model/commands';
import { assembled, placed, type Routes } from './assemble';
import { layCircular } from './circular';
import { layForce } from './force';
import type { LayoutKind } from './kinds';
import { layered } from './layered';
import type { LaidPart } from './laidPart';
import { wholePart, type Part } from './order';
import { routesOf } from './routes';
import { straightWays, withStraightWays } from './straightWays';
import { layTree } from './tree';
import type { Elk, LayoutInput } from './types';

/** Lays a chart out in one of the ways, or finds the ways of straight links among cards that stand. */
export function arrangement(kind: LayoutKind, input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const routes = routesOf(kind, input);
  if (input.standing) return Promise.resolve(amongStanding(input, input.standing, routes));
  if (kind === 'tree') return assembled(input, treeOf(input), routes);
  if (kind === 'force') return assembled(input, (part) => layForce(part, elk), routes);
  if (kind === 'circular') return assembled(input, layCircular, routes);
  return layered(input, elk);
}

function treeOf({ straight }: LayoutInput): (part: Part) => LaidPart {
  return straight ? (part) => withStraightWays(part, layTree(part, true)) : (part) => layTree(part);
}

/** The cards where they stand, all in one, with the ways of their links. */
function amongStanding(input: LayoutInput, standing: ReadonlyMap<string, Point>, routes: Routes): Arrangement {
  const nodes = new Map(standing);
  const laid = { nodes, links: straightWays(wholePart(input), nodes, input.staying), width: 0, height: 0 };
  return placed(input, [laid], [{ x: 0, y: 0 }], routes);
}
