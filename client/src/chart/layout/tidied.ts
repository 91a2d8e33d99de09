import type { LaidPart } from './laidPart';
import { bendAtTrunk } from './bendAtTrunk';
import { LaidRoom } from './laidRoom';
import { takeOffFrames } from './offFrames';
import { onEdges } from './onEdges';
import type { Part } from './order';
import { partOnce } from './partOnce';
import { straighten } from './straighten';
import { wordsOnOwn } from './wordsOnOwn';

/**
 * A laid part whose links along the axes have no kinks, begin at their cards' edges, part from their owner's others once, and follow no border of a
 * group's frame, each with its words on what is its own alone.
 */
export function tidied(part: Part, laid: LaidPart): LaidPart {
  const whole = onEdges(part, laid);
  const room = new LaidRoom(part, whole);
  partOnce(room);
  bendAtTrunk(room);
  straighten(room, whole.nodes);
  wordsOnOwn(room);
  takeOffFrames(room);
  return { ...whole, links: room.links };
}
