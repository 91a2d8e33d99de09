// @ts-check
// npm test [-- --tier unit|api|contract|faults|browser] [file patterns…]: every tier on one real Neo4j. With --quick instead: a part of
// each and the checks (test/quick.mjs).
import { join } from 'node:path';
import { takeTestStore } from '../tests/testkit/test-store.mjs';
import { ensureChromium, prepare, root } from './setup.mjs';
import { leaveArchive, optionsOfShortRuns, withOptionsOfOneRun } from './test/javaOptions.mjs';
import { clearAway } from './test/leftovers.mjs';
import { JOURNEYS } from './test/quick.mjs';
import { addResults, jestResults, nothing, playwrightResults, summaryOf } from './test/results.mjs';
import { makeRunFolder } from './test/runFolder.mjs';
import { runTool, stopTools } from './test/tools.mjs';

const JEST_TIERS = ['unit', 'api', 'contract', 'faults'];
const TIERS = [...JEST_TIERS, 'browser'];
const QUICK_TIERS = ['unit', 'api'];

/** @param {string[]} args */
function readArguments(args) {
  const tiers = [];
  const patterns = [];
  let isQuick = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--tier' || arg.startsWith('--tier=')) {
      const tier = arg === '--tier' ? (args[(index += 1)] ?? '') : arg.slice('--tier='.length);
      if (!TIERS.includes(tier)) throw new Error(`There is no tier "${tier}"; choose of ${TIERS.join(', ')}.`);
      tiers.push(tier);
    } else if (arg === '--quick') {
      isQuick = true;
    } else {
      patterns.push(arg);
    }
  }
  if (isQuick && args.length > 1)
    throw new Error('--quick takes no tiers and no patterns: what it runs is listed in scripts/test/quick.mjs.');
  return { tiers: tiers.length > 0 ? tiers : TIERS, patterns, isQuick };
}

/**
 * @param {string[]} tiers
 * @param {string[]} patterns
 * @param {string} folder
 */
async function runJest(tiers, patterns, folder) {
  const projects = tiers.flatMap((tier) => (tier === 'unit' ? ['unit', 'unit-dom'] : [tier]));
  const output = join(folder, `jest-${tiers.join('-')}.json`);
  const args = ['--config', 'tests/jest.config.mjs', '--selectProjects', ...projects, '--passWithNoTests'];
  if (tiers.includes('faults')) args.push('--maxWorkers=2');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  /** @type {Record<string, string>} */
  const env = tiers.includes('faults') ? { JAVA_TOOL_OPTIONS: optionsOfShortRuns(folder) } : {};
  const code = await runTool(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', jest, ...args, '--json', '--outputFile', output, '--', ...patterns],
    env,
  );
  return await jestResults(output, code);
}

/**
 * @param {string[]} patterns
 * @param {string} folder
 * @param {string | undefined} chromium
 */
async function runPlaywright(patterns, folder, chromium) {
  const output = join(folder, 'playwright.json');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', '--pass-with-no-tests'];
  const code = await runTool(process.execPath, [cli, ...args, ...patterns], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
    ...(chromium === undefined ? {} : { STEMMA_CHROMIUM: chromium }),
  });
  return await playwrightResults(output, code);
}

/** The files of the journeys that are run quickly, and their titles. */
function journeyArguments() {
  const titles = JOURNEYS.map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return [...JOURNEYS.map(({ file }) => `${file}.spec.ts`), '--grep', titles.join('|')];
}

/**
 * A part of the tests, and beside those that need no browser the checks.
 *
 * @param {string} folder
 * @param {string | undefined} chromium
 */
async function runQuickly(folder, chromium) {
  const checks = runTool(process.execPath, ['scripts/check.mjs', '--quick'], {});
  const tests = await runJest(QUICK_TIERS, [], folder);
  const failed = (await checks) === 0 ? 0 : 1;
  if (interrupted) return { ...tests, failed: tests.failed + failed };
  const journeys = await runPlaywright(journeyArguments(), folder, chromium);
  return addResults(addResults(tests, journeys), { ...nothing, failed });
}

/** How long each part took. @type {string[]} */
const times = [];

/**
 * @param {string} name
 * @param {() => Promise<import('./test/results.mjs').Results>} part
 */
async function timed(name, part) {
  const begun = performance.now();
  const results = await part();
  times.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
  return results;
}

/** @type {(() => Promise<void>)[]} */
const cleanUps = [];
let interrupted = false;

async function main() {
  const { tiers, patterns, isQuick } = readArguments(process.argv.slice(2));
  if (isQuick) process.env['STEMMA_QUICK'] = '1';
  const jestTiers = tiers.filter((tier) => JEST_TIERS.includes(tier));
  const browser = tiers.includes('browser');
  await prepare({ server: true, client: browser });
  const chromium = browser ? await ensureChromium(console.log) : undefined;
  const folder = await makeRunFolder();
  cleanUps.push(() => clearAway(folder));
  // All temporary files of the run, its Neo4j's too, lie in one folder that the end clears away.
  process.env['TMPDIR'] = folder;
  // So many starts follow that the one that leaves the archive is made up for.
  if (tiers.includes('faults') && patterns.length === 0 && !interrupted)
    process.env['STEMMA_TEST_MIGRATED'] = await leaveArchive(folder);
  if (tiers.some((tier) => tier !== 'unit') && !interrupted)
    cleanUps.push(await withOptionsOfOneRun(folder, () => takeTestStore(console.log)));

  if (interrupted) return nothing;
  if (isQuick) return await runQuickly(folder, chromium);
  let total = nothing;
  // Tests that kill and restart whole servers run by themselves, two at a time: beside more a start can take minutes.
  const groups = [jestTiers.filter((tier) => tier !== 'faults'), jestTiers.filter((tier) => tier === 'faults')];
  for (const group of groups) {
    if (group.length > 0 && !interrupted)
      total = addResults(total, await timed(group.join(' and '), () => runJest(group, patterns, folder)));
  }
  if (browser && !interrupted)
    total = addResults(total, await timed('browser', () => runPlaywright(patterns, folder, chromium)));
  return total;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    interrupted = true;
    stopTools();
  });
}

let total = nothing;
try {
  total = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
}
if (interrupted) console.log('\nInterrupted.');
if (times.length > 0) console.log(`\n${times.join(', ')}`);
console.log(`\n${summaryOf(total)}`);
if (interrupted || total.failed > 0 || total.passed === 0) process.exitCode = 1;
// What a test left open must not hold the run up.
process.exit();
