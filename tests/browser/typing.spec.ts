import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { ChartPage } from './chartPage';

/** What a person does, counted: a key chord is one, and so is a text that is typed in one go with the key that sends it off. Nothing else is done here. */
class Hands {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(chord: string): Promise<void> {
    this.count++;
    await this.page.keyboard.press(chord);
  }

  async type(text: string, sentBy: 'Enter' | 'Shift+Enter' = 'Enter'): Promise<void> {
    this.count++;
    await this.page.keyboard.type(text);
    await this.page.keyboard.press(sentBy);
  }
}

/** The links of the saved chart, by names: "Ada > Harbour Ltd: 60% Shareholder". */
async function savedLinks(chart: ChartPage): Promise<string[]> {
  const { nodes, edges } = await chart.graph();
  const nameOf = (key: string) => nodes.find((node) => node.key === key)?.name;
  return edges.map(({ from, to, name }) => `${nameOf(from)} > ${nameOf(to)}: ${name}`).sort();
}

const typed = (chart: ChartPage) => chart.page.getByRole('combobox', { name: 'Name', exact: true });

/** A new chart that is being edited, with the keyboard in it. */
async function begin(chart: ChartPage, name: string): Promise<void> {
  await chart.make(name);
  if (!chart.page.url().includes('mode=edit')) await chart.page.keyboard.press('ControlOrMeta+e');
  await chart.canvas.focus();
}

test('twelve entities and eleven links are typed in no more than thirty interactions, without a mouse', async ({
  chart,
}) => {
  await begin(chart, 'Typed by hand');
  const hands = new Hands(chart.page);
  await hands.press('c');
  await hands.type('i: Tove Brandvold', 'Shift+Enter');
  await hands.type('Brandvold Family Trust, Settlor', 'Shift+Enter');
  await hands.type('Fjellgard Holding AS 100% Owner', 'Shift+Enter');
  await hands.type('Fjellgard Marine AS 60%');
  await hands.type('Fjellgard Energi AS 30,5 %');
  await hands.type('Fund 3 25-50%', 'Shift+Enter');
  await hands.type('100% Norsk AS 12%');
  await hands.press('Enter');
  await hands.type('Fjellgard Shipping AS 51%', 'Shift+Enter');
  await hands.type('y: Havørn 100%');
  await hands.type('r: Bryggen 14 50%');
  await hands.press('ControlOrMeta+ArrowUp');
  await hands.type('i: Nils Aker 50%');
  await hands.type('b: Fellesbanken 7001, Settlor');
  await hands.press('Escape');
  await hands.press('ControlOrMeta+s');
  await expect(chart.saveState).toHaveText('Saved');
  expect(hands.count).toBeLessThanOrEqual(30);

  const { nodes } = await chart.graph();
  expect(nodes).toHaveLength(12);
  expect(await savedLinks(chart)).toEqual(
    [
      'Tove Brandvold > Brandvold Family Trust: Settlor',
      'Brandvold Family Trust > Fjellgard Holding AS: 100% Owner',
      'Fjellgard Holding AS > Fjellgard Marine AS: 60% Shareholder',
      'Fjellgard Holding AS > Fjellgard Energi AS: 30.5% Shareholder',
      'Fjellgard Holding AS > Fund 3: 25–50% Shareholder',
      'Fund 3 > 100% Norsk AS: 12% Shareholder',
      'Fjellgard Holding AS > Fjellgard Shipping AS: 51% Shareholder',
      'Fjellgard Shipping AS > Havørn: 100% Owner',
      'Fjellgard Shipping AS > Bryggen 14: 50% Owner',
      'Nils Aker > Bryggen 14: 50% Owner',
      'Fellesbanken 7001 > Bryggen 14: Settlor',
    ].sort(),
  );
  // No two stand over each other.
  for (const one of nodes)
    for (const other of nodes)
      if (one !== other) expect(Math.abs(one.x - other.x) > 140 || Math.abs(one.y - other.y) > 56).toBe(true);
});

test('a line whose name is still looked up is not said to be saved', async ({ chart }) => {
  const { page } = chart;
  await begin(chart, 'Looked up slowly');
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await asked;
    await route.continue();
  });
  await page.keyboard.press('c');
  await page.keyboard.type('Slowly Found Ltd');
  await page.keyboard.press('Enter');
  await expect(typed(chart)).toHaveValue('');
  await expect(chart.saveState).toHaveText('Not all saved');
  answer();
  await expect(chart.saveState).toHaveText('1 change not saved');
});

test('each card that is typed is one step of undo, and typing goes on where that leads', async ({ chart }) => {
  const { page } = chart;
  await begin(chart, 'Undone while typing');
  await page.keyboard.press('c');
  await page.keyboard.type('Undo Parent Ltd');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Undo Child Ltd 40%');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('2 changes not saved');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(chart.saveState).toHaveText('1 change not saved');
  await expect(typed(chart)).toBeFocused();
  await page.keyboard.type('Undo Other Ltd 35%');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(chart.saveState).toHaveText('Saved');
  await expect(typed(chart)).toHaveCount(0);
  expect(await savedLinks(chart)).toEqual(['Undo Parent Ltd > Undo Other Ltd: 35% Shareholder']);
});

test('an entity of a similar name is told of in place, and taken, or another one is made', async ({ chart }) => {
  const { page } = chart;
  const known = await chart.makeWith('Known already', 'Organisation', 'Quillfeather Estates Ltd');
  await page.goto('/overview');
  await begin(chart, 'Typed again');
  await page.keyboard.press('c');
  await page.keyboard.type('Quillfeather Estates Ltd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Possible Duplicate');
  await expect(page.getByRole('alert')).toContainText(
    'We found existing result(s) with a similar name to the one you entered.',
  );
  await expect(page.getByRole('button', { name: 'Not a Duplicate - Proceed' })).toBeVisible();
  await expect(typed(chart)).toBeFocused();
  await expect(chart.saveState).toHaveText('Not all saved');
  await expect(page.getByRole('alert')).toContainText('Quillfeather Estates Ltd');
  await expect(typed(chart)).toHaveValue('');

  // The key of the next line sends that line, and leaves the doubt open.
  await page.keyboard.type('Thistledown Nominees Ltd');
  await page.keyboard.press('Enter');
  await expect(typed(chart)).toHaveValue('');
  await expect(page.getByRole('alert')).toContainText('Quillfeather Estates Ltd');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(typed(chart)).toHaveValue('Quillfeather Estates Ltd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Quillfeather Estates Ltd');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(chart.saveState).toHaveText('2 changes not saved');
  await page.keyboard.type('Quillfeather Estate Ltd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Possible Duplicate');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('3 changes not saved');
  await page.keyboard.press('Escape');
  await chart.save();
  const { nodes } = await chart.graph();
  expect(nodes.map(({ name }) => name).sort()).toEqual([
    'Quillfeather Estate Ltd',
    'Quillfeather Estates Ltd',
    'Thistledown Nominees Ltd',
  ]);
  expect(nodes.map(({ key }) => key)).toContain(known.key);
});

test('share and roles of a link are typed on it', async ({ chart }) => {
  const { page } = chart;
  await begin(chart, 'Typed on links');
  await page.keyboard.press('c');
  await page.keyboard.type('Sorrel Parent Ltd');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Sorrel Child Ltd 40%');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await chart.save();
  const [link] = (await chart.graph()).edges;
  const onLink = page.getByRole('combobox', { name: 'Share and roles' });
  const { nodes } = await chart.graph();
  await chart.settled();
  const [from, to] = [link?.from, link?.to].map((key) => nodes.find((node) => node.key === key));
  const middle = await chart.pointOf({ x: (from?.x ?? 0) + 1, y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2 - 20 });
  const flags = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Flags & Labels' });
  await expect(flags).not.toHaveAttribute('aria-disabled');
  await page.mouse.click(middle.x, middle.y);
  // The link is selected instead of the card that was typed last.
  await expect(flags).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('5');
  await expect(onLink).toHaveValue('5% Shareholder');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(onLink).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(onLink).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', direc');
  await expect(page.getByRole('option', { name: 'Director', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(chart.saveState).toHaveText('2 changes not saved');
  await chart.save();
  expect((await chart.graph()).edges.map(({ name }) => name)).toEqual(['55% Shareholder\nDirector']);

  await page.keyboard.press('Enter');
  await onLink.fill('130% Owner');
  await expect(page.getByRole('alert')).toHaveText(/0 to 100/);
  await page.keyboard.press('Enter');
  await expect(onLink).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(onLink).toHaveCount(0);
  await expect(chart.saveState).toHaveText('Saved');
});

test('rows that are pasted become cards at once, and what could not be read is told', async ({ chart }) => {
  const { page } = chart;
  await begin(chart, 'Pasted rows');
  const paste = (text: string) =>
    page.evaluate((rows) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', rows);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  await paste('Name\tType\tCountry\nPasted One AG\tOrganisation\tSwitzerland\nPasted Two\tIndividual\tAtlantis');
  await expect(page.getByText('Not read: row 3: Country: “Atlantis”.')).toBeVisible();
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  const { nodes } = await chart.graph();
  expect(nodes.map(({ name }) => name).sort()).toEqual(['Pasted One AG', 'Pasted Two']);
  const [one] = nodes.filter(({ name }) => name === 'Pasted One AG');
  await page.reload();
  await chart.ready();
  await expect(page.getByTestId('chart-canvas')).toBeVisible();
  expect(await chart.detailsOf(one?.key ?? '')).toMatchObject({ country: 'Switzerland' });
});

test('a card is typed by the plus above or below another, by a double click and from the menu, where it was pointed at', async ({
  chart,
}) => {
  const { page } = chart;
  const card = await chart.makeWith('By plus', 'Organisation', 'Plus Middle Ltd');
  const at = await chart.pointOf(card);
  await page.mouse.click(at.x, at.y);
  await page.mouse.move(at.x, at.y + 40);
  await page.mouse.down();
  await page.mouse.up();
  await expect(typed(chart)).toBeFocused();
  await page.keyboard.type('Plus Below Ltd 20%');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(chart.saveState).toHaveText('1 change not saved');

  const place = { x: card.x + 330, y: card.y - 120 };
  const point = await chart.pointOf(place);
  await page.mouse.dblclick(point.x, point.y);
  await expect(typed(chart)).toBeFocused();
  await page.keyboard.type('Double Clicked Ltd');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await chart.save();
  const { nodes } = await chart.graph();
  const clicked = nodes.find(({ name }) => name === 'Double Clicked Ltd');
  expect(clicked?.x).toBeCloseTo(place.x, -1);
  expect(clicked?.y).toBeCloseTo(place.y, -1);
  expect(await savedLinks(chart)).toEqual(['Plus Middle Ltd > Plus Below Ltd: 20% Shareholder']);

  await page.getByRole('button', { name: 'Add an entity' }).first().click();
  for (const name of ['Add a card by typing', 'Sticky note', 'Text box', 'Image', 'Group of what is selected'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('what is typed stays while the chart is moved and saved, and is kept by a press elsewhere', async ({ chart }) => {
  const { page } = chart;
  const card = await chart.makeWith('Kept while typing', 'Organisation', 'Kept Parent Ltd');
  await chart.canvas.focus();
  await page.keyboard.press('ControlOrMeta+ArrowDown');
  await page.keyboard.type('Kept Child Ltd 10%');
  const free = { x: card.x - 260, y: card.y - 200 };
  await chart.drag(free, { x: free.x + 60, y: free.y + 30 });
  await expect(typed(chart)).toHaveValue('Kept Child Ltd 10%');
  const point = await chart.pointOf({ x: card.x - 260, y: card.y - 150 });
  await page.mouse.click(point.x, point.y);
  await expect(typed(chart)).toHaveCount(0);
  await expect(chart.saveState).toHaveText('1 change not saved');
  await chart.save();
  expect(await savedLinks(chart)).toEqual(['Kept Parent Ltd > Kept Child Ltd: 10% Shareholder']);
});

test('nothing is typed on a chart that is only read', async ({ chart }) => {
  const { page } = chart;
  await chart.makeWith('Only read', 'Organisation', 'Only Read Ltd');
  await page.keyboard.press('ControlOrMeta+e');
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toHaveCount(0);
  await chart.canvas.focus();
  for (const keys of ['c', 'ControlOrMeta+ArrowDown', 'ControlOrMeta+ArrowUp']) await page.keyboard.press(keys);
  const { x, y } = await chart.pointOf({ x: -200, y: -200 });
  await page.mouse.dblclick(x, y);
  await expect(typed(chart)).toHaveCount(0);
  await expect(chart.saveState).toHaveText('Saved');
});
