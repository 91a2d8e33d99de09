import { afterEach, expect, test } from '@jest/globals';
import { setCatalogue } from '@stemma/shared/language/translate';
import { translateRefusals } from './translateRefusals';

afterEach(() => setCatalogue('en-GB', {}));

test('errors of an answer and of its fields are said in the language of the screens, and nothing else is', () => {
  setCatalogue('de-DE', { 'This key is taken.': 'Dieser Schlüssel ist vergeben.' });
  const answer = {
    data: {
      addPerson: { ok: null, error: { message: 'This key is taken.', field: 'key' } },
      saveChart: { ok: { name: 'This key is taken.' }, error: null },
      count: 3,
    },
    errors: [{ message: 'This key is taken.' }, { message: 'Not known.' }],
  };
  translateRefusals(answer);
  expect(answer).toEqual({
    data: {
      addPerson: { ok: null, error: { message: 'Dieser Schlüssel ist vergeben.', field: 'key' } },
      saveChart: { ok: { name: 'This key is taken.' }, error: null },
      count: 3,
    },
    errors: [{ message: 'Dieser Schlüssel ist vergeben.' }, { message: 'Not known.' }],
  });
});
