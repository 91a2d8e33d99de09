import { describe, expect, it } from '@jest/globals';
import { operationMessages } from '@stemma/shared/messages/operations';
import { parse } from 'graphql';
import { comparedPairs, measureDocument } from './documentSize';
import { graphqlLimits, oversizeOf } from './limits';

const size = (text: string) => measureDocument(parse(text));

describe('the size of a document', () => {
  it('counts a fragment wherever it is spread, though it is measured once', () => {
    const fragments = Array.from(
      { length: 200 },
      (_, at) => `fragment A${at} on About { ...A${at + 1} ...A${at + 1} }`,
    );
    const text = `{ about { ...A0 } } ${fragments.join(' ')} fragment A200 on About { product }`;
    expect(size(text).selections).toBeGreaterThan(2 ** 200);
  });

  it('is endless where fragments spread each other in a circle', () => {
    expect(size('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }').selections).toBe(Infinity);
  });

  it('says how deep, renamed and wide the operation is', () => {
    const text = '{ a: about { p: product } ...F } fragment F on Query { about { ... on About { v: version } } }';
    expect(size(text)).toMatchObject({ depth: 2, aliases: 3, rootFields: 2, operations: 1, fragments: 1 });
  });

  it('counts the pairs that validation compares, also under parents of one name', () => {
    expect(comparedPairs(parse('{ a { b b b } }'))).toBe(3);
    expect(comparedPairs(parse('{ a { b } a { b } a { b } }'))).toBe(3 + 3);
    expect(comparedPairs(parse('{ a { ...F ...F } } fragment F on A { b c }'))).toBe(2);
  });
});

describe('a document over the limits', () => {
  const times = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => text(at)).join(' ');

  it.each([
    ['characters', `{ a }${' '.repeat(graphqlLimits.characters)}`],
    ['depth', '{ a '.repeat(13) + '}'.repeat(13)],
    ['aliases', `{ a { ${times(31, (at) => `b${at}: c`)} } }`],
    ['rootFields', `{ ${times(21, (at) => `a${at}`)} }`],
    ['selections', `{ a { ${times(1001, (at) => `b${at}`)} } }`],
    ['nesting', `{ a(b: ${'['.repeat(90)}${']'.repeat(90)}) }`],
    ['operations', times(11, (at) => `query Q${at} { a }`)],
    ['fragments', `{ a } ${times(61, (at) => `fragment F${at} on A { b }`)}`],
    ['comparedPairs', `{ a { ${times(200, () => 'b')} } }`],
    ['tokens', `{ ${times(4000, () => 'a')} }`],
    ['comments', `${'#\n'.repeat(501)}{ a }`],
  ] as const)('is refused by its %s', (what, text) =>
    expect(oversizeOf(text)).toBe(operationMessages[what](graphqlLimits[what])),
  );

  it('is left to the parser where it cannot be read', () => {
    expect(oversizeOf('{ a ')).toBeUndefined();
  });
});
