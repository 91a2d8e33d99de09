import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SAVE_CHART, smallChanges } from '../../testkit/charts';
import type { Client } from '../../testkit/client';

/** A chart whose every save puts three entities and two links on it, all bearing the save's mark. */
export interface SavedChart {
  key: string;
  /** Marks of the saves that were acknowledged. */
  acknowledged: string[];
  /** Marks of all that were sent. */
  sent: string[];
  revision: number;
}

interface Graph {
  revision: number;
  nodes: { key: string }[];
  edges: { key: string }[];
}

/** Makes an empty chart for a writer. */
export async function newChart(client: Client): Promise<SavedChart> {
  const key = randomUUID();
  await client.post('datasets/add', { dataset: { key, name: 'Killed' } });
  return { key, acknowledged: [], sent: [], revision: (await graph(client, key)).revision };
}

/** Saves again and again until the server is gone; one save at a time, as an editor does. Throws when it says no before that. */
export async function saveUntilStopped(
  client: Client,
  chart: SavedChart,
  cut: { begun: boolean; over: boolean },
): Promise<void> {
  while (!cut.over) {
    const mark = randomUUID();
    const { changes } = smallChanges(mark);
    chart.sent.push(mark);
    const input = { key: chart.key, revision: chart.revision, saveKey: mark, changes };
    const answer = await client.graphql(SAVE_CHART, { input }).catch(() => undefined);
    const saved = answer?.saveChart.ok;
    if (!saved && !cut.begun) throw new Error(`A save was refused: ${JSON.stringify(answer?.saveChart.error)}`);
    if (!saved) return;
    chart.acknowledged.push(mark);
    chart.revision = saved.revision;
  }
}

/** What is lost or half there of a chart after a restart; takes over its revision for the next round. */
export async function damageOf(client: Client, chart: SavedChart): Promise<string[]> {
  const { revision, nodes, edges } = await graph(client, chart.key);
  const parts = [...nodes, ...edges].map(({ key }) => key.slice(0, key.lastIndexOf(':')));
  const there = new Map<string, number>();
  for (const mark of parts) there.set(mark, (there.get(mark) ?? 0) + 1);
  const lost = chart.acknowledged.filter((mark) => !there.has(mark)).map((mark) => `lost: ${mark}`);
  const halves = [...there].filter(([, count]) => count !== 5).map(([mark, count]) => `half: ${mark}, ${count} of 5`);
  const strangers = [...there.keys()].filter((mark) => !chart.sent.includes(mark)).map((mark) => `unsent: ${mark}`);
  const counted = revision - chart.revision + chart.acknowledged.length;
  const miscounted = counted === there.size ? [] : [`${there.size} saves are there, ${counted} are counted`];
  chart.revision = revision;
  chart.acknowledged = [...there.keys()];
  return [...lost, ...halves, ...strangers, ...miscounted];
}

async function graph(client: Client, datasetId: string): Promise<Graph> {
  const { status, body } = await client.post<Graph>('datasets/graph', { datasetId });
  if (status !== 200) throw new Error(`The chart cannot be read: ${status}`);
  return body;
}

/** Lets writers save, and ends something of the server `delay` ms after each has saved once; resolves when all writers have stopped. */
export async function savingUntil(
  client: Client,
  charts: readonly SavedChart[],
  delay: number,
  end: () => Promise<void>,
): Promise<void> {
  const cut = { begun: false, over: false };
  const before = new Map(charts.map((chart) => [chart, chart.acknowledged.length]));
  const saving = Promise.all(charts.map((chart) => saveUntilStopped(client, chart, cut)));
  const allHaveSaved = async () => {
    while (charts.some((chart) => chart.acknowledged.length === before.get(chart))) await wait(2);
    await wait(delay);
  };
  await Promise.race([allHaveSaved(), saving]);
  cut.begun = true;
  await end();
  cut.over = true;
  await saving;
}
