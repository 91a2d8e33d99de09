import { expect, test } from '@jest/globals';
import { judged, sheet } from './judged.fixture';

const HEADINGS = 'Entity;Type;Jurisdiction;Company No;Parent;Share';

function saidOf(...lines: string[]) {
  const { parties, links, faults } = judged(
    sheet(
      '',
      [HEADINGS, ...lines].map((line) => line.split(';')),
    ),
  );
  const facts = parties.map(({ name, typeName, country, registration }) =>
    [name, typeName, country, registration].filter(Boolean).join(', '),
  );
  return { facts, links: links.length, told: faults.map(({ place, why }) => `${place}: ${why}`) };
}

const ATLAS = 'Atlas Holdings;Company;Netherlands;34123456;Rosewood;100%';

test.each(['', '-', 'N/A', 'None'])('the top of a group, with the parent “%s”, has what its row says', (parent) => {
  expect(saidOf(`Rosewood;Trust;Jersey;T123;${parent};`, ATLAS)).toEqual({
    facts: ['Rosewood, Trust, Jersey, T123', 'Atlas Holdings, Company, Netherlands, 34123456'],
    links: 1,
    told: [],
  });
  expect(saidOf(ATLAS, `Rosewood;Trust;Jersey;T123;${parent};-`).facts).toContain('Rosewood, Trust, Jersey, T123');
});

test('a row without a parent is a party of which it says more than the name, and no link', () => {
  expect(saidOf('Lone Ltd;Company;Malta;C 7;;', ATLAS)).toMatchObject({
    facts: ['Lone Ltd, Company, Malta, C 7', expect.any(String), expect.any(String)],
    told: [],
  });
  expect(saidOf('Lone Ltd;;;;;', ATLAS).told).toEqual(['row 2: It names no owner.']);
  expect(saidOf('Lone Ltd;Company;;;;60%', ATLAS).told).toEqual(['row 2: It names no owner.']);
});

test('a country behind the parent is that of the entity where one without a parent has it', () => {
  const rows = ['Entity;Parent;Country;Share', 'Rosewood;None;Jersey;', 'Atlas;Rosewood;Malta;100%'];
  const { parties } = judged(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  );
  expect(parties.map(({ country }) => country)).toEqual(['Jersey', 'Malta']);
});
