import { expect, test } from './fixtures';

test('a chart is marked, kept in a snapshot, changed, compared and brought back', async ({ overview, chart }) => {
  const page = overview;
  await chart.make('Snapshots of a group');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Cedar Wharf Ltd');
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label', { exact: true }).fill('More than sixteen');
  await expect(dialog.getByText('Maximum 16 characters')).toBeVisible();
  await dialog.getByLabel('Label', { exact: true }).fill('Group parent');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('h');
  await expect(dialog.getByText('There are no Snapshots of this chart... yet!')).toBeVisible();
  await dialog.getByLabel('Name of a new snapshot').fill('Before the sale');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Look at Before the sale' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart.saveState).toHaveText('Saved');

  await chart.canvas.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await dialog.getByRole('combobox').fill('duplicate');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('1 change not saved');
  await expect(dialog).toBeHidden();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name).sort()).toEqual([
    'Cedar Wharf Ltd',
    'Cedar Wharf Ltd (copy)',
  ]);

  await page.keyboard.press('h');
  await dialog.getByRole('button', { name: 'Compare Before the sale with now' }).click();
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('heading')).toHaveText('1 added');
  await expect(differences.getByRole('button')).toHaveText(['Cedar Wharf Ltd (copy)']);
  await page.getByRole('button', { name: 'Restore this snapshot' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await expect(dialog).toBeHidden();
  await chart.ready();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toEqual(['Cedar Wharf Ltd']);
});

test('charts of an entity are put together and kept as a new chart, and leave as a picture', async ({
  overview,
  chart,
}) => {
  const page = overview;
  await chart.make('First of two');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Birch Quay Ltd');
  await chart.save();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('combine');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'First of two' }).check();
  await dialog.getByRole('radio', { name: 'Holdings' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/subject/**');
  // The address changes before the page does, and a key pressed until then is the first chart's.
  await expect(page.getByRole('button', { name: 'Save as a new chart' })).toBeVisible();
  await chart.ready();

  await page.keyboard.press('x');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Birch Quay Ltd.png');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Save as a new chart' }).click();
  await dialog.getByLabel('Name').fill('Kept together');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/chart/**');
  await chart.ready();
  expect(await chart.graph()).toMatchObject({ name: 'Kept together', nodes: [{ name: 'Birch Quay Ltd' }] });
});

test('a chart is edited in its table, laid out as a tree and taken along as a slide', async ({ overview, chart }) => {
  const page = overview;
  await chart.make('Edited as a table');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Alder Pier Ltd');
  await chart.add('Organisation', 'Rowan Pier Ltd');
  await chart.canvas.focus();
  await page.keyboard.press('t');
  const table = page.getByRole('region', { name: 'The chart as a table' });
  await table.getByRole('textbox', { name: 'Name of Rowan Pier Ltd' }).fill('Elm Pier Ltd');
  await page.keyboard.press('Enter');
  await table.getByText(/^Links/).click();
  await table.getByLabel('Holder of the new link').fill('Alder');
  await page.getByRole('option', { name: 'Alder Pier Ltd' }).click();
  await table.getByLabel('Held by the new link').fill('Elm');
  await page.getByRole('option', { name: 'Elm Pier Ltd' }).click();
  await table.getByRole('button', { name: 'Link them' }).click();
  await table.getByLabel('Role of Alder Pier Ltd and Elm Pier Ltd').fill('Shareholder');
  await page.keyboard.press('Enter');
  await table.getByLabel('Percentage of Alder Pier Ltd and Elm Pier Ltd').fill('62.5');
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Close the table' }).click();

  await page.getByRole('button', { name: 'Layouts' }).click();
  await page.getByRole('menuitem', { name: 'Lay out as a tree' }).click();
  await expect(page.getByText('Laying out…')).toBeHidden();
  await chart.save();
  const { nodes, edges } = await chart.graph();
  expect(edges.map(({ name }) => name)).toEqual(['62.5% Shareholder']);
  const heightOf = (name: string) => nodes.find((node) => node.name === name)?.y ?? 0;
  expect(heightOf('Elm Pier Ltd')).toBeGreaterThan(heightOf('Alder Pier Ltd'));

  await chart.canvas.focus();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('PowerPoint', { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Edited as a table.pptx');
});

test('in the table undo is the chart’s once nothing is typed, what is wrong with a cell is read whole, and tools and save state find room', async ({
  overview,
  chart,
}) => {
  const page = overview;
  await page.setViewportSize({ width: 1400, height: 880 });
  await chart.make('A chart whose name is a good deal longer than the bar over it could ever have room for at once');
  if (!page.url().includes('mode=edit')) await page.keyboard.press('ControlOrMeta+e');
  await chart.add('Organisation', 'Larch Mole Ltd');
  await expect(chart.saveState).toHaveText('1 change not saved');
  const cut = () =>
    chart.saveState.evaluate((state) => {
      const words = state.querySelector('span');
      return words ? words.scrollWidth - words.clientWidth : Number.NaN;
    });
  for (const width of [1280, 1400]) {
    await page.setViewportSize({ width, height: 880 });
    await expect.poll(cut).toBe(0);
  }

  await chart.canvas.focus();
  await page.keyboard.press('t');
  const table = page.getByRole('region', { name: 'The chart as a table' });
  const name = table.getByRole('textbox', { name: /^Name of/ });
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' West');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('2 changes not saved');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue('Larch Mole Ltd');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('Larch Mole Ltd');
  await expect(chart.saveState).toHaveText('1 change not saved');

  await name.fill('');
  await page.keyboard.press('Enter');
  const wrong = page.getByRole('alert').getByText('This attribute is required.');
  await expect(wrong).toBeVisible();
  const isOnTop = (words: Element) => {
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && (words.contains(seen) || seen.contains(words));
  };
  expect(await wrong.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press('Escape');

  const tools = page.getByRole('toolbar', { name: 'Tools' });
  const frame = await tools.boundingBox();
  const columns = new Set<number>();
  for (const tool of await tools.getByRole('button').all()) {
    const box = await tool.boundingBox();
    if (!box || !frame) throw new Error('A tool is not there.');
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    columns.add(box.x);
  }
  expect(columns.size).toBe(2);
  for (const line of await tools.getByRole('separator').all()) {
    const box = await line.boundingBox();
    expect(box && frame && box.width > frame.width - 16 && box.y > frame.y + 40).toBe(true);
  }
});
