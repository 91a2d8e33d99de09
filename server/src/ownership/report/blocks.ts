import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { formatShare } from '@stemma/shared/ownership/shareFormat';
import { formatTotal } from '@stemma/shared/rules/ownershipLabels';
import {
  controlText,
  NO_CONTROLLER,
  NO_HOLDER,
  selfHeldText,
  VOTES_OF_CONTROLLED,
} from '@stemma/shared/rules/ownershipSentences';
import { roleSourceText } from '@stemma/shared/chart/roleSource';
import type { PresentedRole } from '../presentRole';
import { METHOD } from './method';
import type { OwnershipReport, PresentedPaths } from './report';
import { categoryText, reportFacts, kindOf, roleText, verdictsText, verdictText, warningsOf } from './texts';

/** A table of a document: shares of the page's width and the sides of its columns, and its rows. */
export interface TableBlock {
  kind: 'table';
  widths: readonly number[];
  headings?: readonly string[];
  rows: readonly (readonly string[])[];
  /** Columns that are read from the right: numbers. */
  numbers?: readonly number[];
  /** The column that only names what stands beside it. */
  quiet?: number;
}

/** A report as it is read from top to bottom, whatever it is written in. */
export type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'text' | 'small' | 'warning'; text: string }
  | { kind: 'picture' }
  | TableBlock;

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const small = (words: string): Block => ({ kind: 'small', text: words });

/** What a report says, in order. */
export function reportBlocks(report: OwnershipReport, hasPicture: boolean): Block[] {
  const { ownership } = report;
  const ultimate = ownership.holders.filter((holder) => holder.ultimate);
  const between = ownership.holders.filter((holder) => !holder.ultimate);
  return [
    { kind: 'title', text: `Who owns ${ownership.subject.name}` },
    { kind: 'table', widths: [18, 82], rows: reportFacts(report), quiet: 0 },
    heading('Coverage'),
    ...warningsOf(report).map((words): Block => ({ kind: 'warning', text: words })),
    text(ownership.coverageText),
    ...coverageTable(report),
    ...(hasPicture ? [heading('The chart'), { kind: 'picture' } as const] : []),
    heading('Ultimate holders'),
    ...(ultimate.length ? [holderTable(report, ultimate)] : [text(NO_HOLDER)]),
    ...(between.length ? [heading('Held through'), holderTable(report, between)] : []),
    ...(ownership.more > 0 ? [small(`And ${ownership.more} more holders.`)] : []),
    ...pathBlocks(report),
    heading('Control'),
    ...controlBlocks(report),
    ...findingBlocks(report),
    heading('Method'),
    ...METHOD.map(small),
    heading('Counted links'),
    ...linkBlocks(report),
  ];
}

function coverageTable({ ownership: { coverage, selfHeld } }: OwnershipReport): Block[] {
  const own = selfHeldText(selfHeld);
  const rows = coverage.map(({ category, share }) => [categoryText(category), formatShare(share)]);
  return [
    ...(rows.length ? [{ kind: 'table', widths: [70, 30], rows, numbers: [1] } as const] : []),
    ...(own ? [small(own)] : []),
  ];
}

type Holder = OwnershipReport['ownership']['holders'][number];

function holderTable(report: OwnershipReport, holders: readonly Holder[]): Block {
  return {
    kind: 'table',
    widths: [34, 14, 13, 13, 14, 12],
    headings: ['Name', 'Kind', 'Direct', 'Indirect', 'Total', verdictsText(report)],
    numbers: [2, 3, 4],
    rows: holders.map((holder) => [
      [
        holder.party.name,
        ...holder.parties.map(({ party, as }) => `${as}: ${party.name}`),
        ...(holder.computable && holder.declared !== null ? [`declared ${formatShare(holder.declared)}`] : []),
        ...holder.why,
      ].join('\n'),
      kindOf(holder.party),
      holder.direct > 0 ? formatShare(holder.direct) : '–',
      holder.indirect > 1e-9 ? formatShare(holder.indirect) : '–',
      formatTotal(holder),
      verdictText(holder.verdict),
    ]),
  };
}

function pathBlocks({ ownership, paths }: OwnershipReport): Block[] {
  const explained = paths.filter((one) => one.paths.length > 0);
  if (explained.length === 0) return [];
  const unexplained = ownership.holders.filter(({ ultimate }) => ultimate).length - paths.length;
  return [
    heading('How do we know?'),
    ...explained.flatMap((one) => pathsOfHolder(one)),
    ...(unexplained > 0
      ? [small(`And ${unexplained} more ultimate holders, whose paths Stemma shows on screen.`)]
      : []),
  ];
}

function pathsOfHolder({ holder, paths, more, moreShare, throughLoops, loopText, total }: PresentedPaths): Block[] {
  const rest = [
    ...(more === null ? [['through further paths and loops', formatShare(beyond(total, paths))]] : []),
    ...(more ? [[`and ${more} more paths, together`, formatShare(moreShare ?? 0)]] : []),
    ...(throughLoops
      ? [[loopText ? `Through loops: ${loopText}` : 'Through loops', `+ ${formatShare(throughLoops)}`]]
      : []),
    ['Total', formatShare(total)],
  ];
  return [
    { kind: 'subheading', text: holder.name },
    {
      kind: 'table',
      widths: [84, 16],
      numbers: [1],
      rows: [
        ...paths.map(({ text: words, share, steps }) => [
          [words.slice(0, words.lastIndexOf(' = ')), ...steps.map(stepText).filter(Boolean)].join('\n'),
          formatShare(share),
        ]),
        ...rest,
      ],
    },
  ];
}

const beyond = (total: number, paths: PresentedPaths['paths']): number =>
  Math.max(0, total - paths.reduce((sum, { share }) => sum + share, 0));

/** "Mara Vale holds Orchid Ltd: Shareholder · since 01.01.2022 · Share register · Register.pdf, p. 3" */
function stepText({ from, to, roles }: PresentedPaths['paths'][number]['steps'][number]): string {
  return roles.length ? `${from.name} holds ${to.name}: ${roles.map(roleSourceText).join('; ')}` : '';
}

function controlBlocks({ ownership: { controllers, votesOfControlled } }: OwnershipReport): Block[] {
  const rows = controllers.map(({ party, certain, through }) => [
    party.name,
    `${controlText(certain)}${through.length ? ` through ${through.map(({ name }) => name).join(', ')}` : ''}`,
  ]);
  return [
    rows.length ? { kind: 'table', widths: [40, 60], rows } : text(NO_CONTROLLER),
    ...(votesOfControlled ? [small(VOTES_OF_CONTROLLED)] : []),
  ];
}

function findingBlocks({ ownership: { findings } }: OwnershipReport): Block[] {
  const open = findings.filter(({ accepted }) => !accepted);
  const setAside = findings.flatMap(({ accepted, text: words }) => (accepted ? [{ accepted, words }] : []));
  return [
    heading('Findings'),
    open.length
      ? { kind: 'table', widths: [60, 40], rows: open.map((finding) => [finding.text, finding.suggestion]) }
      : text('Nothing to look at.'),
    ...(setAside.length
      ? [
          { kind: 'subheading', text: 'Set aside' } as const,
          {
            kind: 'table',
            widths: [50, 50],
            rows: setAside.map(({ words, accepted }) => [
              words,
              `“${accepted.reason}” · ${accepted.byName}, ${toShownDate(accepted.on)}`,
            ]),
          } as const,
        ]
      : []),
  ];
}

function linkBlocks({ links }: OwnershipReport): Block[] {
  if (links.length === 0) return [text('No link counts.')];
  const left = links.length - limits.reportLinksMax;
  const rows = links.slice(0, limits.reportLinksMax).map(({ from, to, roles }) => [
    from.name,
    to.name,
    roles.map(roleText).join('\n'),
    roles
      .map((role: PresentedRole) => roleSourceText({ ...role, role: '' }))
      .filter(Boolean)
      .join('\n'),
  ]);
  return [
    { kind: 'table', widths: [27, 27, 22, 24], headings: ['Holder', 'Held', 'Role', 'Known from'], rows },
    ...(left > 0 ? [small(`And ${left} more, which the report as a spreadsheet has.`)] : []),
  ];
}
