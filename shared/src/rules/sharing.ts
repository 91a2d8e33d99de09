import { z } from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { sharingMessages } from '../messages/sharing';
import { keyText } from './basic';

/** What a share link opens: a chart whole, the owners of an entity (object) or its holdings (subject) (SPEC §2.1). */
export const SHARING_TYPES = ['chart', 'object', 'subject'] as const;
export type SharingType = (typeof SHARING_TYPES)[number];

/** The key of a new share link: as it opens the link, it is long enough that nobody guesses it. */
export const shareLinkKey = keyText.pipe(z.string().min(16, sharingMessages.keyTooShort));

/** Days that a share link may live for; one without lives until it is deleted (SPEC §9). */
export const SHARE_EXPIRIES = [1, 7, 30] as const;
export type ShareExpiry = (typeof SHARE_EXPIRIES)[number] | null;

/** What an organization asks of its share links; `shareDaysMax` null for any time, also for none. */
export interface ShareRules {
  sharingOff: boolean;
  shareNeedsPassword: boolean;
  shareDaysMax: number | null;
}

/** The rule of its organization that a link breaks, so that it is not made and does not open. */
export type BrokenRule = 'sharingOff' | 'shareNeedsPassword' | 'shareDaysMax';

/** The first rule that a link breaks; `expiry` is the days that it is to live, null for no end. */
export function brokenRule(
  rules: ShareRules,
  { isPassword, expiry }: { isPassword: boolean; expiry: number | null },
): BrokenRule | undefined {
  if (rules.sharingOff) return 'sharingOff';
  if (rules.shareNeedsPassword && !isPassword) return 'shareNeedsPassword';
  const { shareDaysMax } = rules;
  return shareDaysMax !== null && (expiry === null || expiry > shareDaysMax) ? 'shareDaysMax' : undefined;
}

/** A type as callers write it; blank for a whole chart. */
export const sharingType = z
  .string()
  .max(limits.nameMax, messages.unknownChoice)
  .transform((text, check): SharingType => {
    const word = text.trim().toLowerCase();
    const known = word === '' || word === 'dataset' ? 'chart' : SHARING_TYPES.find((type) => type === word);
    if (known) return known;
    check.addIssue({ code: 'custom', message: messages.unknownChoice });
    return z.NEVER;
  });

/** None, 1, 7 or 30 days, as a number or its text; null is none, what is missing says nothing. */
export const shareExpiry = z
  .union([z.string(), z.number()], { error: messages.unknownChoice })
  .nullish()
  .transform((value, check): ShareExpiry | undefined => {
    if (value === undefined) return undefined;
    const word = value === null ? '' : String(value).trim().toLowerCase();
    if (word === '' || word === 'none' || word === '0') return null;
    const days = SHARE_EXPIRIES.find((choice) => String(choice) === word);
    if (days) return days;
    check.addIssue({ code: 'custom', message: messages.unknownChoice });
    return z.NEVER;
  });

/** The sections of an entity that a link may show beside its name (SPEC §3.3). */
export const SHARE_SECTIONS = ['shareInfo', 'shareNotes', 'shareKeyPersons', 'shareFiles'] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

const yes = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** What a link shows of an entity; with `isPrivate` only that it is there. */
export const shareGrant = z.object({
  key: keyText,
  shareInfo: yes,
  shareNotes: yes,
  shareKeyPersons: yes,
  shareFiles: yes,
  isPrivate: yes,
});
export type ShareGrant = z.output<typeof shareGrant>;

export const shareGrants = z
  .array(shareGrant)
  .max(limits.chartEntitiesMax, sharingMessages.tooManyEntities)
  .superRefine((grants, check) => {
    const seen = new Set<string>();
    grants.forEach(({ key }, index) => {
      if (seen.has(key)) check.addIssue({ code: 'custom', path: [index, 'key'], message: messages.keyTwice });
      seen.add(key);
    });
  });

/** How many visits a link takes; null for any number. */
export const maxVisits = z
  .number()
  .int(sharingMessages.visits)
  .min(1, sharingMessages.visits)
  .max(limits.shareVisitsMax, sharingMessages.visits)
  .nullish();

/** What a link is called that is given no name: the chart's name, "Object Chart" or "Subject Chart" for those types, and "Share Link" (SPEC §9). */
export function shareLinkName(chartName: string, type: SharingType): string {
  const ending = `${type === 'chart' ? '' : ` ${type === 'object' ? 'Object' : 'Subject'} Chart`} Share Link`;
  return `${[...chartName].slice(0, limits.nameMax - ending.length).join('')}${ending}`;
}

/** The address of a link's page below the product's own (SPEC §2.1). */
export function shareLinkPath(key: string, type: SharingType): string {
  const page = { chart: 'shared', object: 'sharedObject', subject: 'sharedSubject' }[type];
  return `/${page}/${encodeURIComponent(key)}`;
}
