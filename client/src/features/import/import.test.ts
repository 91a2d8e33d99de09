import { expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { fileFault } from './chooseFile';
import { readImportAnswer } from './sendFile';

test('only files that are read, of up to 50 MB, are sent', () => {
  expect(fileFault({ name: 'fermcat.json', size: 4000 })).toBeUndefined();
  expect(fileFault({ name: 'OWNERS.JSON', size: 50 * 1024 * 1024 })).toBeUndefined();
  expect(fileFault({ name: 'owners.json', size: 50 * 1024 * 1024 + 1 })).toBe(messages.import.tooLarge);
  for (const name of ['psc.jsonl', 'lei.xml', 'BasicCompanyData.csv', 'psc.txt', 'psc.txt.gz', 'gleif.zip'])
    expect(fileFault({ name, size: 4000 })).toBeUndefined();
  expect(fileFault({ name: 'owners.docx', size: 4000 })).toMatch(/\.json/);
  expect(fileFault({ name: 'owners.json', size: 0 })).toMatch(/empty/);
});

test('an answer is a report, the server’s own words, or a sign-out', () => {
  const report = { chartKey: 'c', chartName: 'n', read: 1, made: 1, joined: 0, ended: 0, unchanged: 0, skipped: [] };
  expect(readImportAnswer(200, JSON.stringify(report))).toEqual({ report });
  expect(readImportAnswer(422, JSON.stringify({ error: messages.import.notBods, code: 'invalid' }))).toEqual({
    failed: messages.import.notBods,
  });
  expect(readImportAnswer(413, '<html>too large</html>')).toEqual({ failed: messages.import.tooLarge });
  expect(readImportAnswer(401, '')).toEqual({ signedOut: true });
  expect(readImportAnswer(500, '')).toHaveProperty('failed');
});
