import { expect, test } from '@jest/globals';
import { personName } from './letter';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ["Siân O'Neill-Park, Ph.D. (Trustee) & Co", "Siân O'Neill-Park, Ph.D. (Trustee) & Co"],
  ['Ğülşen Ünal', 'Ğülşen Ünal'],
  ['李小龍', '李小龍'],
  ['Your bank — visit http://evil.example/now', 'Your bank visit'],
  ['Your bank, see evil.example today', 'Your bank, see today'],
  ['support@bank.example', 'Somebody'],
  ['Ada <ada@bank.example>', 'Ada'],
  ['Ada\r\nBcc: x@y.example', 'Ada Bcc'],
  ['www．evil．example', 'Somebody'],
  ['\u202eevil', 'evil'],
  ['123 !!!', 'Somebody'],
  ['a'.repeat(200), `${'a'.repeat(60)}…`],
])('a user who calls himself %j is %j in mails', (name, shown) => expect(personName(name)).toBe(shown));
