import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chart } from '@stemma/shared/chart/chart';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { newNode } from '../../../chart/model/document';
import { createChartSession } from '../../../chart/model/session';
import type { Shown } from '../chart/readShared';
import { createViewerUi, ViewerContext } from '../chart/viewer';
import { answering, refusedAs, type Call } from '../testkit/answering';
import { VisitContext } from '../visit';
import { VisitorPanel } from './VisitorPanel';
import { TestMantine } from '../../../testkit/TestMantine';

beforeAll(() => {
  // jsdom lays nothing out, and rows that are not in view do not exist.
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 500 });
});
afterEach(cleanup);

const acme: Shown = {
  key: 'acme',
  typeName: 'Company',
  name: 'Acme Ltd',
  party: 'known',
  isPrivate: false,
  description: '',
  ...{ shareInfo: false, shareNotes: false, shareKeyPersons: false, shareFiles: false },
};
const record = {
  key: 'acme',
  typeName: 'Company',
  name: 'Acme Ltd',
  description: 'Met on Tuesday.',
  fields: [{ name: 'registration', text: 'HRB 1', number: null, yesNo: null }],
  customFields: [{ name: 'Risk class', value: 'Medium' }],
};
const at = { folder: '', createdDate: '2026-02-03T04:05:06.000Z' };
const area = {
  files: [{ key: 'f1', name: 'deed.txt', size: 2048, preview: null, ...at, folder: 'd1' }],
  folders: [{ key: 'd1', name: 'Contracts', size: 2048, ...at }],
  links: [{ key: 'l1', name: 'Register', url: 'example.org/register', ...at }],
};

/** Shows the panel of an entity that a link shows like this. */
function show(entity: Shown, answer: (call: Call) => object | undefined = () => undefined) {
  const sent = answering(answer);
  const onEnded = jest.fn();
  const chart = {
    ...{ key: 'c1', name: 'Holding', description: '', visibility: 'private', routing: 'orthogonal' },
    ...{ revision: 0, organizationKey: '', folder: null, createdDate: '', modifiedDate: '', createdBy: '' },
    ...{ modifiedBy: '', viewerCan: { edit: false, share: false, delete: false }, links: [], groups: [] },
    nodes: [newNode(entity)],
  } as unknown as Chart;
  const gateway = {} as Parameters<typeof createChartSession>[1]['gateway'];
  const session = createChartSession(chart, { gateway, newKey: () => 'n', now: () => 0, wait: async () => undefined });
  const ui = createViewerUi();
  ui.setState({ open: entity.key });
  const shared = {
    type: 'chart',
    chart,
    mayExport: true,
    ownership: false,
    asOf: null,
    neighbourLevel: 1,
    shown: new Map([[entity.key, entity]]),
    evidence: new Map(),
  } as const;
  render(
    <TestMantine>
      <VisitContext value={{ visit: { linkKey: 'k1', token: 'visit-1' }, onEnded }}>
        <ViewerContext value={{ session, shared, ui, canvas: { current: null } }}>
          <VisitorPanel />
        </ViewerContext>
      </VisitContext>
    </TestMantine>,
  );
  return { sent, onEnded, user: userEvent.setup({ delay: null }) };
}

test('an entity of which nothing is granted is told by name and type, and nothing is asked of it', () => {
  const { sent } = show(acme);
  expect(screen.getByRole('heading', { name: 'Acme Ltd' })).toBeTruthy();
  expect(screen.getByText('Organisation')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a private entity is said to be there, and neither what it is', () => {
  const { sent } = show({ ...acme, name: 'Private', typeName: 'Custom', isPrivate: true });
  expect(screen.getByRole('heading', { name: 'Private' })).toBeTruthy();
  expect(screen.getByText('Not disclosed')).toBeTruthy();
  expect(screen.queryByText('Custom')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('the granted tabs alone are there, in their order, and the first is open; nothing can be edited', async () => {
  const { sent } = show({ ...acme, shareNotes: true, shareKeyPersons: true, shareFiles: true }, () => ({
    sharedFiles: area,
  }));
  const names = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'));
  expect(names).toEqual(['Files', 'Notes', 'Key persons']);
  expect(screen.getByRole('tab', { name: 'Files' }).getAttribute('aria-selected')).toBe('true');
  await screen.findByText('Contracts');
  expect(sent.mock.calls.map(([call]) => call)).toEqual([
    { name: 'SharedFiles', variables: { key: 'acme' }, token: 'visit-1' },
  ]);
  expect(screen.queryByRole('button', { name: /Edit|New/ })).toBeNull();
});

test('details, custom fields, notes and key persons are read when their tab is opened', async () => {
  const reached = { emailAddresses: [], phoneNumbers: [] };
  const person = { key: 'p', firstName: 'Ada', lastName: 'Byron', roles: ['Chair'], ...reached };
  const { user } = show({ ...acme, shareInfo: true, shareNotes: true, shareKeyPersons: true }, ({ name }) =>
    name === 'SharedPeople' ? { sharedKeyPersons: [person] } : { sharedEntity: record },
  );
  expect(await screen.findByText('HRB 1')).toBeTruthy();
  expect(screen.getByText('Medium')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await screen.findByText('Met on Tuesday.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Key persons' }));
  expect(await screen.findByText('Ada Byron')).toBeTruthy();
});

test('files lie in their folders, are searched flat, and links open with https:// before them', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = show({ ...acme, shareFiles: true }, () => ({ sharedFiles: area }));
  const table = await screen.findByRole('table', { name: 'Files' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads).toEqual(['', 'Name', 'Upload date', 'Kind', 'Size', 'Actions']);
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  expect(screen.queryByText('deed.txt')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Contracts' }));
  expect(screen.getByText('deed.txt')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Folders of files' }).textContent).toBe('All FilesContracts');
  await user.type(screen.getByRole('textbox', { name: 'Search the files' }), 'REG');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(open).toHaveBeenCalledWith('https://example.org/register', '_blank', 'noopener,noreferrer');
  await user.clear(screen.getByRole('textbox', { name: 'Search the files' }));
  expect(screen.getByText('deed.txt')).toBeTruthy();
});

test('a read that is refused as the visit has ended tells the page', async () => {
  const { onEnded } = show({ ...acme, shareInfo: true }, () => refusedAs('unauthenticated', sharingMessages.ended));
  await waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
});

test('a read that fails says so and is tried again', async () => {
  let reached = false;
  const { user } = show({ ...acme, shareInfo: true }, () => (reached ? { sharedEntity: record } : undefined));
  const again = await screen.findByRole('button', { name: 'Try again' });
  reached = true;
  await user.click(again);
  expect(await screen.findByText('HRB 1')).toBeTruthy();
});
