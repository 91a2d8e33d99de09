import { expect, test } from '@jest/globals';
import { columnsOf } from './columns';
import { listAt } from './kinds';
import { tracks } from './tracks';

/** What a window of 1280 pixels leaves beside the navigation and the margins. */
const ROOM = 990;

test.each(['organisations', 'individuals', 'trusts', 'assets', 'projects', 'customs'])(
  'the usual columns of %s are all seen in a window of 1280 pixels',
  (path) => {
    const kind = listAt(`/${path}`);
    const usual = columnsOf(kind).filter(({ id }) => kind.columns.includes(id));
    const [, narrowest] = tracks(usual, ROOM);
    expect(narrowest).toBeLessThanOrEqual(ROOM);
  },
);

test('columns that do not fit keep their whole width and are scrolled to', () => {
  const all = columnsOf(listAt('/assets'));
  const [template, narrowest] = tracks(all, ROOM);
  expect(narrowest).toBeGreaterThan(ROOM);
  expect(template).toContain('220px');
});
