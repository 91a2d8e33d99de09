import { expect, test } from '@jest/globals';
import { limits } from '../limits';
import { keyText, nameText } from './basic';
import { isKey, nameFault } from './text';

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
