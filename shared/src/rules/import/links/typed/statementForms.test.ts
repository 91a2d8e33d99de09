import { expect, test } from '@jest/globals';
import { hasShareBehind, readSentences, unreadPart } from './sentences';

const read = (text: string) =>
  readSentences(text)?.map(({ owner, share, owned }) => [owner, share.replace(/\s/g, ''), owned].join(' | ')) ?? null;

test.each([
  ['Elena 5% Quay B.V.; Quay B.V. 100% Kade B.V.', ['Elena | 5% | Quay B.V.', 'Quay B.V. | 100% | Kade B.V.']],
  ['Elena 5% Quay S.L.', ['Elena | 5% | Quay S.L.']],
  ['Elena 5% Quay d.o.o.', ['Elena | 5% | Quay d.o.o.']],
  ['Elena 5% Quay Ltd.', ['Elena | 5% | Quay Ltd.']],
  ['Elena 5% Quay Corp.', ['Elena | 5% | Quay Corp.']],
  ['Elena owns 5% of Quay Corp.', ['Elena | 5% | Quay Corp']],
  ['Elena owns 5% of Quay Inc.; Quay Inc. 9% Kay', ['Elena | 5% | Quay Inc.', 'Quay Inc. | 9% | Kay']],
  ['Elena 5% Quay Holdings.', ['Elena | 5% | Quay Holdings']],
])('a dot that ends an abbreviation stays, one that ends a sentence goes: %s', (text, said) => {
  expect(read(text)).toEqual(said);
});

test.each([
  ['Quay Ltd 100% owned by Harbour Holdings', 'Harbour Holdings | 100% | Quay Ltd'],
  ['Jean Dupont détient 40 % de Lumière SAS', 'Jean Dupont | 40% | Lumière SAS'],
  ['Jean Dupont détient 40 % du capital de Lumière SAS', 'Jean Dupont | 40% | Lumière SAS'],
  ['Juan posee el 40 % de las acciones de Luz SL', 'Juan | 40% | Luz SL'],
  ['Jan heeft 40 % van de aandelen in Licht BV', 'Jan | 40% | Licht BV'],
  ['Jean Dupont possède 40 % de la Banque Bleue', 'Jean Dupont | 40% | Banque Bleue'],
  ['Juan posee el 40 % de Luz SL', 'Juan | 40% | Luz SL'],
  ['Jan bezit 40 % van Licht BV', 'Jan | 40% | Licht BV'],
  ['Hans hält 40 % an der Licht GmbH', 'Hans | 40% | Licht GmbH'],
  ['Mario detiene il 40 % di Luce Srl', 'Mario | 40% | Luce Srl'],
  ['Jan 40 % van der Berg BV', 'Jan | 40% | van der Berg BV'],
  ['Jan 5 % adidas AG', 'Jan | 5% | adidas AG'],
])('verbs of several languages are no names: %s', (text, said) => {
  expect(read(text)).toEqual([said]);
});

test.each([
  ['Elena -> Lux Ltd 30%', ['Elena | 30% | Lux Ltd']],
  ['Elena 30% → Lux Ltd', ['Elena | 30% | Lux Ltd']],
  ['Elena → Lux Ltd', ['Elena |  | Lux Ltd']],
  ['Elena owns Lux Ltd', ['Elena |  | Lux Ltd']],
  ['Elena owns shares in Lux Ltd', ['Elena |  | Lux Ltd']],
  ['Lux Ltd is owned by Elena', ['Elena |  | Lux Ltd']],
  ['Lux Ltd: Elena 30%, Bob 70%', ['Elena | 30% | Lux Ltd', 'Bob | 70% | Lux Ltd']],
  ['Elena 30 %, Bob 70 % Baz Ltd', ['Elena | 30% | Baz Ltd', 'Bob | 70% | Baz Ltd']],
  ['Elena 30% and Bob 70% of Baz Ltd', ['Elena | 30% | Baz Ltd', 'Bob | 70% | Baz Ltd']],
])('arrows, verbs without a share and lists of holders are links: %s', (text, said) => {
  expect(read(text)).toEqual(said);
});

test.each([
  'Lumière SAS est détenue à 40 % par Jean Dupont',
  'Jean et Marie détiennent 40 % de Lumière SAS',
  'Jean Dupont contrôle 40 % de Lumière SAS',
  'Quay Ltd 40 % gehalten von Hans',
  'Jean Dupont 40 % de Lumière SAS',
  'Jan 40 % van Gogh BV',
  'Jean Dupont détient 40 % du fonds de commerce de Lumière',
  'Lux Ltd 30% subsidiary of Harbour',
  'Note: Ann 30% of Lux Ltd',
  'Elena no longer owns Lux Ltd',
  'Elena and Bob own Lux Ltd',
  'Elena owns half of Lux Ltd',
  'Elena owns Lux Ltd and Baz Ltd',
  'Elena owns Lux Ltd since 2020',
  'Elena -> Lux Ltd -> Baz Ltd',
  'Elena 30%, Bob 70%',
  'Elena 30 % Lux Ltd and Baz Ltd',
])('what says who holds and is not understood is no name: %s', (text) => {
  expect([read(text), unreadPart(text)]).toEqual([null, text]);
});

test.each(['Smith, Jones and Sons Ltd', 'Who Owns What Ltd', 'Holds & Sons', 'Ann Lee', 'Lee, Ann'])(
  'names stay names: %s',
  (text) => expect([read(text), unreadPart(text)]).toEqual([null, null]),
);

test('a share behind a name of two words is of nothing', () => {
  expect(['Elena Rossi 30%', 'Elena Rossi, 30 %', 'Ann Lee (50%)', 'Fund 3%', 'Quay Ltd'].map(hasShareBehind)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
