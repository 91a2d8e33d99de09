import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clamped } from './Clamped';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);
const show = (text: string) =>
  render(
    <TestMantine>
      <Clamped text={text} />
    </TestMantine>,
  );

test('a short text is shown whole', () => {
  show('Same date of birth');
  expect(screen.getByText('Same date of birth')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('of a long one the beginning is shown, and the rest on demand', async () => {
  const text = 'Listed for reasons that are told at great length. '.repeat(20).trim();
  show(text);
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(text)).toBeNull();
});
