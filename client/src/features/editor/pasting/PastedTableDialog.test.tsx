import { afterEach, expect, jest, test } from '@jest/globals';
import { Notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { pastedLinks } from '@stemma/shared/rules/import/links/typed/pastedTable';
import { newLink, newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';

// What draws asks the build for its fonts.
jest.unstable_mockModule('../../../chart/tables/layOutTable', () => ({
  arrangementOf: () => Promise.reject(new Error('not laid out')),
  drawTable: () => Promise.reject(new Error('not drawn')),
}));
const { PastedTableDialog } = await import('./PastedTableDialog');

afterEach(cleanup);

const anna = newNode({ key: 'anna', typeName: 'Individual', name: 'Anna Bay', chartCount: 1 });
const bay = newNode({ key: 'bay', typeName: 'Company', name: 'Bay Ltd', chartCount: 1, y: 160 });
const held = newLink({ key: 'held', from: 'anna', to: 'bay', roles: [{ role: 'Shareholder', percentage: 30 }] });

function show(rows: string) {
  const table = pastedLinks(`Owner\tOwned\tShare\n${rows}`);
  if (!table) throw new Error('no table');
  const dialog = (
    <>
      <PastedTableDialog {...table} onClose={() => undefined} />
      <Notifications />
    </>
  );
  return showInEditor(dialog, { nodes: [anna, bay], links: [held], answer: () => ({ searchEntities: [] }) });
}

test('changed links are counted apart from new ones before they are added, and told after', async () => {
  const { user, now, undo } = show('Anna Bay\tBay Ltd\t45 %\nCarl\tBay Ltd\t80 %');
  expect((await screen.findByRole('status')).textContent).toBe('New: 1 entity and 1 link; changed: 1 link');
  const told = screen.getByRole('list', { name: 'What is told before anything is written' });
  expect(told.textContent).toContain('“Bay Ltd” is owned to 125 % in all as Shareholder');
  expect(told.textContent).toContain('Anna Bay → Bay Ltd: 30% is now 45%');
  await user.click(screen.getByRole('button', { name: 'Add to the chart' }));
  expect(await screen.findByText('Anna Bay → Bay Ltd: 30% is now 45%.')).toBeTruthy();
  expect(await screen.findByText(/“Bay Ltd” is owned to 125 %/, { selector: '[role="alert"] *' })).toBeTruthy();
  expect(now().history.past).toHaveLength(1);
  const share = () => now().document.links.get('held')?.roles[0]?.percentage;
  expect(share()).toBe(45);
  undo();
  expect(share()).toBe(30);
});

test('rows that say what is there already change nothing, and this is told', async () => {
  const { user, now } = show('Anna Bay\tBay Ltd\t30 %');
  expect((await screen.findByRole('status')).textContent).toBe('New: 0 entities and 0 links; 1 role is there already');
  await user.click(screen.getByRole('button', { name: 'Add to the chart' }));
  await waitFor(() => expect(screen.getByText('1 role is there already.')).toBeTruthy());
  expect(now().history.past).toHaveLength(0);
});
