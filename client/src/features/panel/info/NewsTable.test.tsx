import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { besideHere } from '@stemma/shared/registers';
import { showWithServer } from '../../../testkit/showWithServer';
import { NewsTable } from './NewsTable';
import { tickedAtFirst } from './newsTicks';

afterEach(cleanup);

const news = besideHere(
  [
    { field: 'name', about: '', link: '', was: 'Low Ltd', is: 'Lower Ltd' },
    { field: 'address', about: '', link: '', was: '1 Quay Street', is: '2 New Street' },
  ],
  ({ field, was }) => (field === 'name' ? 'Client Code Violet' : was),
);

test('a name written by hand stands beside what the register says, and is not ticked', async () => {
  const told: unknown[] = [];
  const onTick = (...said: unknown[]) => told.push(said);
  showWithServer(<NewsTable typeName="Company" news={news} ticked={tickedAtFirst(news)} onTick={onTick} />, () => ({}));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Name').checked, box('Address').checked]).toEqual([false, true]);
  expect(screen.getByRole('row', { name: /here now/ }).textContent).toContain('Client Code Violet');
  await userEvent.click(box('Name'));
  expect(told).toEqual([['name', true]]);
});

test('who may only read has nothing to tick', () => {
  showWithServer(<NewsTable typeName="Company" news={news} ticked={new Set()} />, () => ({}));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
