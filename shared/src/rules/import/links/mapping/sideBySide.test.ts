import { describe, expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { tablesIn } from './sideBySide';

/** A table of lines whose cells are parted by bars. */
const tables = (...lines: string[]) =>
  tablesIn([
    sheet(
      'S',
      lines.map((line) => line.split('|').map((cell) => cell.trim())),
    ),
  ]);

const APART = 'It is read as a table of its own, beside another one.';

describe('tables side by side', () => {
  test('of links are each read for themselves, at the places where they stand', () => {
    const found = tables(
      'Owner   | Owned    | %  | |            |            |   ',
      'Ann Lee | Lux Ltd  | 60 | | Subsidiary | Parent     | % ',
      'Bo Ek   | Lux Ltd  | 40 | | Dock Ltd   | Lux Ltd    | 100',
      '        |          |    | | Bay Ltd    | Lux Ltd    | lots',
    );
    expect(found.map(({ columns }) => columns)).toEqual(['A–C', 'E–G']);
    expect(linksSaid(...found)).toEqual({
      links: [
        'Ann Lee > Lux Ltd: 60% Shareholder',
        'Bo Ek > Lux Ltd: 40% Shareholder',
        'Lux Ltd > Dock Ltd: 100% Shareholder',
        'Lux Ltd > Bay Ltd: Shareholder',
      ],
      told: [
        `S, columns A–C, row 1: ${APART}`,
        `S, columns E–G, row 2: ${APART}`,
        'S, columns E–G, row 4: “lots” cannot be read as a share; the link comes without it.',
      ],
    });
  });

  test('may be three, with titles that say whose they are', () => {
    const found = tables(
      'Lux Ltd     |    | | Directors of Lux Ltd |            | |       |         |  ',
      'Shareholder | %  | | Director             | Appointed  | | Owner | Owned   | %',
      'Ann Lee     | 60 | | Cy Young             | 13/01/2020 | | Eve Oh | Lot Ltd | 5',
      'Bo Ek       | 40 | |                      |            | |       |         |  ',
    );
    expect(linksSaid(...found).links).toEqual([
      'Ann Lee > Lux Ltd: 60% Shareholder',
      'Bo Ek > Lux Ltd: 40% Shareholder',
      'Cy Young > Lux Ltd: Director',
      'Eve Oh > Lot Ltd: 5% Shareholder',
    ]);
  });

  test('have the company in common whose name stands above, where each has a title of its own', () => {
    const headed = (left: string, right: string) =>
      tables(
        '            | Lux Ltd | |                |           ',
        `${left}     |         | | ${right}       |           `,
        'Shareholder | %       | | Name           | Appointed ',
        'Ann Lee     | 60      | | Cy Young       | 13/01/2020',
        'Bo Ek       | 40      | |                |           ',
      );
    const found = headed('Shareholders', 'Directors');
    expect(found.map(({ columns }) => columns)).toEqual(['A–B', 'D–E']);
    expect(linksSaid(...found).links).toEqual([
      'Ann Lee > Lux Ltd: 60% Shareholder',
      'Bo Ek > Lux Ltd: 40% Shareholder',
      'Cy Young > Lux Ltd: Director',
    ]);
    expect(linksSaid(...headed('Shareholders', 'Directors of Bel Ltd')).links).toContain(
      'Cy Young > Bel Ltd: Director',
    );
    expect(headed('', '')).toHaveLength(1);
    const above = tables(' | | | Lux Ltd |', 'Owner | Owned | | Shareholder | %', 'Ann Lee | Bel Ltd | | Bo Ek | 40');
    expect(linksSaid(...above).links).toEqual(['Ann Lee > Bel Ltd: Shareholder', 'Bo Ek > Lux Ltd: 40% Shareholder']);
  });

  test('may be links beside a list of entities, known by its other length', () => {
    const found = tables(
      'Owner   | Owned    | %  | | Name    | Country',
      'Ann Lee | Lux Ltd  | 60 | | Lux Ltd | Malta',
      'Bo Ek   | Lux Ltd  | 40 | | Ann Lee | France',
      '        |          |    | | Bo Ek   | Spain',
    );
    const { parties, links } = judged(...found);
    expect(links).toHaveLength(2);
    expect(parties.map(({ name, country }) => `${name}: ${country}`)).toEqual([
      'Lux Ltd: Malta',
      'Ann Lee: France',
      'Bo Ek: Spain',
    ]);
  });

  test.each([
    ['an empty column', 'Owner | Owned | % | | Notes | Country', 'Ann Lee | Lux Ltd | 60 | | old | Malta'],
    ['its sides apart', 'Owner | Country | | Company | Country | %', 'Ann Lee | Malta | | Lux Ltd | France | 60'],
    ['parties side by side', 'Company | Owner | % | | Owner | %', 'Lux Ltd | Ann Lee | 60 | | Bo Ek | 40'],
    ['no heading above one column', 'Owner | | Owned | %', 'Ann Lee | x | Lux Ltd | 60'],
    ['details of its parties', 'Owner | Owned | % | | Name | Country', 'Ann Lee | Lux Ltd | 60 | | Cy Young | Malta'],
    ['levels apart', 'Level 1 | Level 2 | | Level 3 | Level 4', 'A Ltd | B Ltd | | C Ltd | D Ltd'],
    ['days beside links', 'Owner | Owned | % | | From | To', 'Ann Lee | Lux Ltd | 60 | | 2020-01-01 | 2021-01-01'],
  ])('are none where one table has %s', (_, ...lines) => {
    expect(tables(...lines)).toHaveLength(1);
  });

  test.each([
    ['Before', 'After'],
    ['31/12/2022', '31/12/2023'],
  ])('are none where they are of two moments: %s and %s', (before, after) => {
    const rows = ['Owner | Owned | % | | Owner | Owned | %', 'Ann Lee | Lux Ltd | 60 | | Ann Lee | Lux Ltd | 70'];
    expect(tables(`${before} | | | | ${after} | |`, ...rows)).toHaveLength(1);
    expect(tables('North | | | | South | |', ...rows)).toHaveLength(2);
  });

  test('are none where a later row has something between', () => {
    const rows = Array.from({ length: 100 }, (_, at) => `Ann ${at} | Lux Ltd | | Bo ${at} | Bel Ltd`);
    expect(tables('Owner | Owned | | Owner | Owned', ...rows)).toHaveLength(2);
    expect(tables('Owner | Owned | | Owner | Owned', ...rows, 'Cy | Lux Ltd | x | Di | Bel Ltd')).toHaveLength(1);
  });

  test('are none where two groups of columns are the sides of one', () => {
    const [only, ...others] = tables(
      'Owner   |         | | Asset   |',
      'Name    | Country | | Name    | Country',
      'Ann Lee | Malta   | | Lux Ltd | France',
    );
    expect(others).toEqual([]);
    expect(linksSaid(only!).links).toEqual(['Ann Lee > Lux Ltd: Shareholder']);
  });
});
