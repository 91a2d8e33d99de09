import type { Basis, OwnershipRole } from './types';

/**
 * What a role says of a holding. `share` roles divide the subject on one basis. `title` roles (registered and legal owners) count as
 * ownership where nothing else does; `stated` roles do where they state a share. `control` roles control without a share; `trustControl`
 * roles do so towards a trust. `nominal` roles are shown and never counted.
 */
export interface RoleMeaning {
  share: Basis | null;
  onlyIf: 'stated' | 'noOther' | null;
  control: 'always' | 'trust' | null;
  /** A declaration where the same holder also reaches the subject otherwise. */
  declares: boolean;
  nominal: boolean;
}

const NOTHING: RoleMeaning = { share: null, onlyIf: null, control: null, declares: false, nominal: false };
const means = (meaning: Partial<RoleMeaning>): RoleMeaning => ({ ...NOTHING, ...meaning });

const OWNERSHIP = means({ share: 'ownership' });
const VOTES = means({ share: 'votes' });
const BENEFIT = means({ share: 'benefit' });
const CONTROL = means({ control: 'always' });
const TRUST_CONTROL = means({ control: 'trust' });
const NOMINAL = means({ nominal: true });

const BY_NAME = byName([
  [
    OWNERSHIP,
    'Shareholder',
    'Majority Shareholder',
    'Minority Shareholder',
    'Owner',
    'Co-Owner',
    'Joint Owner',
    'Equity Partner',
    'Limited Partner',
    'Silent Partner',
    'Partner',
    'Sole Proprietor',
    'Unitholder',
  ],
  [means({ share: 'ownership', declares: true }), 'Beneficial Owner'],
  [means({ share: 'ownership', onlyIf: 'noOther' }), 'Registered Owner', 'Legal Owner'],
  [means({ share: 'ownership', onlyIf: 'stated', control: 'always' }), 'General Partner'],
  [VOTES, 'Voting rights'],
  [BENEFIT, 'Beneficiary', 'Discretionary Beneficiary', 'Income Beneficiary', 'Remainder Beneficiary'],
  [
    CONTROL,
    'Controller',
    'Controlling Person',
    'Parent Company',
    'Ultimate Parent',
    'Managing Member',
    'Person with Significant Control',
    'Appointer',
    'Protector',
  ],
  [means({ control: 'always', declares: true }), 'Ultimate Beneficial Owner'],
  [TRUST_CONTROL, 'Trustee', 'Co-Trustee', 'Corporate Trustee', 'Sole Trustee', 'Settlor', 'Grantor'],
  [NOMINAL, 'Nominee', 'Nominee Shareholder', 'Consolidates'],
]);

/** BODS 0.4 interest types; those of 0.1 to 0.3 differ in spelling only (`codeOf`). */
const BY_CODE = byName([
  [OWNERSHIP, 'shareholding'],
  [VOTES, 'votingRights'],
  [
    BENEFIT,
    'rightsToProfitOrIncome',
    'rightsToSurplusAssetsOnDissolution',
    'rightsToSurplusAssets',
    'beneficiaryOfLegalArrangement',
    'beneficiaryOfTrust',
  ],
  [
    CONTROL,
    'appointmentOfBoard',
    'otherInfluenceOrControl',
    'otherInfluenceOrControlOfTrust',
    'influenceOrControl',
    'controlViaCompanyRulesOrArticles',
    'controlByLegalFramework',
    'rightsGrantedByContract',
    'protector',
    'protectorOfTrust',
  ],
  [TRUST_CONTROL, 'trustee', 'trusteeOfTrust', 'settlor', 'settlorOfTrust'],
  [NOMINAL, 'nominee'],
]);

function byName(lists: readonly (readonly [RoleMeaning, ...string[]])[]): Map<string, RoleMeaning> {
  return new Map(lists.flatMap(([meaning, ...names]) => names.map((name) => [normal(name), meaning] as const)));
}

function normal(text: string): string {
  return text.trim().toLowerCase();
}

/** A code without the hyphens of older versions: "voting-rights" is "votingrights". */
function codeOf(interest: string): string {
  return normal(interest).replaceAll('-', '');
}

/**
 * What a role means, by the interest type of its source where that is known, else by its name (BODS 0.4 codelist interestType). A
 * `basis` that somebody chose stands over both.
 */
export function meaningOf(role: OwnershipRole): RoleMeaning {
  const meaning = (role.interest && meaningOfCode(role.interest)) || meaningOfName(role.role);
  return role.basis ? { ...meaning, share: role.basis, onlyIf: null, nominal: false } : meaning;
}

const meaningOfCode = remembered((code) => BY_CODE.get(codeOf(code)) ?? null);
const meaningOfName = remembered((name) => BY_NAME.get(normal(name)) ?? NOTHING);

/** Charts repeat a few names many times; more than can be theirs are forgotten. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      if (known.size > 1000) known.clear();
      value = read(text);
      known.set(text, value);
    }
    return value;
  };
}

const TRUST_PARTIES: readonly (readonly [TrustParty, ...string[]])[] = [
  ['settlor', 'Settlor', 'Grantor', 'Donor', 'Testator', 'settlorOfTrust', 'Founder'],
  [
    'trustee',
    'Trustee',
    'Co-Trustee',
    'Corporate Trustee',
    'Sole Trustee',
    'trusteeOfTrust',
    'Council Member',
    'Foundation Council Member',
  ],
  ['protector', 'Protector', 'Enforcer', 'protectorOfTrust'],
  [
    'beneficiary',
    'Beneficiary',
    'Discretionary Beneficiary',
    'Income Beneficiary',
    'Remainder Beneficiary',
    'beneficiaryOfLegalArrangement',
    'beneficiaryOfTrust',
  ],
  [
    'controller',
    'Controller',
    'Controlling Person',
    'Appointer',
    'otherInfluenceOrControlOfTrust',
    'otherInfluenceOrControl',
  ],
];
export type TrustParty = 'settlor' | 'trustee' | 'protector' | 'beneficiary' | 'controller';
const trustParties = new Map(TRUST_PARTIES.flatMap(([party, ...names]) => names.map((name) => [codeOf(name), party])));

/** Which party of a trust or foundation a role makes its holder (Regulation (EU) 2024/1624, articles 57 and 58). */
export function trustPartyOf(role: OwnershipRole): TrustParty | undefined {
  return (role.interest ? trustPartyCalled(role.interest) : null) ?? trustPartyCalled(role.role) ?? undefined;
}

const trustPartyCalled = remembered((name) => trustParties.get(codeOf(name)) ?? null);

const SENIOR_OFFICIALS = new Set(
  [
    'Senior Managing Official',
    'seniorManagingOfficial',
    'Director',
    'Executive Director',
    'Managing Director',
    'Chief Executive Officer',
    'General Manager',
    'President',
    'Sole Director',
    'Executive Chair',
    'boardMember',
    'boardChair',
    'Board Member',
    'Chair',
  ].map(codeOf),
);

/** Whether the role is that of a senior managing official, named where nobody owns or controls (AMLR article 63(4)). */
export function isSeniorOfficial(role: OwnershipRole): boolean {
  return (
    SENIOR_OFFICIALS.has(codeOf(role.role)) || (role.interest != null && SENIOR_OFFICIALS.has(codeOf(role.interest)))
  );
}
