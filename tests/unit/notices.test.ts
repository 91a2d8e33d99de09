import { expect, test } from '@jest/globals';
import { chosenLicences } from '../../scripts/notices/licences.mjs';

test.each([
  ['MIT', ['MIT']],
  ['(MIT AND BSD-3-Clause)', ['MIT', 'BSD-3-Clause']],
  ['MIT or MPL-2.0', ['MIT']],
  ['GPL-3.0-only OR Apache-2.0', ['Apache-2.0']],
])('a package under %s may ship', (expression, chosen) => {
  expect(chosenLicences('some-package', expression)).toEqual(chosen);
});

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-2.0-only',
  'EPL-2.0 OR GPL-3.0-or-later',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  '',
])('a package under “%s” does not ship unlooked at', (expression) => {
  expect(chosenLicences('some-package', expression)).toBeUndefined();
});

test('elkjs alone ships under EPL-2.0', () => {
  expect(chosenLicences('elkjs', 'EPL-2.0 OR GPL-3.0-or-later')).toEqual(['EPL-2.0']);
  expect(chosenLicences('elkjs', 'GPL-3.0-or-later')).toBeUndefined();
});
