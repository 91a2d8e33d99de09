import { shareText } from '@stemma/shared/chart/roleText';
import { toShownDate } from '@stemma/shared/dates';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { COVERAGE_LABELS } from '@stemma/shared/ownership/coverageText';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import { formatThreshold } from '@stemma/shared/ownership/shareFormat';
import {
  BASIS_LABELS,
  followsText,
  standInText,
  VERDICT_LABELS,
  verdictHeading,
} from '@stemma/shared/rules/ownershipLabels';
import { blockedText, CONTRADICTORY, noOwnerText } from '@stemma/shared/rules/ownershipSentences';
import { BASIS_NAMES, CATEGORY_NAMES, PRESET_NAMES, VERDICT_NAMES } from '@stemma/shared/rules/ownershipNames';
import type { OwnershipParty } from '../present';
import type { PresentedRole } from '../presentRole';
import type { OwnershipReport } from './report';

/** The word of the calculation that a call writes so. */
function wordOf<Word extends string>(names: Readonly<Record<Word, string>>, name: string): Word {
  return (Object.keys(names) as Word[]).find((word) => names[word] === name)!;
}

export function kindOf({ key, typeName }: OwnershipParty): string {
  return key === null ? '' : typeLabel(typeName as EntityType);
}

export const verdictText = (name: string): string => VERDICT_LABELS[wordOf(VERDICT_NAMES, name)].whole;
export const categoryText = (name: string): string => COVERAGE_LABELS[wordOf(CATEGORY_NAMES, name)];

const thresholdOf = ({ ownership }: OwnershipReport) => ({
  percent: ownership.threshold,
  inclusive: ownership.inclusive,
});

/** What stands over the verdicts. */
export function verdictsText(report: OwnershipReport): string {
  return verdictHeading(wordOf(PRESET_NAMES, report.ownership.preset), thresholdOf(report));
}

/** What a report is about, as names and what they say. */
export function reportFacts(report: OwnershipReport): [name: string, says: string][] {
  const { ownership, listed, generatedBy } = report;
  const { subject, asOf, basedOn } = ownership;
  const basis = wordOf(BASIS_NAMES, ownership.basis);
  const preset = wordOf(PRESET_NAMES, ownership.preset);
  const rules = [
    PRESET_DESCRIPTIONS[preset].name,
    formatThreshold(thresholdOf(report)),
    ...(report.majorityWhole ? ['majorities count whole'] : []),
    ...(report.withControl ? ['control counts, too'] : []),
  ];
  return [
    ['Subject', [subject.name, kindOf(subject)].filter(Boolean).join(' · ')],
    ['As of', toShownDate(asOf)],
    ['Basis', BASIS_LABELS[basis] + (ownership.votesFromShares ? `. ${standInText(basis)}` : '')],
    ['Rules', rules.join(', ')],
    ['Follows', followsText(preset)],
    ...(listed.length > 0 ? [['Listed', listed.map(({ name }) => name).join(', ')] as [string, string]] : []),
    ...(report.leaveOutUndated ? [['Left out', 'Roles without a start'] as [string, string]] : []),
    ['From', fromText(report)],
    ['Counted', `${basedOn.links} ${basedOn.links === 1 ? 'link' : 'links'} between ${basedOn.entities} entities`],
    ['Made', `${toShownDate(basedOn.at)}, ${basedOn.at.slice(11, 16)} UTC, by ${generatedBy}`],
    ['Hash', basedOn.hash],
  ];
}

function fromText({
  ownership: { basedOn },
  chart,
  snapshot,
  isShared,
  isOverAll,
  generatedBy,
}: OwnershipReport): string {
  const charts = basedOn.charts.length;
  if (isOverAll) return `${charts === 1 ? 'One chart' : `${charts} charts`} that ${generatedBy} may read`;
  if (isShared) return `“${chart.name}” as a share link shows it`;
  if (!snapshot) return `The chart “${chart.name}” as it was saved, revision ${basedOn.revision}`;
  const savedOn = `kept on ${toShownDate(snapshot.createdDate)}, revision ${basedOn.revision}`;
  return `The snapshot “${snapshot.name}” of the chart “${chart.name}”, ${savedOn}`;
}

/** "Shareholder, 60%" */
export function roleText(role: PresentedRole): string {
  return [role.role, shareText(role)].filter(Boolean).join(', ');
}

/** What is to be said before the numbers, each a sentence. */
export function warningsOf({ ownership, note }: OwnershipReport): string[] {
  const { contradictory, blocked, noBeneficialOwner } = ownership;
  return [
    note,
    contradictory && CONTRADICTORY,
    blocked !== null && blockedText(blocked),
    noBeneficialOwner &&
      noOwnerText(
        noBeneficialOwner.text,
        noBeneficialOwner.officials.map(({ name }) => name),
      ),
  ].filter((text) => typeof text === 'string');
}
