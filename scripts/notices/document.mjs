// @ts-check
// THIRD-PARTY-NOTICES.md: each licence text once, with the packages that are under it and who holds their rights.

/** @typedef {import('./packages.mjs').Shipped} Shipped */
/** @typedef {{ title: string, body: string, packages: Map<string, Set<string>> }} Group */

const HOLDER =
  /^[\s*/]*(?:Copyright\b(?! (?:License|and|notice|holder))|COPYRIGHT \(c\)|\([cC]\) \d|©|&copy;|All rights reserved\.?$)/;
/** Lines at the beginning of a text in which its own rights stand; further down they belong to parts of a work. */
const HEAD_LINES = 12;
const APPENDIX = /^\s*APPENDIX: How to apply the Apache License/;
const TEMPLATE = /[[{<](?:yyyy|year)/i;
const TITLE = /^[\s#*=]*(?:the )?(?:MIT|ISC|expat|apache)?(?: \(MIT\))?\s*licen[cs]e(?: \((?:MIT|ISC)\))?[\s:.*=]*$/i;

/**
 * @param {Shipped[]} packages
 * @param {string} preface
 */
export function noticesDocument(packages, preface) {
  const groups = grouped(packages);
  const lines = [preface.trim(), '', '## Licence texts', ''];
  for (const { title, body, packages: under } of groups) {
    lines.push(`### ${title}`, '');
    for (const [name, holders] of under) lines.push(`- ${[name, ...holders].join('; ')}`);
    lines.push('', ...fenced(body), '');
  }
  lines.push('## Notices', '', 'Texts that these packages ask to go along.', '');
  for (const [text, names] of noticesOf(packages)) lines.push(`### ${names.join(', ')}`, '', ...fenced(text), '');
  return `${lines.join('\n').trim()}\n`;
}

/**
 * The texts by what they say, whatever their breaks of lines; by licence, then by their first package.
 *
 * @param {Shipped[]} packages
 * @returns {Group[]}
 */
function grouped(packages) {
  /** @type {Map<string, Group>} */
  const groups = new Map();
  for (const { name, version, licences, texts } of packages) {
    for (const text of texts) {
      const { holders, body } = split(text);
      const key = `${licences.join(' and ')} ${body
        .replace(/[\s*#>`"'’‘“”]+/g, ' ')
        .trim()
        .toLowerCase()}`;
      const group = groups.get(key) ?? { title: licences.join(' and '), body, packages: new Map() };
      groups.set(key, group);
      group.packages.set(`${name} ${version}`, new Set(holders));
    }
  }
  // Stable: those of one licence stay in the order of their first package.
  return [...groups.values()].sort((one, other) => (one.title < other.title ? -1 : one.title > other.title ? 1 : 0));
}

/**
 * A licence text without its title and who holds the rights to the whole, and the latter.
 *
 * @param {string} text
 */
function split(text) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n');
  const appendix = lines.findIndex((line) => APPENDIX.test(line));
  /** @type {string[]} */
  const holders = [];
  const body = lines.filter((line, index) => {
    const isHead = index < HEAD_LINES || (appendix !== -1 && index > appendix);
    if (!isHead) return true;
    if (!HOLDER.test(line)) return !TITLE.test(line);
    if (!TEMPLATE.test(line)) holders.push(line.replace(/^[\s*/]+|[\s*/]+$/g, ''));
    return false;
  });
  return { holders, body: tidy(body.join('\n')) };
}

/**
 * @param {Shipped[]} packages
 * @returns {Map<string, string[]>}
 */
function noticesOf(packages) {
  /** @type {Map<string, string[]>} */
  const notices = new Map();
  for (const { name, version, notices: texts } of packages) {
    for (const text of texts.map((one) => tidy(one.replace(/\r\n?/g, '\n')))) {
      notices.set(text, [...new Set([...(notices.get(text) ?? []), `${name} ${version}`])]);
    }
  }
  return notices;
}

/** @param {string} text */
const tidy = (text) =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');

/** @param {string} text */
const fenced = (text) => ['~~~text', text, '~~~'];
