import { describe, expect, test } from '@jest/globals';
import { nobodyThere } from './nobodyThere';

describe('a register that names nobody', () => {
  test.each([
    ['owners', false, 'The register names no owners of it.'],
    ['owners', true, 'The register names no owners of it. It names holdings: choose “Holdings” or “Both”.'],
    ['holdings', false, 'The register names no holdings of it.'],
    ['holdings', true, 'The register names no holdings of it. It names owners: choose “Owners” or “Both”.'],
    ['both', false, 'The register names nobody around it.'],
  ] as const)('says so of %s, and that there are others: %s', (direction, others, said) => {
    expect(nobodyThere(direction, others)).toBe(said);
  });
});
