import { daysOf } from './day';
import type { OwnershipAnswer } from './ownership';
import type { OwnershipGraph } from './types';

/**
 * The text that the hash of an answer is made of (SHA-256, over UTF-8): the day, the settings, and each counted link with its parties and
 * roles, sorted, so that a report can be checked against the links later.
 */
export function hashText(graph: OwnershipGraph, answer: OwnershipAnswer): string {
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
  return [JSON.stringify({ subject, asOf: daysOf(asOf).first, basis, preset, ...threshold }), ...links].join('\n');
}

/** A short hash of a text for comparing facts, not for security (FNV-1a of 64 bits over its UTF-16 units, as hexadecimal digits). */
export function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
