import { joinName } from '@stemma/shared/entities/individualName';
import { isScreenedType } from '@stemma/shared/lookups/kinds';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { accountMayWrite } from '@stemma/shared/permissions';
import { countryCode } from '@stemma/shared/reference/countries';
import { isLei } from '@stemma/shared/rules/lei';
import type { UserCaller } from '../access/caller';
import { mayConnectTo } from './egress/addresses';
import { permissionOf, type PermittedHost } from './egress/permittedHosts';
import type { Subject } from './sources/source';
import type { SubjectRow } from './store';

/** Names go out by those alone whose account writes and who are of the organization itself. */
export function mayAsk({ accountType }: Pick<UserCaller, 'accountType'>): boolean {
  return accountMayWrite(accountType) && accountType !== 'None';
}

/** What screening found is told to whoever reads for his organization. */
export function maySeeScreening({ accountType }: Pick<UserCaller, 'accountType'>): boolean {
  return accountType !== 'None';
}

/** An address as all write it alike: host in small letters, no usual port, no steps back, no slashes at its end or twice in a row. */
export function normalizedBaseUrl(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')}`;
}

/** What is wrong with an address at which a source is to be asked; undefined where it can be. Where its host's name leads is checked at each connection. */
export function addressFault(baseUrl: string, permitted: readonly PermittedHost[]): string | undefined {
  if (!URL.canParse(baseUrl)) return lookupMessages.addressUsable;
  const url = new URL(baseUrl);
  const { isPrivate, isPlain } = permissionOf(url, permitted);
  if (url.protocol === 'http:' && !isPlain) return lookupMessages.addressHttps;
  const host = url.hostname;
  const isAddress = /^[\d.]+$|^\[/.test(host);
  if (isAddress && !mayConnectTo(host, isPrivate)) return lookupMessages.addressPrivate;
  const isLocal = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host) || !host.includes('.');
  return isLocal && !isAddress && !isPrivate ? lookupMessages.addressPrivate : undefined;
}

/** Why an entity cannot be screened for an organization; undefined where it can. */
export function screeningFault({ organizationKey, properties }: SubjectRow, organization: string): string | undefined {
  if (organizationKey !== organization) return lookupMessages.notOfOrganization;
  if (!isScreenedType(properties.typeName)) return lookupMessages.typeNotScreened;
  return (properties['party'] ?? 'known') === 'known' ? undefined : lookupMessages.partyNotScreened;
}

/** What goes out of an entity: its name, and what tells it from others of that name. */
export function subjectOf({ properties }: SubjectRow): Subject {
  const text = (name: string): string | undefined => {
    const value = properties[name];
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };
  const codeOf = (name: string) => countryCode(text(name) ?? '')?.toLowerCase();
  if (properties.typeName === 'Individual') {
    const whole = [text('firstName'), text('middleName'), text('lastName')].filter(Boolean).join(' ');
    const name = joinName(text('firstName') ?? null, text('lastName') ?? null) ? whole : properties.name;
    return { type: 'Individual', name, birthDate: text('birthDate'), country: codeOf('nationality') };
  }
  const lei = text('lei');
  return {
    type: 'Company',
    name: properties.name,
    country: codeOf('country'),
    registration: text('registration'),
    lei: lei && isLei(lei) ? lei : undefined,
  };
}

const HOUR = 3_600_000;
const NIGHT_AT = 2;

/** When the last night began (milliseconds): two o'clock by the server's clock. */
export function lastNight(now: number): number {
  const night = new Date(now);
  night.setHours(NIGHT_AT, 0, 0, 0);
  if (night.getTime() > now) night.setDate(night.getDate() - 1);
  return night.getTime();
}

/** Milliseconds until a source that failed so often in a row is asked again: a minute, doubled up to six hours, and never before it said. */
export function pauseOfSource(tries: number, retryAfter = 0): number {
  return Math.max(Math.min(60_000 * 2 ** Math.max(0, tries - 1), 6 * HOUR), retryAfter * 1000);
}

/** Milliseconds until a single entity about which a source could not say is asked for again. */
export const PAUSE_OF_ENTITY = 12 * HOUR;
