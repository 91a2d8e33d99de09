import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import type { Client } from '../testkit/client';
import { makeLink } from '../testkit/sharing';
import { OPENING_PICTURE_ID } from '../../shared/src/openingPicture';
import { inBrowser } from './browserPage';
import type { BenchRow } from './measure';

const KIB = 1024;
/** KiB of scripts as brotli sends them. */
const AT_MOST = { login: 100, overview: 180, chart: 400 };
/** What the code of elkjs names itself by. */
const LAYOUT_ENGINE = 'org.eclipse.elk';
const MARK = 'stands';
const CANVAS = '[data-testid="chart-canvas"][data-view]';
/** Chromium's "Slow 4G". Milliseconds, and bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER_PROCESSOR = 4;

interface FirstLoad {
  /** KiB of scripts that had come until the page stood there, and of all that had come. */
  scripts: number;
  everything: number;
  requests: number;
  /** Milliseconds from asking for the page until it stood there, and until what it shows was seen, in a picture of the page or itself. */
  stood: number;
  seen: number;
  /** The scripts of the page with the layout engine in them. */
  engines: string[];
}

/** Counts what the browser fetches until the pages to sign in by, of all charts, of a chart and of a share link stand there. */
export async function benchFirstPaint(url: string, user: Client): Promise<BenchRow[]> {
  const chart = await makeChart(user, 2);
  const login = await load(url, '/login', 'form');
  const overview = await load(url, '/overview', `a[href*="${chart}"]`, user);
  const opened = await load(url, `/chart/${chart}`, CANVAS, user);
  const { key } = await makeLink(user, await makeChart(user, 300));
  await drawPicture(new URL(`/shared/${key}`, url));
  const shared = await load(url, `/shared/${key}`, CANVAS, undefined, beSlow);
  return [
    row('the login page', login, AT_MOST.login),
    row('the overview', overview, AT_MOST.overview),
    row('a chart', opened, AT_MOST.chart),
    {
      what: 'The layout engine among these',
      measured: opened.engines.join(', ') || 'in none',
      against: 'all scripts of the page',
      value: String(opened.engines.length),
      atMost: '0',
      holds: opened.engines.length === 0,
    },
    slowRow(shared),
  ];
}

/** Asks for a link's page until its picture is drawn, as it is for all visitors but the first. */
async function drawPicture(page: URL): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(page, { headers: { 'sec-fetch-dest': 'document' } });
    if ((await answer.text()).includes(OPENING_PICTURE_ID)) return;
  }
}

function row(what: string, { scripts, requests }: FirstLoad, atMost: number): BenchRow {
  const value = `${scripts.toFixed(1)} KB`;
  return {
    what: `JavaScript until ${what} stands there, brotli`,
    measured: `${value}, ${requests} requests`,
    against: 'cold, nothing cached',
    value,
    atMost: `${atMost} KB`,
    holds: scripts > 0 && scripts <= atMost,
  };
}

/** What counts is when the chart is seen, whichever draws it; that it can be moved comes later and is named beside. */
function slowRow({ everything, stood, seen }: FirstLoad): BenchRow {
  const bytes = (everything * KIB * 1000) / SLOW_4G.downloadThroughput;
  return {
    what: 'A share link’s chart of 300 on slow 4G and a 4 × slower processor',
    measured: `seen after ${(seen / 1000).toFixed(1)} s${seen < stood ? ' as the page’s picture' : ''}, to be moved after ${(stood / 1000).toFixed(1)} s`,
    against: `all ${everything.toFixed(0)} KB until it can be moved, at that rate: ${(bytes / 1000).toFixed(1)} s`,
    value: `${(seen / bytes).toFixed(2)} ×`,
    atMost: '1.5 ×',
    holds: seen <= bytes * 1.5,
  };
}

async function makeChart(user: Client, size: number): Promise<string> {
  const { body: made } = await user.post<{ key: string }>('datasets/add', { dataset: { name: `Painted ${size}` } });
  const { body: chart } = await user.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
  const keys = Array.from({ length: size }, () => randomUUID());
  const { status } = await user.post('datasets/save', {
    dataset: { key: made.key },
    revision: chart.revision,
    nodes: keys.map((key, index) => ({
      key,
      typeName: 'Company',
      name: `Ash ${index}`,
      x: (index % 20) * 240,
      y: Math.floor(index / 20) * 200,
    })),
    edges: keys.slice(1).map((to, index) => ({ key: randomUUID(), from: keys[Math.floor(index / 2)], to })),
    groups: [],
  });
  if (status !== 200) throw new Error(`The chart to be painted was not saved: ${status}.`);
  return made.key;
}

async function beSlow(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
}

async function load(
  url: string,
  path: string,
  stands: string,
  user?: Client,
  prepare?: (devTools: CDPSession) => Promise<void>,
): Promise<FirstLoad> {
  // The server plans the queries of a page that it was not asked for yet.
  await openOnce(url, path, stands, user);
  return openOnce(url, path, stands, user, prepare);
}

async function openOnce(
  url: string,
  path: string,
  stands: string,
  user?: Client,
  prepare?: (devTools: CDPSession) => Promise<void>,
): Promise<FirstLoad> {
  return inBrowser(`${url}/health`, [], async (tab) => {
    if (user) await tab.evaluate((token) => localStorage.setItem('stemma.token', token), user.token ?? '');
    const devTools = await tab.context().newCDPSession(tab);
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await prepare?.(devTools);
    await tab.addInitScript(markWhen, [stands, OPENING_PICTURE_ID] as const);
    await tab.goto(new URL(path, url).href, { waitUntil: 'commit', timeout: 120_000 });
    await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK, { timeout: 120_000 });
    return countedOf(tab);
  });
}

/** Runs in the page. A picture is seen once all of it is there, which what follows it in the page says, and a frame was painted since. */
function markWhen([stands, picture]: readonly [string, string]): void {
  let isSeen = false;
  const look = () => {
    if (isSeen) return;
    if (document.getElementById(picture) && document.getElementById('root')) {
      isSeen = true;
      requestAnimationFrame(() => setTimeout(() => performance.mark('pictured')));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // At once, as what comes later is asked for from then on.
  const observer = new MutationObserver(() => {
    if (!document.querySelector(stands)) return;
    observer.disconnect();
    isSeen = true;
    performance.mark('stands');
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-view'] });
}

async function countedOf(tab: Page): Promise<FirstLoad> {
  const {
    stood,
    pictured,
    page,
    files: all,
  } = await tab.evaluate(
    (mark) => ({
      stood: performance.getEntriesByName(mark)[0]?.startTime ?? 0,
      pictured: performance.getEntriesByName('pictured')[0]?.startTime ?? Infinity,
      page: performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).transferSize),
      files: performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, transferSize, encodedBodySize, responseEnd }) => ({
          name,
          sent: transferSize,
          size: encodedBodySize,
          end: responseEnd,
        })),
    }),
    MARK,
  );
  const files = all.filter(({ end }) => end > 0 && end <= stood);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const engines: string[] = [];
  for (const { name } of scripts) {
    if ((await (await fetch(name)).text()).includes(LAYOUT_ENGINE)) engines.push(name);
  }
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / KIB;
  return {
    scripts: sum(scripts.map(({ size }) => size)),
    everything: sum([...page, ...files.map(({ sent }) => sent)]),
    requests: files.length + page.length,
    stood,
    seen: Math.min(stood, pictured),
    engines,
  };
}
