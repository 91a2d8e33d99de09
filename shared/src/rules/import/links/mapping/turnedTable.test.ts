import { describe, expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';

/** A table of lines whose cells are parted by bars, as rows of links. */
const table = (...lines: string[]) =>
  asLinkRows(
    sheet(
      '',
      lines.map((line) => line.split('|').map((cell) => cell.trim())),
    ),
  );

const TURNED = 'Its headings stand in the first column: each further column is read as a row.';

describe('a table whose headings run down its first column', () => {
  test('has a link in each further column, told by its letter', () => {
    const found = table(
      'Company | Lux Ltd | Bel Ltd',
      'Country | LU | BE',
      'Owner | Ann Lee | Bob Ray',
      'Share | 100 % | lots',
    );
    expect(linksSaid(found)).toEqual({
      links: ['Ann Lee > Lux Ltd: 100% Shareholder', 'Bob Ray > Bel Ltd: Shareholder'],
      told: [`column A: ${TURNED}`, 'column C: “lots” cannot be read as a share; the link comes without it.'],
    });
    expect(judged(found).parties.map(({ name, country }) => `${name}: ${country}`)).toContain('Bel Ltd: Belgium');
  });

  test('may be in German, with towns below “Sitz”', () => {
    const found = table(
      'Gesellschaft    | Werft GmbH  | Kai AG',
      'Sitz            | Hamburg     | Kiel',
      'Gesellschafter  | Hans Müller | Ute Maier',
      'Anteil          | 60 %        | 100 %',
      'Geschäftsführer | Max Kern    | Eva Kern',
    );
    expect(linksSaid(found).links).toEqual([
      'Hans Müller > Werft GmbH: 60% Shareholder',
      'Max Kern > Werft GmbH: Director',
      'Ute Maier > Kai AG: 100% Shareholder',
      'Eva Kern > Kai AG: Director',
    ]);
  });

  test('may list entities below a title, and unknown headings', () => {
    const found = table(
      'Our companies',
      'Name        | Lux Ltd    | Bel Ltd',
      'Country     | Luxembourg | Belgium',
      'Reg. No.    | B123       | 0403170701',
      'Mood        | glad       | ',
      '            | x          | ',
    );
    expect(linksSaid(found).told).toEqual([
      `column A: ${TURNED}`,
      'column A: Columns without a meaning are left out: Mood, row 6.',
    ]);
    expect(judged(found).parties.map(({ name, registration }) => `${name}: ${registration}`)).toEqual([
      'Lux Ltd: B123',
      'Bel Ltd: 0403170701',
    ]);
  });

  test('may have several owners of a company, or one company alone', () => {
    expect(
      linksSaid(
        table(
          'Company       | Lux Ltd | Bel Ltd',
          'Shareholder 1 | Ann Lee | Bob Ray',
          '% 1           | 60      | 70',
          'Shareholder 2 | Cy Roe  | Di Fox',
          '% 2           | 40      | 30',
        ),
      ).links,
    ).toEqual([
      'Ann Lee > Lux Ltd: 60% Shareholder',
      'Cy Roe > Lux Ltd: 40% Shareholder',
      'Bob Ray > Bel Ltd: 70% Shareholder',
      'Di Fox > Bel Ltd: 30% Shareholder',
    ]);
    expect(linksSaid(table('Company | Lux Ltd', 'Country | Malta', 'Owner | Ann Lee', 'Share | 40 %')).links).toEqual([
      'Ann Lee > Lux Ltd: 40% Shareholder',
    ]);
  });

  test.each([
    [
      'has headings along its top',
      'Owner | Company | Share',
      'Country | Lux Ltd | 60 %',
      'Name | Bel Ltd | 40 %',
      'Type | Dal Ltd | 10 %',
    ],
    [
      'explains headings',
      'Column | Meaning',
      'Owner | Who owns',
      'Owned | What is owned',
      'Share | In percent',
      'Country | Of either',
    ],
    [
      'has labels above a list',
      'Company | Lux Ltd',
      'Country | Malta',
      'Reg. No. | 123',
      'Shareholder | %',
      'Ann Lee | 60',
      'Bo Ek | 40',
    ],
    ['is a matrix', ' | Lux Ltd | Bel Ltd', 'Ann Lee | 60 % | 10 %', 'Bo Ek | 40 % | 90 %'],
    [
      'has cells that do not fit',
      'Company | Lux Ltd | Bel Ltd',
      'Country | 12 | 13',
      'Owner | Ann Lee | Bob Ray',
      'Share | 40 % | 60 %',
    ],
    ['has a heading twice', 'Company | Lux Ltd', 'Country | Malta', 'Owner | Ann Lee', 'Share | 40 %', 'Share | 60 %'],
    ['names no company', 'Country | LU | BE', 'Share | 40 % | 50 %', 'Since | 2020-01-01 | 2021-01-01'],
  ])('is none where it %s', (_, ...lines) => {
    expect(table(...lines).turnedBy).toBeUndefined();
  });
});
