import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';

const saidOf = (...rows: string[][]) => linksSaid(asLinkRows(sheet('', rows)));

describe('a list by levels', () => {
  test.each([
    ['Level', '0', '1', '2'],
    ['Ebene', '1', '2', '3'],
  ])('gives each row the parent above it: %s', (heading, first, second, third) => {
    expect(
      saidOf(
        [heading, 'Name', 'Country', '%'],
        [first, 'Top plc', 'Malta', ''],
        [second, 'Quay Ltd', 'Malta', '40'],
        [third, 'Dock Ltd', 'Malta', '100'],
        [second, 'Bay Ltd', 'Malta', '50'],
      ),
    ).toEqual({
      links: [
        'Top plc > Quay Ltd: 40% Shareholder',
        'Top plc > Bay Ltd: 50% Shareholder',
        'Quay Ltd > Dock Ltd: 100% Shareholder',
      ],
      told: [
        `row 1: “${heading}” says how deep each row stands: it belongs to the last row before it that stands one higher.`,
      ],
    });
  });

  test('is none where a level is left out, or a column names owners', () => {
    const skips = [
      ['Level', 'Name', '%'],
      ['1', 'Top plc', ''],
      ['3', 'Dock Ltd', '100'],
    ];
    expect(saidOf(...skips).links).toEqual([]);
    const { links } = saidOf(
      ['Level', 'Owner', 'Company', '%'],
      ['1', 'Ann Lee', 'Quay Ltd', '40'],
      ['2', 'Bo Ek', 'Dock Ltd', '60'],
    );
    expect(links).toEqual(['Ann Lee > Quay Ltd: 40% Shareholder', 'Bo Ek > Dock Ltd: 60% Shareholder']);
  });
});

describe('a matrix of shares', () => {
  const LINKS = [
    'Ann Lee > Quay Ltd: 40% Shareholder',
    'Ann Lee > Dock Ltd: 90% Shareholder',
    'Bo Ek > Quay Ltd: 60% Shareholder',
  ];

  test('has holders in its rows, where the columns are no more than 100 %', () => {
    for (const corner of ['', 'Shareholder', 'Name'])
      expect(saidOf([corner, 'Quay Ltd', 'Dock Ltd'], ['Ann Lee', '40 %', '90 %'], ['Bo Ek', '60 %', ''])).toEqual({
        links: LINKS,
        told: ['row 1: It is read as a matrix of shares: those in the rows hold those in the columns.'],
      });
  });

  test('has holders in its columns, where only that keeps shares within 100 %', () => {
    const { links, told } = saidOf(
      ['', 'North Trust', 'South Ltd', 'Bo Ek'],
      ['Quay Ltd', '40 %', '60 %', ''],
      ['Dock Ltd', '90 %', '', '10 %'],
    );
    expect(links).toContain('North Trust > Dock Ltd: 90% Shareholder');
    expect(links).toHaveLength(4);
    expect(told).toEqual(['row 1: It is read as a matrix of shares: those in the columns hold those in the rows.']);
  });

  test('is none where columns are classes of shares, years, or anything but shares', () => {
    for (const head of [
      ['Shareholder', 'Ordinary', 'Preference'],
      ['Name', '2022', '2023'],
    ])
      expect(
        asLinkRows(sheet('', [head, ['Ann Lee', '40 %', '90 %'], ['Bo Ek', '60 %', '10 %']])).matrix,
      ).toBeUndefined();
    const other = sheet('', [
      ['', 'Quay Ltd', 'Dock Ltd'],
      ['Turnover', '40 %', 'rising'],
    ]);
    expect(asLinkRows(other)).toEqual(other);
  });
});
