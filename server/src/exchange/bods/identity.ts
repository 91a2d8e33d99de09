import type { Identifier } from './shapes';

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** The identifier's LEI; undefined when it is none. */
export function leiOf({ id, scheme, schemeName }: Identifier): string | undefined {
  const value = compact(id);
  const says = `${scheme ?? ''} ${schemeName ?? ''}`;
  return LEI.test(value) && /\bLEI\b|legal entity identifier/i.test(says) ? value : undefined;
}

/**
 * What makes two records the same thing whoever publishes them: a LEI, or a scheme with an id, as "SCHEME:ID". An
 * identifier without a scheme, or with an id too short to be one's own ("0", "N/A"), makes nothing the same.
 */
export function strongIdentifiers(identifiers: readonly Identifier[] | null | undefined): string[] {
  const strong = (identifiers ?? []).flatMap((identifier) => {
    const lei = leiOf(identifier);
    if (lei) return [`XI-LEI:${lei}`];
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
