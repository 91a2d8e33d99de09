import { expect, test } from '@jest/globals';
import { countedHeading } from '../headings/countedHeading';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { withPartiesBelow } from './unfoldParties';

const saidOf = (...rows: string[][]) => linksSaid(withPartiesBelow(sheet('S', rows)));
const told = (...headings: string[]) =>
  `S, row 1: Columns side by side are read as links of their own: ${headings.join(', ')}.`;

test.each([
  [
    ['Company', 'Shareholder 1', '% 1', 'Shareholder 2', '% 2'],
    ['Shareholder 1', 'Shareholder 2'],
  ],
  [
    ['Company', 'Shareholder 1', 'Shareholder 1 %', 'Shareholder 2', 'Shareholder 2 %'],
    ['Shareholder 1', 'Shareholder 2'],
  ],
  [
    ['Company', 'Owner A', 'Share A', 'Owner B', 'Share B'],
    ['Owner A', 'Owner B'],
  ],
  [
    ['Company', 'Shareholder', '%', 'Shareholder', '%'],
    ['Shareholder', 'Shareholder'],
  ],
  [
    ['Company', 'Shareholder', 'Share', 'Shareholder 2', 'Share 2'],
    ['Shareholder', 'Shareholder 2'],
  ],
  [
    ['Gesellschaft', 'Gesellschafter1', 'Anteil1', 'Gesellschafter2', 'Anteil2'],
    ['Gesellschafter1', 'Gesellschafter2'],
  ],
  [
    ['Société', 'Actionnaire (1)', 'Part (1)', 'Actionnaire (2)', 'Part (2)'],
    ['Actionnaire (1)', 'Actionnaire (2)'],
  ],
])('owners side by side are links of their own: %j', (head, names) => {
  expect(saidOf(head, ['Quay Ltd', 'Ann Lee', '60', 'Bo Ek', '40'], ['Pier Ltd', 'Cy Fox', '100', '', ''])).toEqual({
    links: [
      'Ann Lee > Quay Ltd: 60% Shareholder',
      'Bo Ek > Quay Ltd: 40% Shareholder',
      'Cy Fox > Pier Ltd: 100% Shareholder',
    ],
    told: [told(...names)],
  });
});

test('what is held stands side by side as well', () => {
  expect(
    saidOf(
      ['Owner', 'Subsidiary 1', 'Share 1', 'Subsidiary 2', 'Share 2'],
      ['Port plc', 'Quay Ltd', '60', 'Pier Ltd', '40'],
    ).links,
  ).toEqual(['Port plc > Quay Ltd: 60% Shareholder', 'Port plc > Pier Ltd: 40% Shareholder']);
});

test('what a group says of its party stays with it, and what is of all with all', () => {
  const { links, parties } = judged(
    withPartiesBelow(
      sheet('', [
        ['', '', 'Shareholder 1', '', '', 'Shareholder 2', '', ''],
        ['Company', 'Country', 'Name', 'Country', '%', 'Name', 'Country', '%'],
        ['Quay Ltd', 'Malta', 'Ann Lee', 'Sweden', '60', 'Bo Ek', 'Norway', '40'],
      ]),
    ),
  );
  expect(parties.map(({ name, country }) => [name, country])).toEqual([
    ['Ann Lee', 'Sweden'],
    ['Quay Ltd', 'Malta'],
    ['Bo Ek', 'Norway'],
  ]);
  expect(links.map(({ roles }) => roles[0]?.percentage)).toEqual([60, 40]);
});

test('columns of several roles give each its own, and a share to whom it can be of', () => {
  expect(
    saidOf(
      ['Trust', 'Settlor', 'Trustee', 'Protector', 'Beneficiary', 'Country'],
      ['Roe Trust', 'Ann Lee', 'Bo Ek', '', 'Cy Fox', 'Malta'],
      ['Elm Trust', '', 'Bo Ek', 'Di Orr', '', 'Malta'],
    ),
  ).toEqual({
    links: [
      'Ann Lee > Roe Trust: Settlor',
      'Bo Ek > Roe Trust: Trustee',
      'Bo Ek > Elm Trust: Trustee',
      'Cy Fox > Roe Trust: Beneficiary',
      'Di Orr > Elm Trust: Protector',
    ],
    told: [told('Settlor', 'Trustee', 'Protector', 'Beneficiary')],
  });
  for (const head of [
    ['Company', 'Director', 'Shareholder', 'Share'],
    ['Company', 'Shareholder', 'Director', 'Share'],
  ]) {
    const row = head.map(
      (heading) => ({ Company: 'Quay Ltd', Director: 'Ann Lee', Shareholder: 'Bo Ek' })[heading] ?? '40',
    );
    expect(saidOf(head, row).links.toSorted()).toEqual([
      'Ann Lee > Quay Ltd: Director',
      'Bo Ek > Quay Ltd: 40% Shareholder',
    ]);
  }
});

test('a row in which no party of the columns side by side stands is left out and told', () => {
  expect(
    saidOf(['Company', 'Owner 1', 'Owner 2'], ['Quay Ltd', 'Ann Lee', 'Bo Ek'], ['Pier Ltd', '', '']).told,
  ).toEqual([told('Owner 1', 'Owner 2'), 'S, row 3: It names no owner.']);
});

test('numbered parties beside others, each in its role', () => {
  expect(
    saidOf(['Trust', 'Beneficiary 1', 'Beneficiary 2', 'Trustee'], ['Roe Trust', 'Ann Lee', 'Bo Ek', 'Cy Fox']).links,
  ).toEqual(['Ann Lee > Roe Trust: Beneficiary', 'Bo Ek > Roe Trust: Beneficiary', 'Cy Fox > Roe Trust: Trustee']);
});

test('a share that may be of any of them makes no links of their own', () => {
  for (const head of [
    ['Company', 'Shareholder 1', 'Shareholder 2', 'Share'],
    ['Entity', 'Immediate parent', 'Ultimate parent', 'Ownership %'],
  ]) {
    const { links, told: notes } = saidOf(head, ['Quay Ltd', 'Pier plc', 'Top plc', '60']);
    expect(links).toEqual(['Pier plc > Quay Ltd: 60% Shareholder']);
    expect(notes).toEqual([`S, row 1: Columns without a meaning are left out: ${head[2]}.`]);
  }
});

test('other tables stay as they are', () => {
  for (const rows of [
    [
      ['Owner', 'Owned', 'Share', 'Source'],
      ['Ann Lee', 'Quay Ltd', '30', 'Register'],
    ],
    [
      ['Name 1', 'Name 2', 'Share'],
      ['Ann Lee', 'Quay Ltd', '30'],
    ],
    [
      ['Name', 'Company', 'Director', 'Shareholder'],
      ['Ann Lee', 'Quay Ltd', 'yes', 'no'],
    ],
    [
      ['From', 'To', 'Director', 'Trustee'],
      ['Ann Lee', 'Quay Ltd', 'Bo Ek', 'Cy Fox'],
    ],
    [
      ['Ann Lee', 'Quay Ltd', '30 %'],
      ['Bo Ek', 'Quay Ltd', '70 %'],
    ],
  ]) {
    const table = sheet('', rows);
    expect(withPartiesBelow(table)).toBe(table);
  }
});

test('the numbers of headings', () => {
  expect(
    ['Shareholder 2 %', '% 1', 'Owner A', 'Owner1', 'Actionnaire (2)', '1. Gesellschafter', 'Owner No. 3', 'Owner'].map(
      (heading) => countedHeading(heading),
    ),
  ).toEqual([
    { text: 'Shareholder %', number: '2' },
    { text: '%', number: '1' },
    { text: 'Owner', number: 'A' },
    { text: 'Owner', number: '1' },
    { text: 'Actionnaire', number: '2' },
    { text: 'Gesellschafter', number: '1' },
    { text: 'Owner', number: '3' },
    { text: 'Owner' },
  ]);
});
