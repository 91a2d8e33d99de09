import { expect, test } from '@jest/globals';
import { judgeTable } from '../judgeTable';
import { hasShareWithin, readSentence, readSentences, saysSeveralShares, unreadPart } from './sentences';
import { sentencesAsTable } from './sentenceTable';

test.each([
  ['Elena 30 % Harbour Holdings', ['Elena', '30 %', '', 'Harbour Holdings']],
  ['Elena Rossi, 30% of Harbour Holdings', ['Elena Rossi', '30%', '', 'Harbour Holdings']],
  ['Elena owns 30,5 % of Harbour Holdings.', ['Elena', '30,5 %', '', 'Harbour Holdings']],
  ['Rossi Trust 25-50 % Harbour Holdings', ['Rossi Trust', '25-50 %', '', 'Harbour Holdings']],
  ['Ada 30% Beneficiary of Elm Trust', ['Ada', '30%', 'Beneficiary', 'Elm Trust']],
  ['Anna mehr als 25 % Werft AG', ['Anna', 'mehr als 25 %', '', 'Werft AG']],
  ['Zoe More than 50% Pier Ltd', ['Zoe', 'More than 50%', '', 'Pier Ltd']],
  ['Zoe ~25 % Pier Ltd', ['Zoe', '~25 %', '', 'Pier Ltd']],
  ['Zoe ca. 25 % Pier Ltd', ['Zoe', 'ca. 25 %', '', 'Pier Ltd']],
  ['Zoe c. 25% of Pier Ltd', ['Zoe', 'c. 25%', '', 'Pier Ltd']],
  ['Zoe owns about 25 % of Pier Ltd', ['Zoe', 'about 25 %', '', 'Pier Ltd']],
  ['Polar C.A. 25 % Pier Ltd', ['Polar C.A.', '25 %', '', 'Pier Ltd']],
  ['Zoe bis 25 % Pier Ltd', ['Zoe', 'bis 25 %', '', 'Pier Ltd']],
  ['Ada hält 30 % an Quay GmbH', ['Ada', '30 %', '', 'Quay GmbH']],
  ['"100% Pure Ltd" 40 % "Fund 3% plus"', ['100% Pure Ltd', '40 %', '', 'Fund 3% plus']],
  ['Hal 50 % "Top 10 % Club"', ['Hal', '50 %', '', 'Top 10 % Club']],
  ['Kim owns 12.5 percent of Gate Ltd', ['Kim', '12.5 percent', '', 'Gate Ltd']],
  ['Kim holds 12.5% of Gate Ltd', ['Kim', '12.5%', '', 'Gate Ltd']],
  ['Kim besitzt 12,5 % von Gate GmbH', ['Kim', '12,5 %', '', 'Gate GmbH']],
  ['Kim besitzt 12,5 Prozent an Gate GmbH', ['Kim', '12,5 Prozent', '', 'Gate GmbH']],
  ['Kim hält mehr als 25 Prozent der Gate GmbH', ['Kim', 'mehr als 25 Prozent', '', 'Gate GmbH']],
  ['Dan director of Gate Ltd', ['Dan', '', 'Director', 'Gate Ltd']],
  ['Dan is the managing director of Gate Ltd.', ['Dan', '', 'Managing Director', 'Gate Ltd']],
  ['Dan Roe, trustee of the Elm Trust', ['Dan Roe', '', 'Trustee', 'Elm Trust']],
  ['Dan ist Geschäftsführer der Gate GmbH', ['Dan', '', 'Director', 'Gate GmbH']],
  ['House of Dan shareholder of Bank of Gate', ['House of Dan', '', 'Shareholder', 'Bank of Gate']],
  ['"Director of Films" director of Gate Ltd', ['Director of Films', '', 'Director', 'Gate Ltd']],
])('%s says who owns what', (text, said) => {
  const read = readSentence(text);
  expect(read && [read.owner, read.share, read.role, read.owned]).toEqual(said);
});

test.each([
  'Harbour Holdings',
  'Harbour Holdings 30 %',
  'Harbour Holdings 30% Shareholder',
  '100% Pure Ltd',
  'Fund 3 Ltd',
  '"Elena 30 % Harbour"',
  'Hal 50 % Ida Ltd 60 % Jay Ltd',
  'Hal 50 percent Ida Ltd 60 percent Jay Ltd',
  'Hal 50 % Ida Ltd 60 %',
  'Director of Gate Ltd',
  'Managing Director of Gate Ltd',
  'The Trustee of Elm',
  'Dan was director of Gate Ltd',
  'Dan former director of Gate Ltd',
  'Quay Ltd portfolio company of Gate Ltd',
  'Bank of Gate',
  '"Dan director of Gate Ltd"',
])('%s says no such thing', (text) => {
  expect(readSentence(text)).toBeNull();
});

test('several are parted by semicolons or lines, and become links', () => {
  const read = readSentences('Elena 30 % Harbour Holdings; Rossi Trust 70 % Harbour Holdings;\n');
  const { sheet, mapping } = sentencesAsTable(read ?? []);
  expect(judgeTable([sheet], mapping).links).toMatchObject([
    { from: 'elena', to: 'harbour holdings', roles: [{ role: 'Shareholder', percentage: 30 }] },
    { from: 'rossi trust', to: 'harbour holdings', roles: [{ role: 'Shareholder', percentage: 70 }] },
  ]);
  expect(readSentences('Elena 30 % Harbour Holdings; and so on')).toBeNull();
  expect(readSentences(' ; ')).toBeNull();
});

test.each([
  ['A 25-50 % B; garbage; C 33,3 % D', 'garbage'],
  ['Anna -5 % Bay Ltd', 'Anna -5 % Bay Ltd'],
  ['Anna x% Bay Ltd; Carl', 'Anna x% Bay Ltd'],
])('of “%s” a part is not read', (text, part) => {
  expect(unreadPart(text)).toBe(part);
});

test('statements that nothing parts are not read, as one or as a name', () => {
  for (const text of ['Hal 50 % Ida Ltd 60 % Jay Ltd', 'Hal 50 percent Ida Ltd 60 percent Jay Ltd']) {
    expect([readSentences(text), unreadPart(text), saysSeveralShares(text)]).toEqual([null, text, true]);
  }
  expect(['Anna x% Bay Ltd', 'Anna 25-50 % Bay Ltd', 'Fund 3%', ''].filter(saysSeveralShares)).toEqual([]);
});

test('a role without a share becomes a link of that role', () => {
  const { sheet, mapping } = sentencesAsTable(
    readSentences('Dan director of Gate Ltd; Kim 12.5 percent Gate Ltd') ?? [],
  );
  expect(judgeTable([sheet], mapping).links).toMatchObject([
    { from: 'dan', to: 'gate ltd', roles: [{ role: 'Director' }] },
    { from: 'kim', to: 'gate ltd', roles: [{ role: 'Shareholder', percentage: 12.5 }] },
  ]);
});

test.each(['Elena 30 % Quay; Carl 70 % Quay', 'Smith; Sons & Co', '100% Pure Ltd', '100 % Pure Ltd', 'Fund 3%', ''])(
  '“%s” has no part that is not read',
  (text) => {
    expect(unreadPart(text)).toBeNull();
  },
);

test('a share between words is told from one at either end', () => {
  expect(['Top 10% Club', 'Anna 5 - 7 % Bay', '10% Club', 'Club 10 %', 'A50% B'].map(hasShareWithin)).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

test('a share that is rough is told', () => {
  const { sheet, mapping } = sentencesAsTable(readSentences('Zoe ca. 25 % Pier Ltd; Yan ~25-30 % Pier Ltd') ?? []);
  const { links, faults } = judgeTable([sheet], mapping);
  expect(links.map(({ roles }) => roles[0])).toMatchObject([{ percentage: 25 }, { minimum: 25, maximum: 30 }]);
  expect(faults).toEqual([
    { kind: 'note', place: 'statement 1', why: 'The share “ca. 25 %” is read as exactly 25%.' },
    { kind: 'note', place: 'statement 2', why: 'The share “~25-30 %” is read as exactly 25–30%.' },
  ]);
});

test.each([
  ['Elena 1/3 Harbour Hldg', 'Elena', '1/3', 'Harbour Hldg'],
  ['Elena ½ of Harbour Hldg', 'Elena', '½', 'Harbour Hldg'],
  ['Elena holds 33⅓ % of Harbour Hldg', 'Elena', '33⅓ %', 'Harbour Hldg'],
  ['Elena 50% + 1 share Harbour Hldg', 'Elena', '50% + 1 share', 'Harbour Hldg'],
])('“%s” says a part of the whole', (text, owner, share, owned) => {
  expect(readSentence(text)).toEqual({ owner, share, owned, role: '' });
});

test('a number over a smaller one is part of a name', () => {
  expect(readSentence('Ada 24/7 Services Ltd')).toBeNull();
});
