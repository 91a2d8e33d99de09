import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Client } from '../testkit/client';
import { inBrowser } from './browserPage';
import type { BenchRow } from './measure';

const KIB = 1024;
const AT_MOST = { login: 150, chart: 350 };
/** What the code of elkjs names itself by. */
const LAYOUT_ENGINE = 'org.eclipse.elk';

interface Scripts {
  /** KiB of scripts that had come when something was painted first, as they are sent. */
  atFirst: number;
  /** The same until the chart stood there. */
  atChart: number;
  /** The scripts of the page with the layout engine in them. */
  engines: string[];
}

/** Counts the scripts that the browser needs before it paints the page to sign in by and that of a chart. */
export async function benchFirstPaint(url: string, user: Client): Promise<BenchRow[]> {
  const chart = await chartOfTwo(user);
  const login = await inBrowser(`${url}/login`, [], (tab) => scriptsOf(tab, '/login'));
  const opened = await inBrowser(`${url}/login`, [], async (tab) => {
    await tab.evaluate((token) => localStorage.setItem('stemma.token', token), user.token ?? '');
    return scriptsOf(tab, `/chart/${chart}`, '[data-testid="chart-canvas"][data-view]');
  });
  return [
    row('JavaScript before the first paint of the login page, gzip', login.atFirst, AT_MOST.login),
    row('JavaScript before the first paint of a chart’s page, gzip', opened.atFirst, AT_MOST.chart),
    {
      what: 'JavaScript until the chart stands there, gzip',
      measured: `${opened.atChart.toFixed(1)} KB`,
      against: 'cold, nothing cached',
      value: `${opened.atChart.toFixed(1)} KB`,
      atMost: 'not set',
      holds: opened.atChart > opened.atFirst,
    },
    {
      what: 'The layout engine among these',
      measured: opened.engines.join(', ') || 'in none',
      against: 'all scripts of the page',
      value: String(opened.engines.length),
      atMost: '0',
      holds: opened.engines.length === 0,
    },
  ];
}

function row(what: string, kib: number, atMost: number): BenchRow {
  const value = `${kib.toFixed(1)} KB`;
  return {
    what,
    measured: value,
    against: 'cold, nothing cached',
    value,
    atMost: `${atMost} KB`,
    holds: kib > 0 && kib <= atMost,
  };
}

async function chartOfTwo(user: Client): Promise<string> {
  const { body: made } = await user.post<{ key: string }>('datasets/add', { dataset: { name: 'Painted' } });
  const { body: chart } = await user.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
  const [from, to] = [randomUUID(), randomUUID()];
  const { status } = await user.post('datasets/save', {
    dataset: { key: made.key },
    revision: chart.revision,
    nodes: [
      { key: from, typeName: 'Company', name: 'Ash', x: 0, y: 0 },
      { key: to, typeName: 'Company', name: 'Birch', x: 0, y: 200 },
    ],
    edges: [{ key: randomUUID(), from, to }],
    groups: [],
  });
  if (status !== 200) throw new Error(`The chart to be painted was not saved: ${status}.`);
  return made.key;
}

async function scriptsOf(tab: Page, path: string, stands?: string): Promise<Scripts> {
  const devTools = await tab.context().newCDPSession(tab);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.goto(new URL(path, tab.url()).href);
  if (stands) await tab.waitForSelector(stands);
  const stood = await tab.evaluate(() => performance.now());
  await tab.waitForLoadState('networkidle');
  const { painted, scripts } = await tab.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, responseEnd, encodedBodySize }) => ({ name, end: responseEnd, size: encodedBodySize })),
  }));
  const engines: string[] = [];
  for (const { name } of scripts) {
    if ((await (await fetch(name)).text()).includes(LAYOUT_ENGINE)) engines.push(name);
  }
  const until = (moment: number) =>
    scripts.filter(({ end }) => end <= moment).reduce((sum, { size }) => sum + size, 0) / KIB;
  return { atFirst: until(painted), atChart: until(stood), engines };
}
