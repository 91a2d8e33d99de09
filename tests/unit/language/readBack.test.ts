import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { readerOf } from '@stemma/shared/language/readBack';
import { fromEnglish, sentence, setReader } from '@stemma/shared/language/sentence';
import { setCatalogue, type MessageValues } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { plainFault } from '@stemma/shared/messages/faults';
import { resharingMessages } from '@stemma/shared/messages/resharing';
import { translateRefusals } from '../../../client/src/lib/translateRefusals';
import german from '../../../client/src/locales/de.json' with { type: 'json' };
import germanSentences from '../../../client/src/locales/de.sentences.json' with { type: 'json' };
import { invalid } from '../../../server/src/errors';
import { asResult } from '../../../server/src/graphql/result';

const catalogue: Readonly<Record<string, string>> = germanSentences;
const templates = Object.keys(catalogue);

/** Values that could be mistaken for a part of the sentence around them. */
const HARD = ['Rossi & Söhne (Zürich) [AG].', '', 'the chart “A” and B', '{name} $1\\d', 'zwei\nZeilen', '1,204'];
const NUMBERS = [1, 2, 5, 1204, 12_345_678];

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
/** Parts that are a number: a formatted one, or one that has a plural (`TYPE` of @formatjs/icu-messageformat-parser). */
const NUMERIC: readonly number[] = [2, 6];

function numeric(template: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const visit = (part: Part): void => {
    const kind: number = part.type;
    if (kind !== 0 && 'value' in part) found.set(part.value, NUMERIC.includes(kind) || found.get(part.value) === true);
    if ('options' in part) Object.values(part.options).forEach(({ value }) => value.forEach(visit));
  };
  new IntlMessageFormat(template, 'en', undefined, { ignoreTag: true }).getAst().forEach(visit);
  return found;
}

function samplesOf(template: string): MessageValues[] {
  const names = [...numeric(template)];
  return HARD.map((text, at) =>
    Object.fromEntries(
      names.map(([name, isNumber], place) => [
        name,
        isNumber ? NUMBERS[(at + place) % NUMBERS.length]! : `${text}${place === 0 ? '' : place}`,
      ]),
    ),
  );
}

function inGerman(): void {
  setCatalogue('de-DE', { ...german, ...germanSentences });
  setReader(readerOf(templates));
}

function english<T>(say: () => T): T {
  setCatalogue('en-GB', {});
  setReader(() => undefined);
  return say();
}

/** What a screen in German says of a refusal: thrown by a service, answered by GraphQL, translated by the client. */
async function onScreen(message: string): Promise<string> {
  const save = await asResult(() => Promise.reject(invalid(message)));
  const answer = { data: { save: structuredClone(save) } };
  inGerman();
  translateRefusals(answer);
  return answer.data.save.error?.message ?? '';
}

beforeEach(() => english(() => undefined));
afterAll(() => english(() => undefined));

describe('a sentence with values that the server says in English', () => {
  test.each(templates)('is German on a German screen: %s', async (template) => {
    for (const values of samplesOf(template)) {
      const said = english(() => sentence(template, values));
      inGerman();
      const wanted = sentence(template, values);
      expect(await onScreen(said)).toBe(wanted);
    }
  });

  test('is not taken for another one', () => {
    const said = english(() => templates.map((template) => sentence(template, samplesOf(template)[0]!)));
    inGerman();
    expect(said.map(fromEnglish).filter((text, at) => text === said[at])).toEqual([]);
  });

  test('is as it was in English', () => {
    expect([
      messages.tooLong(4000),
      messages.files.wrongSize,
      messages.chartsNotShared(1),
      messages.chartsNotShared(1204),
      messages.modelNotSupported('X'),
      messages.accounts.onlyCoOwner('Ada', 1, 0),
      messages.accounts.onlyCoOwner('Ada', 0, 1204),
      messages.accounts.onlyCoOwner('Ada', 2, 1),
      resharingMessages.notPlaced({ count: 1, names: ['A'], chart: null }),
      resharingMessages.notShown({ count: 5, names: ['A', 'B'], chart: 'C' }),
      plainFault({ code: 'too_big', path: ['name'], input: 'x', maximum: 1204, origin: 'string' }),
      plainFault({ code: 'invalid_type', input: 1, expected: 'object' }),
    ]).toEqual([
      'Maximum 4000 characters',
      'A file needs at least 1,024 bytes, and may have at most 100 MB.',
      'One more chart is not shared with you.',
      '1204 more charts are not shared with you.',
      "Model 'X' is not supported.",
      'Ada is the only Co-Owner of 1 chart. Choose to whom they are handed over.',
      'Ada is the only Co-Owner of 1,204 entities. Choose to whom they are handed over.',
      'Ada is the only Co-Owner of 2 charts and 1 entity. Choose to whom they are handed over.',
      '“A” would be read here by people who may not read it, and showing it is not yours to decide. Ask a Co-Owner of it to do so, or to make you Co-Owner; until then take it off again.',
      'This chart holds “A”, “B” and 3 more, which you may read but not show to others. Ask a Co-Owner of the chart “C” to make you Co-Owner, or take them off the chart, and delete its snapshots with them.',
      '`name` must be at most 1204 characters long.',
      'The body must be an object.',
    ]);
  });
});

test('what no catalogue has stays as it was said', () => {
  inGerman();
  expect(['Neo4j said no.', '', 'Maximum'].map(fromEnglish)).toEqual(['Neo4j said no.', '', 'Maximum']);
});
