import { describe, expect, test } from '@jest/globals';
import { readSentence } from './sentences';

const read = (text: string) => {
  const said = readSentence(text);
  return said && [said.owner, said.share.replace(/\s/g, ''), said.owned, said.role].filter(Boolean).join(' | ');
};

describe('a statement says who holds', () => {
  test.each([
    'Dock Ltd is 30% owned by Elena',
    'Dock Ltd is owned 30 % by Elena',
    'Dock Ltd wird zu 30 % von Elena gehalten',
    'Dock Ltd gehört zu 30 % der Elena',
    'Elena owns a 30 % stake in Dock Ltd',
    'Elena 30 % of the shares in Dock Ltd',
    'Elena owns 30% of the issued share capital of Dock Ltd',
    'Elena hält 30 % der Anteile an der Dock Ltd',
  ])('%s', (text) => expect(read(text)).toBe('Elena | 30% | Dock Ltd'));

  test.each(['Elena holds 30 % of the votes in Dock Ltd', 'Elena hält 30 % der Stimmrechte an Dock Ltd'])(
    'of votes: %s',
    (text) => expect(read(text)).toBe('Elena | 30% | Dock Ltd | Voting rights'),
  );

  test.each([
    'Elena holds between 25 and 50 % of Dock Ltd',
    'Elena between 25% and 50% Dock Ltd',
    'Elena 25 to 50 % Dock Ltd',
    'Elena hält zwischen 25 und 50 % an Dock Ltd',
    'Elena 25 bis 50 % Dock Ltd',
  ])('as a range: %s', (text) => expect(read(text)).toBe('Elena | 25–50% | Dock Ltd'));

  test('names keep what stands in quotation marks', () => {
    expect(read('"Nothing Sold" 30 % Dock Ltd')).toBe('Nothing Sold | 30% | Dock Ltd');
    expect(read('Elena 30 % "Bar since 1999"')).toBe('Elena | 30% | Bar since 1999');
  });
});

describe('a text that does not say who holds today is no statement', () => {
  test.each([
    'Elena no longer holds 30 % of Dock Ltd',
    'Elena does not own 30% of Dock Ltd',
    'Elena hält nicht mehr 30 % an Dock Ltd',
    'Elena formerly 30 % Dock Ltd',
    'Elena used to own 30 % of Dock Ltd',
    'Elena sold 30 % of Dock Ltd',
    'Elena held 30% of Dock Ltd',
    'Elena indirectly holds 30 % of Dock Ltd',
    'Elena via Quay Ltd 30 % Dock Ltd',
    'Elena and Bo own 30 % of Dock Ltd',
    'Elena owns 100 % of Dock Ltd since 2020',
    'Dock Ltd is 30 % Elena',
  ])('%s', (text) => expect(read(text)).toBeNull());
});
