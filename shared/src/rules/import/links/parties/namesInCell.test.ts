import { expect, test } from '@jest/globals';
import { isPluralHeading } from '../headings/vocabulary';
import { linksSaid, sheet } from '../judged.fixture';

function ownersIn(heading: string, ...cells: string[]) {
  const { links, told } = linksSaid(sheet('', [['Company', heading], ...cells.map((cell) => ['Lux Ltd', cell])]));
  return { owners: links.map((link) => link.split(' > ')[0]), told };
}

test.each([
  'Directors',
  'Shareholders',
  'Owners',
  'Beneficiaries',
  'Gesellschafter',
  'Kommanditisten',
  'Administrateurs',
  'Names of shareholders',
  'Socios',
  'Soci',
  'Aandeelhouders',
  'Udziałowcy',
  'Owner(s)',
  'Gesellschafter(innen)',
])('“%s” names several', (heading) => expect(isPluralHeading(heading)).toBe(true));

test.each(['Director', 'Shareholder', 'Associée', 'Socio', 'Aktionärin', 'Address', 'Share', ''])(
  '“%s” does not',
  (heading) => expect(isPluralHeading(heading)).toBe(false),
);

test.each([
  ['Directors', 'Ann Lee, Bob Ray, Cyd Poe', ['Ann Lee', 'Bob Ray', 'Cyd Poe'], 0],
  ['Directors', 'Ann Lee, Quay Ltd and Cyd Poe', ['Ann Lee', 'Quay Ltd', 'Cyd Poe'], 0],
  ['Shareholders', 'A Ltd, B Ltd', ['A Ltd', 'B Ltd'], 1],
  ['Shareholder', 'Ann Lee, Bob Ray, Cyd Poe', ['Ann Lee', 'Bob Ray', 'Cyd Poe'], 1],
  ['Shareholder', 'Ann Lee and Bob Ray', ['Ann Lee', 'Bob Ray'], 1],
  ['Shareholder', 'Cyd Poe / Dee Roe', ['Cyd Poe', 'Dee Roe'], 1],
  ['Shareholder', 'Eve Fox, Gil Hay', ['Eve Fox', 'Gil Hay'], 1],
  ['Shareholder', 'Smith, Jones and Sons Ltd', ['Smith, Jones and Sons Ltd'], 0],
  ['Gesellschafter', 'Hans Meier und Karl Huber GmbH', ['Hans Meier und Karl Huber GmbH'], 1],
  ['Directors', 'Lee, Ann', ['Lee, Ann'], 0],
  ['Directors', 'GARCÍA LÓPEZ, Juan Carlos', ['GARCÍA LÓPEZ, Juan Carlos'], 0],
  ['Shareholder', 'John and Jane Smith', ['John and Jane Smith'], 1],
  ['Shareholder', 'Mr & Mrs J Smith', ['Mr & Mrs J Smith'], 1],
  ['Shareholder', 'A Ltd and B Ltd', ['A Ltd and B Ltd'], 1],
  ['Shareholder', 'Acme Holdings, Inc.', ['Acme Holdings, Inc.'], 0],
  ['Gesellschafter', 'Weiß GmbH & Co. KG', ['Weiß GmbH & Co. KG'], 0],
  ['Gesellschafter', 'Nord GmbH & Co. Immobilien KG', ['Nord GmbH & Co. Immobilien KG'], 0],
  ['Gesellschafter', 'Weiß GmbH & Co. KG, Ann Lee', ['Weiß GmbH & Co. KG', 'Ann Lee'], 1],
  ['Gesellschafter', 'Weiß GmbH & Co. KG und Nord GmbH', ['Weiß GmbH & Co. KG', 'Nord GmbH'], 0],
  ['Owner', 'Dr. Oetker GmbH und Co. KG', ['Dr. Oetker GmbH und Co. KG'], 0],
  ['Shareholders', 'Simon Ltd and Partners LLP', ['Simon Ltd and Partners LLP'], 0],
  ['Owners', 'Smith Ltd & Sons Ltd', ['Smith Ltd & Sons Ltd'], 0],
  ['Inhaber', 'Maier GmbH & Söhne', ['Maier GmbH & Söhne'], 0],
  ['Members', 'Lombard SA et Cie', ['Lombard SA et Cie'], 0],
])('below “%s” “%s” names %j', (heading, cell, owners, count) => {
  const found = ownersIn(heading, cell);
  expect([found.owners, found.told.length]).toEqual([owners, count]);
});

test('shares before each name part them', () => {
  const { links, told } = linksSaid(
    sheet('', [
      ['Company', 'Shareholders'],
      ['Lux Ltd', '60% Ann Lee, 40% Bob Ray'],
    ]),
  );
  expect([links, told]).toEqual([['Ann Lee > Lux Ltd: 60% Shareholder', 'Bob Ray > Lux Ltd: 40% Shareholder'], []]);
});

test('a pair of names is one where its column has surnames in front', () => {
  expect(ownersIn('Director', 'García López, Juan Carlos', 'Leeson, Ann')).toEqual({
    owners: ['García López, Juan Carlos', 'Leeson, Ann'],
    told: [],
  });
});

test('a share of several is of none of them, which is told', () => {
  const { links, told } = linksSaid(
    sheet('', [
      ['Owner', 'Owned', 'Share'],
      ['Ann Lee and Bob Ray', 'Lux Ltd', '60'],
    ]),
  );
  expect(links).toEqual(['Ann Lee > Lux Ltd: Shareholder', 'Bob Ray > Lux Ltd: Shareholder']);
  expect(told).toEqual([
    'row 2: Owner: “Ann Lee and Bob Ray” is read as the names of 2 parties.',
    'row 2: Share: “60” is left out: it does not say of which of 2 parties it is.',
  ]);
});
