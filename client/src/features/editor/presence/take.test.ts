import { describe, expect, test } from '@jest/globals';
import { chart, move, open } from '../../../chart/model/testSession';
import { changeChart } from '../../../chart/model/commands';
import { createUi } from '../ui';
import { take } from './usePresence';

const READ = '2026-01-01T10:00:00.000Z';
const LATER = '2026-01-01T10:00:01.000Z';
const answer = {
  name: chart.name,
  ...{ revision: chart.revision, changedBy: 'Ada', changedByCaller: false, entitiesChanged: LATER },
  ...{ viewerCan: chart.viewerCan, others: [] },
};

test('a name that was changed between opening the chart and the first answer is taken up by that answer', async () => {
  const { session, read, state } = open({ entitiesChanged: READ });
  const ui = createUi();
  await take({ session, ui }, { ...answer, entitiesChanged: READ });
  expect(read).not.toHaveBeenCalled();
  ui.setState({ presence: null });
  const nodes = chart.nodes.map((node) => (node.key === 'a' ? { ...node, name: 'Renamed' } : node));
  read.mockResolvedValueOnce({ ...chart, nodes, entitiesChanged: LATER });
  await take({ session, ui }, answer);
  expect(state().document.nodes.get('a')?.name).toBe('Renamed');
  expect(state().entitiesChanged).toBe(LATER);
  await take({ session, ui }, answer);
  expect(read).toHaveBeenCalledTimes(1);
});

describe('a chart that is given another name beside it', () => {
  const renamed = { ...answer, name: 'Group of 2026', entitiesChanged: '' };

  test('is called so with the next answer, also for who may only read it, and is read once for it', async () => {
    const viewerCan = { edit: false, share: false, delete: false };
    const { session, read, state } = open({ viewerCan, entitiesChanged: '' });
    const ui = createUi();
    read.mockResolvedValue({ ...chart, viewerCan, name: 'Group of 2026' });
    await take({ session, ui }, { ...renamed, name: chart.name, viewerCan });
    expect(read).not.toHaveBeenCalled();
    await take({ session, ui }, { ...renamed, viewerCan });
    await take({ session, ui }, { ...renamed, viewerCan });
    expect(state().document.props.name).toBe('Group of 2026');
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('leaves unsaved work as it is, which is saved under the new name', async () => {
    const { session, read, save, state } = open({ entitiesChanged: '' });
    session.setMode('edit');
    session.run(move('a', 900));
    read.mockResolvedValue({ ...chart, name: 'Group of 2026' });
    await take({ session, ui: createUi() }, renamed);
    expect(state().document.props.name).toBe('Group of 2026');
    expect(state().document.nodes.get('a')?.x).toBe(900);
    expect(state().unsaved).toBeGreaterThan(0);
    await session.save();
    expect(save.mock.calls[0]?.[0].changes.name).toBeUndefined();
  });

  test('keeps the name that was given here and is not saved yet', async () => {
    const { session, read, state } = open({ entitiesChanged: '' });
    const ui = createUi();
    session.setMode('edit');
    session.run(changeChart({ name: 'Mine' }));
    read.mockResolvedValue({ ...chart, revision: chart.revision, name: 'Group of 2026' });
    await take({ session, ui }, renamed);
    await take({ session, ui }, renamed);
    expect(state().document.props.name).toBe('Mine');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
