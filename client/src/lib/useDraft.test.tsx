import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDraft } from './useDraft';

test('a form follows what others change, and changes only what was touched in it', () => {
  const { result, rerender } = renderHook((now: { name: string; says: string }) => useDraft(now), {
    initialProps: { name: 'Chart', says: 'Old' },
  });
  expect(result.current.changes).toEqual({});
  act(() => result.current.say({ name: 'Mine' }));
  rerender({ name: 'Theirs', says: 'New' });
  expect(result.current.said).toEqual({ name: 'Mine', says: 'New' });
  expect(result.current.changes).toEqual({ name: 'Mine' });
  act(() => result.current.say({ name: 'Theirs' }));
  expect(result.current.changes).toEqual({});
});

test('a form tells what others changed of that which it would write', () => {
  const { result, rerender } = renderHook((now: { name: string; says: string }) => useDraft(now), {
    initialProps: { name: 'Chart', says: 'Old' },
  });
  act(() => result.current.say({ name: 'Mine' }));
  expect(result.current.overtaken).toEqual({});
  rerender({ name: 'Theirs', says: 'New' });
  expect(result.current.overtaken).toEqual({ name: 'Theirs' });
  act(() => result.current.say({ name: 'Mine too' }));
  expect(result.current.overtaken).toEqual({ name: 'Theirs' });
  rerender({ name: 'Mine too', says: 'New' });
  expect(result.current.overtaken).toEqual({});
});
