import { expect, test } from '@jest/globals';
import { typeOfName } from './typeOfName';

test.each([
  ['Quay Ltd', 'Company'],
  ['Kingdom Holding Company', 'Company'],
  ['Elm Foundation', 'Company'],
  ['Hafen Stiftung', 'Company'],
  ['North Sea Fund', 'Company'],
  ['Harbour Ventures', 'Company'],
  ['SCI Lune', 'Company'],
  ['Rossi Trust', 'Trust'],
  ['Ann Lee', 'Individual'],
  ['Company', 'Individual'],
  ['Maria Fundora', 'Individual'],
])('%s is taken for: %s', (name, type) => expect(typeOfName(name, 'Individual')).toBe(type));
