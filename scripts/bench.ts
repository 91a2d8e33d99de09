import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchOpening, benchSaving } from '../tests/bench/charts';
import { benchLayout, layoutRows } from '../tests/bench/layout/benchLayout';
import type { BenchRow } from '../tests/bench/measure';
import { benchSheets } from '../tests/bench/sheets';
import { startApp } from '../tests/testkit/app';

const HEADER = `# Benchmarks

Measured by \`npm run bench\`: both sides in one process, alternating, medians of paired ratios. The numbers to hold are DESIGN §6's.
`;

/** Measures everything, prints the table and keeps it in docs/benchmarks.md; exits 1 when a number does not hold. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stemma-bench-'));
  process.env.STEMMA_DATA = folder;
  const app = await startApp({}, folder);
  const rows: BenchRow[] = [];
  try {
    const organization = await app.organization();
    const user = await organization.user();
    rows.push(...(await benchOpening(app, user)));
    rows.push(...(await benchSaving(app, user)));
    rows.push(...(await benchSheets(app, organization)));
    rows.push(...layoutRows(await benchLayout()));
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
  const table = tableOf(rows);
  console.log(table);
  await mkdir('docs', { recursive: true });
  await writeFile('docs/benchmarks.md', `${HEADER}\n${machine()}\n\n${table}\n`);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
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
