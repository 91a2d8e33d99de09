import { expect, test } from '@jest/globals';
import { useLayoutEffect } from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
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

test('rows that say at once what is in view have the list read that is asked for, not the one before', async () => {
  const asked: string[] = [];
  function Rows({ show, first }: { show: (first: number, last: number) => void; first: string | undefined }) {
    useLayoutEffect(() => show(0, 5), [show]);
    return <p>{first}</p>;
  }
  function List({ folder }: { folder: string }) {
    const rows = usePages(folder, () => {
      asked.push(folder);
      return Promise.resolve({ total: 1, rows: [`in ${folder}`] });
    });
    return <Rows key={folder} show={rows.show} first={rows.at(0)} />;
  }
  const { rerender } = render(<List folder="Outer" />);
  await screen.findByText('in Outer');
  rerender(<List folder="Inner" />);
  await screen.findByText('in Inner');
  expect(asked).toEqual(['Outer', 'Inner']);
});
