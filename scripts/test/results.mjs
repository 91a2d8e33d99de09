// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number, skipped: number }} Results */

/** @type {Results} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Results} one
 * @param {Results} other
 * @returns {Results}
 */
export function addResults(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * The summary's last line.
 *
 * @param {Results} results
 */
export const summaryOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What Jest wrote; a file of tests that could not be loaded counts as one failure, and so does a run without a result.
 *
 * @param {string} file
 * @param {number | null} code the exit code
 * @returns {Promise<Results>}
 */
export async function jestResults(file, code) {
  const report = await readReport(file);
  if (report === undefined) return { ...nothing, failed: 1 };
  const results = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withCode(results, code);
}

/**
 * What Playwright wrote; a test that passed at a later attempt counts as passed, an error outside tests as a failure.
 *
 * @param {string} file
 * @param {number | null} code the exit code
 * @returns {Promise<Results>}
 */
export async function playwrightResults(file, code) {
  const report = await readReport(file);
  if (report === undefined) return { ...nothing, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return withCode({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped }, code);
}

/**
 * @param {Results} results
 * @param {number | null} code
 */
function withCode(results, code) {
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

/** @param {string} file */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
