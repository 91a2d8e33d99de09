import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SheetHandle } from './SheetHandle';

afterEach(cleanup);

function show(isTall = false) {
  const [setTall, onClose] = [jest.fn<(isTall: boolean) => void>(), jest.fn<() => void>()];
  render(<SheetHandle isTall={isTall} setTall={setTall} onClose={onClose} />);
  const handle = screen.getByRole('button');
  handle.setPointerCapture = () => undefined;
  const pull = (by: number) => {
    // The test's browser has no pointer events of its own, which say where they are.
    const at = (type: string, clientY: number) => new MouseEvent(type, { bubbles: true, clientY });
    fireEvent(handle, at('pointerdown', 400));
    fireEvent(handle, at('pointerup', 400 + by));
    fireEvent.click(handle);
  };
  return { handle, pull, setTall, onClose };
}

test('a sheet is pulled up to the whole screen, and down away', () => {
  const { pull, setTall, onClose } = show();
  pull(-120);
  expect(setTall.mock.calls).toEqual([[true]]);
  pull(120);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a tall sheet is pulled down to its half first', () => {
  const { pull, setTall, onClose } = show(true);
  pull(120);
  expect(setTall.mock.calls).toEqual([[false]]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a press by keys counts after a pull, too', () => {
  const { handle, pull, setTall } = show();
  pull(-120);
  fireEvent.click(handle);
  expect(setTall.mock.calls).toEqual([[true], [true]]);
});
