import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleDialog } from './SampleDialog';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

test.each([
  ['', 40],
  ['12', 12],
  ['9000', 500],
  ['1', 5],
])('a random sample of “%s” entities is made with %i', async (typed, made) => {
  const onDone = jest.fn<(name: string, entities: number) => Promise<boolean>>().mockResolvedValue(true);
  const onClose = jest.fn();
  render(
    <TestMantine>
      <SampleDialog onDone={onDone} onClose={onClose} />
    </TestMantine>,
  );
  const user = userEvent.setup({ delay: null });
  const size = screen.getByRole('textbox', { name: 'Entities' });
  if (typed) {
    await user.clear(size);
    await user.type(size, typed);
  }
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onDone).toHaveBeenCalledWith('Random sample', made);
});
