/** Legal forms that structure charts draw by a shape of their own; every other form is an organisation's (ISO 20275 has them by country). */
export const LEGAL_FORMS = ['partnership', 'fund', 'state'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

const READ: readonly (readonly [LegalForm, RegExp])[] = [
  ['fund', /\bfund\b|\b(oeic|sicav|icav|ucits|raif)\b/i],
  ['partnership', /\bpartnership\b|^(lp|llp|lllp|scsp|scs|kg|gmbh & co\.? kg|slp)$/i],
  ['state', /^(state|state ?body|government|government body|government department)\b/i],
];

/** The form that the type of an organisation names, as people and sources write it; null for one that is drawn as any organisation. */
export function legalFormOf(type: string | null | undefined): LegalForm | null {
  const text = type?.trim();
  return text ? (READ.find(([, form]) => form.test(text))?.[0] ?? null) : null;
}
