import { describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { gzipSync } from 'node:zlib';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { company, holds } from '../../../server/src/exchange/bods/statements.fixture';
import { detectFormat } from '../../../server/src/exchange/detect';
import { readFile } from '../../../server/src/exchange/readFile';
import {
  companyDataFile,
  exceptionFile,
  leiFile,
  madeLei,
  offshoreLeaksFiles,
  openCompaniesFile,
  openOfficersFile,
  pscLine,
  pscPerson,
  relationshipFile,
} from '../../testkit/ownershipFiles';

const read = (data: string | Uint8Array) => readFile({ bytes: typeof data === 'string' ? Buffer.from(data) : data });
const recordIds = async (data: string | Uint8Array) => (await read(data)).statements.map(({ recordId }) => recordId);
const refusal = async (data: string | Uint8Array): Promise<string> =>
  read(data).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'thrown'),
  );

const statements = [company('C-1', 'Fjord Ås'), company('C-2', 'Vik AS'), holds('R-1', 'C-2', 'C-1', 60)];
const array = JSON.stringify(statements);
const lines = statements.map((one) => JSON.stringify(one)).join('\n');
const ftm = JSON.stringify({ id: 'c', schema: 'Company', properties: { name: ['Vår'] } });

const pscRows = [
  'company_number,data.kind,data.name,data.natures_of_control,data.notified_on',
  '1,individual-person-with-significant-control,Owen Price,ownership-of-shares-25-to-50-percent,2016-04-06',
].join('\n');

describe('the detector', () => {
  test.each([
    ['bods', array],
    ['bods', lines],
    ['bods', JSON.stringify(statements[0], null, 2)],
    ['ftm', ftm],
    ['gleifLei', leiFile([{ serial: 1, name: 'A' }])],
    ['gleifRelationships', relationshipFile([])],
    ['gleifExceptions', exceptionFile([])],
    ['gleifLei', '"LEI","Entity.LegalName"\n'],
    ['psc', pscLine('1', pscPerson('Owen Price', []))],
    ['pscRows', pscRows],
    ['table', pscRows.replaceAll('-person-with-significant-control', '')],
    ['companiesHouse', companyDataFile([])],
    ['openCorporatesCompanies', openCompaniesFile([])],
    ['openCorporatesCompanies', '\uFEFF"Company Number","Jurisdiction Code","Name"\n'],
    ['openCorporatesOfficers', openOfficersFile([])],
    ['icijNodes', offshoreLeaksFiles()['nodes-officers.csv'] ?? ''],
    ['icijNodes', 'address,icij_id,valid_until,country_codes,countries,node_id,sourceID\n'],
    ['icijRelationships', offshoreLeaksFiles()['relationships.csv'] ?? ''],
    ['icijRelationships', 'node_1,rel_type,node_2,sourceID,valid_until,start_date,end_date\n'],
    ['table', 'company_number,name,position\n1,A,Director\n'],
    ['table', 'Owner;Owned;Share\nA;B;30\n'],
    [undefined, '<html><body>LEIData</body></html>'],
    [undefined, '{"a": 1}'],
    [undefined, 'words'],
    [undefined, ''],
    [undefined, '\0\0\0'],
  ])('knows %s', (format, text) => expect(detectFormat(text)).toBe(format));
});

describe('a file is the same', () => {
  const utf16 = Buffer.from(`\uFEFF${array}`, 'utf16le');
  test.each([
    ['as an array', Buffer.from(array)],
    ['as lines', Buffer.from(lines)],
    ['as values one after another', Buffer.from(statements.map((one) => JSON.stringify(one, null, 2)).join('\n'))],
    ['with a byte order mark', Buffer.from(`\uFEFF${array}`)],
    ['in UTF-16', utf16],
    ['in UTF-16 of the other order', Buffer.from(utf16).swap16()],
    ['in UTF-16 without a mark', Buffer.from(lines, 'utf16le')],
    ['in Windows-1252', Buffer.from(array, 'latin1')],
    ['packed by gzip', gzipSync(lines)],
    ['packed by zip', zipSync({ 'folder/data.json': Buffer.from(array), '__MACOSX/x': Buffer.from('x') })],
  ])('%s', async (_name, bytes) => {
    const { statements: found, skipped } = await read(bytes);
    expect(found.map(({ recordId }) => recordId)).toEqual(['C-1', 'C-2', 'R-1']);
    expect(found[0]?.json).toContain('Fjord Ås');
    expect(skipped).toEqual([]);
  });

  test('read from a disk', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'stemma-read-')), 'data.gz');
    writeFileSync(path, gzipSync(lines));
    expect((await readFile({ path })).statements).toHaveLength(3);
  });

  test('line by line where some lines are of another encoding', async () => {
    const other = ftm.replace('"id":"c"', '"id":"d"');
    const found = await read(Buffer.concat([Buffer.from(`${ftm}\n`), Buffer.from(`${other}\n`, 'latin1')]));
    expect(found.statements.map(({ json }) => json.includes('"Vår"'))).toEqual([true, true]);
  });

  test('in XML of a declared encoding', async () => {
    const text = leiFile([{ serial: 1, name: 'Vår & Co'.replace('&', '&amp;') }]).replace('UTF-8', 'ISO-8859-1');
    const { statements: found } = await read(Buffer.from(text, 'latin1'));
    expect(found[0]?.details).toMatchObject({ name: 'Vår & Co' });
  });
});

describe('what cannot be used is refused by one error', () => {
  const blanks = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
  const bomb = Buffer.concat([gzipSync(array.slice(0, -1)), ...Array.from({ length: 32 }, () => blanks)]);
  const entities = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
  test.each([
    ['nothing', '', /does not know this format/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /does not know this format/],
    ['a dump of Neo4j', Buffer.from('DZV1\0\0'), /Export the graph as CSV or JSON and import that/],
    ['a table of no register', 'Owner,Owned\nA,B', /a table of no register/],
    ['a workbook', zipSync({ '[Content_Types].xml': Buffer.from('<x/>') }), /a table of no register/],
    [
      'an archive in an archive',
      zipSync({ 'in.zip': zipSync({ 'a.json': Buffer.from(array) }) }),
      /: in\.zip: This is an archive within an archive/,
    ],
    [
      'one long line',
      `{"schema": "Company", "properties": {}, "id": "${'x'.repeat(5_000_000)}"}`,
      /nothing that can be imported\. line 1: It is longer than the 4 MB that are read of one record\.$/,
    ],
    ['an array cut short', array.slice(0, -9), /not JSON/],
    ['an array followed by more', `${array}{}`, /not JSON/],
    ['XML cut short', leiFile([{ serial: 1, name: 'A' }]).slice(0, 600), /damaged/],
    ['XML that is not well-formed', leiFile([{ serial: 1, name: 'A < B' }]), /damaged/],
    ['entities that grow', leiFile([{ serial: 1, name: '&b;' }]).replace('?>', `?>${entities}`), /damaged/],
    ['gzip cut short', gzipSync(Buffer.from(lines.repeat(3))).subarray(0, 60), /damaged/],
    ['a zip cut short', zipSync({ 'a.json': Buffer.from(array) }).subarray(0, 60), /damaged/],
    ['a bomb', bomb, /unpacks to more than 500 MB/],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}`, Buffer.of()]))),
      /100 files/,
    ],
    [
      'no record that can be read',
      `${JSON.stringify({ id: 'x', schema: 'Sanction', properties: {} })}`,
      /nothing that can be imported.*Sanction/,
    ],
    ['an older BODS', '[{"statementID": "a", "statementType": "personStatement"}]', /0\.2 or 0\.3/],
  ])('%s', async (_name, data, message) => {
    const said = await refusal(data);
    expect(said).toMatch(message);
    expect(said).toMatch(/^AppError/);
  });
});

describe('what is bad in a good file is told, and the rest is read', () => {
  test('a line of many megabytes, and one that is not JSON', async () => {
    const { statements: found, skipped } = await read(
      `${ftm}\n{"id": "${'x'.repeat(9_000_000)}"}\n{"id":\n${ftm.replace('"c"', '"d"')}\n`,
    );
    expect(found.map(({ recordId }) => recordId)).toEqual(['c', 'd']);
    expect(skipped.map(({ where, why }) => `${where}: ${why}`)).toEqual([
      'line 2: It is longer than the 4 MB that are read of one record.',
      'line 3: Line 3 is not JSON.',
    ]);
  });

  test('names like those of objects’ own parts, and entities within each other without end', async () => {
    const text = `{"id":"__proto__","schema":"Company","properties":{"__proto__":["x"],"name":["constructor"]}}`;
    let nested = ftm;
    for (let depth = 0; depth < 50; depth += 1)
      nested = `{"id":"n${depth}","schema":"Company","properties":{"name":["n"],"parent":[${nested}]}}`;
    const { statements: found } = await read(`${text}\n${nested}`);
    expect(found[0]).toMatchObject({ recordId: '__proto__' });
    expect(found.length).toBeLessThan(15);
    expect(Reflect.get({}, 'name')).toBeUndefined();
  });

  test('an owner of itself, and owners round in a circle', async () => {
    const owns = (id: string, owner: string, asset: string) =>
      JSON.stringify({
        id,
        schema: 'Ownership',
        properties: { owner: [owner], asset: [asset], percentage: ['more than 25%'] },
      });
    const { statements: found } = await read(
      [owns('1', 'a', 'a'), owns('2', 'a', 'b'), owns('3', 'b', 'a')].join('\n'),
    );
    expect(found).toHaveLength(3);
    expect(JSON.parse(found[0]?.json ?? '')).toMatchObject({
      recordDetails: { interests: [{ share: { exclusiveMinimum: 25, maximum: 100 } }] },
    });
  });

  test('dates that are no days', async () => {
    const psc = pscLine('1', pscPerson('Owen Price', [], { notified_on: '2019-02-30', ceased_on: '2020-13-45' }));
    const whole = pscLine('2', pscPerson('Gwen Rees', [], { notified_on: '2019-02-28', ceased_on: '2020-12-31' }));
    expect((await read(`${psc}\n${whole}`)).notes).toEqual([
      'line 1: notified_on "2019-02-30" is no day and was left out.',
      'line 1: ceased_on "2020-13-45" is no day and was left out.',
    ]);
    const companies = companyDataFile([{ number: '1', name: 'A Ltd' }]).replace('03/02/1999', '31/02/1999');
    expect((await read(companies)).notes).toEqual([
      'line 2: IncorporationDate "31/02/1999" is no day and was left out.',
    ]);
  });

  test('shares that are none', async () => {
    const [above, turned] = [150, 60].map((share, at) => JSON.stringify(holds(`R-${at}`, 'C-2', 'C-1', share)));
    const text = `${above}\n${(turned ?? '').replace('"exact":60', '"minimum":75,"maximum":25')}`;
    expect((await read(text)).notes).toEqual([
      'line 1: the share of the role “Shareholder” is none and stands in its details: exact 150.',
      'line 2: the share of the role “Shareholder” is none and stands in its details: minimum 75, maximum 25.',
    ]);
  });

  test('dates of roles that are none', async () => {
    const text = JSON.stringify(holds('R-1', 'C-2', 'C-1', 30)).replace('"share"', '"startDate":"12020-01-01","share"');
    expect((await read(text)).notes).toEqual([
      'line 1: the date “12020-01-01” of the role “Shareholder” is none and stands in its details.',
    ]);
  });

  test('a link of FollowTheMoney that names several parties goes from each to each, without a share that is of none of them', async () => {
    const owns = (owner: string[], asset: string[], percentage: string[]) =>
      JSON.stringify({ id: 'o', schema: 'Ownership', properties: { owner, asset, percentage } });
    const several = await read(owns(['p', 'q'], ['a', 'b'], ['40', '60']));
    const details = several.statements.map(
      ({ json }) => (JSON.parse(json) as { recordDetails: unknown }).recordDetails,
    );
    expect(details).toEqual(
      [
        ['p', 'a'],
        ['p', 'b'],
        ['q', 'a'],
        ['q', 'b'],
      ].map(([interestedParty, subject]) => ({
        ...{ isComponent: false, subject, interestedParty },
        interests: [expect.not.objectContaining({ share: expect.anything() })],
      })),
    );
    expect(several.statements.map(({ recordId }) => recordId).filter((id) => id === 'o')).toHaveLength(1);
    expect(several.notes).toEqual([
      'line 1: “40, 60” does not say which of several links has which share; it stands in the details.',
    ]);
    const [alone] = (await read(owns(['p', 'p'], ['a'], ['40']))).statements;
    expect(JSON.parse(alone?.json ?? '')).toMatchObject({ recordDetails: { interests: [{ share: { exact: 40 } }] } });
    const many = Array.from({ length: 40 }, (_, at) => `p${at}`);
    expect(await refusal(owns(many, many, []))).toMatch(/It links 1,?600 pairs of parties; at most 1,?000 are read/);
  });

  test('more than one import brings ends the reading', async () => {
    function* many() {
      for (let n = 0; n <= limits.importEntitiesMax; n += 1) yield `{"id":"${n}","schema":"Company","properties":{}}\n`;
    }
    expect(await refusal([...many()].join(''))).toMatch(/at most 100,?000 records of 60,?000 entities/);
  });

  test('numbers that are none', async () => {
    const text = leiFile([{ serial: 1, name: 'A' }]).replace(madeLei(1), 'NOT-A-LEI');
    expect(await refusal(text)).toMatch(/LEI: "NOT-A-LEI" is none/);
    const psc = `${pscLine('??', pscPerson('Owen Price', []))}\n${pscLine('SC123', pscPerson('Owen Price', ['unheard-of']))}`;
    const { skipped } = await read(psc);
    expect(skipped).toEqual([
      { statementId: '', where: 'line 1', why: 'company_number: "??" is no number of Companies House.' },
    ]);
    expect(await recordIds(psc)).toContain('GB-COH-SC000123');
  });
});
