import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { AskedPage } from './pageLoader';
import { usePages } from './usePages';

test('another list is read where the one before was looked at, as a view that does not move tells nothing', async () => {
  const asked: [string, number][] = [];
  const list = (name: string) => (page: AskedPage) => {
    asked.push([name, page.offset]);
    const rows = Array.from({ length: page.limit }, (_, index) => `${name} ${page.offset + index}`);
    return Promise.resolve({ total: 100, rows });
  };
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
  const { result, rerender } = renderHook(({ name }) => usePages(name, list(name), { size: 10 }), {
    initialProps: { name: 'by name' },
  });
  await settled();
  act(() => result.current.show(42, 55));
  await settled();
  expect(result.current.at(42)).toBe('by name 42');

  rerender({ name: 'by date' });
  await settled();
  expect(result.current.at(42)).toBe('by date 42');
  expect(asked).toEqual([
    ['by name', 0],
    ['by name', 40],
    ['by name', 50],
    ['by date', 40],
    ['by date', 50],
  ]);
});
