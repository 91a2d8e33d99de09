import { t } from '@stemma/shared/language/translate';
import type { CardBadge } from './badges';
import { endsOf } from '@stemma/shared/ownership/directedLink';
import type { HolderAnswer, OwnershipAnswer } from '@stemma/shared/ownership/ownership';
import { isAcceptedEnd } from '@stemma/shared/ownership/endOfTrail';
import { formatBounds } from '@stemma/shared/ownership/shareFormat';
import type { OwnershipEntity, OwnershipGraph } from '@stemma/shared/ownership/types';

/** What is to be known of a holder beside its total, each with its sign on a card. */
export const HOLDER_MARKS = {
  over: { sign: '!', label: t('over 100 %') },
  loop: { sign: '↻', label: t('in a loop') },
  unknown: { sign: '?', label: t('unknown') },
  acceptedEnd: { sign: '◆', label: t('accepted end') },
  person: { sign: '●', label: t('person') },
} as const;
export type HolderMark = keyof typeof HOLDER_MARKS;

/** What a card says of its part in the subject. */
export interface HolderTotal {
  /** "25 %", "5 to 7.5 %", "by role", "not stated", "hidden part" */
  text: string;
  mark: HolderMark | null;
}

/** What of the chart is highlighted for the owners of a subject, and what stands on its cards. */
export interface OwnershipOverlay {
  /** Key of the entity whose owners are shown. */
  subject: string;
  nodes: ReadonlySet<string>;
  links: ReadonlySet<string>;
  /** Of the holders that are shown, by their keys. */
  totals: ReadonlyMap<string, HolderTotal>;
  badges: ReadonlyMap<string, readonly CardBadge[]>;
}

/**
 * The paths to a subject from all holders that may have at least `from` percent, or count by their role; unknown parties and what is
 * hidden always. Numbers are the same at every threshold.
 */
export function overlayOf(graph: OwnershipGraph, answer: OwnershipAnswer, from: number): OwnershipOverlay {
  const entities = new Map(graph.entities.map((entity) => [entity.key, entity]));
  const holders = new Map(answer.holders.map((holder) => [holder.key, holder]));
  const shown = answer.holders.filter((holder) => isShown(holder, from, entities.get(holder.key)));
  const counted = new Set(answer.countedLinks);
  const downwards = new Map<string, { to: string; key: string }[]>();
  for (const link of graph.links) {
    if (!counted.has(link.key)) continue;
    const ends = endsOf(link);
    const known = downwards.get(ends.from);
    if (known) known.push({ to: ends.to, key: link.key });
    else downwards.set(ends.from, [{ to: ends.to, key: link.key }]);
  }
  const hidden = hiddenAbove(graph, entities, (key) => key === answer.subject || holders.has(key));
  for (const { from, to, key } of hidden) downwards.set(from, [...(downwards.get(from) ?? []), { to, key }]);
  const nodes = new Set([answer.subject, ...shown.map(({ key }) => key), ...hidden.map(({ from }) => from)]);
  const links = new Set<string>();
  for (const key of nodes) {
    for (const { to, key: link } of downwards.get(key) ?? []) {
      links.add(link);
      nodes.add(to);
    }
  }
  const asParties = new Set(
    answer.holders.flatMap(({ key, parties }) => (nodes.has(key) ? parties.map((party) => `${party.key} ${key}`) : [])),
  );
  for (const link of graph.links) {
    const ends = endsOf(link);
    if (nodes.has(ends.from) && asParties.has(`${ends.from} ${ends.to}`)) links.add(link.key);
  }
  const totals = new Map<string, HolderTotal>();
  const badges = new Map<string, CardBadge[]>();
  const loops = new Set(answer.loops.filter((loop) => loop.length > 1).flat());
  const over = new Set(answer.over);
  for (const { from } of hidden) {
    totals.set(from, { text: HIDDEN_PART, mark: null });
    badges.set(from, [{ text: `▨ ${HIDDEN_PART}`, tone: 'unknown', place: 'above' }]);
  }
  for (const key of nodes) {
    const [holder, entity] = [holders.get(key), entities.get(key)];
    if (!holder || !entity) continue;
    const mark = over.has(key) ? 'over' : loops.has(key) ? 'loop' : markOf(holder, entity);
    const total = { text: totalText(holder), mark };
    totals.set(key, total);
    badges.set(key, [badgeOf(total)]);
  }
  return { subject: answer.subject, nodes, links, totals, badges };
}

const HIDDEN_PART = t('hidden part');

/** The links by which something that is hidden stands right above the subject or one of its holders. */
function hiddenAbove(
  { links }: OwnershipGraph,
  entities: ReadonlyMap<string, OwnershipEntity>,
  isAbove: (key: string) => boolean,
): { from: string; to: string; key: string }[] {
  return links
    .filter(({ arrowType }) => arrowType !== 'Double' && arrowType !== 'None')
    .map((link) => ({ ...endsOf(link), key: link.key }))
    .filter(({ from, to }) => entities.get(from)?.isPrivate === true && isAbove(to));
}

function isShown({ total, upper, verdict, computable }: HolderAnswer, from: number, entity?: OwnershipEntity): boolean {
  if (entity?.party && entity.party !== 'known') return true;
  if (!computable) return verdict === 'yes' || verdict === 'possible';
  return Math.max(total, upper) >= from - 1e-9;
}

function markOf(holder: HolderAnswer, entity: OwnershipEntity): HolderMark | null {
  if (entity.party && entity.party !== 'known') return 'unknown';
  if (!holder.ultimate) return null;
  if (entity.typeName === 'Individual') return 'person';
  return isAcceptedEnd(entity) || holder.parties.length > 0 ? 'acceptedEnd' : null;
}

function totalText(holder: HolderAnswer): string {
  return holder.computable ? formatBounds(holder) : holder.verdict === 'yes' ? t('by role') : t('not stated');
}

function badgeOf({ text, mark }: HolderTotal): CardBadge {
  const tone = mark === 'unknown' ? 'unknown' : mark === 'over' ? 'warning' : 'strong';
  return { text: mark ? `${HOLDER_MARKS[mark].sign} ${text}` : text, tone, place: 'above' };
}
