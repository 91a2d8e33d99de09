import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SendingStep } from './SendingStep';
import { TestMantine } from '../../../testkit/TestMantine';

const making = (stage: 'none' | 'reading' | 'writing', written = 0, total = 0) => ({
  what: '10,000 organisations',
  progress: { stage, written, total },
});
const show = (step: React.ReactNode) => render(<TestMantine>{step}</TestMantine>);

test('somebody sees how many rows are written, and leaves the import to itself', () => {
  let left = 0;
  show(
    <SendingStep
      sent={1}
      fileName="clients.xlsx"
      making={making('writing', 2500, 10_000)}
      onCancel={() => undefined}
      onLeave={() => (left += 1)}
    />,
  );
  expect(screen.getByText('2,500 of 10,000 rows written')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Rows written' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  screen.getByRole('button', { name: 'Go on working' }).click();
  expect(left).toBe(1);
});

test('nothing is told of rows before the server writes them, and a file on its way can be called back', () => {
  const { rerender } = show(
    <SendingStep sent={1} fileName="clients.xlsx" making={making('reading')} onCancel={() => undefined} />,
  );
  expect(screen.getByRole('status').textContent).toBe('Checking the rows…');
  expect(screen.queryByRole('progressbar', { name: 'Rows written' })).toBeNull();
  rerender(
    <TestMantine>
      <SendingStep sent={0.4} fileName="clients.xlsx" making={making('none')} onCancel={() => undefined} />
    </TestMantine>,
  );
  expect(screen.getByRole('status').textContent).toBe('Sending, 40%');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
