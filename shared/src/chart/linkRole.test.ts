import { describe, expect, it } from '@jest/globals';
import { messages } from '../messages';
import { linkRoleShape } from './linkRole';

const faultOf = (role: object) => {
  const { error } = linkRoleShape.safeParse(role);
  return error && { at: error.issues[0]?.path.join('.'), message: error.issues[0]?.message };
};

describe('a role that a person writes', () => {
  it('carries a share of two decimals where it is one of ownership', () => {
    expect(linkRoleShape.parse({ role: 'Shareholder', percentage: 33.33 })).toEqual({
      role: 'Shareholder',
      percentage: 33.33,
    });
    expect(faultOf({ role: 'Owner', percentage: 33.333 })).toEqual({ at: 'percentage', message: messages.percentage });
    expect(faultOf({ role: 'Owner', minimum: 0.001 })).toEqual({ at: 'minimum', message: messages.percentage });
  });

  it('carries none where it is any other', () => {
    expect(linkRoleShape.parse({ role: 'Director', percentage: 50, minimum: 10 })).toEqual({
      role: 'Director',
      percentage: null,
      minimum: null,
    });
  });

  it('has its name on one line, and none that reads as a share', () => {
    expect(linkRoleShape.parse({ role: ' Settlor\nof  old ' })).toEqual({ role: 'Settlor of old' });
    expect(faultOf({ role: '40% Shareholder' })).toEqual({ at: 'role', message: messages.rolePercentage });
    expect(faultOf({ role: '40 %\nOwner', percentage: 10 })).toEqual({ at: 'role', message: messages.rolePercentage });
    expect(faultOf({ role: '\n' })).toEqual({ at: 'role', message: messages.required });
  });

  it('has a range that begins before it ends', () => {
    expect(faultOf({ role: 'Owner', minimum: 33, maximum: 10 })).toEqual({
      at: 'minimum',
      message: messages.shareRange,
    });
  });
});

it('a role that a source states keeps every number as stated', () => {
  const stated = { role: 'Voting rights', interest: 'votingRights', percentage: 33.33333, minimum: 25, maximum: 50 };
  expect(linkRoleShape.parse(stated)).toEqual(stated);
});
