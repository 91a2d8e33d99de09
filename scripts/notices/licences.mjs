// @ts-check
// Which licences what ships with Stemma may have.

/** May be delivered with a work under Apache 2.0, by whichever package. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Looked at one by one: allowed for these packages alone, each told in the notices. */
export const APART = new Map([
  ['elkjs', 'EPL-2.0'],
  ['@fontsource/arimo', 'OFL-1.1'],
  ['@fontsource/inter', 'OFL-1.1'],
  ['@fontsource/source-serif-4', 'OFL-1.1'],
  ['@fontsource-variable/arimo', 'OFL-1.1'],
  ['@fontsource-variable/source-serif-4', 'OFL-1.1'],
  ['@fontsource-variable/inter', 'OFL-1.1'],
  ['@apollo/federation-internals', 'Elastic-2.0'],
]);

/**
 * The licences under which a package is taken, of an SPDX expression of names, OR and AND, without brackets within it:
 * of several that may be chosen the first that is allowed. Undefined where none is.
 *
 * @param {string} name
 * @param {string} expression
 * @returns {string[] | undefined}
 */
export function chosenLicences(name, expression) {
  /** @param {string} id */
  const isAllowed = (id) => ALLOWED.has(id) || APART.get(name) === id;
  const flat = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  return flat
    .split(/\s+OR\s+/i)
    .map((term) => term.split(/\s+AND\s+/i).map((id) => id.trim()))
    .find((ids) => ids.every(isAllowed));
}
