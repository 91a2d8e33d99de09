import { seriousFindings } from './axe';
import type { ChartPage } from './chartPage';
import { expect, test } from './fixtures';

/** Makes a chart with one saved entity and opens the entity's panel. */
async function withEntity(chart: ChartPage, title: string, name: string) {
  await chart.make(title);
  await chart.add('Organisation', name);
  await chart.save();
  await chart.canvas.focus();
  await chart.page.keyboard.press('i');
  const panel = chart.page.locator('#entity-panel');
  await expect(panel.getByRole('heading', { name, level: 2 })).toBeVisible();
  return panel;
}

test('documents are asked for from the panel by the keyboard, and what was asked is seen there and in the menu', async ({
  chart,
}) => {
  const panel = await withEntity(chart, 'Asking', 'Alder Holdings Ltd');
  const { page } = chart;
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect(panel).toContainText('Nothing was asked for yet.');
  await panel.getByRole('button', { name: 'Request documents… by mail' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request documents' });
  const recipients = dialog.getByLabel('Recipients');
  const send = dialog.getByRole('button', { name: 'Send' });
  await expect(recipients).toBeFocused();
  await expect(send).toBeDisabled();

  await page.keyboard.type('ada@example.org\nnobody');
  await dialog.getByRole('button', { name: 'Passport' }).click();
  await expect(dialog).toContainText('Not a valid email address: nobody');
  await expect(send).toBeDisabled();
  await recipients.fill('ada@example.org\n  bob@example.org  ');
  await expect(dialog).not.toContainText('Not a valid email address');
  await dialog.getByRole('button', { name: 'Another document' }).click();
  await dialog.getByRole('textbox', { name: 'Document 2' }).fill('Letter of the bank');
  await expect(dialog.getByLabel('Message')).toBeDisabled();
  await expect(dialog).toContainText('ada@example.org is neither.');
  expect(await seriousFindings(page)).toEqual([]);
  await send.click();
  await expect(dialog).toContainText('Request sent');
  await expect(dialog).toContainText('You have asked 2 people for documents of Alder Holdings Ltd.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const asked = panel.getByRole('list', { name: 'Requests' });
  for (const part of ['Passport', 'Letter of the bank', 'ada@example.org', 'bob@example.org'])
    await expect(asked).toContainText(part);
  await expect(asked.getByText(/^Sent \d\d:\d\d/)).toHaveCount(2, { timeout: 20_000 });

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Your requests' }).click();
  const all = page.getByRole('dialog', { name: 'Your requests' });
  await expect(all).toContainText('Alder Holdings Ltd');
  expect(await seriousFindings(page)).toEqual([]);
});

test('who has asked for nothing is told how, and a list that does not load can be tried again', async ({ chart }) => {
  const panel = await withEntity(chart, 'Asking later', 'Birch Holdings Ltd');
  const { page } = chart;
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RequestsSent') ? route.abort() : route.fallback(),
  );
  await panel.getByRole('tab', { name: 'Files' }).click();
  await expect(panel).toContainText('The requests did not load');
  await page.unroute('**/graphql');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Nothing was asked for yet.');
});
