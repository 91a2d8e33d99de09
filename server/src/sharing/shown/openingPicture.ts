import { isoToday } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { OpeningAsk } from '../../documents/openingPicture/openingPicture';
import type { Context } from '../../context';
import { inWorker } from '../../work/inWorker';
import type { AccessParts } from '../visits/shareLinkAccess';
import { assertOpen, openWithPassword } from '../visits/shareLinkAccess';
import { drawnForVisitors } from './drawn';
import { sharedGraph } from './service';

/** Pictures of all links are drawn one after the other, so that users have the other thread. */
const OWNER = 'opening pictures';
/** Milliseconds after which nobody waits for a picture to be drawn, but whoever opens the link next. */
const DRAWN_WITHIN = 30_000;

/** By a hash of all that they are drawn from: whoever is shown the same, and nobody else, gets the same. Empty for a chart that has none. */
const pictures = new LRUCache<string, string>({
  maxSize: limits.openingPicturesBytes,
  sizeCalculation: (markup) => markup.length * 2 + 512,
});
const underWay = new Map<string, Promise<string>>();

/**
 * The picture of what a link opens for whoever has its key, as a part of the link's page: drawn from the very content that its visitors are sent.
 * Undefined where the link counts its visits down or opens a part of several charts, and for a chart that is too large or has to be worked
 * out on screen. It is no visit. Throws as opening the link without a password does.
 */
export async function sharedOpeningPicture(
  context: Context,
  parts: AccessParts,
  linkKey: string,
): Promise<string | undefined> {
  const access = await openWithPassword(context, parts, { key: linkKey, password: null });
  assertOpen(access);
  if (access.type !== 'chart' || access.maxVisits !== null) return undefined;
  // A day that visitors may move is worked out on screen.
  if (access.ownership && access.asOf !== null) return undefined;
  const visit = { linkKey, stamp: access.stamp, previewer: null, isOnce: false };
  const content = await sharedGraph(context, visit);
  const { nodes, links, groups } = content;
  if (nodes.length + links.length + groups.length > limits.openingPictureElements) return undefined;
  const { endedLinks: _past, ...chart } = drawnForVisitors(content);
  return (await drawnOnce({ chart, name: content.name, today: isoToday() })) || undefined;
}

function drawnOnce(ask: OpeningAsk): Promise<string> {
  const id = createHash('sha256').update(JSON.stringify(ask)).digest('base64url');
  const ready = pictures.get(id);
  if (ready !== undefined) return Promise.resolve(ready);
  const begun = underWay.get(id) ?? draw(id, ask).finally(() => underWay.delete(id));
  underWay.set(id, begun);
  return begun;
}

async function draw(id: string, ask: OpeningAsk): Promise<string> {
  const markup = (await inWorker(OWNER, 'openingPicture', ask, { until: Date.now() + DRAWN_WITHIN })) ?? '';
  pictures.set(id, markup);
  return markup;
}
