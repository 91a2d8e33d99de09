import { asOfText } from '@stemma/shared/chart/onDay';
import { isoToday } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { printElement } from '../../lib/printElement';
import type { OutlineDirection, OutlineRow } from '../model/outline';
import { DIRECTIONS } from './directions';
import { lineText, subjectName, type OutlineLineText, type OutlineSubject } from './lineText';
import classes from './printOutline.module.css';

export interface PrintedOutlineAsk extends OutlineSubject {
  /** The lines that are shown. */
  rows: readonly OutlineRow[];
  direction: OutlineDirection;
  /** What the lines were filtered by. */
  text: string;
  /** The day (ISO) that is looked at; null for today. */
  asOf: string | null;
}

/** Prints the lines of an outline, all of those that are open; ends when the print dialog has closed. */
export async function printOutline(ask: PrintedOutlineAsk): Promise<void> {
  const { name, style } = ask.document.props;
  await printElement(printedOutline(ask), pageRules(style?.footer.trim() || name));
}

/** An outline as it is printed: title, day and what is told, and a table with a row for each line. */
export function printedOutline(ask: PrintedOutlineAsk): HTMLElement {
  const { rows, document: chart, direction, text, asOf } = ask;
  const subject = subjectName(ask);
  const page = make('section', classes.page);
  page.append(
    make('h1', '', chart.props.name),
    make(
      'p',
      classes.about,
      [
        asOfText(asOf ?? isoToday()),
        DIRECTIONS[direction],
        ...(subject ? [t('Totals: what each owns of {subject}', { subject })] : []),
        ...(text.trim() ? [t('Only what “{text}” finds, and the way there', { text: text.trim() })] : []),
      ].join(' · '),
    ),
  );
  const table = make('table', classes.lines);
  const columns = [
    ...[t('Level'), t('Name'), t('Type'), t('Share', undefined, 'noun'), t('Roles')],
    ...(subject ? [t('Total')] : []),
  ];
  const head = make('tr');
  for (const column of columns) {
    const cell = make('th', '', column);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = make('tbody');
  for (const row of rows) body.append(lineOf(row, lineText(ask, row), subject !== ''));
  const top = make('thead');
  top.append(head);
  table.append(top, body);
  page.append(table);
  return page;
}

function lineOf(row: OutlineRow, text: OutlineLineText, hasTotals: boolean): HTMLElement {
  const line = make('tr');
  const name = make('td', classes.name);
  name.style.setProperty('--steps', String(row.level - 1));
  name.append(make('bdi', '', text.name));
  for (const note of [...text.notes, ...closedNote(row)]) name.append(' ', make('i', '', note));
  line.append(
    make('td', classes.number, String(row.level)),
    name,
    make('td', '', text.kind),
    make('td', classes.number, text.share),
    make('td', '', text.roles),
  );
  if (hasTotals) line.append(make('td', classes.number, [text.about, text.total].filter(Boolean).join(' · ')));
  return line;
}

/** What is not printed because its line is closed. */
function closedNote({ children, isOpen, repeats }: OutlineRow): string[] {
  return children > 0 && !isOpen && repeats === null ? [t('closed, {children} under it', { children })] : [];
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

const SMALL = "font: 8pt 'Inter Variable', system-ui, sans-serif; color: #555f69;";

/** Margins, the line at the foot, and page numbers where the browser knows them. */
function pageRules(footer: string): string {
  const page = t('Page {number} of {numPages}', { number: '\n', numPages: '\t' })
    .split(/(\n|\t)/)
    .map((part) => (part === '\n' ? 'counter(page)' : part === '\t' ? 'counter(pages)' : cssString(part)))
    .join(' ');
  return `@page {
  margin: 16mm 14mm 18mm;
  @bottom-left { content: ${cssString(footer)}; ${SMALL} }
  @bottom-right { content: ${page}; ${SMALL} }
}`;
}

/** A text as a string of CSS. */
function cssString(text: string): string {
  return `'${text.replace(/[^ -~]|['\\]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}'`;
}
