import type { ComponentLayout } from './componentLayout';
import { bendAtBundle } from './bendAtBundle';
import { RouteOccupancy } from './routeOccupancy';
import { takeOffFrames } from '../group/offFrames';
import { onEdges } from './onEdges';
import type { ConnectedComponent } from './connectedComponents';
import { partOnce } from './partOnce';
import { straighten } from './straighten';
import { labelsOnOwnSegment } from './labelsOnOwnSegment';

/**
 * A laid part whose links along the axes have no kinks, begin at their cards' edges, part from their owner's others once, and follow no border of a
 * group's frame, each with its words on what is its own alone.
 */
export function beautifyRoutes(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const whole = onEdges(part, laid);
  const room = new RouteOccupancy(part, whole);
  partOnce(room);
  bendAtBundle(room);
  straighten(room, whole.nodes);
  labelsOnOwnSegment(room);
  takeOffFrames(room);
  return { ...whole, links: room.links };
}
