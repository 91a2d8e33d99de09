import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPanelChart, type PanelChart } from '../../../lib/panelChart';
import { showWithServer } from '../../../testkit/showWithServer';
import { recordOf } from '../testkit/recordOf';
import { ShareTab } from './ShareTab';

const nothing = { shareInfo: false, shareNotes: false, shareKeyPersons: false, shareFiles: false, isPrivate: false };
const grant = (key: string, more: object = {}) => ({ __typename: 'SharingGrant', key, ...nothing, ...more });
const linkOf = (key: string, name: string, more: object = {}) => ({
  ...{ __typename: 'SharingLink', key, name, expired: false, paused: false, ruleBroken: null, mayManage: true },
  modifiedDate: '2026-11-27T10:00:00.000Z',
  entities: [grant('other', { shareNotes: true })],
  ...more,
});

function show(links: object[], permission: 'Co-Owner' | 'Viewer' = 'Co-Owner') {
  setPanelChart({ key: 'c1', openShareLinks: () => undefined } as unknown as PanelChart);
  return showWithServer(<ShareTab record={{ ...recordOf('Company'), permission }} />, ({ name, variables }) => {
    if (name === 'EntityShares') return { sharingLinks: links };
    if (name !== 'GrantInLink') return undefined;
    const { input } = variables as { input: { key: string; entities: { key: string }[] } };
    const entities = input.entities.map((one) => grant(one.key, one));
    return {
      editSharingLink: { __typename: 'SharingLinkResult', ok: { ...linkOf(input.key, 'Bank'), entities }, error: null },
    };
  });
}

afterEach(() => setPanelChart(null));

test('each share link of the chart is listed with what it shows of the entity, and one says why it does not open', async () => {
  show([
    linkOf('l1', 'Bank', { entities: [grant('e1', { shareInfo: true })] }),
    linkOf('l2', 'Auditor', { paused: true }),
  ]);
  expect(await screen.findByRole('checkbox', { name: 'Info: Bank' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Notes: Bank' })).toHaveProperty('checked', false);
  expect(screen.getByText('Paused')).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['AuditorPaused', 'Bank']);
});

test('a switch changes the entity in that link, and leaves what the link shows of others', async () => {
  const { sent } = show([linkOf('l1', 'Bank')]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Info: Bank' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Info: Bank' })).toHaveProperty('checked', true));
  const [change] = sent.mock.calls.map(([one]) => one).filter(({ name }) => name === 'GrantInLink');
  expect(change?.variables).toEqual({
    input: {
      key: 'l1',
      modifiedDate: '2026-11-27T10:00:00.000Z',
      entities: [
        { key: 'other', ...nothing, shareNotes: true },
        { key: 'e1', ...nothing, shareInfo: true },
      ],
    },
  });
});

test('nobody but a Co-Owner of the entity shows more of it, and only who manages a link changes it', async () => {
  show([linkOf('l1', 'Bank'), linkOf('l2', 'Auditor', { mayManage: false })], 'Viewer');
  expect(await screen.findByRole('checkbox', { name: 'Info: Bank' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: 'Private: Bank' })).toHaveProperty('disabled', false);
  expect(screen.getByRole('checkbox', { name: 'Private: Auditor' })).toHaveProperty('disabled', true);
});

test('a chart that no share link opens says so', async () => {
  show([]);
  expect(await screen.findByText('No share link opens this chart.')).toBeTruthy();
});
