import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { byKey } from '@stemma/shared/byKey';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { compare } from '../../chart/model/compare';
import { newLink, newNode, toDocument } from '../../chart/model/document';
import { selectionOf } from '../../chart/model/selection';
import { chartActions } from './actions/chartActions';
import { copySelection, paste } from './clipboard';
import { ExploreBar } from './explore/ExploreBar';
import { NOTHING_EXPLORED } from './explore/state';
import { RolesView } from './roles/RolesView';
import { reportedBy, type SnapshotSource } from './source';
import { showInEditor } from './testkit/showInEditor';

afterEach(cleanup);

const nodes = ['ash', 'birch', 'cedar'].map((key) => newNode({ key, typeName: 'Company', name: key }));

function chartOf(...links: [to: string, role: LinkRole][]) {
  const made = links.map(([to, role]) => newLink({ key: to, from: 'ash', to, roles: [role] }));
  return toDocument({ name: '', description: '', routing: 'orthogonal', nodes, links: made, groups: [] });
}

/** Two states of a chart side by side: a share that changed, and a link that went. */
function showCompared(piece = <p />) {
  const earlier = chartOf(
    ['birch', { role: 'Shareholder', percentage: 60 }],
    ['cedar', { role: 'Beneficiary', percentage: 40 }],
  );
  const comparison = compare(earlier, chartOf(['birch', { role: 'Shareholder', percentage: 33 }]));
  const snapshot = {
    key: 's',
    name: 'First',
    createdDate: '',
    document: earlier,
  } as unknown as SnapshotSource['snapshot'];
  const source: SnapshotSource = {
    ...{ kind: 'snapshot', chartKey: 'c', snapshot, comparison, from: 'First', to: 'now', against: 'now', others: [] },
    ...{ onAgainst: () => undefined, onLeave: () => undefined, onGoBack: null },
  };
  const { nodes: cards, links } = comparison.readable;
  return showInEditor(piece, { nodes: [...cards.values()], links: [...links.values()], edit: false, source });
}

test('what is copied off two compared states says what these say, not the words of the comparison', () => {
  const { editor, session } = showCompared();
  session.select(selectionOf(['ash', 'birch', 'cedar']));
  copySelection(editor);
  cleanup();
  const other = showInEditor(<p />, { nodes: [] });
  other.session.store.setState({ document: { ...other.now().document, nodes: byKey([]), links: byKey([]) } });
  paste(other.editor);
  const roles = [...other.now().document.links.values()].flatMap((link) => link.roles);
  expect(roles).toEqual([
    { role: 'Shareholder', percentage: 33 },
    { role: 'Beneficiary', percentage: 40 },
  ]);
});

test('two compared states are not exported, which would look like a chart', () => {
  const { editor } = showCompared();
  const action = chartActions.find(({ id }) => id === 'export');
  expect(action?.visible?.(editor)).toBe(false);
  const snapshot = { ...editor, source: { ...editor.source, comparison: null } as SnapshotSource };
  expect(action?.visible?.(snapshot)).toBe(true);
});

test('a snapshot by itself has reports, two compared states have none', () => {
  const { editor } = showCompared();
  expect(reportedBy(editor.source, 'snapshot:s')).toBeNull();
  const alone = { ...editor.source, comparison: null } as SnapshotSource;
  expect(reportedBy(alone, 'snapshot:s')).toEqual({ chartKey: 'c', snapshotKey: 's' });
  expect(reportedBy({ kind: 'chart' }, 'c')).toEqual({ chartKey: 'c' });
});

test('roles to filter by and the roles of all links are roles, not the words of the comparison', async () => {
  const { ui, user } = showCompared(<ExploreBar />);
  act(() => ui.setState({ explore: { ...NOTHING_EXPLORED, open: true } }));
  await user.click(await screen.findByRole('combobox', { name: 'Role' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Beneficiary', 'Shareholder']);
  await user.click(screen.getByRole('option', { name: 'Shareholder' }));
  expect(screen.getByText('2 of 3 entities')).toBeTruthy();
  cleanup();
  showCompared(<RolesView onClose={() => undefined} />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual(['birch33% Shareholder']);
});
