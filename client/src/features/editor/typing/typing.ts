import type { ChartDocument } from '../../../chart/model/document';
import { newKey } from '../../../lib/newKey';
import type { Editor } from '../editor';
import { clearPlace, placeForLinked, pointedPlace } from './places';
import type { CardTyping } from './state';

/** Begins to type a card: linked with another, at a place, or where the chart was pressed last. */
export function typeCard(
  editor: Editor,
  { pull = null, at, type = null, once = false }: Partial<Pick<CardTyping, 'pull' | 'at' | 'type' | 'once'>> = {},
): void {
  const place = at ? clearPlace(editor, at) : pull ? placeForLinked(editor, pull) : pointedPlace(editor);
  editor.ui.setState({
    tool: 'select',
    dialog: null,
    typing: { kind: 'card', id: newKey(), at: place, pull, type, once, trail: [] },
  });
}

/** Begins to type on a link: over what it says, or with a first letter of something else. */
export function typeOnLink(editor: Editor, key: string, text: string | null = null): void {
  editor.ui.setState({ tool: 'select', dialog: null, typing: { kind: 'link', key, text } });
}

/** Ends typing; the chart has the keyboard again. */
export function endTyping({ ui, canvas }: Editor): void {
  ui.setState({ typing: null });
  canvas.current?.focus();
}

/** One level up: what the cards of the level above are linked with. Null where there is none. */
export function levelUp(editor: Editor, typing: CardTyping): CardTyping | null {
  const pull = typing.trail.at(-1);
  if (!pull) return null;
  return { ...typing, pull, trail: typing.trail.slice(0, -1), type: null, at: placeForLinked(editor, pull) };
}

/** Typing as it stands once cards went: a card that is no more holds nothing, the level above it goes on. */
export function withoutMissingCards(typing: CardTyping, { nodes }: ChartDocument): CardTyping {
  if (!typing.pull || nodes.has(typing.pull.key)) return typing;
  const trail = typing.trail.filter(({ key }) => nodes.has(key));
  return { ...typing, pull: trail.at(-1) ?? null, trail: trail.slice(0, -1) };
}
