import type { PullSide } from '../../chart/canvas/linking';
import type { DrawnLink } from '../../chart/canvas/drawLinkTool';
import { DEFAULT_SETTINGS } from '@stemma/shared/settings';
import { addLink } from '../../chart/model/commands';
import { selectionOf } from '../../chart/model/selection';
import { newKey } from '../../lib/newKey';
import { setting } from '../../lib/settings';
import type { Editor } from './editor';
import { typeCard } from './typing/typing';

/** Draws the link that was pulled out of a card and asks for its roles, where the settings say so; pulled to an empty place, what should stand there is typed there. */
export function drawLink(editor: Editor, { key, side, target, at, isPressed }: DrawnLink): void {
  const { session, ui } = editor;
  if (!target) return typeCard(editor, { pull: { key, side }, ...(!isPressed && { at }) });
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
