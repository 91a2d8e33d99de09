import { describe, expect, test } from '@jest/globals';
import { isDue, newestOf, toDelete } from './rotation';

const DAY = 86_400_000;
const at = (text: string) => new Date(text).getTime();

/** What is kept of a backup each night for so many days. */
function retainedAfter(days: number): string[] {
  let retained: number[] = [];
  const begun = at('2026-09-01T02:00:00Z');
  for (let day = 0; day < days; day += 1) {
    const now = begun + day * DAY;
    retained.push(now);
    const gone = new Set(toDelete(retained, now));
    retained = retained.filter((time) => !gone.has(time));
  }
  return retained.map((time) => new Date(time).toISOString().slice(0, 10));
}

describe('automatic backups', () => {
  test('keep the last seven days, and the last four weeks by the newest of each', () => {
    expect(retainedAfter(60)).toEqual([
      '2026-10-11',
      '2026-10-18',
      ...['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-10-${day}`),
    ]);
  });

  test('keep those of before when there was none for long', () => {
    const times = ['2026-01-01', '2026-03-01', '2026-11-24'].map((day) => at(`${day}T02:00:00Z`));
    expect(toDelete(times, at('2026-11-24T02:00:01Z'))).toEqual([]);
  });

  test('keep only the newest of a day', () => {
    const times = ['T01:00:00Z', 'T02:00:00Z', 'T09:00:00Z'].map((time) => at(`2026-11-24${time}`));
    expect(toDelete(times, at('2026-11-24T09:00:01Z'))).toEqual([times[1], times[0]]);
  });

  test('that were made while a clock was ahead neither go nor drive out those of now', () => {
    const future = Array.from({ length: 7 }, (_, day) => at('2031-01-01T02:00:00Z') + day * DAY);
    const now = at('2026-11-24T02:00:00Z');
    expect(toDelete([...future, now], now + 1)).toEqual([]);
    expect(isDue(future, now)).toBe(true);
  });

  test('are due after a day, and in the night after half of one', () => {
    const noon = new Date(2026, 10, 24, 12).getTime();
    const night = new Date(2026, 10, 25, 2, 30).getTime();
    expect(isDue([], noon)).toBe(true);
    expect(isDue([noon], noon + DAY / 2 - 3_600_000)).toBe(false);
    expect(isDue([noon], night)).toBe(true);
    expect(isDue([noon - DAY], noon)).toBe(true);
    expect(isDue([night], noon + DAY)).toBe(false);
  });
});

test('one that was made while the clock was a year ahead is not the newest, unless there is no other', () => {
  const [ahead, now] = [at('2027-11-25T02:00:00Z'), at('2026-11-25T12:00:00Z')];
  const retained = [ahead, now - DAY, now - 2 * DAY].map((time) => ({ time }));
  expect(newestOf(retained, now)).toEqual({ time: now - DAY });
  expect(newestOf(retained.slice(0, 1), now)).toEqual({ time: ahead });
  expect(newestOf([], now)).toBeUndefined();
});
