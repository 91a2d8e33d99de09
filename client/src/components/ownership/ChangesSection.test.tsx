import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnershipChange } from '@stemma/shared/ownership/changes';
import { ChangesSection } from './ChangesSection';
import type { LinkChange } from './ChangesSection';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

const NAMES: Record<string, string> = { mara: 'Mara Vale', ivo: 'Ivo Quay' };
const CHANGES: OwnershipChange[] = [
  { date: '2020-01-01', links: ['m'], holders: [{ key: 'mara', before: 0, after: 60 }] },
  {
    date: '2021-01-01',
    links: ['m', 'i'],
    holders: [
      { key: 'mara', before: 60, after: 37.5 },
      { key: 'ivo', before: 0, after: 22.5 },
    ],
  },
  { date: '2022-01-01', links: ['x', 'y'], holders: [] },
];

const onDay = jest.fn<(day: string) => void>();
beforeEach(() => void onDay.mockClear());

function show(changes = CHANGES, linksOf: (change: OwnershipChange) => LinkChange[] = () => []) {
  const party = (key: string) => ({ key, name: NAMES[key] ?? '', typeName: 'Individual' as const });
  render(
    <TestMantine>
      <ChangesSection changes={changes} linksOf={linksOf} party={party} onDay={onDay} />
    </TestMantine>,
  );
  const list = () => screen.getByRole('list', { name: 'Changes by day' });
  return {
    user: userEvent.setup({ delay: null }),
    said: () =>
      within(list())
        .queryAllByRole('listitem')
        .map((item) => item.textContent),
    choose: (label: string, day: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: day } }),
  };
}

describe('what changed', () => {
  test('stands day by day, the latest first, with what each holder had before and after', () => {
    const { said } = show();
    expect(said()).toEqual([
      '01.01.2022Show this dayNo total changes.',
      '01.01.2021Show this dayMara Vale60 % → 37.5 %Ivo Quay0 % → 22.5 %',
      '01.01.2020Show this dayMara Vale0 % → 60 %',
    ]);
  });

  test('leads to its day', async () => {
    const { user } = show();
    await user.click(screen.getAllByRole('button', { name: 'Show this day' })[1]!);
    expect(onDay).toHaveBeenCalledWith('2021-01-01');
  });

  test('of one holder leaves out the days on which nothing of his changed', async () => {
    const { user, said } = show();
    await user.click(screen.getByRole('combobox', { name: 'Holder' }));
    await user.click(screen.getByRole('option', { name: 'Ivo Quay', hidden: true }));
    expect(said()).toEqual(['01.01.2021Show this dayIvo Quay0 % → 22.5 %']);
  });

  test('between two days is what came after the first and until the second, and is compared', () => {
    const { said, choose } = show();
    choose('From', '2020-01-01');
    choose('To', '2021-01-01');
    expect(said()).toHaveLength(1);
    const rows = within(screen.getByRole('table', { name: 'Two days compared' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Name', '01.01.2020', '01.01.2021', 'Change'],
      ['Ivo Quay', '0 %', '22.5 %', '+ 22.5 %'],
      ['Mara Vale', '60 %', '37.5 %', '− 22.5 %'],
    ]);
  });

  test('between days in the wrong order, or on which all is the same, is said in words', () => {
    const { choose } = show();
    choose('From', '2021-01-01');
    choose('To', '2020-01-01');
    expect(screen.getByText('The first day is to be before the second.')).toBeTruthy();
    choose('To', '2023-01-01');
    expect(screen.getByText('No total differs between these days.')).toBeTruthy();
  });

  test('tells which links begin and end on a day, and how many more', () => {
    const link = (key: string): LinkChange => ({
      key,
      holder: 'Mara Vale',
      subject: 'Quay',
      begins: [],
      ends: ['Owner 5 %'],
    });
    const first = { ...link('m'), begins: ['Shareholder 60 %'] };
    const { said } = show(CHANGES, ({ date }) =>
      date === '2020-01-01'
        ? [first]
        : date === '2022-01-01'
          ? Array.from({ length: 8 }, (_, at) => link(`${at}`))
          : [],
    );
    expect(said().at(-1)).toBe(
      '01.01.2020Show this dayMara Vale in Quay: Owner 5 % ends; Shareholder 60 % beginsMara Vale0 % → 60 %',
    );
    expect(said()[0]).toMatch(/and 2 more linksNo total changes\.$/);
  });

  test('is told where there is nothing', () => {
    show([]);
    expect(screen.getByText('No dates are recorded.')).toBeTruthy();
  });

  test('shows the rest of many days when it is asked for', async () => {
    const many = Array.from({ length: 15 }, (_, at) => ({ date: `20${10 + at}-01-01`, links: ['l'], holders: [] }));
    const { user, said } = show(many);
    expect(said()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(said()).toHaveLength(15);
  });
});
