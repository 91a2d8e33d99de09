import { t } from '../language/translate';
import { PRESET_DESCRIPTIONS } from '../ownership/presets';
import type { Preset } from '../ownership/presets';
import type { TrustParty } from '../ownership/roles';
import { formatBounds, formatShare, formatThreshold } from '../ownership/shareFormat';
import type { Basis } from '../ownership/types';
import type { Threshold, Verdict } from '../ownership/verdict';

/** The words of the calculation as people read them. */
export const VERDICT_LABELS: Readonly<Record<Verdict, { short: string; whole: string }>> = {
  yes: { short: t('Yes'), whole: t('Yes') },
  possible: { short: t('Possible'), whole: t('Possible: within stated ranges') },
  notExcluded: { short: t('Not excluded'), whole: t('Not excluded: unknown part') },
  no: { short: t('No'), whole: t('No') },
  cannotSay: { short: t('Cannot say'), whole: t('Cannot say: the stated shares contradict each other') },
};

/** What is asked of each holder: of sanctions whether he is listed or blocked, else whether his part meets the threshold. */
export function verdictHeading(preset: Preset, threshold: Threshold): string {
  if (preset === 'ukSanctions') return t('Listed');
  return PRESET_DESCRIPTIONS[preset].isSanctions ? t('Listed or blocked') : formatThreshold(threshold);
}

/** Which text a preset follows, and of when it is; rules of one's own have none. */
export function followsText(preset: Preset): string {
  const { articles, textOf } = PRESET_DESCRIPTIONS[preset];
  return preset === 'own' ? articles : t('{articles}; text of {textOf}', { articles, textOf });
}

export const BASIS_LABELS: Readonly<Record<Basis, string>> = {
  ownership: t('Ownership'),
  votes: t('Votes'),
  benefit: t('Benefit'),
};

/** What a party of a trust or foundation is to it. */
export const TRUST_PARTY_LABELS: Readonly<Record<TrustParty, string>> = {
  settlor: t('settlor'),
  trustee: t('trustee'),
  protector: t('protector'),
  beneficiary: t('beneficiary'),
  controller: t('controller'),
};

/** What a holder has in all: "27 %", "more than 25 to 50 %", or that it cannot be computed and what is declared instead. */
export function formatTotal({
  computable,
  declared,
  ...bounds
}: {
  computable: boolean;
  declared: number | null;
  total: number;
  upper: number;
  moreThan: boolean;
  isTight?: boolean;
}): string {
  if (computable) return formatBounds(bounds);
  return declared === null
    ? t('Not computable')
    : t('Not computable; declared {share}', { share: formatShare(declared) });
}

/** What is said where a basis is recorded nowhere and ownership stands in for it. */
export function standInText(basis: Basis): string {
  return basis === 'votes' ? t('Votes taken from shares.') : t('Benefit taken from ownership.');
}
