import { expect, test } from '@jest/globals';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { sharedOwnershipShape } from '@stemma/shared/rules/ownership';
import fc from 'fast-check';
import type { ShownPart } from '../sharing/shown/content';
import { presentShared } from '../sharing/shown/content';
import { reportBlocks } from './report/blocks';
import { makeReport } from './report/make';
import { viewOfShared } from './report/shared';
import { ownershipIn } from './service';
import { sourceOfShared } from './shared';

type Access = Parameters<typeof presentShared>[0];
type CardRow = ShownPart['cards'] extends Map<string, infer Card> ? Card : never;

const SHOWN = { kind: 'file', key: 'shown', name: 'Deed.pdf', url: null, statementId: null } as const;
const KEYS = ['p', 'q', 'A', 'B', 'C', 'D'] as const;

const ACCESS: Access = {
  key: 'link',
  handle: 'handle',
  type: 'chart',
  organizationKey: 'o',
  passwordHash: null,
  expiry: null,
  expiresAt: null,
  createdDate: '',
  paused: false,
  maxVisits: null,
  mayExport: true,
  showMarks: false,
  showAnnotations: false,
  ownership: true,
  asOf: null,
  visits: 0,
  stamp: 's',
  maskSecret: 'secret',
  modifiedBy: 'u',
  rules: { sharingOff: false, shareNeedsPassword: false, shareDaysMax: null },
  entityKey: null,
  charts: [{ key: 'chart', name: 'Chart', routing: null, groups: null, styleKey: null }],
  isPreviewed: false,
};

interface Facts {
  isPrivate: boolean[];
  /** What a private entity is, and what its record says. */
  hiddenTypes: CardRow['typeName'][];
  hiddenNames: string[];
  hiddenParties: CardRow['party'][];
  trailEnds: (string | null)[];
  links: {
    from: number;
    to: number;
    arrowType: 'Normal' | 'Reversed';
    roles: LinkRole[];
    hiddenRoles: LinkRole[];
    note: string;
  }[];
}

const date = fc.constantFrom(null, '2020', '2021-05-01', '2030-01-01');
const role = fc.record({
  role: fc.constantFrom('Shareholder', 'Voting rights', 'Director', 'Controller', 'Nominee'),
  percentage: fc.constantFrom(null, 10, 25, 50, 60, 100),
  startDate: date,
  endDate: date,
});
const each = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: KEYS.length, maxLength: KEYS.length });
const hidden = {
  hiddenTypes: each(fc.constantFrom<CardRow['typeName']>('Individual', 'Company', 'Trust')),
  hiddenNames: each(fc.string()),
  hiddenParties: each(fc.constantFrom<CardRow['party']>('known', 'unknown', 'anonymous')),
  trailEnds: each(fc.constantFrom(null, 'listed', 'state')),
};
const place = fc.nat(KEYS.length - 1);
const link = fc.record({
  from: place,
  to: place,
  arrowType: fc.constantFrom('Normal' as const, 'Reversed' as const),
  roles: fc.array(role, { minLength: 1, maxLength: 2 }),
  hiddenRoles: fc.array(role, { maxLength: 2 }),
  note: fc.string(),
});
const facts: fc.Arbitrary<Facts> = fc.record({
  isPrivate: each(fc.boolean()),
  ...hidden,
  links: fc.array(link, { maxLength: 10 }),
});

/** The same chart with other hidden facts: what private entities are, what links to them say, and where roles are known from. */
const other = (of: Facts): fc.Arbitrary<Facts> =>
  fc.record({
    isPrivate: fc.constant(of.isPrivate),
    ...hidden,
    links: fc.tuple(
      ...of.links.map((one) =>
        fc
          .record({ hiddenRoles: fc.array(role, { maxLength: 2 }), note: fc.string() })
          .map((more) => ({ ...one, ...more })),
      ),
    ),
  });

function partOf({ isPrivate, hiddenTypes, hiddenNames, hiddenParties, trailEnds, links }: Facts): ShownPart {
  const cards = KEYS.map((key, at): [string, CardRow] => {
    const secret = isPrivate[at] === true;
    const typeName = secret ? hiddenTypes[at]! : /[a-z]/.test(key) ? 'Individual' : 'Company';
    const grant = { info: false, notes: false, keyPersons: false, files: false, private: secret };
    const shown = { name: secret ? hiddenNames[at]! : key, party: secret ? hiddenParties[at]! : ('known' as const) };
    const card = secret ? { trailEnd: trailEnds[at] } : null;
    return [
      key,
      { chartKey: 'chart', key, typeName, ...shown, placement: { x: at, y: 0 }, grant, card, decoration: null },
    ];
  });
  const read = links.map(({ from, to, arrowType, roles, hiddenRoles, note }, at) => ({
    key: `l${at}`,
    from: KEYS[from]!,
    to: KEYS[to]!,
    roles: (isPrivate[from] || isPrivate[to] ? hiddenRoles : roles).map((said) => ({
      ...said,
      source: note,
      checkedBy: note,
      // What the link shows among its files is cited by all, what it does not by some.
      evidence: [SHOWN.key, ...(note ? [note] : [])].map((key) => ({ kind: 'file' as const, key, note: 'p. 3' })),
    })),
    arrowType,
    color: '#006D75',
    dashed: false,
    linkTextPosition: 0.5,
    points: null,
    fromSpot: null,
    toSpot: null,
    adjusting: null,
    routing: null,
  }));
  // Every third link is one that its source has ended.
  return {
    cards: new Map(cards),
    links: read.filter((_link, at) => at % 3 !== 2),
    endedLinks: read.filter((_link, at) => at % 3 === 2),
  };
}

/** Texts without the minute in which they were written. */
const hourless = (value: unknown) => (typeof value === 'string' ? value.replace(/\d\d:\d\d UTC/, '') : value);

const FOREVER = { until: Number.MAX_SAFE_INTEGER, left: () => 10_000 };

async function answersOn(of: Facts): Promise<{ view: string; answers: string }> {
  const content = presentShared(ACCESS, partOf(of), {
    neighbourLevel: 1,
    evidence: new Map([[SHOWN.key, SHOWN]]),
    style: STEMMA_STYLE,
  });
  const source = sourceOfShared(content);
  const answers = KEYS.filter((key, at) => !of.isPrivate[at] && !/[a-z]/.test(key)).map(async (entityKey) => {
    const asked = sharedOwnershipShape.parse({ entityKey, asOf: '2026-11-25' });
    const { basedOn, ...answer } = await ownershipIn({ source, owner: 'link', time: FOREVER }, asked);
    return { ...answer, basedOn: { ...basedOn, at: '' } };
  });
  const reports = KEYS.filter((key, at) => key === 'A' && !of.isPrivate[at]).map(async (entityKey) => {
    const asked = sharedOwnershipShape.parse({ entityKey, asOf: '2026-11-25' });
    const { report } = await makeReport(viewOfShared(content, 'link'), asked, FOREVER);
    const untimed = JSON.stringify(report, (name, value: unknown) => (name === 'at' ? '' : value));
    return [untimed, reportBlocks(report, false)];
  });
  const answered = [await Promise.all(answers), await Promise.all(reports)];
  return {
    view: JSON.stringify(content),
    answers: JSON.stringify(answered, (_name, value: unknown) => hourless(value)),
  };
}

test('two charts that look the same to a visitor give him the same bytes, in answers and reports', async () => {
  const pairs = facts.chain((one) => fc.tuple(fc.constant(one), other(one)));
  await fc.assert(
    fc.asyncProperty(pairs, async ([one, two]) => {
      const [first, second] = [await answersOn(one), await answersOn(two)];
      expect(second.view).toBe(first.view);
      expect(second.answers).toBe(first.answers);
    }),
    { numRuns: 1000, seed: 28 },
  );
});

test('what a visitor is answered names no private entity', async () => {
  const shown: Facts = {
    isPrivate: [false, false, false, true, false, false],
    hiddenTypes: KEYS.map(() => 'Company'),
    hiddenNames: KEYS.map(() => 'Very secret'),
    hiddenParties: KEYS.map(() => 'known'),
    trailEnds: KEYS.map(() => null),
    links: [
      {
        from: 3,
        to: 2,
        arrowType: 'Normal',
        roles: [],
        hiddenRoles: [{ role: 'Shareholder', percentage: 60 }],
        note: '',
      },
      {
        from: 0,
        to: 2,
        arrowType: 'Normal',
        roles: [{ role: 'Shareholder', percentage: 40 }],
        hiddenRoles: [],
        note: '',
      },
    ],
  };
  const { answers } = await answersOn(shown);
  expect(answers).toContain('60 % hidden or missing');
  expect(answers).not.toMatch(/secret|private-/);
});
