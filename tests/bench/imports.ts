import { read, utils, write } from '@e965/xlsx';
import { linkShape, type ChartLink } from '@stemma/shared/chart/link';
import { randomUUID } from 'node:crypto';
import { newEntityProperties } from '../../server/src/entities/write';
import { linkProperties } from '../../server/src/links/store';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import { fileOf } from '../testkit/sheets';
import { CALLER, NOW } from './caller';
import type { BenchRow } from './measure';
import { compare, ratioRow } from './measure';

const LINKS = 10_000;
const [FEW, MANY] = [5000, 50_000];
const MOST = 100_000;
const HOLDINGS = 3;

/** What the plain side writes. */
interface Rows {
  entities: { key: string; name: string }[];
  links: ChartLink[];
  statements: Record<string, unknown>[];
}

/** Each party holds three others, as owner, owned and share. */
function sheetOfLinks(): Uint8Array {
  const rows = Array.from({ length: LINKS }, (_, at) => [
    `Northquay ${Math.floor(at / HOLDINGS)} Ltd`,
    `Northquay ${at + 1} Ltd`,
    `${10 + (at % 80)} %`,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Owner', 'Owned', 'Share'], ...rows]), 'Holdings');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

/** Half entities, half shareholdings, of which each entity holds three; as JSON lines. `own` keeps one file apart from another. */
function statementsText(count: number, own: string): string {
  const half = count / 2;
  const common = { recordStatus: 'new', statementDate: '2024-01-01' };
  const entities = Array.from({ length: half }, (_, at) => ({
    ...{ statementId: `${own}-entity-${String(at).padStart(24, '0')}`, recordId: `${own}-${at}`, ...common },
    ...{ declarationSubject: `${own}-${at}`, recordType: 'entity' },
    recordDetails: {
      ...{ isComponent: false, entityType: { type: 'registeredEntity' }, name: `Northquay ${at} Ltd` },
      identifiers: [{ id: `${own}${at}`, scheme: 'NO-BRC' }],
    },
  }));
  const links = Array.from({ length: half - 1 }, (_, at) => ({
    ...{ statementId: `${own}-link-${String(at).padStart(24, '0')}`, recordId: `${own}-link-${at}`, ...common },
    ...{ declarationSubject: `${own}-${at + 1}`, recordType: 'relationship' },
    recordDetails: {
      ...{ isComponent: false, subject: `${own}-${at + 1}`, interestedParty: `${own}-${Math.floor(at / HOLDINGS)}` },
      interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact: 30 } }],
    },
  }));
  return [...entities, ...links].map((line) => JSON.stringify(line)).join('\n');
}

const link = (from: string, to: string): ChartLink =>
  linkShape.parse({ key: randomUUID(), from, to, roles: [{ role: 'Shareholder', percentage: 30 }] });

/** The sheet read by the library alone. */
function parsedSheet(bytes: Uint8Array): Rows {
  const { SheetNames, Sheets } = read(bytes);
  const sheet = Sheets[SheetNames[0] ?? ''];
  const cells = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }).slice(1) : [];
  const keys = new Map<string, string>();
  const keyOf = (name: string) => keys.get(name) ?? (keys.set(name, randomUUID()), keys.get(name) ?? '');
  const links = cells.map(([owner = '', owned = '']) => link(keyOf(owner), keyOf(owned)));
  return { entities: [...keys].map(([name, key]) => ({ key, name })), links, statements: [] };
}

interface Line {
  statementId: string;
  recordId: string;
  recordType: string;
  recordDetails: { name?: string; subject?: string; interestedParty?: string };
}

/** The statements read by JSON.parse alone. */
function parsedLines(text: string): Rows {
  const rows: Rows = { entities: [], links: [], statements: [] };
  const keys = new Map<string, string>();
  for (const line of text.split('\n')) {
    const { statementId, recordId, recordType, recordDetails } = JSON.parse(line) as Line;
    rows.statements.push({ key: randomUUID(), statementId, recordId, recordType, json: line, importedAt: NOW });
    if (recordType === 'relationship') {
      rows.links.push(
        link(keys.get(recordDetails.interestedParty ?? '') ?? '', keys.get(recordDetails.subject ?? '') ?? ''),
      );
      continue;
    }
    keys.set(recordId, randomUUID());
    rows.entities.push({ key: keys.get(recordId) ?? '', name: recordDetails.name ?? '' });
  }
  return rows;
}

/** One UNWIND for each kind of record, by the driver alone. */
async function writePlain({ store }: TestApp, { entities, links, statements }: Rows): Promise<void> {
  const key = randomUUID();
  const session = store.driver.session({ database: store.database });
  try {
    await session.executeWrite(async (tx) => {
      await tx.run('CREATE (:Dataset {key: $key})', { key });
      const rows = entities.map((entity) => newEntityProperties(CALLER, { ...entity, typeName: 'Company' }, NOW));
      await tx.run('UNWIND $rows AS row CREATE (e:Entity:Company) SET e = row', { rows });
      await tx.run(
        'MATCH (d:Dataset {key: $key}) UNWIND $rows AS row MATCH (e:Entity {key: row.key}) CREATE (d)-[:CONTAINS {x: 0, y: 0}]->(e)',
        { key, rows: entities },
      );
      await tx.run(
        'UNWIND $rows AS row MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to}) CREATE (a)-[l:LINK]->(b) SET l = row.properties',
        { rows: links.map((one) => ({ from: one.from, to: one.to, properties: linkProperties(one, key) })) },
      );
      await tx.run(
        'MATCH (d:Dataset {key: $key}) UNWIND $rows AS row CREATE (d)-[:HAS_SOURCE]->(s:Statement) SET s = row',
        { key, rows: statements },
      );
    });
  } finally {
    await session.close();
  }
}

/** Sends a file of ownership data; throws where not all of it came in. */
async function importText(user: Client, text: string): Promise<void> {
  const response = await fetch(`${user.url}/api/exchange/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/octet-stream' },
    body: text,
  });
  const { read: count, skipped } = (await response.json()) as { read?: number; skipped?: unknown[] };
  if (count !== text.split('\n').length || skipped?.length !== 0)
    throw new Error(`The import answered ${response.status} and read ${count}.`);
}

/** As many statements as one file may have, against ten files of a tenth each. */
export async function benchLargeImport(organization: TestOrganization): Promise<BenchRow> {
  let made = 0;
  const statements = async (count: number) =>
    importText(await organization.user(), statementsText(count, `L${(made += 1)}`));
  const parts = async () => {
    for (let at = 0; at < 10; at += 1) await statements(MOST / 10);
  };
  const pair = await compare(() => statements(MOST), parts, 2, 0);
  return ratioRow('importing 100,000 BODS statements', 'ten imports of 10,000', pair, 1.2);
}

/** Spreadsheets of links and BODS statements, each time for somebody new, against reading the file plainly and one UNWIND for each kind of record. */
export async function benchImports(app: TestApp, organization: TestOrganization): Promise<BenchRow[]> {
  const bytes = sheetOfLinks();
  let made = 0;
  const sheet = async () => {
    const user = await organization.user();
    const answer = await user.sendForm<{ links?: { made: number } }>('exchange/tables', {}, fileOf(bytes));
    if (answer.body.links?.made !== LINKS)
      throw new Error(`The import answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`);
  };
  const statements = (count: number) => async () =>
    importText(await organization.user(), statementsText(count, `B${(made += 1)}`));
  const plain = (count: number) => () => writePlain(app, parsedLines(statementsText(count, `P${(made += 1)}`)));
  const few = async () => {
    for (let at = 0; at < MANY / FEW; at += 1) await statements(FEW)();
  };
  const sheets = await compare(sheet, () => writePlain(app, parsedSheet(bytes)), 3, 1);
  const many = await compare(statements(MANY), plain(MANY), 3, 1);
  return [
    ratioRow('importing 10,000 links of a spreadsheet', 'parsing plus one UNWIND a kind', sheets, 3),
    ratioRow('importing 50,000 BODS statements', 'parsing plus one UNWIND a kind', many, 4),
    ratioRow('the same', 'ten imports of 5,000', await compare(statements(MANY), few, 2, 0), 1.2),
  ];
}
