import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GroupSection } from './GroupSection';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

test('the group is a tree: each under who carried it in, with how', async () => {
  const onShow = jest.fn<(key: string) => void>();
  const makeChart = jest.fn<(keys: readonly string[], name: string) => Promise<void>>().mockResolvedValue(undefined);
  render(
    <TestMantine>
      <GroupSection
        head="X"
        group={[
          { key: 'A', certain: true, by: ['X'], byRole: false },
          { key: 'B', certain: true, by: ['A', 'X'], byRole: false },
          { key: 'C', certain: false, by: ['B'], byRole: true },
        ]}
        party={(key) => ({ key, name: `${key} Ltd`, typeName: 'Company' })}
        onShow={onShow}
        makeChart={makeChart}
      />
    </TestMantine>,
  );
  const [a] = screen.getAllByRole('listitem');
  expect(a?.textContent).toBe(
    'A Ltdby a majority of votesB Ltdby a majority of votes, together with X LtdC Ltdmay be, by a role within the stated ranges',
  );
  expect(within(a!).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'C Ltd' }));
  expect(onShow).toHaveBeenCalledWith('C');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Make a chart of it' }));
  expect(makeChart).toHaveBeenCalledWith(['X', 'A', 'B', 'C'], 'Group of X Ltd');
});
