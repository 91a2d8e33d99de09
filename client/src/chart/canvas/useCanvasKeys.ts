import { useRef, type KeyboardEvent } from 'react';
import { nearestOnPath } from '@stemma/diagram/geometry/polyline';
import { bendLink, dragged, gripsOf, moveLinkText } from '../model/bends';
import { moveNodes } from '../model/commands';
import { selectionOf } from '../model/selection';
import type { ChartSession } from '../model/session';
import type { TypedOnLink } from './canvasEvents';
import type { CanvasController, CanvasEvents } from './controller';
import { alongLink, nextCard, toward, type Direction } from './walk';

const ARROWS: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
/** How far the words of the selected link go along it, as a part of its length. */
const LABEL_STEPS: Record<string, number> = { ',': -0.05, '.': 0.05 };

interface CanvasKeys {
  controller: CanvasController | null;
  session: ChartSession;
  /** Key of the card with the keyboard's focus. */
  focused: string | null;
  setFocused: (key: string | null) => void;
  open: CanvasEvents['open'];
  typed: TypedOnLink | undefined;
}

/**
 * What keys do while the chart has the focus: Tab and Shift+Tab go through the cards as one reads them and then on, Alt+arrow to the next
 * card that way that a link joins with it; arrows go to the next card while reading, and move what is selected, or bend the selected link (8, with Shift 1), while editing; comma and full stop move its words along it; Space selects,
 * Enter opens; on the selected link, Enter or a digit types its share and roles; after Escape, Tab goes on past the chart.
 */
export function useCanvasKeys({ controller, session, focused, setFocused, open, typed }: CanvasKeys) {
  const leaving = useRef(false);
  return (event: KeyboardEvent) => {
    if (!controller || event.ctrlKey || event.metaKey) return;
    const { selection, mode, document } = session.store.getState();
    const [selected] = selection.nodes;
    const current = focused ?? selected ?? null;
    const direction = ARROWS[event.key];
    if (event.key === 'Escape' && focused) {
      setFocused(null);
      leaving.current = true;
      return;
    }
    if (event.key === 'Tab' && leaving.current) {
      leaving.current = false;
      return;
    }
    leaving.current = false;
    if (event.key === 'Tab') {
      const next = nextCard(controller.scene, current, event.shiftKey);
      setFocused(next);
      if (!next) return;
    } else if (direction && mode === 'edit' && selection.nodes.size > 0 && !event.altKey) {
      const step = event.shiftKey ? 1 : 8;
      const [dx, dy] = shiftOf(direction, step);
      const places = new Map(
        [...selection.nodes].flatMap((key) => {
          const node = document.nodes.get(key);
          return node ? [[key, { x: node.x + dx, y: node.y + dy }] as const] : [];
        }),
      );
      session.run(moveNodes(places, 'nudge'));
    } else if (LABEL_STEPS[event.key] && mode === 'edit' && selection.links.size === 1 && selection.nodes.size === 0) {
      nudgeLabel(controller, session, LABEL_STEPS[event.key] ?? 0);
    } else if (direction && mode === 'edit' && selection.links.size === 1 && !event.altKey) {
      nudgeBend(controller, session, direction, event.shiftKey ? 1 : 8);
    } else if (direction) {
      const next = (event.altKey ? alongLink : toward)(controller.scene, current, direction);
      if (next) setFocused(next);
    } else if (typed && isTypedOnLink(event) && !current && mode === 'edit' && selection.links.size === 1) {
      const [link = ''] = selection.links;
      typed(link, event.key === 'Enter' ? null : event.key);
    } else if (event.key === 'Enter' && current) {
      session.select(selectionOf(controller.meant(current)));
      open({ kind: 'card', key: current });
    } else if (event.key === ' ' && current) {
      const nodes = new Set(selection.nodes);
      for (const key of controller.meant(current)) if (!nodes.delete(key)) nodes.add(key);
      session.select(selectionOf(nodes, selection.links));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Enter, or a digit, which begins a share. */
function isTypedOnLink({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !(shiftKey && key === 'Enter') && (key === 'Enter' || /^\d$/.test(key));
}

/** Moves the words of the selected link along it, from where they stand. */
function nudgeLabel(controller: CanvasController, session: ChartSession, step: number): void {
  const [key = ''] = session.store.getState().selection.links;
  const entry = controller.scene.links.get(key);
  if (!entry?.label) return;
  const at = Math.min(0.95, Math.max(0.05, nearestOnPath(entry.path, entry.label).fraction + step));
  session.run({ ...moveLinkText(key, Math.round(at * 1000) / 1000), coalesce: 'label' });
}

/** Moves the segment of the selected link that goes across the direction; the longest of them. */
function nudgeBend(controller: CanvasController, session: ChartSession, direction: Direction, step: number): void {
  const [key = ''] = session.store.getState().selection.links;
  const entry = controller.scene.links.get(key);
  if (!entry) return;
  const routing = controller.scene.routingOf(entry.link);
  const [dx, dy] = shiftOf(direction, step);
  const across = (at: number) => {
    const [a, b] = [entry.path[at], entry.path[at + 1]];
    return a && b ? Math.abs(dx ? b.y - a.y : b.x - a.x) : 0;
  };
  const grips = gripsOf(entry.path, routing);
  const bend = grips.find(({ kind }) => kind === 'bend');
  const run = grips.filter(({ kind }) => kind === 'run').sort((a, b) => across(b.at) - across(a.at))[0];
  const grip = bend ?? run;
  if (!grip) return;
  const points = dragged(entry.path, grip, { x: grip.x + dx, y: grip.y + dy }, routing);
  session.run({ ...bendLink(key, points, routing === 'straight' ? routing : entry.link.routing), coalesce: 'bend' });
}

function shiftOf(direction: Direction, step: number): [number, number] {
  if (direction === 'up' || direction === 'down') return [0, direction === 'up' ? -step : step];
  return [direction === 'left' ? -step : step, 0];
}
