import { randomUUID } from 'node:crypto';
import type { TestOrganization } from '../../testkit/app';
import { PASSWORD } from '../../testkit/app';
import type { Answer } from '../../testkit/client';
import { Client } from '../../testkit/client';
import { ServerProcess } from '../../testkit/serverProcess';
import { fileOf } from '../../testkit/sheets';
import { makeChart } from '../charts';
import type { BenchRow } from '../measure';
import { makeHoldings } from '../ownership/answering';
import { sheetOfRows } from '../sheets';

/** Milliseconds that the event loop may be held up in 99 of 100 looks. */
const AT_MOST = 50;
/** Long enough for some hundred looks, which are 10 ms apart. */
const AT_LEAST = 4000;

/** How long the server's event loop is held up while one thing is done again and again, by its own metrics; the 10 ms between two looks count. */
export async function benchLoop(folder: string, organization: TestOrganization): Promise<BenchRow[]> {
  const user = await organization.user();
  const chart = await makeChart(user, 300);
  const holdings = await makeHoldings(user, 10_000);
  const bytes = sheetOfRows();
  const server = await ServerProcess.make({ STEMMA_BACKUPS: 'off' }, folder);
  await server.start();
  const here = at(server.url, user);
  const tasks: Record<string, () => Promise<Answer | Answer[]>> = {
    'a chart of 300 is exported as a report': () => here.download(`datasets/word/${chart}`),
    'a chart of 300 is exported as a spreadsheet': () => here.download(`datasets/excel/${chart}`),
    '10,000 spreadsheet rows are imported': async () => {
      const somebody = at(server.url, await organization.user());
      return somebody.sendForm('imports/entities', { type: 'Company', key: randomUUID() }, fileOf(bytes));
    },
    'eight people sign in': () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          here.post('auth/authenticate', { nameOrEmail: user.email, password: PASSWORD }),
        ),
      ),
    'owners are calculated among 10,000 entities': () =>
      here.post('graph/ownership', { entityKey: holdings.subject, chartKey: holdings.chart }),
  };
  try {
    const rows: BenchRow[] = [];
    for (const [what, task] of Object.entries(tasks)) rows.push(await rowOf(server.url, what, task));
    return rows;
  } finally {
    await server.close();
  }
}

function at(url: string, { token, email }: Client): Client {
  return Object.assign(new Client(url), { token, email });
}

async function rowOf(url: string, what: string, ask: () => Promise<Answer | Answer[]>): Promise<BenchRow> {
  const task = async () => {
    const refused = [await ask()].flat().find(({ status }) => status !== 200);
    if (refused) throw new Error(`${what}: ${refused.status} ${JSON.stringify(refused.body).slice(0, 300)}`);
  };
  await task();
  await delays(url);
  const begun = performance.now();
  let times = 0;
  for (; times === 0 || performance.now() - begun < AT_LEAST; times += 1) await task();
  const { p99, max } = await delays(url);
  return {
    what: `the event loop’s delay while ${what}, the 99th of 100`,
    measured: `${p99.toFixed(0)} ms`,
    against: `${times} times in ${((performance.now() - begun) / 1000).toFixed(1)} s; the longest ${max.toFixed(0)} ms`,
    value: `${p99.toFixed(0)} ms`,
    atMost: `${AT_MOST} ms`,
    holds: p99 <= AT_MOST,
  };
}

/** Milliseconds since the last look, which begins anew with each. */
async function delays(url: string): Promise<{ p99: number; max: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
  return { p99: of('p99'), max: of('max') };
}
