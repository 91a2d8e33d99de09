import { DEMO } from './server';
import { ChartPage } from './chartPage';
import { expect, signIn, test } from './fixtures';

test('what two people do at once is told by name and merged; where it touches, the second is asked and loses nothing', async ({
  chart,
  browser,
  server,
}) => {
  await chart.make('Two editors');
  await chart.add('Organisation', 'Common Ltd');
  await chart.save();
  const url = chart.page.url();
  const names = async (of: ChartPage) => (await of.graph()).nodes.map(({ name }) => name).sort();

  const other = new ChartPage(await browser.newPage({ baseURL: server.url }));
  await signIn(other.page, DEMO);
  await other.page.goto(url);
  await other.ready();
  const isEditing = { name: 'You, in another window, are editing' };
  await expect(other.page.getByRole('status', isEditing)).toBeVisible({ timeout: 15_000 });
  await other.add('Individual', 'Theirs First');
  await other.save();

  await chart.add('Individual', 'Mine Second');
  await chart.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const news = chart.page.getByRole('status', { name: 'What others changed' });
  await news.getByRole('button', { name: 'What was changed' }).click();
  await expect(news).toContainText('Theirs First');
  await news.getByRole('button', { name: 'Close what others changed' }).click();
  await chart.save();
  expect(await names(chart)).toEqual(['Common Ltd', 'Mine Second', 'Theirs First']);

  await chart.settled();
  const common = (await chart.graph()).nodes.find(({ name }) => name === 'Common Ltd');
  if (!common) throw new Error('No card');
  const held = await chart.pointOf(common);
  const target = await chart.pointOf({ x: common.x + 90, y: common.y + 130 });
  await chart.page.mouse.move(held.x, held.y);
  await chart.page.mouse.down();
  await chart.page.mouse.move(held.x + 40, held.y + 60, { steps: 4 });
  await other.add('Individual', 'While Dragging');
  await other.save();
  await chart.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(news).toContainText('1 added');
  await chart.page.mouse.move(target.x, target.y, { steps: 4 });
  await chart.page.mouse.up();
  await chart.save();
  const put = (await chart.graph()).nodes.find(({ name }) => name === 'Common Ltd');
  expect(Math.abs((put?.x ?? 0) - common.x - 90)).toBeLessThan(3);
  expect(Math.abs((put?.y ?? 0) - common.y - 130)).toBeLessThan(3);
  expect(await names(chart)).toEqual(['Common Ltd', 'Mine Second', 'Theirs First', 'While Dragging']);

  const renameTo = async ({ page }: ChartPage, name: string) => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  };
  await renameTo(chart, 'Two editors, mine');
  await renameTo(other, 'Two editors, theirs');
  await chart.save();
  await other.page.keyboard.press('ControlOrMeta+s');
  const stale = other.page.getByRole('dialog');
  await expect(stale.getByRole('group', { name: 'The chart itself' })).toContainText('Two editors, mine');
  await stale.getByRole('radio', { name: 'Theirs' }).click();
  await stale.getByRole('button', { name: 'Merge' }).click();
  await expect(other.saveState).toHaveText('Saved');
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Two editors, mine');
  expect(await names(other)).toEqual(['Common Ltd', 'Mine Second', 'Theirs First', 'While Dragging']);
  await other.page.close();
});

test('work goes on while the server is away, and is saved when it is back', async ({ chart, server }) => {
  await chart.make('Server away');
  await chart.add('Organisation', 'Patient Ltd');
  await chart.page.context().setOffline(true);
  await chart.page.keyboard.press('ControlOrMeta+s');
  await expect(chart.saveState).toHaveText(/Not saved, retrying within/);
  await chart.add('Organisation', 'Meanwhile Ltd').catch(() => undefined);
  await chart.page.context().setOffline(false);
  await expect(chart.saveState).not.toHaveText(/Not saved/, { timeout: 40_000 });
  await chart.save();
  expect((await chart.graph()).nodes.map(({ name }) => name)).toContain('Patient Ltd');
  expect(server.url).toBeTruthy();
});
