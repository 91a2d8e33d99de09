import { read, utils, write } from '@e965/xlsx';
import { randomUUID } from 'node:crypto';
import { newEntityProperties } from '../../server/src/entities/write';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import { fileOf } from '../testkit/sheets';
import type { BenchRow } from './measure';
import { CALLER, NOW } from './caller';
import { compare, ratioRow } from './measure';

const ROWS = 10_000;
const ROUNDS = 5;
const WARM_UP = 2;
const HEAD = [
  'Company Name*',
  'Country',
  'Incorporation Date',
  'Type',
  'Registration Number',
  'Address',
  'Valuation',
  'Currency',
];

export function sheetOfRows(): Uint8Array {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `Northquay ${at} Ltd`,
    'Norway',
    '31-01-2001',
    'Private Limited Company',
    `NO ${900_000_000 + at}`,
    `${at} High Street, Oslo`,
    1000 + at,
    'EUR',
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEAD, ...rows]), 'Organisations');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

/** What is kept of a row, its cells taken as they are. */
function storedRow(row: Record<string, string | number>): Record<string, unknown> {
  const fields = {
    country: row['Country'],
    incorporation: row['Incorporation Date'],
    type: row['Type'],
    registration: row['Registration Number'],
    address: row['Address'],
    valuation: row['Valuation'],
    currency: row['Currency'],
  };
  const entity = { key: randomUUID(), typeName: 'Company', name: String(row['Company Name*']) } as const;
  return newEntityProperties(CALLER, entity, NOW, fields);
}

/** Importing 10,000 rows by the product's call, each time for somebody new, against parsing the file and one UNWIND of the very rows that are kept. */
export async function benchSheets({ store }: TestApp, organization: TestOrganization): Promise<BenchRow[]> {
  const bytes = sheetOfRows();
  const people: Client[] = [];
  for (let at = 0; at < ROUNDS + WARM_UP; at += 1) people.push(await organization.user());
  const ours = async () => {
    const user = people.pop();
    const form = { type: 'Company', key: randomUUID() };
    const answer = await user?.sendForm<{ made: number }>('imports/entities', form, fileOf(bytes));
    if (answer?.body.made !== ROWS)
      throw new Error(`The import answered ${answer?.status}: ${JSON.stringify(answer?.body).slice(0, 300)}`);
  };
  const theirs = async () => {
    const book = read(bytes);
    const sheet = book.Sheets['Organisations'];
    const rows = (sheet ? utils.sheet_to_json<Record<string, string | number>>(sheet) : []).map(storedRow);
    const session = store.driver.session({ database: store.database });
    try {
      await session.executeWrite((tx) => tx.run('UNWIND $rows AS row CREATE (e:Entity:Company) SET e = row', { rows }));
    } finally {
      await session.close();
    }
  };
  const pair = await compare(ours, theirs, ROUNDS, WARM_UP);
  return [ratioRow('importing 10,000 spreadsheet rows', 'parsing plus one UNWIND', pair, 3)];
}
