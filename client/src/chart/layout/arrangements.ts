import type { Arrangement } from '../model/commands';
import { assembled } from './assemble';
import { layCircular } from './circular';
import { layForce } from './force';
import type { LayoutKind } from './kinds';
import { layered } from './layered';
import { layTree } from './tree';
import type { Elk, LayoutInput } from './types';

/** Lays a chart out in one of the ways. Links of springs and circles are straight, as no way along the axes is free there. */
export function arrangement(kind: LayoutKind, input: LayoutInput, elk: Elk): Promise<Arrangement> {
  if (kind === 'tree') return assembled(input, layTree, { routing: null });
  if (kind === 'force') return assembled(input, (part) => layForce(part, elk), { routing: 'straight' });
  if (kind === 'circular') return assembled(input, layCircular, { routing: 'straight' });
  return layered(input, elk);
}
