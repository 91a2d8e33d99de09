import { limits } from '@stemma/shared/limits';

/** Interest types of BODS 0.4 by words for offices and holdings, the first that fits. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/nominee/, 'nominee'],
  [/share ?holder|stockholder|owner of shares/, 'shareholding'],
  [/beneficiary/, 'beneficiaryOfLegalArrangement'],
  [/settlor|grantor|founder/, 'settlor'],
  [/trustee/, 'trustee'],
  [/protector/, 'protector'],
  [/chair/, 'boardChair'],
  [/director|board member|member of (the )?board/, 'boardMember'],
  [/president|secretary|treasurer|manager|managing|chief|\bc[efo]o\b|officer/, 'seniorManagingOfficial'],
];

/**
 * An office or holding that a source tells by words and without a share, as an interest of BODS 0.4 whose role has the source's own words.
 * `code` stands for what the standard has no type for.
 */
export function officeInterest(words: string, code: string): Record<string, unknown> {
  const said = words.replace(/\s+/g, ' ').trim();
  const type = TYPES.find(([pattern]) => pattern.test(said.toLowerCase()))?.[1];
  const role = (said.charAt(0).toUpperCase() + said.slice(1)).slice(0, limits.roleWordsMax);
  return type ? { type, role } : { type: 'otherInfluenceOrControl', code, role };
}
