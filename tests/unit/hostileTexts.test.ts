import { describe, expect, test } from '@jest/globals';
import { readAmount } from '@stemma/shared/entities/record';
import { placementShape } from '@stemma/shared/chart/placement';
import { toIsoDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { bicText, ibanText } from '@stemma/shared/rules/bank';
import { email, keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { checkCustomFields } from '@stemma/shared/rules/customFields';
import { emailLines } from '@stemma/shared/rules/emails';
import { faultOfGroups } from '@stemma/shared/rules/groups';
import { entityHeading, linkHeading } from '@stemma/shared/rules/import/links/headings/headingMeanings';
import { typeByName, typeNamed } from '@stemma/shared/rules/import/links/parties/partyType';
import { pastedCells } from '@stemma/shared/rules/import/links/typed/pastedCells';
import { readSentences } from '@stemma/shared/rules/import/links/typed/sentences';
import { readShareText } from '@stemma/shared/rules/import/links/roles/shareText';
import { readTableDate } from '@stemma/shared/rules/import/links/dates/tableDates';
import { leiText } from '@stemma/shared/rules/lei';
import { shownLink } from '@stemma/shared/rules/linkAddress';
import { readShare } from '@stemma/shared/rules/percentage';
import { requestText } from '@stemma/shared/rules/requestWording';
import { readRoleText } from '@stemma/shared/rules/roleText';
import { shareCommentText } from '@stemma/shared/rules/texts';
import { webAddress } from '@stemma/shared/rules/webAddress';
import { searchTerms } from '@stemma/shared/search';
import { settingsShape } from '@stemma/shared/rules/settings';
import fc from 'fast-check';
import { treesOf } from '../../server/src/charts/tree';
import { lex } from '../../server/src/cypherRead/lexer';
import { fullTextQuery } from '../../server/src/entities/searchText';
import { codeLabel } from '../../server/src/exchange/bods/text';
import { momentOf } from '../../server/src/exchange/bods/moments';
import { layered } from '../../server/src/exchange/layering';
import { readCsv } from '../../server/src/exchange/sheets/readCsv';
import { isCalledMacros } from '../../server/src/exchange/sheets/unpack';
import { pathsBelow } from '../../server/src/files/zip';
import { closesCircle, withDescendants } from '../../server/src/folders/policy';
import { nestsDeeperThan } from '../../server/src/jsonNesting';
import { documentName, mailPersonName } from '../../server/src/mail/letter';
import { longestChain } from '../../server/src/statistics/chain';

/** Processor time that a rule may take for one text, in milliseconds; of some tries the cheapest counts, as the machine has other work. */
const BOUND = 50;
const TRIES = 40;
/** What a pattern that looks back at every character needs some hundred milliseconds for. */
const LENGTH = 20_000;

function costOf(work: () => unknown, bound = BOUND): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > bound / 2; tries += 1) {
    const before = process.cpuUsage();
    try {
      work();
    } catch (failure) {
      // A refusal is an answer; a stack that overflowed is none.
      if (failure instanceof RangeError) throw failure;
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const safe = (shape: { safeParse(text: unknown): unknown }) => (text: string) => shape.safeParse(text);

/** Everything that reads a text which a caller sends, by its name. */
const RULES: Record<string, (text: string) => unknown> = {
  amount: readAmount,
  bic: safe(bicText),
  codeWords: codeLabel,
  customField: (text) => checkCustomFields([text]),
  customFieldsJson: checkCustomFields,
  cypher: lex,
  date: (text) => toIsoDate(text),
  documentName,
  email: safe(email),
  emailLines: safe(emailLines),
  fullText: fullTextQuery,
  iban: safe(ibanText),
  key: safe(keyText),
  lei: safe(leiText),
  linkOf500: (text) => shownLink({ name: text.slice(0, limits.nameMax), url: 'https://bank.example' }),
  macros: isCalledMacros,
  moment: momentOf,
  name: safe(nameText),
  person: mailPersonName,
  place: (text) => placementShape.safeParse({ entityKey: 'a', x: text, y: text }),
  plain: safe(plainText()),
  requestText: safe(requestText),
  role: readRoleText,
  search: searchTerms,
  settings: (text) => settingsShape.safeParse({ own: { [text]: text } }),
  share: readShare,
  shareComment: safe(shareCommentText),
  webAddress: safe(webAddress),
  tableDate: (text) => readTableDate(text, { monthFirst: true }),
  tableHeading: (text) => [linkHeading(text), entityHeading(text, 'Company')],
  tablePaste: pastedCells,
  tableSentences: readSentences,
  tableShare: (text) => readShareText(text, 'percent'),
  tableType: (text) => [typeNamed(text), typeByName(text, false)],
};

const PIECES = [
  ...[
    ' ',
    '\n',
    '\r\n',
    '\t',
    '1',
    '0.',
    '1,000',
    ',',
    '%',
    ' %',
    '.',
    'a',
    'a.',
    '-',
    '@',
    'a@',
    '"',
    '""',
    "'",
    '\\',
  ],
  ...['{', '{a', '}', '(', '[', '//', '/* ', 'T', '<Override', '<Override workbook.xml"', 'macroEnabled', ':1', 'www.'],
  ...['@@@@@', '\u200b', '\u0301', '\ufdfa', '😀'],
];
/** What stands before and behind. */
const AROUND = [
  ['', 'x'],
  ['1', '% Director'],
  ['x', '%'],
  ['"', '\n!'],
] as const;

describe('a hostile text', () => {
  test.each(Object.entries(RULES))('takes the rule “%s” no longer than its length is worth', (_name, rule) => {
    const slow = PIECES.flatMap((piece) =>
      AROUND.map(([before, after]) => ({ piece, before, after })).filter(
        (text) => costOf(() => rule(`${text.before}${piece.repeat(LENGTH / piece.length)}${text.after}`)) >= BOUND,
      ),
    );
    expect(slow).toEqual([]);
  });

  test('is read as a plain pattern would read it', () => {
    const few = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
    fc.assert(
      fc.property(few('\r\n x'), few('12.,%e+- '), ([...breaks], [...digits]) => {
        const comment = breaks.join('');
        const trimmed = comment.replace(/^[\r\n]+/, '').replace(/[\r\n]+$/, '');
        expect(shareCommentText.safeParse(comment).data).toBe(trimmed.trim() ? trimmed : undefined);
        const text = digits.join('');
        const plain = text.trim().replace(/\s*%$/, '').replace(',', '.');
        const isShare = /^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain) && Number(plain) <= 100;
        const said =
          text.trim() === '' ? { value: null } : isShare ? { value: Number(plain) } : { fault: expect.any(String) };
        expect(readShare(text)).toEqual(said);
        const bare = text.replace(/\s/g, '').replaceAll(',', '');
        const isAmount = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(bare);
        if (!text.includes(',')) expect('value' in readAmount(text)).toBe(isAmount && Number.isFinite(Number(bare)));
      }),
    );
    const tag = (inside: string) =>
      `<Types><Default a="macroEnabled"/><Override ${inside}/><Override b="workbook.xml"/></Types>`;
    expect(isCalledMacros(tag('PartName="/xl/workbook.xml" ContentType="x.macroEnabled.main+xml"'))).toBe(true);
    expect(isCalledMacros(tag('ContentType="x.macroEnabled.main+xml" PartName="/xl/workbook.xml"'))).toBe(true);
    expect(isCalledMacros(tag('PartName="/xl/sheet.xml" ContentType="x.macroEnabled"'))).toBe(false);
    expect(() => lex('RETURN 1 /* no end')).toThrow('does not end');
    expect(readCsv(Buffer.from('"a;b;c""d;",x,y\n1,2,3'))[0]?.rows[0]?.cells).toEqual(['a;b;c"d;', 'x', 'y']);
  });
});

describe('a hostile shape', () => {
  const MANY = 100_000;
  const keys = Array.from({ length: MANY }, (_, at) => `k${at}`);
  const chain = keys.slice(1).map((key, at): [string, string] => [`k${at}`, key]);
  const bounded = (work: () => unknown) => expect(costOf(work, 40 * BOUND)).toBeLessThan(40 * BOUND);

  test('of folders is followed however deep, wide or circular it is', () => {
    const deep = new Map(keys.map((key, at) => [key, at === 0 ? '' : `k${at - 1}`]));
    const wide = new Map(keys.map((key) => [key, 'top']));
    const circle = new Map([...deep, ['k0', `k${MANY - 1}`] as const]);
    for (const parents of [deep, wide, circle]) {
      bounded(() => withDescendants(parents, ['k0']));
      bounded(() => closesCircle(parents, new Set(['none']), `k${MANY - 1}`));
    }
    expect(withDescendants(deep, ['k0']).size).toBe(MANY);
    expect(withDescendants(wide, ['top']).size).toBe(MANY + 1);
    expect(withDescendants(circle, ['k5']).size).toBe(MANY);
    expect(closesCircle(circle, new Set(['none']), 'k3')).toBe(false);
    const folders = keys.slice(0, 12_000).map((key) => ({ key, name: 'f', folder: deep.get(key) ?? '' }));
    const byKey = new Map(folders.map((folder) => [folder.key, folder]));
    const below = new Set(['k11999', ...byKey.keys()]);
    expect(pathsBelow(new Map(folders.slice(0, 3000).map((one) => [one.key, one])), below, '').get('k2')).toHaveLength(
      3,
    );
  });

  test('of groups is refused where it is circular, however many members and levels there are', () => {
    const nested = keys.map((key, at) => ({ key, members: at === MANY - 1 ? [] : [`k${at + 1}`] }));
    const full = [{ key: 'g', members: [...keys, ...keys] }];
    bounded(() => faultOfGroups(nested));
    bounded(() => faultOfGroups(full));
    expect(faultOfGroups(nested)).toBeUndefined();
    expect(faultOfGroups(full)).toBeUndefined();
    expect(faultOfGroups([...nested.slice(0, -1), { key: `k${MANY - 1}`, members: ['k0'] }])).toMatchObject({
      index: 0,
    });
  });

  test('of links is a chain, a tree and rows, also where one holds all, all hold one, or they hold each other', () => {
    const fan = keys.slice(1).map((key): [string, string] => ['k0', key]);
    const loop: [string, string][] = [...chain, [`k${MANY - 1}`, 'k0']];
    for (const steps of [chain, fan, loop]) {
      bounded(() => longestChain(steps));
      bounded(() =>
        layered(
          keys,
          steps.map(([from, to]) => ({ from, to })),
        ),
      );
    }
    expect(longestChain(chain)).toHaveLength(MANY);
    expect(longestChain(fan)).toHaveLength(2);
    expect(
      layered(
        keys,
        loop.map(([from, to]) => ({ from, to })),
      ).size,
    ).toBe(MANY);
    expect(treesOf({ nodes: [], links: [] })).toEqual([]);
  });

  test('of JSON is refused at any depth, in a body and in a text within it', () => {
    const json = `${'['.repeat(MANY)}${']'.repeat(MANY)}`;
    bounded(() => nestsDeeperThan(limits.jsonNestingMax, Buffer.from(json)));
    expect(nestsDeeperThan(limits.jsonNestingMax, Buffer.from(json))).toBe(true);
    bounded(() => nestsDeeperThan(limits.jsonNestingMax, Buffer.from(`[${'"\\"[",'.repeat(MANY)}1]`)));
    expect(checkCustomFields(`[{"name":"a","value":${json}}]`)).toMatchObject({ at: 0 });
    expect(checkCustomFields(`[{"name":${json}}]`)).toMatchObject({ at: 0 });
    expect(settingsShape.safeParse({ own: { a: JSON.parse(json) as unknown } }).success).toBe(false);
  });
});
