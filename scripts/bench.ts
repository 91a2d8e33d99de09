import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBusy } from '../tests/bench/busy/benchBusy';
import { benchLoop } from '../tests/bench/busy/benchLoop';
import { benchOpening, benchSaving } from '../tests/bench/charts';
import { benchDrawing } from '../tests/bench/drawing/benchDrawing';
import { benchLargeChart } from '../tests/bench/drawing/benchLargeChart';
import { layoutRows } from '../tests/bench/layout/benchLayout';
import { benchDuplicates } from '../tests/bench/duplicates';
import { benchExploring } from '../tests/bench/explore';
import { benchFirstPaint } from '../tests/bench/firstPaint';
import { benchImports, benchLargeImport } from '../tests/bench/imports';
import type { BenchRow } from '../tests/bench/measure';
import { benchLarge } from '../tests/bench/large';
import { benchOwnership } from '../tests/bench/ownership/answering';
import { benchCalculating } from '../tests/bench/ownership/calculating';
import { benchRegister } from '../tests/bench/registers/benchRegister';
import { benchSearching } from '../tests/bench/searching';
import { benchSheets } from '../tests/bench/sheets';
import { benchUploads } from '../tests/bench/uploads';
import { pino } from 'pino';
import { startApp } from '../tests/testkit/ownApp';

const LARGE_HEADER = `# Benchmarks of large stores

Measured by \`npm run bench -- --large\`: the calls of two users of one store, who were given a hundred times as much as each other; “Infinity” where nothing is held, as it grows.
`;

const HEADER = `# Benchmarks

Measured by \`npm run bench\`: both sides in one process, alternating, medians of paired ratios. The numbers to hold are DESIGN §6's.
`;

/** With it, large stores alone are measured, which take minutes to make; their table is a file of its own. */
const LARGE = '--large';

/**
 * Measures everything, prints the table and keeps it in docs/benchmarks.md; of the parts that are named as arguments it only prints
 * the table. Exits 1 when a number does not hold.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stemma-bench-'));
  process.env.STEMMA_DATA = folder;
  const app = await startApp({ log: pino({ level: 'error' }) }, folder);
  const isLarge = process.argv.includes(LARGE);
  const wanted = process.argv.slice(2).filter((part) => part !== LARGE);
  const rows: BenchRow[] = [];
  let plans = '';
  try {
    const organization = await app.organization();
    const user = await organization.user();
    const parts: Record<string, () => Promise<BenchRow[]>> = {
      opening: () => benchOpening(app, user),
      saving: () => benchSaving(app, user),
      ownership: async () => [...benchCalculating(), ...(await benchOwnership(app, await organization.user()))],
      exploring: async () => benchExploring(await organization.user()),
      searching: async () => {
        const found = await benchSearching(app, await organization.user());
        plans = found.plans;
        return found.rows;
      },
      duplicates: () => benchDuplicates(app),
      sheets: () => benchSheets(app, organization),
      imports: () => benchImports(app, organization),
      register: () => benchRegister(app, folder, organization),
      uploads: async () => benchUploads(app, await organization.user()),
      busy: () => benchBusy(app, folder, organization),
      loop: () => benchLoop(folder, organization),
      layout: layoutRows,
      drawing: () => benchDrawing(),
      largeChart: () => benchLargeChart(),
      painting: async () => benchFirstPaint(app.url, await organization.user()),
    };
    if (isLarge) {
      const other = await app.organization();
      rows.push(...(await benchLarge(app, { few: user, many: await other.user() })));
      rows.push(await benchLargeImport(await app.organization()));
      rows.push(...(await benchSearching(app, await organization.user(), 1_000_000)).rows);
    }
    for (const [name, part] of Object.entries(isLarge ? {} : parts)) {
      if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await part()));
    }
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
  const table = tableOf(rows);
  console.log(table);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  if (plans) console.log(`\n${plans}`);
  if (wanted.length > 0) return;
  await mkdir('docs', { recursive: true });
  const file = isLarge ? 'docs/benchmarks-large.md' : 'docs/benchmarks.md';
  await writeFile(file, `${isLarge ? LARGE_HEADER : HEADER}\n${machine()}\n\n${table}\n${plans && `\n${plans}\n`}`);
}

function machine(): string {
  const [first] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores${first ? ` (${first.model.trim()})` : ''}, managed Neo4j 5.26.`;
}

function tableOf(rows: BenchRow[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${row.measured} | ${row.against} | ${row.value} | ${row.atMost} | ${row.holds ? 'yes' : '**no**'} |`,
  );
  return [
    '| what | median | against | measured | at most | holds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

await main();
