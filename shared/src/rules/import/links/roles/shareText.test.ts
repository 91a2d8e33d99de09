import { expect, test } from '@jest/globals';
import { messages } from '../../../../messages';
import { isShareText, readShareText, shareUnitOf } from './shareText';

test.each([
  ['30', { percentage: 30 }],
  ['30 %', { percentage: 30 }],
  ['33,33%', { percentage: 33.33 }],
  ['100', { percentage: 100 }],
  ['1/3', { percentage: 100 / 3 }],
  ['30 percent', { percentage: 30 }],
  ['30 Prozent', { percentage: 30 }],
  ['25-50 %', { minimum: 25, maximum: 50 }],
  ['25 – 50%', { minimum: 25, maximum: 50 }],
  ['25% to 50%', { minimum: 25, maximum: 50 }],
  ['25 bis 50 %', { minimum: 25, maximum: 50 }],
  ['> 25 %', { minimum: 25, maximum: 100, minimumExclusive: true }],
  ['more than 25%', { minimum: 25, maximum: 100, minimumExclusive: true }],
  ['mehr als 25 %', { minimum: 25, maximum: 100, minimumExclusive: true }],
  ['≥ 75 %', { minimum: 75, maximum: 100 }],
  ['75% or more', { minimum: 75, maximum: 100 }],
  ['25% or more', { minimum: 25, maximum: 100 }],
  ['at least 25 %', { minimum: 25, maximum: 100 }],
  ['mindestens 25 %', { minimum: 25, maximum: 100 }],
  ['up to 10 %', { minimum: 0, maximum: 10 }],
  ['10 - 20 %', { minimum: 10, maximum: 20 }],
  ['75+', { minimum: 75, maximum: 100 }],
  ['< 10%', { minimum: 0, maximum: 10, maximumExclusive: true }],
  ['up to 10%', { minimum: 0, maximum: 10 }],
  ['more than 25% but not more than 50%', { minimum: 25, maximum: 50, minimumExclusive: true }],
  ['über 25 bis zu 50 %', { minimum: 25, maximum: 50, minimumExclusive: true }],
  ['14.285714285714286', { percentage: 14.2857142857 }],
  ['0,3333333333333333 %', { percentage: 0.333333333333 }],
  ['100 %.', { percentage: 100 }],
  ['> 25% t/m 50%', { minimum: 25, maximum: 50, minimumExclusive: true }],
  ['meer dan 25% tot en met 50%', { minimum: 25, maximum: 50, minimumExclusive: true }],
  ['', {}],
  ['n/a', {}],
])('%s is read as a share', (text, value) => {
  expect(readShareText(text, 'percent')).toEqual({ value });
});

test.each([
  '130',
  '130 %',
  '50/50',
  '60/40',
  '-5',
  'much',
  '50-25 %',
  '50-150',
  'Harbour Holdings',
  '1/0',
  '5'.repeat(200),
])('%s is no share', (text) => {
  expect(readShareText(text, 'percent')).toHaveProperty('fault');
});

test.each([
  '~30 %',
  '~ 30',
  '≈30%',
  'ca. 30 %',
  'ca 30',
  'c. 30%',
  'circa 30 %',
  'approx. 30',
  'about 30 %',
  'ungefähr 30 %',
])('%s is read as 30 and as rough', (text) => {
  expect(readShareText(text, 'percent')).toEqual({ value: { percentage: 30 }, isRough: true });
});

test.each(['60%*', '60*', '60 %¹', '60% (1)', '60 %†'])('%s has a footnote behind it', (text) => {
  expect(readShareText(text, 'percent')).toEqual({ value: { percentage: 60 }, isRough: true });
});

test.each([
  ['60% direct', 'direct'],
  ['60 % (direkt)', 'direct'],
  ['60% directly', 'direct'],
  ['direct: 60 %', 'direct'],
  ['60% indirect', 'indirect'],
  ['60 % (mittelbar)', 'indirect'],
])('%s says how the share is held', (text, via) => {
  expect(readShareText(text, 'percent')).toEqual({ value: { percentage: 60 }, via });
});

test('what is rough may be a range or a part of one, and none beyond 100 %', () => {
  expect(readShareText('~25-30 %', 'percent')).toEqual({ value: { minimum: 25, maximum: 30 }, isRough: true });
  expect(readShareText('ca. 0.3', 'fraction')).toEqual({ value: { percentage: 30 }, isRough: true });
  expect(readShareText('~130 %', 'percent')).toEqual({ fault: messages.percentage });
});

test.each(['50-25 %', '>25–25 %', '>=25 <25%', 'more than 25% but less than 25%', '> 100 %', '<0%'])(
  'nothing lies in %s',
  (text) => {
    expect(readShareText(text, 'percent')).toEqual({ fault: messages.shareRange });
  },
);

test('of a range both of whose bounds are one number, that number is said', () => {
  expect(readShareText('25-25 %', 'percent')).toEqual({ value: { minimum: 25, maximum: 25 } });
  expect(readShareText('>= 100 %', 'percent')).toEqual({ value: { minimum: 100, maximum: 100 } });
});

test('a bare number of a column of fractions is a part of one, one with a sign is not', () => {
  expect(readShareText('0.3', 'fraction')).toEqual({ value: { percentage: 30 } });
  expect(readShareText('0,07', 'fraction')).toEqual({ value: { percentage: 7 } });
  expect(readShareText('0.25-0.5', 'fraction')).toEqual({ value: { minimum: 25, maximum: 50 } });
  expect(readShareText('0.5 %', 'fraction')).toEqual({ value: { percentage: 0.5 } });
});

test('a column none of whose numbers is above one is of fractions', () => {
  expect(shareUnitOf(['0.3', '0,7', ''])).toBe('fraction');
  expect(shareUnitOf(['1', '1'])).toBe('fraction');
  expect(shareUnitOf(['0.5', '30'])).toBe('percent');
  expect(shareUnitOf(['0.5 %', '0.3'])).toBe('percent');
  expect(shareUnitOf([])).toBe('percent');
  expect(shareUnitOf(['0.5', '1'], 'Share in %')).toBe('percent');
  expect(shareUnitOf(['0,5', '1'], 'Beteiligungsquote')).toBe('fraction');
});

test('names are no shares', () => {
  expect(['3M', 'Fund 3', '1.', '(1)', '2 (1)', '100% Pure Ltd', '12.03.2020'].filter(isShareText)).toEqual([]);
  expect(['130', '0.3', '25-50 %', '> 25%'].every(isShareText)).toBe(true);
});
