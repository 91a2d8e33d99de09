import { expect, test } from '@jest/globals';
import { organizationPolicy } from './accounts';
import { DEFAULT_WORDING, worded, wordingFaults } from './requestWording';

const VALUES = { sender: 'Ada', organization: 'Bank', entity: 'Alder {sender}', documents: ['Deed', 'Passport'] };

test('the usual wording names who asks, for what, of what', () => {
  expect(worded(DEFAULT_WORDING, VALUES)).toEqual({
    subject: 'Documents of “Alder {sender}”',
    parts: [
      { paragraph: 'Ada of Bank asks you for documents of “Alder {sender}”:' },
      { list: ['“Deed”', '“Passport”'] },
      { paragraph: 'Please answer this message to send them to Ada.' },
    ],
  });
  expect(worded(DEFAULT_WORDING, { ...VALUES, entity: null, documents: [] })).toMatchObject({
    subject: 'Documents of your matter',
    parts: [expect.anything(), expect.anything()],
  });
});

test('documents stand in a line where they are named within one', () => {
  const { parts } = worded({ subject: 'x', text: 'Dear all\r\nSend {documents}.\n\n \n{documents}' }, VALUES);
  expect(parts).toEqual([{ paragraph: 'Dear all\nSend “Deed”, “Passport”.' }, { list: ['“Deed”', '“Passport”'] }]);
});

test('what an administrator may not write is told by field, and unknown placeholders by name', () => {
  const typed = {
    requestSubject: 'Of {entity}',
    requestText: '{documents} {',
    messageDomains: 'bank.example\n\n@B.org ',
  };
  expect(wordingFaults(typed)).toEqual({});
  expect(wordingFaults({ requestSubject: '{Entity}', requestText: 'Hello', messageDomains: 'a b' })).toEqual({
    requestSubject: expect.stringContaining('{Entity}'),
    requestText: expect.stringContaining('{documents}'),
    messageDomains: expect.stringContaining('example.org'),
  });
  for (const wrong of ['', 'org', 'a..b', '-a.org', '*.org', 'x@y.org', `${'a'.repeat(64)}.org`]) {
    expect([wrong, organizationPolicy.safeParse({ messageDomains: [wrong] }).success]).toEqual([wrong, false]);
  }
  expect(organizationPolicy.parse({ messageDomains: [' @B.org', 'b.org'] }).messageDomains).toEqual(['b.org']);
});
