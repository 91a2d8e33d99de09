import { describe, expect, test } from '@jest/globals';
import type { PartyRow } from './recordStore';
import { laterRow } from './rows';

const row = (stated: number, json: string | null, closing: string | null): PartyRow => ({
  ...{
    key: 'e|1',
    edition: 'e',
    name: json ?? '',
    typeName: 'Company',
    party: 'known',
    country: '',
    detail: '',
    numbers: '',
  },
  ...{ stated, json, closing, closedAt: closing === null ? null : stated, ended: closing !== null },
});
const whole = (stated: number) => row(stated, `says ${stated}`, null);
const closes = (stated: number) => row(stated, null, `closes ${stated}`);

describe('statements on one record', () => {
  test.each([
    ['the latest stays', [whole(1), whole(3), whole(2)], 'says 3', null],
    ['of one day the last stays', [whole(1), row(1, 'again', null)], 'again', null],
    ['a closing stands beside', [whole(1), closes(2)], 'says 1', 'closes 2'],
    ['whatever comes first', [closes(2), whole(1)], 'says 1', 'closes 2'],
    ['of closings the latest stays', [closes(2), whole(1), closes(1)], 'says 1', 'closes 2'],
    ['and one that is taken up again is told of both', [whole(1), closes(2), whole(3)], 'says 3', 'closes 2'],
  ])('%s', (_what, [first, ...rest], json, closing) => {
    if (!first) throw new Error('none');
    expect(rest.reduce(laterRow, first)).toMatchObject({ json, closing });
  });
});
