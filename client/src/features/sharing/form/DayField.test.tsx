import { useState } from 'react';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { changeOwnership, resetOwnership } from '../../../lib/ownership/settings';
import { DayField } from './DayField';
import type { ShareLinkDraft } from './draft';
import { TestMantine } from '../../../testkit/TestMantine';

afterEach(() => {
  cleanup();
  resetOwnership();
});

const onChange = jest.fn<(part: Pick<ShareLinkDraft, 'asOf'>) => void>();

function Form({ asOf, ownership }: Pick<ShareLinkDraft, 'asOf' | 'ownership'>) {
  const [draft, setDraft] = useState({ asOf, ownership } as ShareLinkDraft);
  const take = (part: Pick<ShareLinkDraft, 'asOf'>) => {
    onChange(part);
    setDraft((before) => ({ ...before, ...part }));
  };
  return <DayField draft={draft} onChange={take} />;
}

function show(asOf: string | null = null, ownership = false) {
  onChange.mockClear();
  render(
    <TestMantine>
      <Form asOf={asOf} ownership={ownership} />
    </TestMantine>,
  );
  const user = userEvent.setup({ delay: null });
  const tick = () => user.click(screen.getByRole('checkbox'));
  const day = () => screen.queryByLabelText<HTMLInputElement>('The day that visitors see');
  const type = (value: string) => fireEvent.change(day()!, { target: { value } });
  return { tick, day, type };
}

describe('the day that a share link shows', () => {
  test('is none at first, then today', async () => {
    const { tick, day } = show();
    expect(day()).toBeNull();
    expect(screen.getByLabelText(`Show as of ${toShownDate(isoToday())}`)).toBeTruthy();
    await tick();
    expect(onChange.mock.calls).toEqual([[{ asOf: isoToday() }]]);
    expect(day()?.value).toBe(isoToday());
  });

  test('is first the one that is looked at on the chart', async () => {
    changeOwnership({ asOf: '2021-03-04' });
    const { tick } = show();
    await tick();
    expect(onChange).toHaveBeenLastCalledWith({ asOf: '2021-03-04' });
  });

  test('is kept for when it is ticked again', async () => {
    const { tick, type, day } = show('2020-01-01');
    type('2019-12-31');
    expect(onChange).toHaveBeenLastCalledWith({ asOf: '2019-12-31' });
    await tick();
    expect(onChange).toHaveBeenLastCalledWith({ asOf: null });
    expect(day()).toBeNull();
    await tick();
    expect(onChange).toHaveBeenLastCalledWith({ asOf: '2019-12-31' });
  });

  test('takes whole days only', () => {
    const { type } = show('2020-01-01');
    type('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('says whether visitors may move it', () => {
    show('2020-01-01', true);
    expect(screen.getByText('Visitors begin with this day and may move it.')).toBeTruthy();
    cleanup();
    show('2020-01-01', false);
    expect(screen.getByText(/Visitors see this day alone/)).toBeTruthy();
  });
});
