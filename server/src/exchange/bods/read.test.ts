import { describe, expect, test } from '@jest/globals';
import { readBods } from './read';
import { company, said } from './statements.fixture';

const one = company('C-1', 'Fjord AS');

describe('a file', () => {
  test.each([
    ['an array', JSON.stringify([one, company('C-2', 'Vik AS')])],
    ['a statement a line', `${JSON.stringify(one)}\r\n\r\n${JSON.stringify(company('C-2', 'Vik AS'))}\n`],
  ])('may be %s, with a byte order mark or without', (_name, text) => {
    for (const source of [
      text,
      `\uFEFF${text}`,
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
    ]) {
      expect(readBods(source).statements.map(({ recordId }) => recordId)).toEqual(['C-1', 'C-2']);
    }
  });

  test('may be a single statement', () => {
    expect(readBods(JSON.stringify(one, null, 2))).toMatchObject({ read: 1, skipped: [] });
  });

  test('tells a line that is broken and reads the others', () => {
    const { statements, skipped } = readBods(`${JSON.stringify(one)}\n{"statementId": \n`);
    expect(statements).toHaveLength(1);
    expect(skipped).toEqual([{ statementId: '', why: 'Line 2 is not JSON.', where: 'line 2' }]);
  });

  test.each([
    ['notJson', '<xml/>', /not JSON/],
    ['cut short', JSON.stringify([one]).slice(0, -5), /not JSON/],
    ['a bare value', '42', /no statements/],
    ['an empty array', '[]', /no statements/],
    ['other objects', '[{"id": 1}, null, "x"]', /no statements/],
    ['nothing readable', JSON.stringify([{ ...one, recordType: 'ship' }]), /no statements.*recordType/],
    ['0.3 by its words', JSON.stringify([{ ...one, publicationDetails: { bodsVersion: '0.3' } }]), /BODS 0\.3;/],
    ['0.2 by its shape', JSON.stringify([{ statementID: 'a', statementType: 'personStatement' }]), /BODS 0\.2 or 0\.3/],
    [
      'one older among newer',
      JSON.stringify([one, { statementID: 'a', statementType: 'personStatement' }]),
      /0\.2 or 0\.3/,
    ],
  ])('is refused whole: %s', (_name, text, message) => {
    expect(() => readBods(text)).toThrow(message);
  });
});

describe('hostile files', () => {
  test('a statement nested without end, or of many megabytes, is left out alone', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = `[${JSON.stringify(one)}, ${JSON.stringify(company('C-2', 'x')).replace(/}$/, `,"more":${deep}}`)},
      ${JSON.stringify(company('C-3', 'y'.repeat(2_000_000)))}]`;
    const { statements, skipped } = readBods(text);
    expect(statements.map(({ recordId }) => recordId)).toEqual(['C-1']);
    expect(skipped.map(({ why }) => why)).toEqual(Array(2).fill(expect.stringMatching(/nested too deeply or larger/)));
  });

  test('__proto__ is a name like any other', () => {
    const text = JSON.stringify([one]).replace(
      '"recordDetails":{',
      '"__proto__":{"closed":true},"recordDetails":{"__proto__":{"name":"x"},',
    );
    const [statement] = readBods(text).statements;
    expect(statement?.closed).toBe(false);
    expect(Reflect.get({}, 'closed')).toBeUndefined();
  });

  test('a statement of other kinds of values is left out with its why', () => {
    const broken = [
      said('person', 'P-1', { names: 'Kari' }),
      said('relationship', 'R-1', { subject: 7, interestedParty: 'P-1' }),
      12,
    ];
    const { skipped } = readBods(JSON.stringify([one, ...broken]));
    expect(skipped.map(({ where, why }) => `${where}, ${why}`)).toEqual([
      'record 2, recordDetails.names: A list is expected here.',
      'record 3, recordDetails.subject: Text or an object is expected here.',
      'record 4, The statement: An object is expected here.',
    ]);
    expect(skipped.map(({ why }) => why.split(':')[0])).toEqual([
      'recordDetails.names',
      'recordDetails.subject',
      'The statement',
    ]);
  });
});

test('two statements say the same whatever their order of fields and their publication', () => {
  const { publicationDetails: _, ...rest } = one;
  const turned = Object.fromEntries(
    Object.entries({ ...rest, publicationDetails: { publisher: { name: 'A register' } } }).reverse(),
  );
  const [a, b] = readBods(JSON.stringify([one, turned])).statements;
  expect(a?.digest).toBe(b?.digest);
});
