import type { PullSide } from '../../chart/canvas/linking';
import type { Pulled } from '../../chart/canvas/pulling';
import { addLink } from '../../chart/model/commands';
import { selectionOf } from '../../chart/model/selection';
import { newKey } from '../../lib/newKey';
import { setting } from '../../lib/settings';
import type { Editor } from './editor';

/** Draws the link that was pulled out of a card and asks for its roles, where the settings say so; pulled to an empty place, it asks which entity should stand there. */
export function drawLink({ session, ui }: Editor, { key, side, target, at }: Pulled): void {
  if (!target) {
    ui.setState({ dialog: { kind: 'add', type: null, at, pull: { key, side } } });
    return;
  }
  const link = { key: newKey(), ...endsOf(key, target, side) };
  if (!session.run(addLink(link))) return;
  session.select(selectionOf([], [link.key]));
  ui.setState({ tool: 'select' });
  void setting('editor', 'askLinkType').then((asks) => {
    if (asks !== false) ui.setState({ dialog: { kind: 'roles', links: [link.key] } });
  });
}

/** The ends of a link pulled out of a card to another. */
export function endsOf(key: string, other: string, side: PullSide): { from: string; to: string } {
  return side === 'holds' ? { from: key, to: other } : { from: other, to: key };
}
