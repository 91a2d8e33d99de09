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

test('rows of another folder are not shown under the new one, those of another order are until it has come', async () => {
  const lists = new Map<string, (rows: string[]) => void>();
  const read = (name: string) => () =>
    new Promise<{ total: number; rows: string[] }>((resolve) => {
      lists.set(name, (rows) => resolve({ total: rows.length, rows }));
    });
  const { result, rerender } = renderHook(
    ({ name, place }: { name: string; place: string }) =>
      usePages(`${place} ${name}`, read(`${place} ${name}`), { place }),
    { initialProps: { name: 'by name', place: 'outer' } },
  );
  const comes = (name: string, rows: string[]) => act(async () => lists.get(name)?.(rows));
  await comes('outer by name', ['a', 'b']);
  expect([result.current.total, result.current.at(0)]).toEqual([2, 'a']);
  rerender({ name: 'by date', place: 'outer' });
  expect([result.current.total, result.current.at(0), result.current.changing]).toEqual([2, 'a', true]);
  await comes('outer by date', ['b', 'a']);
  expect(result.current.at(0)).toBe('b');
  rerender({ name: 'by date', place: 'inner' });
  expect([result.current.total, result.current.at(0), result.current.changing]).toEqual([undefined, undefined, true]);
  await comes('inner by date', ['c']);
  expect([result.current.total, result.current.at(0)]).toEqual([1, 'c']);
});
