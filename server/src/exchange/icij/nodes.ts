import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { typeByName } from '@stemma/shared/rules/import/links/parties/partyType';
import { typeOfName } from '@stemma/shared/rules/typeOfName';
import { countryPlace, filled, makeStatement } from '../makeStatement';
import { registerIdentifier } from '../registerIdentifier';
import { placeIn, type Sink, type PlaceholderNames } from '../sink';
import type { CsvRecord } from '../stream/csvRecords';
import { FoldedCells } from '../stream/foldedCells';
import { noteUnreadDates } from '../unreadDates';
import { ICIJ, leakDay, leakSource, nodeAddress, nodeRecordId, readNodeId } from './offshoreLeaks';

type NodeKind = 'entity' | 'officer' | 'intermediary' | 'address';

const DATES = ['incorporation_date', 'inactivation_date', 'struck_off_date', 'closed_date', 'dorm_date'];

/** Reads nodes of the ICIJ's Offshore Leaks Database (CSV) as parties. Addresses are no parties: entities have theirs beside their name. */
export async function readIcijNodes(
  rows: AsyncIterable<CsvRecord>,
  sink: Sink,
  placeholders: PlaceholderNames,
): Promise<void> {
  let kind: NodeKind | undefined;
  for await (const row of rows) {
    const cells = new FoldedCells(row);
    kind ??= kindOf(sink.part, cells);
    if (kind === 'address') {
      sink.note(
        sentence('{where}: addresses are no parties and were left out.', { where: placeIn(sink.part, '') || 'ICIJ' }),
      );
      return;
    }
    readNode(cells, { kind, where: row.where }, sink, placeholders);
  }
}

/** What the rows of a file are, by its name within its archive, else by its columns. */
function kindOf(part: string, cells: FoldedCells): NodeKind {
  const file = /[^\\/]*$/.exec(part)?.[0] ?? '';
  if (/officer/i.test(file)) return 'officer';
  if (/intermediar/i.test(file)) return 'intermediary';
  if (/address/i.test(file)) return 'address';
  if (/entit|other/i.test(file) || cells.has('jurisdiction')) return 'entity';
  if (cells.has('internal_id') || cells.has('status')) return 'intermediary';
  return cells.has('address') ? 'address' : 'officer';
}

function readNode(
  cells: FoldedCells,
  { kind, where }: { kind: NodeKind; where: string },
  sink: Sink,
  placeholders: PlaceholderNames,
): void {
  const id = readNodeId(cells.text('node_id'));
  const name = cells.text('name', 'caption');
  if (!id || !name) {
    const said = (cells.text('node_id') ?? '').slice(0, 40);
    sink.skip(where, id ? t('name is missing.') : sentence('node_id: "{id}" is no number of a node.', { id: said }));
    return;
  }
  const recordId = nodeRecordId(id);
  placeholders.describe(recordId);
  noteUnreadDates(sink, where, Object.fromEntries(DATES.map((column) => [column, cells.text(column)])), leakDay);
  sink.add(
    makeStatement(ICIJ, {
      ...partyOf(cells, { kind, name, url: nodeAddress(id) }),
      recordId,
      subject: recordId,
      source: leakSource(cells, nodeAddress(id)),
      evidence: cells.evidence,
    }),
    where,
  );
}

/** What the leaks call shares that nobody is named as the owner of. */
const BEARER = /^(the )?bearer( shares?)?\b|^el portador$/i;

function partyOf(
  cells: FoldedCells,
  { kind, name, url }: { kind: NodeKind; name: string; url: string },
): { recordType: 'person' | 'entity'; details: Record<string, unknown> } {
  if (kind === 'officer' && BEARER.test(name)) {
    const details = { personType: 'unknownPerson', names: [{ type: 'legal', fullName: name }], note: noteOf(cells) };
    return { recordType: 'person', details };
  }
  const type = kind === 'officer' ? typeByName(name, false) : typeOfName(name, 'Company');
  if (type === 'Individual') {
    return {
      recordType: 'person',
      details: filled({
        personType: 'knownPerson',
        names: [{ type: 'legal', fullName: name }],
        note: noteOf(cells),
      }),
    };
  }
  return { recordType: 'entity', details: entityDetails(cells, { name, url, isTrust: type === 'Trust' }) };
}

function entityDetails(
  cells: FoldedCells,
  { name, url, isTrust }: { name: string; url: string; isTrust: boolean },
): Record<string, unknown> {
  const place = countryPlace(cells.text('jurisdiction_description', 'jurisdiction'));
  const number = cells.text('ibcRUC');
  const address = cells.text('address');
  const names = [cells.text('original_name'), cells.text('former_name')];
  const form = cells.text('company_type', 'type');
  return filled({
    entityType: filled(
      isTrust
        ? { type: 'arrangement', subtype: 'trust', details: form }
        : { type: cells.has('jurisdiction') ? 'registeredEntity' : 'legalEntity', details: form },
    ),
    name,
    alternateNames: [...new Set(names)].filter((one) => one !== undefined && one !== name),
    jurisdiction: place,
    identifiers: number ? [registerIdentifier(number, place?.code ?? '')] : [],
    foundingDate: leakDay(cells.text('incorporation_date')),
    addresses: address ? [{ type: 'registered', address }] : [],
    uri: url,
    note: noteOf(cells),
  });
}

const TOLD: readonly (readonly [string, string])[] = [
  ['Status', 'status'],
  ['Inactive since', 'inactivation_date'],
  ['Struck off', 'struck_off_date'],
  ['Closed', 'closed_date'],
  ['Dormant since', 'dorm_date'],
  ['Service provider', 'service_provider'],
];

/** What no field holds: countries that the leaks connect with a name, which need not be those that it is of, the state, and the leak's own remarks. */
function noteOf(cells: FoldedCells): string {
  const countries = (cells.text('countries', 'country_codes') ?? '')
    .split(';')
    .map((text) => countryPlace(text)?.name ?? '')
    .filter(Boolean);
  return [
    countries.length > 0 && `${countries.length === 1 ? 'Country' : 'Countries'} in the leak: ${countries.join(', ')}`,
    ...TOLD.map(([label, column]) => {
      const text = cells.text(column);
      return text && `${label}: ${(leakDay(text) ?? text).slice(0, 200)}`;
    }),
    cells.text('note')?.slice(0, 1000),
    cells.text('valid_until')?.slice(0, 300),
  ]
    .filter(Boolean)
    .join('\n');
}
