import { formatShare } from '@stemma/shared/ownership/shareFormat';
import { formatTotal } from '@stemma/shared/rules/ownershipLabels';
import type { presentOwnership } from './present';

export type PresentedOwnership = ReturnType<typeof presentOwnership>;

const COLUMNS = [
  'subjectKey',
  'subject',
  'holderKey',
  'holder',
  'type',
  'ultimate',
  'direct',
  'indirect',
  'total',
  'upper',
  'ceiling',
  'moreThan',
  'declared',
  'computable',
  'verdict',
  'asOf',
  'basis',
  'preset',
] as const;

/**
 * Holders as CSV, a line each: numbers as numbers, texts quoted and never formulas (a quote before what a spreadsheet would work out). A note
 * stands in a column of its own, and where there are no holders on a line of the subject.
 */
export function csvOf(answers: readonly PresentedOwnership[], note: string | null = null): string {
  const rows = answers.flatMap(({ subject, holders, asOf, basis, preset }) =>
    holders.map(({ party, ...holder }) => [
      ...[
        subject.key,
        subject.name,
        party.key,
        party.name,
        party.typeName,
        holder.ultimate,
        holder.direct,
        holder.indirect,
      ],
      ...[holder.total, holder.upper, holder.ceiling, holder.moreThan, holder.declared, holder.computable],
      ...[holder.verdict, asOf, basis, preset],
    ]),
  );
  if (note === null) return linesOf([COLUMNS, ...rows]);
  const [first] = answers;
  const nobody = [first?.subject.key ?? null, first?.subject.name ?? null, ...COLUMNS.slice(2).map(() => null)];
  return linesOf([[...COLUMNS, 'note'], ...(rows.length ? rows : [nobody]).map((row) => [...row, note])]);
}

type Cell = string | number | boolean | null;

function linesOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What is said of a subject, for people: its holders in columns, and under them where every unit ends. */
export function tableLines({ subject, asOf, holders, more, coverageText, controllers }: PresentedOwnership): string[] {
  const rows = holders.map(({ party, direct, ultimate, declared, computable, verdict, ...bounds }) => [
    party.name,
    formatShare(direct),
    formatTotal({ computable, declared, ...bounds }),
    ultimate ? 'ultimate' : '',
    verdict.toLowerCase().replaceAll('_', ' '),
  ]);
  const table = [['Holder', 'Direct', 'Total', '', 'Verdict'], ...rows];
  const widths = table[0]!.map((_head, at) => Math.max(...table.map((row) => [...row[at]!].length)));
  const lines = table.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
  const certain = controllers.filter((one) => one.certain).map(({ party }) => party.name);
  return [
    `${subject.name} as of ${asOf}`,
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
    coverageText,
    ...(certain.length > 0 ? [`Controlled by ${certain.join(', ')}.`] : []),
  ];
}
