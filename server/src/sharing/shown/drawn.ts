import type { Chart } from '@stemma/shared/chart/chart';
import type { Drawn } from '../../documents/leftOut';
import type { SharedContent } from './content';

/** What is drawn for a visitor; a private entity as those of whom a source says nothing, with a dashed border. */
export function drawnForVisitors({
  nodes,
  links,
  endedLinks,
  groups,
  routing,
  style,
}: SharedContent): Drawn & Pick<Chart, 'endedLinks'> {
  return {
    routing,
    style,
    nodes: nodes.map((node) => ({
      ...node,
      party: node.isPrivate ? 'anonymous' : node.party,
      ...{ permission: null, chartCount: 0, pinned: false },
    })),
    links,
    endedLinks,
    groups,
  };
}
