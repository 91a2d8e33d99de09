import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { FIELDS } from '@stemma/shared/entities/fields';
import german from '../../../client/src/locales/de.json' with { type: 'json' };
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import germanSentences from '../../../client/src/locales/de.sentences.json' with { type: 'json' };
import germanOptions from '../../../client/src/locales/de.options.json' with { type: 'json' };
import germanRoles from '../../../client/src/locales/de.roles.json' with { type: 'json' };
import { messagesOf, plainRefusalsOf, sentencesOf, unreadableOf, untranslatedOf } from './messagesOf';

const ROOT = join(import.meta.dirname, '../../..');
const SERVER = join(ROOT, 'server/src');
const FOLDERS = ['client/src', 'shared/src', 'shared/diagram/src'].map((folder) => join(ROOT, folder));

const used = new Map([
  ...FOLDERS.flatMap((folder) => [...messagesOf(folder)]),
  // `say` of the server speaks to the terminal.
  ...messagesOf(SERVER, ['t', 'sentence']),
]);
const sentences = new Set([...FOLDERS, SERVER].flatMap((folder) => [...sentencesOf(folder).keys()]));
/** Said by data that the server sends as well, whose words stand in English beside what they name. */
const dataLabels = Object.values(FIELDS).flatMap((fields) => fields.map(({ label }) => label));

/** A stretch of text in the syntax tree of a message. */
const LITERAL: number = 0;
type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of the values that a message takes, and its tags, sorted. */
function valuesOf(message: string): string[] {
  const names = (part: Part): string[] => {
    const own = 'value' in part && Number(part.type) !== LITERAL ? [part.value] : [];
    const options = 'options' in part ? Object.values(part.options).flatMap((option) => option.value) : [];
    const children = 'children' in part ? part.children : [];
    return [...own, ...[...options, ...children].flatMap(names)];
  };
  return [...new Set(new IntlMessageFormat(message, 'en').getAst().flatMap(names))].sort();
}

test('no element says what no catalogue is asked for', () => {
  expect([...untranslatedOf(join(ROOT, 'client/src'))]).toEqual([]);
});

test('whatever a server refuses with can be read back on screens', () => {
  const found = [SERVER, join(ROOT, 'shared/src/messages')].flatMap((folder) => [...unreadableOf(folder)]);
  expect(found.filter(([, place]) => !place.startsWith('questions.ts'))).toEqual([]);
  const plain = [SERVER, join(ROOT, 'shared/src')].flatMap((folder) => [...plainRefusalsOf(folder)]);
  expect(plain.filter(([, place]) => !place.startsWith('env.ts'))).toEqual([]);
});

describe('the German catalogue', () => {
  const catalogue: Record<string, string> = { ...german, ...germanSentences };

  test('has every message of the screens', () => {
    const missing = [...used].filter(([message]) => catalogue[message] === undefined);
    expect(missing).toEqual([]);
    expect(dataLabels.filter((label) => !/ (currency|unit)$/.test(label) && catalogue[label] === undefined)).toEqual(
      [],
    );
  });

  test('has no message that no screen says', () => {
    const said = new Set([...used.keys(), ...dataLabels]);
    expect(Object.keys(catalogue).filter((message) => !said.has(message))).toEqual([]);
  });

  test('keeps what is read back by its sentences apart', () => {
    expect(Object.keys(germanSentences).sort()).toEqual([...sentences].sort());
    expect(Object.keys(german).filter((message) => sentences.has(message))).toEqual([]);
  });

  test('takes the same values as English', () => {
    const formatted = Object.entries(catalogue).filter(([message]) => message.includes('{') || message.includes('<'));
    expect(formatted.length).toBeGreaterThan(100);
    const different = formatted.filter(([message, text]) => String(valuesOf(message)) !== String(valuesOf(text)));
    expect(different).toEqual([]);
  });
});

test('each value that fields offer has a German name, by which it is told from the others of its field', () => {
  const options: Record<string, string> = germanOptions;
  // Makers of yachts and aircraft are called by their names.
  const fields = Object.values(FIELDS).flatMap((all) =>
    all.filter(({ name }) => !/^(builder|manufacturer)$/.test(name)),
  );
  const offered = fields.map(({ options: values = [], optionLabels }) =>
    values.map((one) => optionLabels?.[one] ?? one),
  );
  expect(Object.keys(options).sort()).toEqual([...new Set(offered.flat())].sort());
  for (const values of offered) expect(new Set(values.map((one) => options[one])).size).toBe(values.length);
});

test('each default role has a German name of its own, which is no other role’s English one', () => {
  const roles: Record<string, string> = germanRoles;
  expect(Object.keys(roles).sort()).toEqual([...LINK_ROLES].sort());
  expect(new Set(Object.values(roles).map((name) => name.toLowerCase())).size).toBe(LINK_ROLES.length);
  const clashing = Object.entries(roles).filter(([role, name]) => name !== role && LINK_ROLES.includes(name));
  expect(clashing).toEqual([]);
});
