import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeOwnership, resetOwnership } from '../../lib/ownership/settings';
import { reportsOf } from '../../lib/ownership/report';
import { Overlays } from '../Overlays';
import { ReportMenu } from './ReportMenu';
import { TestMantine } from '../../testkit/TestMantine';

const asked = jest.fn<typeof fetch>();
const saved: string[] = [];

/** As much of a response as is looked at; jsdom has none. */
const answer = (status: number, body: object) =>
  ({
    ...{ status, ok: status < 400, headers: new Headers() },
    json: async () => body,
    blob: async () => new Blob(['%PDF']),
  }) as unknown as Response;

beforeEach(() => {
  saved.length = 0;
  asked.mockReset();
  asked.mockImplementation(async () => answer(200, {}));
  globalThis.fetch = asked;
  globalThis.URL.createObjectURL = () => 'blob:1';
  globalThis.URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  changeOwnership({ asOf: '2024-05-06', preset: 'ukPsc' });
});
afterEach(() => {
  cleanup();
  resetOwnership();
  notifications.clean();
  jest.restoreAllMocks();
});

function show(onSave: (() => Promise<boolean>) | null = null, scope?: 'ALL_MY_CHARTS', stored: object = {}) {
  render(
    <TestMantine>
      <ReportMenu
        entityKey="e1"
        name="Quay"
        onSave={onSave}
        fetchReport={reportsOf({ chartKey: 'c/1', ...stored }, scope)}
      />
      <Overlays />
    </TestMantine>,
  );
  const user = userEvent.setup({ delay: null });
  const choose = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { user, choose };
}
const body = () => JSON.parse(asked.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;

describe('the report of who owns an entity', () => {
  test.each([
    [/PDF/, 'pdf'],
    [/Word/, 'docx'],
    [/Excel/, 'xlsx'],
    [/CSV/, 'csv'],
    [/JSON/, 'json'],
  ])('as %s asks what the settings say, and is saved by name and day', async (name, format) => {
    const { choose } = show();
    await choose(name);
    await waitFor(() => expect(saved).toEqual([`Quay 2024-05-06.${format}`]));
    expect(asked.mock.calls[0]?.[0] as string).toContain('datasets/ownershipReport/c%2F1');
    expect(body()).toMatchObject({ entityKey: 'e1', format, asOf: '2024-05-06', preset: 'UK_PSC', scope: 'CHART' });
  });

  test('over all charts says so', async () => {
    const { choose } = show(null, 'ALL_MY_CHARTS');
    await choose(/CSV/);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(body()).toMatchObject({ scope: 'ALL_MY_CHARTS' });
  });

  test('of a snapshot names it', async () => {
    const { choose } = show(null, undefined, { snapshotKey: 's1' });
    await choose(/CSV/);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(body()).toMatchObject({ scope: 'CHART', snapshotKey: 's1' });
  });

  test('of a chart with unsaved changes offers to save first', async () => {
    const save = jest.fn(async () => true);
    const { choose } = show(save);
    await choose(/Save first/);
    expect(save).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  test('of a saved one says nothing of saving', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByRole('menuitem', { name: /PDF/ })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /Save first/ })).toBeNull();
  });

  test('that cannot be made says why, and can be asked for again', async () => {
    const refused = { error: 'This takes too long: narrow the charts.', code: 'unprocessable' };
    asked.mockResolvedValueOnce(answer(422, refused));
    const { choose } = show();
    await choose(/PDF/);
    expect(await screen.findByText('This takes too long: narrow the charts.')).toBeTruthy();
    expect(saved).toEqual([]);
    await choose(/PDF/);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
