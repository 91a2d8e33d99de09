import { describe, expect, test } from '@jest/globals';
import { readFile } from '../readFile';

const OWNER = {
  company_number: '01234567',
  data: {
    kind: 'individual-person-with-significant-control',
    name: 'Mr Owen Rhys Price',
    name_elements: { title: 'Mr', forename: 'Owen', middle_name: 'Rhys', surname: 'Price' },
    date_of_birth: { month: 5, year: 1970 },
    nationality: 'British',
    country_of_residence: 'Wales',
    address: { premises: '2', address_line_1: 'Harbour St', locality: 'Leith', postal_code: 'EH6 1AA' },
    natures_of_control: ['ownership-of-shares-25-to-50-percent', 'voting-rights-25-to-50-percent-as-trust'],
    notified_on: '2016-04-06',
    ceased_on: '2020-01-31',
    etag: 'e1',
    links: { self: '/company/01234567/persons-with-significant-control/individual/a' },
  },
};
const PARENT = {
  company_number: 'SC123456',
  data: {
    kind: 'corporate-entity-person-with-significant-control',
    name: 'Quay Holdings Ltd',
    identification: {
      registration_number: '7654321',
      country_registered: 'England',
      place_registered: 'Companies House',
      legal_form: 'Limited, private',
      legal_authority: 'Companies Act 2006',
    },
    natures_of_control: ['ownership-of-shares-75-to-100-percent'],
    notified_on: '2017-01-01',
    etag: 'e2',
    links: { self: '/company/SC123456/persons-with-significant-control/corporate-entity/b' },
  },
};
const STATEMENT = {
  company_number: '00000009',
  data: {
    kind: 'persons-with-significant-control-statement',
    statement: 'no-individual-or-entity-with-signficant-control',
    notified_on: '2018-01-01',
    etag: 'e3',
    links: { self: '/company/00000009/persons-with-significant-control-statements/c' },
  },
};
const LINES = [OWNER, PARENT, STATEMENT];

/** Values by their paths, “data.name_elements.surname”; lists by `list`. */
function flat(
  value: object,
  list: (path: string, items: string[]) => [string, string][],
  path = '',
): [string, string][] {
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const at = path ? `${path}.${name}` : name;
    if (Array.isArray(one)) return list(at, one as string[]);
    return typeof one === 'object' && one !== null ? flat(one, list, at) : [[at, String(one)] as [string, string]];
  });
}

function csvOf(list: (path: string, items: string[]) => [string, string][], heading = (path: string) => path): string {
  const rows = LINES.map((line) => new Map(flat(line, list)));
  const paths = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [
    paths.map(heading).join(','),
    ...rows.map((row) => paths.map((path) => quoted(row.get(path) ?? '')).join(',')),
  ].join('\n');
}

const read = async (text: string) => {
  const { statements, skipped } = await readFile({ bytes: Buffer.from(text) });
  const said = statements.map(({ recordId, recordType, details }) => ({ recordId, recordType, details }));
  return { said, why: skipped.map(({ why }) => why) };
};
const joined = (mark: string) => (path: string, items: string[]) => [[path, items.join(mark)]] as [string, string][];
const written = (path: string, items: string[]): [string, string][] => [[path, `['${items.join("', '")}']`]];

describe('people with significant control as .csv', () => {
  test.each([
    ['a list in one cell as Python writes it', csvOf(written)],
    ['a list in one cell as JSON', csvOf((path, items) => [[path, JSON.stringify(items)]])],
    ['semicolons between', csvOf(joined('; '))],
    ['spaces between', csvOf(joined(' '))],
    ['a column for each', csvOf((path, items) => items.map((item, at) => [`${path}[${at}]`, item]))],
    ['a numbered column for each', csvOf((path, items) => items.map((item, at) => [`${path}.${at}`, item]))],
    ['headings without “data.”', csvOf(written, (path) => path.replace('data.', ''))],
    ['headings with underscores', csvOf(written, (path) => path.replaceAll('.', '_'))],
  ])('are read as their JSON lines are: %s', async (_, text) => {
    const lines = await read(LINES.map((line) => JSON.stringify(line)).join('\n'));
    expect(lines.why).toEqual([]);
    expect(await read(text)).toEqual(lines);
  });

  test('of one company stay apart without keys, and numbers lose their decimals', async () => {
    const kind = 'individual-person-with-significant-control';
    const { said } = await read(
      [
        'company_number,kind,name,natures_of_control,date_of_birth.year,date_of_birth.month',
        `1234567.0,${kind},Ann Lee,NaN,1970.0,5.0`,
        `1234567.0,${kind},Bo Ek,significant-influence-or-control,,`,
      ].join('\n'),
    );
    const links = said.filter(({ recordType }) => recordType === 'relationship');
    expect(new Set(links.map(({ recordId }) => recordId)).size).toBe(2);
    expect(links[0]?.details).toMatchObject({ subject: 'GB-COH-01234567', interests: [{ type: 'unknownInterest' }] });
    expect(said[0]?.details).toMatchObject({ birthDate: '1970-05' });
  });

  test('tells rows without a number of a company, or of no known kind', async () => {
    const head = 'company_number,kind,name,natures_of_control';
    const rows = [
      'nought,individual-person-with-significant-control,Ann Lee,',
      '1,other,Bo Ek,',
      '2,individual-person-with-significant-control,Cy Roe,',
      '3,,Di Fox,',
    ];
    expect((await read([head, ...rows].join('\n'))).why).toEqual([
      'company_number: "nought" is no number of Companies House.',
      'kind: "other" is not known.',
      expect.stringContaining('kind'),
    ]);
  });
});
