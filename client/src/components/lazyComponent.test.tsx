import { afterEach, expect, jest, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazyComponent } from './lazyComponent';
import { TestMantine } from '../testkit/TestMantine';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Page = ({ name = 'nobody' }: { name?: string }) => <p>Hello {name}</p>;

test('shows what waits, then the part with what it was given', async () => {
  const greeting = lazyComponent(() => Promise.resolve(Page), <p>One moment</p>);
  render(<greeting.Component name="Helena" />);
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('Hello Helena')).toBeTruthy();
});

test('a part loaded early is there at once', async () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const greeting = lazyComponent(load, <p>One moment</p>);
  greeting.preload();
  greeting.preload();
  await act(() => Promise.resolve());
  await act(() => Promise.resolve());
  render(<greeting.Component />);
  expect(screen.getByText('Hello nobody')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('after 120 seconds it is a chunk-load error; Try again loads it', async () => {
  jest.useFakeTimers();
  let answer: Promise<typeof Page> = new Promise(() => undefined);
  const greeting = lazyComponent(() => answer);
  render(
    <TestMantine>
      <greeting.Component />
    </TestMantine>,
  );
  await act(() => jest.advanceTimersByTimeAsync(119_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert').textContent).toContain(messages.chunkLoadFailed);

  answer = Promise.resolve(Page);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Hello nobody')).toBeTruthy();
});

test('a part that cannot be fetched is the same error', async () => {
  const greeting = lazyComponent(() => Promise.reject<typeof Page>(new TypeError('Failed to fetch')));
  render(
    <TestMantine>
      <greeting.Component />
    </TestMantine>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(messages.chunkLoadFailed);
});
