import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Graph {
  revision: number;
  name: string;
  description: string;
  nodes: { key: string; name: string; x: number; y: number; chartDescription: string | null }[];
  edges: { key: string; from: string; to: string; name: string; fromSpot: string | null; toSpot: string | null }[];
}

/** The chart editor in the words of somebody who uses it. */
export class ChartPage {
  readonly canvas: Locator;
  readonly saveState: Locator;

  constructor(readonly page: Page) {
    this.canvas = page.getByTestId('chart-canvas');
    this.saveState = page.getByTestId('save-state');
  }

  /** Makes a chart from the overview and opens it for editing. */
  async make(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'New chart' }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL('**/chart/**');
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.canvas).toHaveAttribute('data-view', /\d/);
  }

  /** Adds an entity of a type, through the dialog that the key A opens. */
  async add(type: string, name: string): Promise<void> {
    await this.canvas.focus();
    await this.page.keyboard.press('a');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Type' }).or(dialog.getByLabel('Type')).first().click();
    await this.page.getByRole('option', { name: type }).click();
    await dialog.getByLabel(type === 'Custom' ? 'Custom Label' : 'Name', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: /^(Add|Not a Duplicate)/ }).click();
    const proceed = dialog.getByRole('button', { name: 'Not a Duplicate - Proceed' });
    await expect.poll(async () => !(await dialog.isVisible()) || (await proceed.isVisible())).toBe(true);
    if (await proceed.isVisible()) await proceed.click();
    await expect(dialog).toBeHidden();
  }

  /** Makes a chart with one entity on it and saves it; answers its card. */
  async makeWith(chart: string, type: string, name: string): Promise<Graph['nodes'][number]> {
    await this.make(chart);
    await this.add(type, name);
    await this.save();
    const [card] = (await this.graph()).nodes;
    if (!card) throw new Error('No card');
    return card;
  }

  /** Waits until the view stands still. */
  async settled(): Promise<void> {
    let before = '';
    await expect
      .poll(
        async () => {
          const now = (await this.canvas.getAttribute('data-view')) ?? '';
          const same = now === before;
          before = now;
          return same;
        },
        { intervals: [400] },
      )
      .toBe(true);
  }

  /** Lays the chart out and waits for it. */
  async layOut(changes: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+l');
    await expect(this.saveState).toHaveText(changes);
    await this.settled();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s');
    await expect(this.saveState).toHaveText('Saved');
  }

  /** The saved chart, asked of the server as the page's user. */
  async graph(): Promise<Graph> {
    const key = /\/chart\/([^/?]+)/.exec(this.page.url())?.[1];
    return (await this.asked('datasets/graph', { datasetId: key })) as Graph;
  }

  /** The record of an entity, asked of the server as the page's user. */
  async detailsOf(key: string): Promise<Record<string, unknown>> {
    return (await this.asked('graph/getNodeByKey', { key })) as Record<string, unknown>;
  }

  private async asked(call: string, data: Record<string, unknown>): Promise<unknown> {
    const token = await this.page.evaluate(() => localStorage.getItem('stemma.token'));
    const headers = { authorization: `Bearer ${token ?? ''}` };
    const answer = await this.page.request.post(`/api/${call}`, { data, headers });
    expect(answer.status()).toBe(200);
    return answer.json();
  }

  /** Makes a file of the chart in the form of a name, without the entities that are named. */
  async exported(format: string, leftOut: readonly string[] = []): Promise<Buffer> {
    await this.canvas.focus();
    await this.page.keyboard.press('x');
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText(format, { exact: true }).click();
    for (const name of leftOut) {
      await dialog.getByLabel('Leave out', { exact: true }).fill(name);
      await this.page.getByRole('option', { name }).click();
      await this.page.keyboard.press('Tab');
    }
    const download = this.page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const bytes = await readFile(await (await download).path());
    await expect(dialog).toBeHidden();
    return bytes;
  }

  /** Where a place of the chart, in its own units, is on the page. */
  async pointOf(place: { x: number; y: number }): Promise<{ x: number; y: number }> {
    const [zoom = 1, panX = 0, panY = 0] = ((await this.canvas.getAttribute('data-view')) ?? '').split(' ').map(Number);
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The chart is not on the page.');
    return { x: box.x + panX + place.x * zoom, y: box.y + panY + place.y * zoom };
  }

  /** Drags from one place of the chart to another. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const [start, end] = [await this.pointOf(from), await this.pointOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 6 });
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await this.page.mouse.up();
  }
}
