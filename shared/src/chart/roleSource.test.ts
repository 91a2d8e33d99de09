import { expect, test } from '@jest/globals';
import { documentText, roleSource, roleSourceText } from './roleSource';

const REGISTER = { name: 'Register.pdf', url: null, statementId: null, note: 'p. 3' };

test('what a role is known from is named, what has no name counted', () => {
  const role = {
    ...{ role: 'Shareholder', startDate: '2019-05-12', source: 'Share register' },
    ...{ checkedOn: '2026-02-03', checkedBy: 'Ada' },
  };
  expect(roleSourceText({ ...role, evidence: 3, documents: [REGISTER] })).toBe(
    'Shareholder · since 12.05.2019 · Share register · Register.pdf, p. 3 · 2 further documents · checked 03.02.2026 by Ada',
  );
  expect(roleSource({ role: 'Owner', evidence: 1, documents: [] })).toEqual({
    before: ['Owner'],
    after: ['1 document'],
  });
  expect(roleSource({ role: '', evidence: 1, documents: [REGISTER] })).toEqual({ before: [], after: [] });
});

test('a web link says where it leads, a statement its id once', () => {
  const link = { ...REGISTER, name: 'Register', url: 'https://register.example/7', note: 'extract' };
  expect(documentText(link)).toBe('Register (https://register.example/7), extract');
  expect(documentText({ ...link, name: link.url, note: null })).toBe('https://register.example/7');
  const statement = { name: 'Malta Register, 01.03.2024', url: null, statementId: 's1', note: null };
  expect(documentText(statement)).toBe('Malta Register, 01.03.2024, statement s1');
  expect(documentText({ ...statement, name: 's1, 01.03.2024' })).toBe('s1, 01.03.2024');
});
