/** What a look-up asks: GLEIF's API of legal entities, or a yente server, which matches against lists of sanctions, officials and more. */
export const LOOKUP_KINDS = ['gleif', 'yente'] as const;
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Where each kind is reached usually, and what its data are licensed under. */
export const LOOKUP_DEFAULTS: Record<LookupKind, { name: string; baseUrl: string; dataset: string; licence: string }> =
  {
    gleif: {
      name: 'GLEIF',
      baseUrl: 'https://api.gleif.org/api/v1',
      dataset: '',
      licence: 'CC0 1.0, GLEIF',
    },
    yente: {
      name: 'OpenSanctions',
      baseUrl: 'https://api.opensanctions.org',
      dataset: 'default',
      licence: 'CC BY-NC 4.0, OpenSanctions',
    },
  };

/** What a person said of a candidate: nothing yet, that it is this one, that it is another, or that its fields were taken. */
export const CANDIDATE_STATES = ['open', 'confirmed', 'dismissed', 'taken'] as const;
export type CandidateState = (typeof CANDIDATE_STATES)[number];

/** What a source has somebody on its lists for, the gravest first. */
export const RISK_CATEGORIES = ['sanction', 'pep', 'other'] as const;
export type RiskCategory = (typeof RISK_CATEGORIES)[number];

/**
 * The category of a record by its topics (FollowTheMoney, property `topics`): `sanction` is itself sanctioned, `role.pep` holds or held a
 * public office; owned by or related to such is `other`.
 */
export function categoryOf(topics: readonly string[]): RiskCategory {
  if (topics.includes('sanction')) return 'sanction';
  return topics.includes('role.pep') ? 'pep' : 'other';
}

/** What screening has come to for an entity, the gravest first. */
export const RISKS = ['sanction', 'pep', 'other', 'open', 'clear', 'unscreened'] as const;
export type Risk = (typeof RISKS)[number];

/** The risk of an entity: the gravest of what was confirmed, else candidates that nobody decided on, else that it was screened and is clear. */
export function riskOf(known: { confirmed: readonly RiskCategory[]; open: number; isScreened: boolean }): Risk {
  const gravest = RISK_CATEGORIES.find((category) => known.confirmed.includes(category));
  if (gravest) return gravest;
  if (known.open > 0) return 'open';
  return known.isScreened ? 'clear' : 'unscreened';
}

/** Record types that are screened. */
export const SCREENED_TYPES = ['Individual', 'Company'] as const;
export type ScreenedType = (typeof SCREENED_TYPES)[number];

export function isScreenedType(typeName: string): typeName is ScreenedType {
  return SCREENED_TYPES.some((one) => one === typeName);
}
