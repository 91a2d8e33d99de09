import { sentence } from '@stemma/shared/language/sentence';
import { filled, makeStatement } from '../makeStatement';
import { officeInterest } from '../officeInterest';
import type { Sink, PlaceholderNames } from '../sink';
import type { CsvRecord } from '../stream/csvRecords';
import { FoldedCells } from '../stream/foldedCells';
import { noteUnreadDates } from '../unreadDates';
import { ICIJ, addNodePlaceholder, leakDay, leakSource, nodeAddress, nodeRecordId, readNodeId } from './offshoreLeaks';

/** What says where somebody is, or that two nodes may be one, which the ICIJ did not decide: no role of one at the other. */
const NO_ROLE = /address|^(same|similar|probably)/i;

/** Reads relationships of the ICIJ's Offshore Leaks Database (CSV): the first node is the party, the second what it is a party to; none states a share. */
export async function readIcijRelationships(
  rows: AsyncIterable<CsvRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  const leftOut = new Map<string, number>();
  for await (const row of rows) {
    const cells = new FoldedCells(row);
    const type = (cells.text('rel_type', 'type') ?? '').toLowerCase().replace(/[\s_]+/g, '_');
    if (NO_ROLE.test(type)) {
      leftOut.set(type, (leftOut.get(type) ?? 0) + 1);
      continue;
    }
    readRelationship(cells, { type, where: row.where }, sink, placeholders);
  }
  for (const [type, count] of leftOut)
    sink.note(
      sentence('{count} relationships "{type}" state no role and were left out.', { count, type: type.slice(0, 60) }),
    );
}

function readRelationship(
  cells: FoldedCells,
  { type, where }: { type: string; where: string },
  sink: Sink,
  placeholders: PlaceholderNames,
): void {
  const texts = [cells.text('node_id_start', 'node_1', 'START_ID'), cells.text('node_id_end', 'node_2', 'END_ID')];
  const [start, end] = texts.map(readNodeId);
  if (!start || !end) {
    const values = { field: start ? 'node_id_end' : 'node_id_start', id: (texts[start ? 1 : 0] ?? '').slice(0, 40) };
    sink.skip(where, sentence('{field}: "{id}" is no number of a node.', values));
    return;
  }
  addNodePlaceholder(placeholders, start);
  addNodePlaceholder(placeholders, end);
  const [start_date, end_date] = [cells.text('start_date'), cells.text('end_date')];
  noteUnreadDates(sink, where, { start_date, end_date }, leakDay);
  const [from, to] = [leakDay(start_date), leakDay(end_date)];
  const words = wordsOf(cells.text('link') ?? type);
  const status = cells.text('status');
  const subject = nodeRecordId(end);
  sink.add(
    makeStatement(ICIJ, {
      recordId: [`${nodeRecordId(start)}>${type}:${words.toLowerCase()}>${end}`, from].filter(Boolean).join('@'),
      recordType: 'relationship',
      subject,
      source: leakSource(cells, nodeAddress(end)),
      evidence: cells.evidence,
      details: {
        subject,
        interestedParty: nodeRecordId(start),
        interests: [
          filled({
            ...officeInterest(words, 'icijRelationship'),
            beneficialOwnershipOrControl: /\bbeneficial owner|^ubo\b/i.test(words) || undefined,
            startDate: from,
            endDate: to,
            details: status && `Status: ${status.slice(0, 200)}`,
          }),
        ],
      },
    }),
    where,
  );
}

/** "shareholder of" and "officer_of" as the word for a role. */
function wordsOf(link: string): string {
  const words = link
    .replace(/[\s_]+/g, ' ')
    .replace(/ of( the)?$/i, '')
    .trim();
  return words === '' ? 'Connected' : words.slice(0, 100);
}
