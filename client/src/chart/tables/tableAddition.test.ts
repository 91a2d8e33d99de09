import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { shareText } from '@stemma/shared/chart/roleText';
import { judgeTable } from '@stemma/shared/rules/import/links/judgeTable';
import { pastedLinks } from '@stemma/shared/rules/import/links/typed/pastedTable';
import { readSentences } from '@stemma/shared/rules/import/links/typed/sentences';
import { sentencesAsTable } from '@stemma/shared/rules/import/links/typed/sentenceTable';
import { changesSince } from '../model/changes';
import { changeNode, together } from '../model/commands';
import { newLink, newNode, type ChartDocument, type NodeRecord } from '../model/document';
import { additionOf } from './tableAddition';

const card = (key: string, name: string, more: Partial<NodeRecord> = {}) =>
  newNode({ key, typeName: 'Individual', name, chartCount: 1, ...more });
const anna = card('anna', 'Anna Bay');
const bay = card('bay', 'Bay Ltd', { typeName: 'Company' });

function chart(nodes: readonly NodeRecord[], ...roles: LinkRole[]): ChartDocument {
  const links = roles.length > 0 ? [newLink({ key: 'held', from: 'anna', to: 'bay', roles })] : [];
  const props = { name: '', description: '', routing: 'orthogonal' } as const;
  return { props, nodes: byKey([...nodes]), links: byKey(links), groups: new Map() };
}

function added(document: ChartDocument, said: string) {
  const table = said.includes('\t') ? pastedLinks(said) : sentencesAsTable(readSentences(said) ?? []);
  if (!table) throw new Error('no table');
  const addition = additionOf(document, judgeTable([table.sheet], table.mapping));
  const after = together('', addition.commands).apply(document);
  const shares = [...after.links.values()].map(({ from, to, roles }) => [
    after.nodes.get(from)?.name,
    after.nodes.get(to)?.name,
    ...roles.map(shareText),
  ]);
  return { ...addition, after, shares, told: addition.faults.map(({ why }) => why) };
}

test('another share of a role that stands there takes its place, and this is told', () => {
  const { shares, changes, links, changed, same } = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30, source: 'Deed' }),
    'Anna Bay 45 % Bay Ltd',
  );
  expect(shares).toEqual([['Anna Bay', 'Bay Ltd', '45%']]);
  expect(changes).toEqual(['Anna Bay → Bay Ltd: 30% is now 45%']);
  expect({ links, changed, same }).toEqual({ links: 0, changed: 1, same: 0 });
});

test('what rows do not say of a role stays, and a range takes the place of a share', () => {
  const { after, changes } = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30, source: 'Deed', startDate: '2020-01-01' }),
    'Anna Bay 25-50 % Bay Ltd',
  );
  expect(after.links.get('held')?.roles).toEqual([
    { role: 'Shareholder', minimum: 25, maximum: 50, source: 'Deed', startDate: '2020-01-01' },
  ]);
  expect(changes).toEqual(['Anna Bay → Bay Ltd: 30% is now 25–50%']);
});

test('a role without a share gets the one of the row', () => {
  const { shares, changes, links } = added(
    chart([anna, bay], { role: 'Shareholder' }),
    'Anna Bay 60 % Bay Ltd; Bob 40 % Bay Ltd',
  );
  expect(shares).toEqual([
    ['Anna Bay', 'Bay Ltd', '60%'],
    ['Bob', 'Bay Ltd', '40%'],
  ]);
  expect(changes).toEqual(['Anna Bay → Bay Ltd: Shareholder is now 60% Shareholder']);
  expect(links).toBe(1);
});

test('what the chart says already changes nothing and is counted', () => {
  const document = chart([anna, bay], { role: 'Shareholder', percentage: 30 });
  const { after, commands, changed, same } = added(document, 'Anna Bay 30 % Bay Ltd');
  expect(after).toBe(document);
  expect({ commands, changed, same }).toEqual({ commands: [], changed: 0, same: 1 });
});

test('other days of a role are told with it', () => {
  const { changes } = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30 }),
    'Owner\tOwned\tShare\tSince\nAnna Bay\tBay Ltd\t30 %\t2020-01-31',
  );
  expect(changes).toEqual(['Anna Bay → Bay Ltd: 30% Shareholder is now 30% Shareholder, since 31.01.2020']);
});

test('a role that ended stays beside the new one; one that a source states stays alone', () => {
  const ended = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30, endDate: '2020-01-01' }),
    'Anna Bay 45 % Bay Ltd',
  );
  expect(ended.shares).toEqual([['Anna Bay', 'Bay Ltd', '30%', '45%']]);
  expect(ended.changes).toEqual(['Anna Bay → Bay Ltd: “45% Shareholder” is new']);
  const stated = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30, interest: 'shareholding' }),
    'Anna Bay 45 % Bay Ltd',
  );
  expect(stated.shares).toEqual([['Anna Bay', 'Bay Ltd', '30%']]);
  expect(stated.faults).toContainEqual({
    kind: 'leftOut',
    place: 'statement 1',
    why: 'Anna Bay → Bay Ltd: “45% Shareholder” is not what the source says, and “30% Shareholder” stays.',
  });
});

test('two rows of one link are both taken, on a link that there is too', () => {
  const { shares } = added(
    chart([anna, bay], { role: 'Shareholder', percentage: 30 }),
    'Anna Bay 40 % Bay Ltd; Anna Bay 5 % Bay Ltd',
  );
  expect(shares).toEqual([['Anna Bay', 'Bay Ltd', '40%', '5%']]);
});

test('a link that a person turned is found by who holds whom', () => {
  const turned = newLink({
    ...{ key: 'held', from: 'bay', to: 'anna', arrowType: 'Reversed' },
    roles: [{ role: 'Shareholder', percentage: 30 }],
  });
  const { after } = added({ ...chart([anna, bay]), links: byKey([turned]) }, 'Anna Bay 45 % Bay Ltd');
  expect([...after.links.values()].map(({ roles }) => roles.map(shareText))).toEqual([['45%']]);
});

test('a share that a role cannot have is told', () => {
  const { told } = added(chart([]), 'From\tTo\tPercentage\tRole\nAnna Bay\tBay Ltd\t30 %\tDirector');
  expect(told).toContain('A share is not kept for Director.');
});

test('totals are those of the chart as it will be, of whom the rows speak', () => {
  const document = chart([anna, bay], { role: 'Shareholder', percentage: 30 });
  expect(added(document, 'Carl 80 % Bay Ltd').told).toEqual([
    '“Bay Ltd” is owned to 110 % in all as Shareholder: more than 100 %.',
  ]);
  expect(added(document, 'Carl 80 % Elm Ltd').told).toEqual([]);
  expect(added(document, 'Anna Bay 20 % Bay Ltd; Carl 80 % Bay Ltd').told).toEqual([]);
});

test('a circle that rows close with links of the chart is told', () => {
  const document = chart([anna, bay], { role: 'Shareholder', percentage: 30 });
  expect(added(document, 'Bay Ltd 10 % Anna Bay').told).toEqual([
    'These own each other in a circle: Anna Bay, Bay Ltd.',
  ]);
});

const older = card('older', 'John Smith', { detail: 'born 01.01.1950', country: 'GB' });
const younger = card('younger', 'John Smith', { detail: 'born 01.01.1980', country: 'France' });
const HEADINGS = 'Owner\tOwned\tShare\tOwner birth date\tOwner country\n';

test.each([
  ['1980-01-01', '', 'younger'],
  ['1950', '', 'older'],
  ['', 'United Kingdom', 'older'],
  ['', 'FR', 'younger'],
])('of two cards of one name the one is meant that agrees: %s %s', (born, country, wanted) => {
  const { met, made, told } = added(
    chart([older, younger, bay]),
    `${HEADINGS}John Smith\tBay Ltd\t10 %\t${born}\t${country}`,
  );
  expect(met).toEqual([wanted, 'bay']);
  expect(made).toEqual([]);
  expect(told).toEqual([expect.stringMatching(/^“John Smith” is taken for the card “John Smith \(/)]);
});

test('where several cards can be meant none is taken, and this is told', () => {
  const { made, met, told } = added(chart([older, younger, bay]), 'John Smith 10 % Bay Ltd');
  expect(made).toEqual([met[0]]);
  expect(told).toEqual(['“John Smith” becomes a new card: 2 cards of that name can be meant.']);
});

test('a card that another date of birth or registration tells apart is not taken', () => {
  const person = added(chart([older, bay]), `${HEADINGS}John Smith\tBay Ltd\t10 %\t1980-01-01\t`);
  expect(person.made).toHaveLength(1);
  expect(person.told).toEqual([
    '“John Smith” becomes a new card: what is said of it tells it apart from the card of that name.',
  ]);
  const listed = card('bay', 'Bay Ltd', { typeName: 'Company', detail: 'HRB 1234' });
  const rows = (number: string) => `Owner\tOwned\tShare\tOwned registration\nAnna\tBay Ltd\t10 %\t${number}`;
  expect(added(chart([listed]), rows('hrb-1234')).met).toContain('bay');
  expect(added(chart([listed]), rows('HRB 99')).met).not.toContain('bay');
});

test('two parties that a table tells apart do not become one card', () => {
  const { made } = added(
    chart([card('john', 'John Smith'), bay]),
    `${HEADINGS}John Smith\tBay Ltd\t10 %\t1980-01-01\t\nJohn Smith\tBay Ltd\t5 %\t1950-01-01\t`,
  );
  expect(made).toHaveLength(1);
});

test('a note that bears the name of a party is none', () => {
  const note = card('note', 'Anna Bay', { typeName: 'Sticky' });
  expect(added(chart([note, bay]), 'Anna Bay 10 % Bay Ltd').met).not.toContain('note');
});

test('a new card keeps what rows say of its party, as an import of them does', () => {
  const { after } = added(
    chart([]),
    [
      'Owner\tOwned\tShare\tOwner birth date\tOwner country\tOwned registration\tOwned type',
      'John Smith\tBay Ltd\t10 %\t01.02.1980\tMalta\tC 1234\t',
      'John Smith\tElm Trust\t\t\t\tT 9\tTrust',
    ].join('\n'),
  );
  const cards = [...after.nodes.values()];
  expect(cards.map(({ name, detail }) => [name, detail])).toEqual([
    ['John Smith', 'born 01.02.1980'],
    ['Bay Ltd', 'C 1234'],
    ['Elm Trust', ''],
  ]);
  const [john, company, trust] = cards.map(({ key }) => key);
  expect(changesSince(chart([]), after).entities).toEqual([
    {
      ...{ key: john, typeName: 'Individual', name: 'John Smith' },
      fields: { nationality: 'Malta', birthDate: '1980-02-01' },
    },
    { key: company, typeName: 'Company', name: 'Bay Ltd', fields: { registration: 'C 1234' } },
    { key: trust, typeName: 'Trust', name: 'Elm Trust', fields: {}, description: 'Registration: T 9' },
  ]);
  expect(changesSince(after, changeNode(john ?? '', { name: 'Jon Smith' }).apply(after)).entities).toEqual([
    { key: john, typeName: 'Individual', name: 'Jon Smith', nameAsRead: 'John Smith' },
  ]);
});

test('an unknown owner is the one beside what it owns, and nobody of that name elsewhere', () => {
  const unknown = card('unknown', 'Unknown', { typeName: 'Custom', party: 'unknown' });
  const document = {
    ...chart([anna, bay, unknown], { role: 'Shareholder', percentage: 30 }),
    links: byKey([newLink({ key: 'u', from: 'unknown', to: 'bay', roles: [{ role: 'Shareholder', percentage: 5 }] })]),
  };
  const again = added(document, 'Unknown 5 % Bay Ltd; Unknown 9 % Elm Ltd');
  expect([again.made.length, again.same, again.links]).toEqual([2, 1, 1]);
  const made = again.made.map((key) => again.after.nodes.get(key));
  expect(made.map((node) => [node?.name, node?.party])).toEqual([
    ['Elm Ltd', 'known'],
    ['Unknown', 'unknown'],
  ]);
});
