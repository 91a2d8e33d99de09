import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

test.each([
  ['2021', '2022', '2023'],
  ['31.12.2021', '31.12.2022', '31.12.2023'],
  ['2023-06-30', '2023-09-30', '2023-12-31'],
  ['Share 2021', 'Share 2022', 'Share 2023'],
])('of shares by day the latest one is taken, the others are told: %s, %s, %s', (...moments) => {
  for (const percent of [' %', ''])
    expect(
      linksSaid(
        sheet('', [
          ['Shareholder', 'Company', ...moments],
          ['Ann Lee', 'Quay Ltd', `40${percent}`, `45${percent}`, `55${percent}`],
          ['Bo Ek', 'Quay Ltd', `60${percent}`, `55${percent}`, `45${percent}`],
        ]),
      ),
    ).toEqual({
      links: ['Ann Lee > Quay Ltd: 55% Shareholder', 'Bo Ek > Quay Ltd: 45% Shareholder'],
      told: [`row 1: Columns without a meaning are left out: ${moments[0]}, ${moments[1]}.`],
    });
});

test.each([
  ['Before', 'After'],
  ['Old share', 'New share'],
  ['% pre-money', '% post-money'],
  ['Anteil alt', 'Anteil neu'],
  ['% avant', '% après'],
  ['Previous share', 'Share'],
])('of shares before and after a change those after it are taken: %s, %s', (before, after) => {
  for (const isTurned of [false, true]) {
    const inOrder = (first: string, second: string) => (isTurned ? [second, first] : [first, second]);
    const { links } = linksSaid(
      sheet('', [
        ['Shareholder', 'Company', ...inOrder(before, after)],
        ['Ann Lee', 'Quay Ltd', ...inOrder('40 %', '55 %')],
        ['Bo Ek', 'Quay Ltd', ...inOrder('60 %', '45 %')],
      ]),
    );
    expect(links).toEqual(['Ann Lee > Quay Ltd: 55% Shareholder', 'Bo Ek > Quay Ltd: 45% Shareholder']);
  }
});
