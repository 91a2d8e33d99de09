import { expect, test } from '@jest/globals';
import type { AskedPage } from './pageLoader';
import { PageLoader } from './pageLoader';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function source(total: number) {
  const asked: number[] = [];
  const pages: AskedPage[] = [];
  let prefix = '';
  let broken = false;
  const loader = new PageLoader<string>(
    async (page) => {
      const { offset, limit, counted } = page;
      asked.push(offset);
      pages.push(page);
      await settled();
      if (broken) throw new Error('lost');
      const rows = Array.from(
        { length: Math.max(0, Math.min(limit, total - offset)) },
        (_, i) => `${prefix}${offset + i}`,
      );
      return counted ? { total, rows } : { rows };
    },
    10,
    1,
  );
  const whole = async () => {
    await settled();
    await settled();
    await settled();
  };
  return {
    loader,
    asked,
    pages,
    whole,
    rename: (text: string) => (prefix = text),
    break: (now: boolean) => (broken = now),
  };
}

test('only the pages in view are read, each once', async () => {
  const { loader, asked, whole } = source(100);
  loader.show(0, 5);
  await whole();
  loader.show(0, 12);
  await whole();
  expect(asked).toEqual([0, 10]);
  expect(loader.snapshot().total).toBe(100);
  expect(loader.snapshot().at(12)).toBe('12');
  expect(loader.snapshot().at(50)).toBeUndefined();
});

test('pages that were scrolled past are left out', async () => {
  const { loader, asked, whole } = source(100);
  loader.show(0, 5);
  await whole();
  for (const first of [20, 40, 60, 80]) loader.show(first, first + 5);
  await whole();
  expect(asked).toEqual([0, 80]);
});

test('a refresh shows the old rows until the new ones are there', async () => {
  const { loader, whole, rename } = source(30);
  loader.show(0, 5);
  await whole();
  rename('new ');
  void loader.refresh();
  expect(loader.snapshot().at(3)).toBe('3');
  expect(loader.snapshot().busy).toBe(true);
  await whole();
  expect(loader.snapshot().at(3)).toBe('new 3');
});

test('an answer that a refresh overtook is dropped', async () => {
  const answers: ((rows: string[]) => void)[] = [];
  const loader = new PageLoader<string>(
    () => new Promise((resolve) => answers.push((rows) => resolve({ total: rows.length, rows }))),
    10,
    1,
  );
  loader.show(0, 5);
  void loader.refresh();
  answers[1]?.(['new']);
  await settled();
  answers[0]?.(['old', 'old']);
  await settled();
  expect(loader.snapshot().total).toBe(1);
  expect(loader.snapshot().at(0)).toBe('new');
});

test('a lost connection is told, and trying again mends it', async () => {
  const lost = source(30);
  lost.break(true);
  lost.loader.show(0, 5);
  await lost.whole();
  expect(lost.loader.snapshot()).toMatchObject({ failed: true, total: undefined, busy: false });
  lost.break(false);
  void lost.loader.refresh();
  await lost.whole();
  expect(lost.loader.snapshot()).toMatchObject({ failed: false, total: 30 });
});

test('rows that are on their way elsewhere are not shown, and those after them move up', async () => {
  const { loader, whole } = source(30);
  loader.show(0, 25);
  await whole();
  loader.hide((row) => ['2', '3', '12'].includes(row));
  const shown = () => [0, 1, 2, 10, 26].map((index) => loader.snapshot().at(index));
  expect(loader.snapshot().total).toBe(27);
  expect(shown()).toEqual(['0', '1', '4', '13', '29']);
  loader.hide(() => false);
  expect(loader.snapshot().total).toBe(30);
  expect(shown()).toEqual(['0', '1', '2', '10', '26']);
});

test('a refresh that another one took the place of ends when the rows are new', async () => {
  const { loader, whole, rename } = source(10);
  loader.show(0, 5);
  await whole();
  rename('new ');
  const first = loader.refresh();
  void loader.refresh();
  await first;
  expect(loader.snapshot().at(0)).toBe('new 0');
});

test('rows are counted once, and again when the list is read again, as its order is', async () => {
  const { loader, pages, whole } = source(100);
  loader.show(0, 5);
  await whole();
  loader.show(30, 45);
  await whole();
  void loader.refresh();
  await whole();
  expect(pages.map(({ offset, counted }) => [offset, counted])).toEqual([
    [0, true],
    [30, false],
    [40, false],
    [30, true],
    [40, false],
  ]);
  expect(pages.map(({ asOf }) => asOf === pages[0]?.asOf)).toEqual([true, true, true, false, false]);
  expect(pages[3]?.asOf).toBe(pages[4]?.asOf);
});

test('rows that could not be counted are counted with the next page', async () => {
  const { loader, pages, whole, break: lose } = source(100);
  lose(true);
  loader.show(0, 5);
  await whole();
  lose(false);
  void loader.refresh();
  await whole();
  expect(pages.map(({ counted }) => counted)).toEqual([true, true]);
  expect(loader.snapshot().total).toBe(100);
});

test('rows are shown before they are counted, as many as are known of', async () => {
  let count: (all: number) => void = () => undefined;
  const total = new Promise<number>((resolve) => (count = resolve));
  const loader = new PageLoader<string>(() => Promise.resolve({ rows: ['a', 'b'], total }), 2, 1);
  loader.show(0, 1);
  await settled();
  expect(loader.snapshot()).toMatchObject({ total: 2, busy: false, failed: false });
  expect(loader.snapshot().at(1)).toBe('b');
  count(218_000);
  await settled();
  expect(loader.snapshot().total).toBe(218_000);
});

test('rows that could not be counted say so and stay', async () => {
  const total = Promise.reject(new Error('lost'));
  const loader = new PageLoader<string>(() => Promise.resolve({ rows: ['a', 'b'], total }), 2, 1);
  loader.show(0, 1);
  await settled();
  expect(loader.snapshot()).toMatchObject({ total: 2, failed: true });
  expect(loader.snapshot().at(0)).toBe('a');
});
