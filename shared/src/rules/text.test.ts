import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { limits } from '../limits';
import { keyText, nameText } from './basic';
import { isKey, nameFault, tidyName } from './text';

const NAMES = [
  '',
  ' ',
  'Ash',
  ' Ash\n',
  '\u200B',
  '\u202Eash',
  '\u0000',
  'x'.repeat(limits.nameMax),
  ` ${'x'.repeat(limits.nameMax)} `,
];

test.each([...NAMES, 'x'.repeat(limits.nameMax + 1), '😀'.repeat(limits.nameMax / 2 + 1)])(
  'what is wrong with a name is what its rule says: %j',
  (name) => {
    expect(nameFault(name)).toBe(nameText.safeParse(name).error?.issues[0]?.message);
  },
);

test.each(['', 'a', 'a b', '-a', 'a.b:c_d-e', 'ä', 'x'.repeat(limits.keyMax), 'x'.repeat(limits.keyMax + 1)])(
  'a key is one by its rule: %j',
  (key) => {
    expect(isKey(key)).toBe(keyText.safeParse(key).success);
  },
);

test.each([
  ['a soft hyphen', 'Har\u00ADbour Ltd'],
  ['a zero-width space', 'Harbour\u200B Ltd'],
  ['a byte order mark', '\uFEFFHarb\uFEFFour Ltd'],
  ['a word joiner', 'Harbour \u2060 Ltd\u2060'],
  ['an invisible operator', 'Harbour\u2063 Ltd'],
  ['joiners that join nothing', 'Har\u200Cbour\u200D Ltd'],
  ['marks of direction where nothing is turned', 'Harbour\u200E\u200F\u061C Ltd'],
  ['tags', 'Harbour\u{E0001}\u{E0065}\u{E006E} Ltd'],
])('a name with %s is the one that it looks like', (_what, name) => {
  expect(tidyName(name)).toBe('Harbour Ltd');
});

test.each([
  ['Persian', 'شرکت می\u200Cخواهم'],
  ['Persian with a joiner', 'ه\u200Dش'],
  ['Hindi', 'क्\u200Dष बैंक्\u200Cस'],
  ['Sinhala', 'ශ්\u200Dරී ලංකා'],
  ['Malayalam at the end of a word', 'അവന്\u200D'],
  ['Hebrew with marks of direction', 'בנק (B) \u200Fבע״מ'],
  ['pictures of several', '👩🏽\u200D🚀 Space 👨\u200D👩\u200D👧 ❤\uFE0F\u200D🔥'],
  ['a flag of tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Ltd'],
])('a name keeps what shapes it: %s', (_what, name) => {
  expect(tidyName(name)).toBe(name);
});

test('a joiner stays once, and only beside what it shapes', () => {
  expect(tidyName('می\u200C\u200C\u200Dخواهم')).toBe('می\u200Cخواهم');
  expect(tidyName('می\u200B\u200C\u00ADخواهم\u200C')).toBe('می\u200Cخواهم');
  expect(tidyName('A\u200Cخ')).toBe('Aخ');
  expect(tidyName('😀\u200DAda')).toBe('😀Ada');
});

test('a tidied name is tidy', () => {
  const unit = fc.constantFrom(
    ...['a', ' ', 'خ', 'क', '\u094D', '😀', '\u{1F3F4}', '\u{E0067}', '\uFE0F', '\u202E', '\u200E', '\u0000'],
    ...['\u200C', '\u200D', '\u200B', '\u00AD', '\uFEFF'],
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
      const name = tidyName(units.join(''));
      expect(tidyName(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});
