import { expect, test } from './fixtures';

test('every edit can be undone and done again, and the save state tells the truth', async ({ chart }) => {
  await chart.make('Undo and redo');
  await chart.add('Individual', 'Ada Example');
  await chart.add('Organisation', 'Babbage Works Ltd');
  await expect(chart.saveState).toHaveText(/changes not saved/);
  await chart.save();
  const first = await chart.graph();
  expect(first.nodes).toHaveLength(2);

  const [person] = first.nodes.filter(({ name }) => name === 'Ada Example');
  if (!person) throw new Error('No card');
  await chart.drag(person, { x: person.x + 120, y: person.y + 80 });
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.page.keyboard.press('ControlOrMeta+z');
  await expect(chart.saveState).toHaveText('Saved');
  await chart.page.keyboard.press('ControlOrMeta+Shift+z');
  await chart.save();
  const moved = (await chart.graph()).nodes.find(({ key }) => key === person.key);
  expect(moved?.x).toBeCloseTo(person.x + 120, -1);

  await chart.canvas.focus();
  await chart.page.keyboard.press('ControlOrMeta+a');
  await chart.page.keyboard.press('Delete');
  await chart.save();
  expect((await chart.graph()).nodes).toHaveLength(0);
  await chart.page.keyboard.press('ControlOrMeta+z');
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name).sort()).toEqual(['Ada Example', 'Babbage Works Ltd']);
});

test('a card that is clicked is moved by arrow keys at once', async ({ chart }) => {
  const card = await chart.makeWith('By keys', 'Organisation', 'Zephyr Reach Ltd');
  await chart.page.getByRole('button', { name: 'Zoom in' }).focus();
  const { x, y } = await chart.pointOf(card);
  await chart.page.mouse.click(x, y);
  await chart.page.keyboard.press('ArrowRight');
  await chart.page.keyboard.press('ArrowRight');
  await chart.save();
  expect((await chart.graph()).nodes[0]?.x).toBeCloseTo(card.x + 16, 1);
});

test('what is dragged from the palette is added where it is let go, pressed twice where there is room, and nothing where it is given up', async ({
  chart,
}) => {
  const { page } = chart;
  const first = await chart.makeWith('From the palette', 'Organisation', 'Zephyr Reach Ltd');
  const place = { x: first.x + 260, y: first.y + 140 };
  const carry = async (name: string) => {
    await page.getByRole('button', { name: 'Add an entity' }).first().click();
    await page.getByRole('menuitem', { name }).hover();
    await page.mouse.down();
    const { x, y } = await chart.pointOf(place);
    await page.mouse.move(x - 40, y - 40, { steps: 5 });
    await page.mouse.move(x, y);
  };

  await carry('Trust');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chart.saveState).toHaveText('Saved');

  await carry('Trust');
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Quartz Endowment');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog).toBeHidden();
  await chart.save();
  const trust = (await chart.graph()).nodes.find(({ name }) => name === 'Quartz Endowment');
  expect(trust?.x).toBeCloseTo(place.x, -1);
  expect(trust?.y).toBeCloseTo(place.y, -1);

  await page.getByRole('button', { name: 'Add an entity' }).first().click();
  await page.getByRole('menuitem', { name: 'Project' }).dblclick();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Twice Pressed');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toContain('Twice Pressed');
});

test('a name alone does not make an entity: its type is asked for', async ({ chart }) => {
  const { page } = chart;
  await chart.make('Untyped');
  await chart.canvas.focus();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Nadir Untyped');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This attribute is required.');
  await expect(dialog.getByLabel('Type').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Trust' })).toBeVisible();
  await page.keyboard.type('Trust');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).not.toContainText('This attribute is required.');
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toEqual(['Nadir Untyped']);
});

test('a finger that opened a menu drags nothing from under it', async ({ chart }) => {
  const { page } = chart;
  const card = await chart.makeWith('Held finger', 'Trust', 'Held Finger Trust');
  const { x, y } = await chart.pointOf(card);
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  const slide = async () => {
    for (let far = 10; far <= 60; far += 10) await touch('touchMove', { x: x + far, y });
    await touch('touchEnd');
  };
  await touch('touchStart', { x, y });
  await expect(page.getByRole('menu')).toBeVisible();
  await slide();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chart.saveState).toHaveText('Saved');
  await touch('touchStart', { x, y });
  await slide();
  await expect(chart.saveState).toHaveText('1 change not saved');
});

test('a layout that takes long is stopped, and the next one is not', async ({ chart }) => {
  const { page } = chart;
  await chart.make('Long layout');
  await chart.add('Organisation', 'Umber Slow Ltd');
  await chart.add('Trust', 'Umber Slow Trust');
  await chart.save();
  const before = (await chart.graph()).nodes;
  const worker = /\/layoutWorker-[^/]*\.js/;
  await page.route(worker, () => undefined);
  await chart.canvas.focus();
  const working = page.getByText('Laying out…');
  await page.keyboard.press('ControlOrMeta+l');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(working).toBeHidden();
  await expect(chart.canvas).toBeFocused();
  await page.keyboard.press('ControlOrMeta+l');
  await expect(working).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(working).toBeHidden();
  await expect(chart.saveState).toHaveText('Saved');
  expect((await chart.graph()).nodes).toEqual(before);
  await page.unroute(worker);
  await chart.layOut('1 change not saved');
});

test('an entity is replaced by another one, which takes over its place and its links', async ({ chart }) => {
  const { page } = chart;
  const former = await chart.makeWith('Replacing', 'Organisation', 'Former Holding Ltd');
  await chart.canvas.focus();
  await page.keyboard.press('Shift+L');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type').first().click();
  await page.getByRole('option', { name: 'Organisation' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Held Works Ltd');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog).toContainText('Roles of the link');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chart.save();

  const { x, y } = await chart.pointOf(former);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  await expect(dialog).toContainText('Replace entity');
  await expect(dialog.getByRole('radio', { name: 'New' })).toBeChecked();
  await dialog.getByLabel('Name', { exact: true }).fill('Present Holding Ltd');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await chart.save();
  const { nodes, edges } = await chart.graph();
  expect(nodes.map(({ name }) => name).sort()).toEqual(['Held Works Ltd', 'Present Holding Ltd']);
  const present = nodes.find(({ name }) => name === 'Present Holding Ltd');
  expect(present).toMatchObject({ x: former.x, y: former.y });
  expect(edges.map(({ from }) => from)).toEqual([present?.key]);
  await page.keyboard.press('ControlOrMeta+z');
  await chart.save();
  expect((await chart.graph()).edges.map(({ from }) => from)).toEqual([former.key]);
});

test('a chart that gave way to the panel goes back when that closes', async ({ chart, page }) => {
  await chart.make('Gives way');
  await chart.add('Organisation', 'Wide Ltd');
  await chart.save();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.keyboard.press('ControlOrMeta+e');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Fit/ }).click();
  const view = () => chart.canvas.getAttribute('data-view');
  await chart.settled();
  const before = await view();
  const [card] = (await chart.graph()).nodes;
  const at = await chart.pointOf(card ?? { x: 0, y: 0 });
  await page.mouse.click(at.x, at.y);
  await expect.poll(view).not.toBe(before);
  await page
    .getByRole('complementary', { name: 'Entity' })
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect.poll(view).toBe(before);
});

test('two clicks at different places are no double click', async ({ chart }) => {
  await chart.make('Quick clicks');
  const box = await chart.canvas.boundingBox();
  if (!box) throw new Error('No canvas');
  const dialog = chart.page.getByRole('dialog');
  await chart.page.mouse.click(box.x + 300, box.y + 120);
  // Above what an empty chart says in its middle.
  await chart.page.mouse.click(box.x + 700, box.y + 120);
  await chart.page.mouse.dblclick(box.x + 500, box.y + 300);
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('combobox', { name: 'Type' }).or(dialog.getByLabel('Type')).first().click();
  await chart.page.getByRole('option', { name: 'Trust' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Where Clicked Trust');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog).toBeHidden();
  await chart.save();
  const [card] = (await chart.graph()).nodes;
  const at = card && (await chart.pointOf(card));
  expect(Math.abs((at?.x ?? 0) - box.x - 500)).toBeLessThan(4);
});
