import { describe, expect, test } from '@jest/globals';
import { readFlag } from './flag';

describe('a flag', () => {
  test('is a country of the list, whatever the case of its code', () => {
    expect(readFlag('ch')).toEqual({ country: 'CH' });
    expect(readFlag(' GB ')).toEqual({ country: 'GB' });
    expect(readFlag('XX')).toBeUndefined();
    expect(readFlag('')).toBeUndefined();
  });

  test('or one of the colours', () => {
    expect(readFlag('Red')).toEqual({ color: 'red' });
    expect(readFlag('NONE')).toEqual({ color: 'none' });
    expect(readFlag('purple')).toBeUndefined();
  });
});
