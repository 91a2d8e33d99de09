import { isLei } from '@stemma/shared/rules/lei';
import type { Identifier } from './shapes';

/** Whether an identifier says that it is a LEI, be it one or not. */
export function isCalledLei({ scheme, schemeName }: Identifier): boolean {
  return /\bLEI\b|legal entity identifier/i.test(`${scheme ?? ''} ${schemeName ?? ''}`);
}

/** The identifier's LEI; undefined when it is none by its check digits. */
export function leiOf(identifier: Identifier): string | undefined {
  const value = compact(identifier.id);
  return isCalledLei(identifier) && isLei(value) ? value : undefined;
}

/**
 * What makes two records the same thing whoever publishes them: a LEI, or a scheme with an id, as "SCHEME:ID". An
 * identifier without a scheme, or with an id too short to be one's own ("0", "N/A"), makes nothing the same.
 */
export function strongIdentifiers(identifiers: readonly Identifier[] | null | undefined): string[] {
  const strong = (identifiers ?? []).flatMap((identifier) => {
    const lei = leiOf(identifier);
    if (lei) return [`XI-LEI:${lei}`];
    if (isCalledLei(identifier)) return [];
    const [scheme, id] = [compact(identifier.scheme), compact(identifier.id)];
    const ownable = id.length >= 4 && id.length <= 100 && /\d/.test(id) && !/^0+$/.test(id);
    return ownable && scheme.length >= 3 && scheme.length <= 100 ? [`${scheme}:${id}`] : [];
  });
  return [...new Set(strong)];
}

function compact(text: string | null | undefined): string {
  return (text ?? '')
    .slice(0, 400)
    .replace(/[\s\p{Cc}]+/gu, '')
    .toUpperCase();
}
