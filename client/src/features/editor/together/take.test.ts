import { expect, test } from '@jest/globals';
import { chart, open } from '../../../chart/model/testSession';
import { createUi } from '../ui';
import { take } from './useCompany';

const READ = '2026-01-01T10:00:00.000Z';
const LATER = '2026-01-01T10:00:01.000Z';
const answer = {
  ...{ revision: chart.revision, changedBy: 'Ada', changedByCaller: false, entitiesChanged: LATER },
  ...{ viewerCan: chart.viewerCan, others: [] },
};

test('a name that was changed between opening the chart and the first answer is taken up by that answer', async () => {
  const { session, read, state } = open({ entitiesChanged: READ });
  const ui = createUi();
  await take({ session, ui }, { ...answer, entitiesChanged: READ });
  expect(read).not.toHaveBeenCalled();
  ui.setState({ company: null });
  const nodes = chart.nodes.map((node) => (node.key === 'a' ? { ...node, name: 'Renamed' } : node));
  read.mockResolvedValueOnce({ ...chart, nodes, entitiesChanged: LATER });
  await take({ session, ui }, answer);
  expect(state().document.nodes.get('a')?.name).toBe('Renamed');
  expect(state().entitiesChanged).toBe(LATER);
  await take({ session, ui }, answer);
  expect(read).toHaveBeenCalledTimes(1);
});
