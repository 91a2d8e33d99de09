import type { ApolloClient } from '@apollo/client';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { boundsOf, overlaps } from '@stemma/diagram/geometry/box';
import { CARD } from '@stemma/diagram/geometry/card';
import { placesAround } from '@stemma/diagram/layout/placesAround';
import { t } from '@stemma/shared/language/translate';
import {
  neighboursElsewhere,
  bringIn,
  neighbourCountText,
  returnable,
  sideOf,
  takeBack,
  type Surroundings,
} from '../../../chart/model/expansion';
import type { ChartDocument } from '../../../chart/model/document';
import { confirm } from '../../../components/confirm';
import { newKey } from '../../../lib/newKey';
import type { Editor } from '../editor';
import { withoutTypeNames } from '../../../lib/withoutTypeNames';
import { toNodes } from '../gateway';
import type { EditorUi } from '../ui';
import { linksAroundQuery, surroundingsQuery } from './documents';

/** Above this number it is asked first. */
const MANY = 40;

/**
 * What the store knows around an entity, with what links its neighbours elsewhere with other cards of the chart; null where the caller may
 * not know of it.
 */
export async function readSurroundings(
  client: ApolloClient,
  key: string,
  document: ChartDocument,
): Promise<Surroundings | null> {
  const { data } = await client.query({ query: surroundingsQuery, variables: { key }, fetchPolicy: 'no-cache' });
  const read = data?.neighbours;
  if (!read) return null;
  const around = { key, nodes: toNodes(withoutTypeNames(read.nodes)), links: withoutTypeNames(read.links) };
  const keys = neighboursElsewhere(document, around).nodes.map((node) => node.key);
  if (keys.length === 0) return around;
  const more = await client.query({ query: linksAroundQuery, variables: { keys }, fetchPolicy: 'no-cache' });
  const links = [...around.links, ...withoutTypeNames(more.data?.neighbourhood?.links ?? [])];
  return { ...around, links: [...new Map(links.map((link) => [link.key, link])).values()] };
}

/** What can be brought in round a card, or taken off again; null while nothing can. */
export type Offer = { key: string } & ({ kind: 'in'; part: Surroundings } | { kind: 'off'; keys: string[] });

/** What is offered for the card that is selected alone. */
export function offerFor(
  document: ChartDocument,
  key: string | null,
  { known, brought }: EditorUi['expansion'],
): Offer | null {
  if (key === null || !isRecordType(document.nodes.get(key)?.typeName ?? '')) return null;
  const part = known?.key === key ? neighboursElsewhere(document, known) : null;
  if (part?.nodes.length) return { key, kind: 'in', part };
  const keys = returnable(document, key, brought.get(key) ?? []);
  return keys.length ? { key, kind: 'off', keys } : null;
}

/** What the card's badge says: how many would come, or how many would go. */
export function badgeText(offer: Offer): string {
  return offer.kind === 'in' ? `+${offer.part.nodes.length}` : `\u2212${offer.keys.length}`;
}

/** Brings a card's neighbours onto the chart, near to it, as one step; many only after a question. */
export async function bringNeighbours(editor: Editor, part: Surroundings): Promise<void> {
  const { session, ui, canvas } = editor;
  const count = part.nodes.length;
  if (count > MANY) {
    const name = session.store.getState().document.nodes.get(part.key)?.name ?? '';
    const message = t('{name} has {count} that are not on this chart. All of them come onto it.', {
      name,
      count: neighbourCountText(count),
    });
    if (!(await confirm({ title: t('Bring in neighbours'), message, buttonText: t('Bring in') }))) return;
  }
  const { document } = session.store.getState();
  const card = document.nodes.get(part.key);
  if (!card) return;
  const places = placesAround(card, sides(part), taken(editor, document));
  const { command, brought: came } = bringIn(part, places, newKey);
  if (!session.run(command)) return;
  const brought = new Map(ui.getState().expansion.brought);
  brought.set(part.key, [...(brought.get(part.key) ?? []), ...came]);
  ui.setState((state) => ({ expansion: { ...state.expansion, brought } }));
  canvas.current?.camera.revealAll([...part.nodes.map(({ key }) => key), part.key]);
}

/** Takes what was brought in round a card off the chart again, as one step. */
export function takeNeighboursOff({ session }: Editor, keys: readonly string[]): void {
  session.run(takeBack(keys));
}

function sides(part: Surroundings) {
  const keys = part.nodes.map(({ key }) => key);
  const on = (side: ReturnType<typeof sideOf>) => keys.filter((key) => sideOf(part, key) === side);
  return { above: on('above'), below: on('below'), beside: on('beside') };
}

/** Whether a box touches anything of the chart: what is on screen as it is drawn, what is folded or hidden by its place. */
function taken({ canvas }: Editor, document: ChartDocument): Parameters<typeof placesAround>[2] {
  const scene = canvas.current?.scene;
  const size = { width: CARD.maxWidth, height: 96 };
  const unseen = [...document.nodes.values()].filter(({ key }) => !scene?.cards.has(key));
  const boxes = unseen.map(({ x, y }) => boundsOf({ x, y, ...size }));
  return (box) =>
    (scene !== undefined && scene.cardsIn(box).length + scene.linksIn(box).length > 0) ||
    boxes.some((other) => overlaps(other, box));
}
