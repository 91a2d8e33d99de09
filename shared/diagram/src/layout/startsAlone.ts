import type { Edge } from './connectedComponents';

/** Whether a link has an arrow head at its owner, too: on a stem that others share it would be read as theirs. */
export function startsAlone({ link }: Pick<Edge, 'link'>): boolean {
  return link.arrowType === 'Double';
}
