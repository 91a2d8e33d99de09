import { limits } from '@stemma/shared/limits';
import { LRUCache } from 'lru-cache';
import type { OpenedContent } from '../present';
import { presentContent } from '../present';
import type { ContentCells } from './store';

/** How many contents of one chart are named to the store: of the last saves, and as callers with rights of their own see it. */
const OF_A_CHART = 16;
/** Bytes that a content takes in memory for each character of its text. */
const GROWTH = 6;

interface Held {
  chartKey: string;
  digest: string;
  content: OpenedContent;
}

/** Contents by chart and by the digest that the store gave of them; those go that were not asked for longest. */
const held = new LRUCache<string, Held>({
  maxSize: limits.chartContentsBytes,
  dispose: ({ chartKey, digest }) => {
    const digests = ofChart.get(chartKey);
    digests?.delete(digest);
    if (digests?.size === 0) ofChart.delete(chartKey);
  },
});
const ofChart = new Map<string, Set<string>>();
const idOf = (chartKey: string, digest: string): string => `${chartKey} ${digest}`;

/**
 * What this server holds of a chart, by digest, as several callers may see it: to be named to the store, which alone says which of them,
 * if any, is what this caller sees now.
 */
export function heldContents(chartKey: string): ReadonlyMap<string, OpenedContent> {
  const newest = [...(ofChart.get(chartKey) ?? [])].slice(-OF_A_CHART);
  return new Map(
    newest.flatMap((digest) => {
      const found = held.peek(idOf(chartKey, digest));
      return found ? [[digest, found.content] as const] : [];
    }),
  );
}

/** Remembers that a content is asked for still. */
export function useContent(chartKey: string, digest: string): void {
  held.get(idOf(chartKey, digest));
}

/** The content that the store wrote as that text, held for whoever the store says sees the same. Nothing in it can be changed. */
export function contentOf(chartKey: string, digest: string, text: string): OpenedContent {
  const id = idOf(chartKey, digest);
  const there = held.get(id);
  if (there) return there.content;
  const content = unchanging(presentContent(chartKey, JSON.parse(text) as ContentCells));
  held.set(id, { chartKey, digest, content }, { size: text.length * GROWTH });
  if (held.has(id)) ofChart.set(chartKey, (ofChart.get(chartKey) ?? new Set()).add(digest));
  return content;
}

function unchanging(content: OpenedContent): OpenedContent {
  for (const part of Object.values(content)) {
    if (!Array.isArray(part)) continue;
    for (const one of part) Object.freeze(one);
    Object.freeze(part);
  }
  return content;
}
