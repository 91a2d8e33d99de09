import { LINK_ROLES } from '../reference/roles';
import { locale, ROLE_CONTEXT, t } from './translate';

/** A role's name in the language of the screens, if it is one of the default roles (SPEC §3.4); any other as it stands. */
export function roleLabel(role: string): string {
  return t(role, undefined, ROLE_CONTEXT);
}

let known: { tag: string; byLabel: ReadonlyMap<string, string> } | null = null;

/** The default role that a text names in the language of the screens, whatever its capitals; undefined for none, and in English, where names are labels. */
export function roleOfLabel(text: string): string | undefined {
  known = known?.tag === locale() ? known : { tag: locale(), byLabel: labels() };
  return known.byLabel.get(text.trim().toLowerCase());
}

function labels(): Map<string, string> {
  const translated = LINK_ROLES.filter((role) => roleLabel(role) !== role);
  return new Map(translated.map((role) => [roleLabel(role).toLowerCase(), role]));
}
