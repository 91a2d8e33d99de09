import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { leaves, startLeaving, useLeaving } from './leaving';

test('what is on its way is known to every list until it has ended, whichever of two ends first', () => {
  const { result } = renderHook(() => useLeaving());
  const ends: (() => void)[] = [];
  act(() => {
    ends.push(startLeaving(['a', 'b'], { folder: 'x' }), startLeaving(['b'], 'bin'));
  });
  expect([...result.current]).toEqual([
    ['a', { folder: 'x' }],
    ['b', 'bin'],
  ]);
  act(() => {
    ends[1]?.();
  });
  expect(result.current.get('b')).toEqual({ folder: 'x' });
  act(() => {
    ends[0]?.();
  });
  expect(result.current.size).toBe(0);
});

test('a list loses what goes to another folder or to the bin; one that looks through all folders only what goes to the bin', () => {
  expect(leaves({ folder: 'x' }, '')).toBe(true);
  expect(leaves({ folder: 'x' }, 'x')).toBe(false);
  expect(leaves({ folder: 'x' }, null)).toBe(false);
  expect(leaves('bin', null)).toBe(true);
  expect(leaves(undefined, '')).toBe(false);
});
