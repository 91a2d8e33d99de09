import { BASIS_LABELS } from '@stemma/shared/rules/ownershipLabels';
import type { Evidence, LinkRole, RoleBasis } from '@stemma/shared/chart/linkRole';
import { endsBeforeStart, toIsoDate, toShownDate, toTypedDate } from '@stemma/shared/dates';
import { messages } from '@stemma/shared/messages';
import { readShare } from '@stemma/shared/rules/percentage';
import { t, withinSentence } from '@stemma/shared/language/translate';

/** What a role says beside its name and exact share, as it is being written: shares and dates as typed, nothing as an empty text. */
export interface MoreDraft {
  minimum: string;
  minimumExclusive: boolean;
  maximum: string;
  maximumExclusive: boolean;
  startDate: string;
  endDate: string;
  via: NonNullable<LinkRole['via']> | '';
  beneficial: boolean | null;
  basis: RoleBasis | '';
  joint: string;
  source: string;
  evidence: readonly Evidence[];
  checkedOn: string;
  checkedBy: string;
}

export type MoreFaults = Partial<Record<keyof MoreDraft, string>>;

const typedShare = (value: number | null | undefined) => (value == null ? '' : String(value));
const typedDate = (iso: string | null | undefined) => (iso ? toTypedDate(iso) : '');

/** A role's facts as a form begins with them. */
export function moreOf(role: LinkRole | null): MoreDraft {
  return {
    minimum: typedShare(role?.minimum),
    minimumExclusive: role?.minimumExclusive ?? false,
    maximum: typedShare(role?.maximum),
    maximumExclusive: role?.maximumExclusive ?? false,
    startDate: typedDate(role?.startDate),
    endDate: typedDate(role?.endDate),
    via: role?.via ?? '',
    beneficial: role?.beneficial ?? null,
    basis: role?.basis ?? '',
    joint: role?.joint ?? '',
    source: role?.source ?? '',
    evidence: role?.evidence ?? [],
    checkedOn: typedDate(role?.checkedOn),
    checkedBy: role?.checkedBy ?? '',
  };
}

/** What is wrong with what was typed, by field; what stands as it was is never judged. */
export function moreFaults(more: MoreDraft, stored: LinkRole | null): MoreFaults {
  const before = moreOf(stored);
  const faults: MoreFaults = {};
  for (const name of ['minimum', 'maximum'] as const) {
    const reading = more[name] === before[name] ? undefined : readShare(more[name]);
    if (reading && 'fault' in reading) faults[name] = reading.fault;
  }
  const [low, high] = [numberOf(more.minimum), numberOf(more.maximum)];
  const isTouched = more.minimum !== before.minimum || more.maximum !== before.maximum;
  if (isTouched && low !== null && high !== null && low > high) faults.minimum ??= messages.shareRange;
  for (const name of ['startDate', 'endDate'] as const) {
    if (more[name].trim() && !toIsoDate(more[name])) faults[name] = messages.dateNotUnderstood;
  }
  const [start, end] = [toIsoDate(more.startDate), toIsoDate(more.endDate)];
  if (start && end && endsBeforeStart(start, end)) faults.endDate = messages.datesTurned;
  if (more.checkedOn.trim() && toIsoDate(more.checkedOn)?.length !== 10) faults.checkedOn = messages.dayNotUnderstood;
  return faults;
}

/** A role with what was written over its facts; `exact` where an exact share stands beside them, which a range then does not. */
export function withMore(role: LinkRole, more: MoreDraft, stored: LinkRole | null, exact: boolean): LinkRole {
  const before = moreOf(stored);
  const [low, high] = exact ? [null, null] : [numberOf(more.minimum), numberOf(more.maximum)];
  const said: Partial<LinkRole> = {
    minimum: more.minimum === before.minimum ? role.minimum : low,
    maximum: more.maximum === before.maximum ? role.maximum : high,
    startDate: toIsoDate(more.startDate) ?? null,
    endDate: toIsoDate(more.endDate) ?? null,
    via: more.via || null,
    beneficial: more.beneficial,
    basis: more.basis || null,
    joint: more.joint.trim() || null,
    source: more.source.trim() || null,
    evidence: more.evidence.length
      ? more.evidence.map(({ kind, key, note }) => ({ kind, key, note: note || null }))
      : null,
    checkedOn: toIsoDate(more.checkedOn) ?? null,
    checkedBy: more.checkedBy.trim() || null,
  };
  said.minimumExclusive = said.minimum == null ? null : more.minimumExclusive || null;
  said.maximumExclusive = said.maximum == null ? null : more.maximumExclusive || null;
  const changed = Object.entries(said).filter(
    ([name, value]) => (role[name as keyof LinkRole] ?? null) !== (value ?? null),
  );
  return { ...role, ...Object.fromEntries(changed) };
}

const RANGE = /^(>?)\s*([\d.,]+)\s*%?\s*[-–]\s*(<?)\s*([\d.,]+)\s*%?$/;

/** A range as labels say it, "25–50%" or ">25–<50"; undefined where the text is none. */
export function readRange(
  text: string,
): Pick<MoreDraft, 'minimum' | 'maximum' | 'minimumExclusive' | 'maximumExclusive'> | undefined {
  const [, above, minimum, below, maximum] = RANGE.exec(text.trim()) ?? [];
  if (minimum === undefined || maximum === undefined) return undefined;
  return { minimum, maximum, minimumExclusive: above === '>', maximumExclusive: below === '<' };
}

/** What is unfolded says in a few words: "01.03.2020 – 31.12.2024 · indirectly · 2 pieces of evidence"; empty where it says nothing. */
export function roleSummary(more: MoreDraft): string {
  const [start, end] = [shown(more.startDate), shown(more.endDate)];
  const count = more.evidence.length;
  return [
    start && end ? `${start} – ${end}` : start ? t('since {start}', { start }) : end && t('until {end}', { end }),
    more.via && more.via !== 'unknown' && (more.via === 'direct' ? t('directly') : t('indirectly')),
    more.basis && withinSentence(BASIS_LABELS[more.basis]),
    more.joint && t('jointly: {joint}', { joint: more.joint }),
    count > 0 && (count === 1 ? t('1 piece of evidence') : t('{count} pieces of evidence', { count })),
    more.checkedOn && t('checked on {checkedOn}', { checkedOn: shown(more.checkedOn) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function shown(typed: string): string {
  const iso = toIsoDate(typed);
  return iso ? toShownDate(iso) : typed.trim();
}

function numberOf(typed: string): number | null {
  const reading = readShare(typed);
  return 'value' in reading ? reading.value : null;
}
