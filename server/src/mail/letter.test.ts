import { expect, test } from '@jest/globals';
import { documentName, mailPersonName } from './letter';

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
  ['a'.repeat(200), `${'a'.repeat(40)}…`],
  ['Call +44 20 7946 0958 now', 'Call now'],
])('a user who calls himself %j is %j in mails', (name, shown) => expect(mailPersonName(name)).toBe(shown));

test.each([
  ['Trust deed 1987-04-12.pdf', 'Trust deed 1987-04-12'],
  ['Accounts 2022 2023 2024', 'Accounts 2022 2023 2024'],
  ['Ring (020) 7946-0958 today', 'Ring today'],
  ['deed '.repeat(20), `${'deed '.repeat(12).trim()}…`],
])('a document called %j is asked for as %j', (name, shown) => expect(documentName(name)).toBe(shown));
