import { describe, expect, it } from '@jest/globals';
import { PERCENTAGE_ROLES } from './percentageRoles';
import { readPercentage } from './percentage';

describe('percentage of a role', () => {
  it('is kept for the roles that carry one only', () => {
    for (const role of PERCENTAGE_ROLES) expect(readPercentage(role, 12.5)).toEqual({ value: 12.5 });
    for (const role of ['Director', 'Trustee', 'Shareholder of record', '']) {
      expect(readPercentage(role, 12.5)).toEqual({ value: null });
      expect(readPercentage(role, 'x')).toEqual({ value: null });
    }
  });

  it.each([
    [0, 0],
    [100, 100],
    ['33.33', 33.33],
    [' 25 % ', 25],
    ['.5', 0.5],
    ['12,5', 12.5],
    [',25', 0.25],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j', (typed, value) => {
    expect(readPercentage('Owner', typed)).toEqual({ value });
  });

  it.each([-1, 100.01, 33.333, '33.333', '1,000', '1.2,3', '1e1', 'half', '5 5', '%', NaN, Infinity, true, {}])(
    'refuses %j',
    (typed) => {
      expect(readPercentage('Owner', typed)).toEqual({
        fault: 'A percentage is a number from 0 to 100 with at most two decimals.',
      });
    },
  );

  it('takes every hundredth', () => {
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
      expect(readPercentage('Owner', hundredths / 100)).toEqual({ value: hundredths / 100 });
    }
  });
});
