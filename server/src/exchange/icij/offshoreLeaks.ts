import { namedByNumber, PLACEHOLDER_DAY } from '../bods/placeholder';
import type { Publisher } from '../makeStatement';
import { makeStatement, dayText } from '../makeStatement';
import type { PlaceholderNames } from '../sink';
import type { FoldedCells } from '../stream/foldedCells';

/** The Offshore Leaks Database: under the Open Database License, its contents under CC BY-SA; the ICIJ is to be cited. */
export const ICIJ: Publisher = {
  name: 'International Consortium of Investigative Journalists',
  url: 'https://offshoreleaks.icij.org',
  license: 'https://opendatacommons.org/licenses/odbl/1-0/',
  prefix: 'icij',
};

export const nodeRecordId = (id: string): string => `ICIJ-${id}`;
export const nodeAddress = (id: string): string => `https://offshoreleaks.icij.org/nodes/${id}`;

/** The leak that a row is from. */
export function leakSource(cells: FoldedCells, url: string): Record<string, unknown> & { description: string } {
  const leak = cells.text('sourceID')?.slice(0, 200);
  return { type: ['thirdParty'], description: ['ICIJ Offshore Leaks Database', leak].filter(Boolean).join(': '), url };
}

/** A number of a node; undefined for what is none. */
export function readNodeId(text: string | undefined): string | undefined {
  return /^\d{1,18}$/.exec(text?.replace(/\.0$/, '') ?? '')?.[0];
}

/** Names a node that no file describes. */
export function addNodePlaceholder(placeholders: PlaceholderNames, id: string): void {
  const recordId = nodeRecordId(id);
  placeholders.name(recordId, () =>
    makeStatement(ICIJ, {
      recordId,
      recordType: 'entity',
      subject: recordId,
      date: PLACEHOLDER_DAY,
      source: { type: ['thirdParty'], description: 'ICIJ Offshore Leaks Database', url: nodeAddress(id) },
      details: { entityType: { type: 'legalEntity' }, name: namedByNumber.node(id), uri: nodeAddress(id) },
    }),
  );
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as the leaks write it: 2006-03-23, 23-MAR-2006 or "Mar 23, 2006"; undefined for none. */
export function leakDay(text: string | undefined): string | undefined {
  const said = text?.trim() ?? '';
  const byDay = /^(\d{1,2})[-/ ]([a-z]{3})[a-z]*[-/ ](\d{4})$/i.exec(said);
  const byMonth = /^([a-z]{3})[a-z]* (\d{1,2}), ?(\d{4})$/i.exec(said);
  const [day, month, year] = byDay ? byDay.slice(1) : byMonth ? [byMonth[2], byMonth[1], byMonth[3]] : [];
  if (!day || !month || !year) return dayText(said);
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return dayText(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}
