import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { asLinkRows } from './asLinkRows';

const saidOf = (...lines: string[]) =>
  linksSaid(
    asLinkRows(
      sheet(
        '',
        lines.map((line) => line.split(';')),
      ),
    ),
  );
const note = (columns: string, row = 1) =>
  `row ${row}: Columns ${columns} are read as levels: each party holds the one on the next level of its row. The share is of the last link of a row; those above it come without.`;

describe('columns of levels', () => {
  test.each([
    'Level 1;Level 2;Level 3;Ownership %',
    'Tier 0;Tier 1;Tier 2;%',
    'Ebene 1;Ebene 2;Ebene 3;Anteil',
    'Niveau 1;Niveau 2;Niveau 3;Part',
    'Nivel 1;Nivel 2;Nivel 3;Porcentaje',
    'Livello 1;Livello 2;Livello 3;Quota %',
    'Ultimate parent;Intermediate holding;Operating company;%',
    'Konzernmutter;Zwischenholding;Tochtergesellschaft;Anteil',
  ])('are chains, whose share is of the last link of a row: %s', (head) => {
    expect(saidOf(head, 'Topco plc;Midco Ltd;Opco A GmbH;75%', 'Topco plc;Midco Ltd;Opco B SARL;60%')).toEqual({
      links: [
        'Topco plc > Midco Ltd: Shareholder',
        'Midco Ltd > Opco A GmbH: 75% Shareholder',
        'Midco Ltd > Opco B SARL: 60% Shareholder',
      ],
      told: [note(head.split(';').slice(0, 3).join(', '))],
    });
  });

  test('are an outline, too: one name a row, below the last one on the level before it', () => {
    const rows = ['Topco plc', ';Midco Ltd;;100%', ';;Opco A GmbH;75%', ';;Opco B SARL;60%', ';Bayco Ltd;;50%'];
    expect(saidOf('Group structure', 'Level 1;Level 2;Level 3;%', ...rows)).toEqual({
      links: [
        'Topco plc > Midco Ltd: 100% Shareholder',
        'Topco plc > Bayco Ltd: 50% Shareholder',
        'Midco Ltd > Opco A GmbH: 75% Shareholder',
        'Midco Ltd > Opco B SARL: 60% Shareholder',
      ],
      told: [note('Level 1, Level 2, Level 3', 2)],
    });
  });

  test('leave a share to the row that says it, and tell rows without a party above them', () => {
    const rows = [';;Opco Z;5%', 'Topco plc;Midco Ltd;Opco A GmbH;75%', 'Topco plc;Midco Ltd;;100%', ';;;9%'];
    const { links, told } = saidOf('Level 1;Level 2;Level 3;%', ...rows);
    expect(links).toEqual(['Midco Ltd > Opco A GmbH: 75% Shareholder', 'Topco plc > Midco Ltd: 100% Shareholder']);
    expect(told.slice(1)).toEqual(['row 2: It names no owner.', 'row 5: It names neither an owner nor what is owned.']);
  });

  test('of numbers are none of parties', () => {
    const table = sheet('', [
      ['Owner', 'Owned', 'Level 1', 'Level 2'],
      ['Ann Lee', 'Lux Ltd', '10', '20'],
    ]);
    expect(asLinkRows(table).levelColumns).toBeUndefined();
  });
});
