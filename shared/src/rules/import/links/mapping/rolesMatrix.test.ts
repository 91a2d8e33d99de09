import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';

/** A table of lines whose cells are parted by bars, on a sheet of a name, as rows of links. */
const tableOn = (name: string, ...lines: string[]) =>
  asLinkRows(
    sheet(
      name,
      lines.map((line) => line.split('|').map((cell) => cell.trim())),
    ),
  );
const table = (...lines: string[]) => tableOn('', ...lines);

const IN_ROWS = 'It is read as a matrix of roles: those in the rows have them in what stands in the columns.';
const MARKED = ['Name | Lux Ltd | Bel Ltd', 'Ann Lee | x |', 'Bo Ek | X | x'];
const DIRECTORS = ['Ann Lee > Lux Ltd: Director', 'Bo Ek > Lux Ltd: Director', 'Bo Ek > Bel Ltd: Director'];

describe('a matrix of roles', () => {
  test('says roles in its cells, whole or short, several in one', () => {
    expect(
      linksSaid(
        table(
          'Group officers 2024',
          '        | Lux Ltd          | Bel Ltd | Rossi Trust',
          'Ann Lee | Director, Chair  | D       | Trustee',
          'Bo Ek   | -                | GF      | no',
          'Cy Roe  | Secretary        | zz      | Beneficiary 40 %',
        ),
      ),
    ).toEqual({
      links: [
        'Ann Lee > Lux Ltd: Director, Chair',
        'Ann Lee > Bel Ltd: Director',
        'Ann Lee > Rossi Trust: Trustee',
        'Bo Ek > Bel Ltd: Director',
        'Cy Roe > Lux Ltd: Secretary',
        'Cy Roe > Rossi Trust: 40% Beneficiary',
      ],
      told: [
        `row 2: ${IN_ROWS}`,
        'row 2: “D” in its cells is read as Director.',
        'row 2: “GF” in its cells is read as Director.',
        'row 5: Column C: “zz” is no role that is known, or no name stands beside it.',
      ],
    });
  });

  test('has persons along its top, and columns that say more of a row', () => {
    expect(
      linksSaid(
        table(
          'Company | Country | Ann Lee  | Bo Ek',
          'Lux Ltd | Malta   | Director |',
          'Bel Ltd | France  | Chair    | Secretary',
        ),
      ),
    ).toEqual({
      links: ['Ann Lee > Lux Ltd: Director', 'Ann Lee > Bel Ltd: Chair', 'Bo Ek > Bel Ltd: Secretary'],
      told: ['row 1: It is read as a matrix of roles: those in the columns have them in what stands in the rows.'],
    });
  });

  test.each([
    ['a title', () => table('Directors', ...MARKED)],
    ['a title with more', () => table('Directorships matrix 2024 - Lux Group', ...MARKED)],
    ['the sheet', () => tableOn('Board', ...MARKED)],
    ['the corner', () => table('Directors | Lux Ltd | Bel Ltd', ...MARKED.slice(1))],
    ['a legend', () => table(...MARKED, 'x = Director')],
  ])('has marks of the role that %s says', (_, made) => {
    const { links, told } = linksSaid(made());
    expect(links).toEqual(DIRECTORS);
    expect(told.some((one) => one.endsWith('“x” in its cells is read as Director.'))).toBe(true);
  });

  test('takes short forms as its legend says', () => {
    const rows = [
      '        | Lux Ltd | Bel Ltd',
      'Ann Lee | S | D',
      'Bo Ek | S/D |',
      'S: Signatory, D = Protector; S = Secretary',
    ];
    expect(linksSaid(table(...rows)).links).toEqual([
      'Ann Lee > Lux Ltd: Secretary',
      'Ann Lee > Bel Ltd: Protector',
      'Bo Ek > Lux Ltd: Secretary, Protector',
    ]);
  });

  test.each([
    ['no title', MARKED],
    ['titles of two roles', ['Directors', 'Trustees', ...MARKED]],
    ['a title that says none', ['Group structure', ...MARKED]],
    ['a corner that may be of a family', ['Member | Lux Ltd | Bel Ltd', ...MARKED.slice(1)]],
  ])('of marks is left out, which is told, below %s', (_, rows) => {
    expect(linksSaid(table(...rows))).toMatchObject({
      links: [],
      told: [expect.stringMatching(/^The marks in this matrix stand for a role that no title says: \d rows left out/u)],
    });
  });

  test('tells a cell beside no name', () => {
    const { links, told } = linksSaid(table('Directors', ...MARKED, ' | x | '));
    expect(links).toEqual(DIRECTORS);
    expect(told).toContain('row 5: Column B: “x” is no role that is known, or no name stands beside it.');
  });

  test.each([
    ['names things', 'Directors|', 'Name | Lux Ltd | Bel Ltd', 'Turnover | rising | falling', 'Ann Lee | x | 3'],
    ['lists links', 'Ann Lee | Lux Ltd | Director', 'Bo Ek | Bel Ltd | Secretary', 'Cy Roe | Dal Ltd | Director'],
    ['has companies on both sides', ' | Lux Ltd | Bel Ltd', 'Dal Ltd | Director | Director', 'Eel Ltd | Director |'],
    ['has one column', 'Name | Lux Ltd', 'Ann Lee | Director', 'Bo Ek | Director'],
    [
      'has roles along its top',
      'Company | Director | Secretary',
      'Lux Ltd | Ann Lee | Bo Ek',
      'Bel Ltd | Ann Lee | Bo Ek',
    ],
  ])('is none where a table %s', (_, ...rows) => {
    expect(table(...rows).roleMatrix).toBeUndefined();
  });
});
