import type { PullSide } from '../../chart/canvas/linking';
import type { DrawnLink } from '../../chart/canvas/drawLinkTool';
import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import { addLink } from '../../chart/model/commands';
import { selectionOf } from '../../chart/model/selection';
import { newKey } from '../../lib/newKey';
import { setting } from '../../lib/settings';
import type { Editor } from './editor';

/** Draws the link that was pulled out of a card and asks for its roles, where the settings say so; pulled to an empty place, it asks which entity should stand there. */
export function drawLink({ session, ui }: Editor, { key, side, target, at }: DrawnLink): void {
  if (!target) {
    ui.setState({ dialog: { kind: 'add', type: null, at, pull: { key, side } } });
    return;
  }
  ui.setState({ tool: 'select', dialog: null });
  void newLinks().then(({ roles, asks }) => {
    const link = { key: newKey(), ...endsOf(key, target, side), roles };
    if (!session.run(addLink(link))) return;
    session.select(selectionOf([], [link.key]));
    if (asks) ui.setState({ dialog: { kind: 'roles', links: [link.key], isDrawn: true } });
  });
}

/** What the settings say of new links: the roles that they begin with, and whether roles are asked for. They are read once, so that later it takes no time. */
export async function newLinks(): Promise<{ roles: { role: string }[]; asks: boolean }> {
  const role = await setting('editor', 'defaultLinkType');
  const asks = (await setting('editor', 'askLinkType')) !== false;
  const isOne = typeof role === 'string' && role !== DEFAULT_SETTINGS.editor?.['defaultLinkType'];
  return { roles: isOne ? [{ role }] : [], asks };
}

/** The ends of a link pulled out of a card to another. */
export function endsOf(key: string, other: string, side: PullSide): { from: string; to: string } {
  return side === 'holds' ? { from: key, to: other } : { from: other, to: key };
}
