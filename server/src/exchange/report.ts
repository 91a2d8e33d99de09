import { sentence } from '@stemma/shared/language/sentence';
import type { Join } from './joins';

/** A statement that was left out, or taken only in part, and why. */
export interface SkippedLine {
  /** Empty where what stands there has no readable one. */
  statementId: string;
  why: string;
  /** The place in the file: "line 12", "record 3", "row 4", with the file's name where an archive holds several; empty for what stands in none. */
  where: string;
}

/** What one kind of record went through. */
export interface RecordCounts {
  made: number;
  /** Changed by what a later statement says. */
  changed: number;
  /** Ended by this import, or made as ended already. */
  ended: number;
}

/** What an import did. Statements: `read`, `unchanged`, `skipped`; records (entities and links): `made`, `joined`, `ended`. */
export interface ExchangeReport {
  chartKey: string;
  chartName: string;
  /** Statements in the file. */
  read: number;
  /** Rows of a table that were read, those left out among them. */
  rows?: number;
  /** Entities and links made, ended ones included. */
  made: number;
  /** Entities that were there before this import and now carry its statements too. */
  joined: number;
  /** Which of the file's parties are entities that were there, and by what, at most 1,000. */
  joins: Join[];
  /** Entities and links whose latest state is the end. */
  ended: number;
  /** Statements that an earlier import brought to this chart, or that the file holds twice. */
  unchanged: number;
  /** Statements left out, and references that could not be followed. */
  skipped: SkippedLine[];
  /** What else is worth knowing. */
  notes: string[];
  entities: RecordCounts;
  links: RecordCounts;
  /** What the chart shows of the imported records today. */
  today: { entities: number; links: number };
}

const NOTES_MAX = 200;

/** At most 200 notes, the last one telling how many more there were. */
export function fewNotes(notes: readonly string[]): string[] {
  if (notes.length <= NOTES_MAX) return [...notes];
  return [
    ...notes.slice(0, NOTES_MAX),
    sentence('And {more} more notes of these kinds.', { more: notes.length - NOTES_MAX }),
  ];
}

/** A report as lines for a terminal. */
export function reportLines(report: ExchangeReport): string[] {
  const { entities, links, today, rows } = report;
  return [
    `Chart "${report.chartName}" (${report.chartKey}): today ${count(today.entities, 'entity', 'entities')} and ${count(today.links, 'link')}.`,
    `Read ${rows === undefined ? '' : `${count(rows, 'row')}, `}${count(report.read, 'statement')}: ${report.unchanged} known already, ${report.skipped.length} with something left out.`,
    `Made ${count(entities.made, 'entity', 'entities')} and ${count(links.made, 'link')}; joined ${report.joined} with what was there;` +
      ` changed ${entities.changed} and ${links.changed}; ended ${entities.ended} and ${links.ended}.`,
    ...report.skipped.map(
      ({ statementId, why, where }) =>
        `  skipped ${[where, statementId].filter(Boolean).join(', ') || '(no id)'}: ${why}`,
    ),
    ...report.notes.map((note) => `  note: ${note}`),
  ];
}

function count(number: number, one: string, many: string = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
