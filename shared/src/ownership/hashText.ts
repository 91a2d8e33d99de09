import type { OwnershipAnswer, OwnershipQuestion } from './ownership';
import type { OwnershipGraph } from './types';

export type HashedAnswer = Pick<
  OwnershipAnswer,
  'subject' | 'asOf' | 'basis' | 'preset' | 'threshold' | 'countedLinks'
>;
export type HashedSettings = Pick<OwnershipQuestion, 'listed' | 'leaveOutUndated' | 'majorityWhole' | 'withControl'>;

/**
 * The text that the hash of an answer is made of (SHA-256, over UTF-8): the day, the settings, and each counted link with its parties and
 * roles, sorted, so that a report can be checked against the links later.
 */
export function hashText(graph: OwnershipGraph, answer: HashedAnswer, settings: HashedSettings = {}): string {
  const counted = new Set(answer.countedLinks);
  const links = graph.links
    .filter(({ key }) => counted.has(key))
    .map(({ key, from, to, arrowType, roles }) => ({
      key,
      from,
      to,
      arrowType,
      roles: roles.map((role) =>
        Object.fromEntries(
          Object.entries(role)
            .filter(([, value]) => value != null)
            .sort(),
        ),
      ),
    }))
    .map((link) => JSON.stringify(link))
    .sort();
  const { subject, asOf, basis, preset, threshold } = answer;
  const { listed = [], leaveOutUndated = false, majorityWhole = false, withControl = false } = settings;
  const chosen = { listed: [...listed].sort(), leaveOutUndated, majorityWhole, withControl };
  return [JSON.stringify({ subject, asOf, basis, preset, ...threshold, ...chosen }), ...links].join('\n');
}

/** A short hash of a text for comparing facts, not for security (FNV-1a of 64 bits over its UTF-16 units, as hexadecimal digits). */
export function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
