// @ts-check
import Sequencer from '@jest/test-sequencer';

/** Tiers by how long their files take, the longest first: else one of these is left to a single worker at the end. Short ones fill up the rest. */
const TIERS = ['contract', 'api', 'growth', 'unit', 'unit-dom'];
/** What lets the store grow comes after whatever else uses it, and would read it whole many times. */
const GROWTH = /(Growth|largeImports)\.test\.ts$/;

/** The order in which test files are run: tier by tier, and within a tier as Jest would. */
export default class LongestFirst extends Sequencer {
  /**
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const usual = await super.sort(tests);
    return [...usual].sort((a, b) => tierOf(a) - tierOf(b));
  }
}

/** @param {{ path: string; context: { config: { displayName?: { name: string } } } }} test */
function tierOf({ path, context }) {
  return TIERS.indexOf(GROWTH.test(path) ? 'growth' : (context.config.displayName?.name ?? ''));
}
