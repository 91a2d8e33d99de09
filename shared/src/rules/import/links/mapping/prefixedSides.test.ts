import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';
import { proposeMapping } from './proposeMapping';

const table = (...lines: string[]) =>
  sheet(
    '',
    lines.map((line) => line.split(';')),
  );
const columnsOf = (...lines: string[]) => Object.values(proposeMapping([table(...lines)]).sheets[0]?.columns ?? {});

describe('sides in front of headings', () => {
  const HEAD = 'Company name Latin alphabet;Country ISO code;BvD ID number';
  const headOf = (side: string) =>
    `${HEAD};${side} - Name;${side} - BvD ID number;${side} - Type;${side} - Direct %;${side} - Total %`;

  test('“SH -” is of shareholders, with their keys, and the direct share is the share', () => {
    const rows = ['ALPHA GMBH;DE;DE2010000001;BETA SA;FR123456789;Corporate;60.00;75.00'];
    expect(columnsOf(headOf('SH'), ...rows)).toEqual([
      ...['owned', 'owned.country', 'owned.id', 'owner', 'owner.id', 'owner.type', 'share'],
    ]);
    expect(linksSaid(table(headOf('SH'), ...rows))).toEqual({
      links: ['BETA SA > ALPHA GMBH: 60% Shareholder'],
      told: ['row 1: Columns without a meaning are left out: SH - Total %.'],
    });
  });

  test.each([
    ['CSH', 'BETA SA > ALPHA GMBH'],
    ['GUO', 'BETA SA > ALPHA GMBH'],
    ['SUB', 'ALPHA GMBH > BETA SA'],
  ])('so is “%s -”', (side, link) => {
    const row = 'ALPHA GMBH;DE;DE2010000001;BETA SA;FR123456789;Corporate;60.00;75.00';
    expect(linksSaid(table(headOf(side), row)).links).toEqual([`${link}: 60% Shareholder`]);
  });
});

test('two sides in front keep their keys apart', () => {
  const head = 'Company;SH - Name;SH - BvD ID number;SH - Direct %;GUO - Name;GUO - BvD ID number';
  const { links } = linksSaid(asLinkRows(table(head, 'ALPHA GMBH;BETA SA;FR123456789;60;TOP INC;US12345678')));
  expect(links).toEqual(['BETA SA > ALPHA GMBH: 60% Shareholder', 'TOP INC > ALPHA GMBH: Ultimate Parent']);
});

test('codes are never names of parties', () => {
  expect(linksSaid(table('Company;Mark;%', 'ALPHA GMBH;DE2010000001;60', 'BETA GMBH;DE2010000002;40')).links).toEqual(
    [],
  );
});

test('keys without a side are those of the side before them, where a key has one name on both', () => {
  const head = 'Owner;Owner ID;Company;ID;%';
  expect(columnsOf(head, 'Ann Lee;7;Lux Ltd;1;60', 'Bo Ek;8;Lux Ltd;1;40')).toContain('owned.id');
  expect(columnsOf(head, 'Ann Lee;1;Lux Ltd;1;60', 'Bo Ek;2;Lux Ltd;1;40')).not.toContain('owned.id');
  expect(columnsOf('ID;Owner;Owner ID;Company;%', '1;Ann Lee;7;Lux Ltd;60')).not.toContain('owned.id');
});
