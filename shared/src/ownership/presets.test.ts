import { describe, expect, test } from '@jest/globals';
import { calculateOwnership } from './ownership';
import type { HolderAnswer, OwnershipAnswer, OwnershipQuestion } from './ownership';
import { DAY, graphOf } from './testkit';
import type { LinkText } from './testkit';
import type { OwnershipRole } from './types';

function ask(links: readonly LinkText[], subject: string, more: Partial<OwnershipQuestion> = {}): OwnershipAnswer {
  return calculateOwnership(graphOf(links), { subject, asOf: DAY, ...more });
}

const holder = (answer: OwnershipAnswer, key: string): HolderAnswer | undefined =>
  answer.holders.find((one) => one.key === key);
const role = (name: string, more: Partial<OwnershipRole> = {}): OwnershipRole => ({ role: name, ...more });

describe('EU AMLR', () => {
  test('a quarter counts, a hair less does not, and a free quarter is not excluded', () => {
    const answer = ask(
      [
        ['a', 'S', 25],
        ['b', 'S', 24.99],
        ['C', 'S', 50.01],
        ['c', 'C', 100],
      ],
      'S',
    );
    expect(holder(answer, 'a')?.verdict).toBe('yes');
    expect(holder(answer, 'b')?.verdict).toBe('no');
    expect(holder(ask([['b', 'S', 24.99]], 'S'), 'b')?.verdict).toBe('notExcluded');
  });

  test('who controls the entities that hold a quarter counts (54a)', () => {
    const answer = ask(
      [
        ['p', 'A', 51],
        ['A', 'S', 30],
        ['q', 'S', 70],
        ['r', 'A', 49],
      ],
      'S',
    );
    expect(holder(answer, 'p')).toMatchObject({ verdict: 'yes' });
    expect(holder(answer, 'p')?.total).toBeCloseTo(15.3, 9);
    expect(holder(answer, 'p')?.why.join()).toContain('54(a)');
    expect(holder(answer, 'r')?.verdict).toBe('no');
  });

  test('who holds a quarter of an entity that controls it counts (54b)', () => {
    const answer = ask(
      [
        ['p', 'A', 26],
        ['q', 'A', 74],
        ['A', 'S', 60],
        ['z', 'S', 40],
      ],
      'S',
    );
    expect(holder(answer, 'p')).toMatchObject({ verdict: 'yes' });
    expect(holder(answer, 'p')?.total).toBeCloseTo(15.6, 9);
    expect(holder(answer, 'p')?.why.join()).toContain('54(b)');
  });

  test('votes count as interest, and a control role is control', () => {
    const answer = ask(
      [
        ['p', 'S', [role('Shareholder', { percentage: 10 }), role('Voting rights', { percentage: 30 })]],
        ['q', 'S', 90],
        ['d', 'S', role('Controlling Person')],
      ],
      'S',
    );
    expect(holder(answer, 'p')?.verdict).toBe('yes');
    expect(holder(answer, 'd')).toMatchObject({ verdict: 'yes', computable: false });
    expect(answer.controllers.map(({ key }) => key)).toContain('d');
  });

  test('who has votes and no share counts, and stands among the holders', () => {
    const answer = ask(
      [
        ['p', 'S', 100],
        ['v', 'S', role('Voting rights', { percentage: 30 })],
        ['w', 'S', role('Voting rights', { percentage: 70 })],
      ],
      'S',
    );
    expect(holder(answer, 'v')).toMatchObject({
      total: 0,
      computable: true,
      verdict: 'yes',
      why: ['votes 30 % (≥ 25 %)'],
    });
    expect(answer.controllers.map(({ key }) => key)).toEqual(['w']);
    expect(answer.more).toBe(0);
  });

  test('who controls by votes above a holder is found on every basis', () => {
    const links: LinkText[] = [
      ['P', 'S', role('General Partner', { percentage: 50 })],
      ['q', 'S', 50],
      ['v', 'P', role('Voting rights', { percentage: 60 })],
      ['w', 'P', role('Voting rights', { percentage: 40 })],
    ];
    for (const basis of ['ownership', 'votes'] as const) {
      const { controllers } = ask(links, 'S', { basis });
      expect(controllers.map(({ key }) => key)).toEqual(['v', 'P']);
    }
  });

  test('an interest in a controller that its range lets be a quarter may count (54b), as may one by what is unknown', () => {
    const inController = (range: OwnershipRole, rest: number) =>
      ask(
        [
          ['p', 'A', range],
          ['q', 'A', rest],
          ['A', 'S', 60],
          ['z', 'S', 40],
        ],
        'S',
      );
    const range = role('Shareholder', { minimum: 20, maximum: 30 });
    expect(holder(inController(range, 70), 'p')).toMatchObject({ upper: 18, verdict: 'possible' });
    expect(holder(inController(range, 70), 'p')?.why.join()).toContain('holds up to 30 % of A, which controls it');
    expect(holder(inController(role('Shareholder', { percentage: 10 }), 70), 'p')?.verdict).toBe('notExcluded');
    expect(holder(inController(role('Shareholder', { percentage: 10 }), 90), 'p')?.verdict).toBe('no');
  });

  test('votes in a controller count as interest in it (54b)', () => {
    const answer = ask(
      [
        ['p', 'A', [role('Shareholder', { percentage: 5 }), role('Voting rights', { percentage: 30 })]],
        ['q', 'A', [role('Shareholder', { percentage: 95 }), role('Voting rights', { percentage: 70 })]],
        ['A', 'S', 60],
        ['z', 'S', 40],
      ],
      'S',
    );
    expect(holder(answer, 'p')?.why.join()).toContain('holds 30 % of A');
    expect(holder(answer, 'p')?.verdict).toBe('yes');
  });

  test('votes that contradict each other give no verdict by votes, and shares still do', () => {
    const votes = (percentage: number) => role('Voting rights', { percentage });
    const answer = ask(
      [
        ['a', 'S', [role('Shareholder', { percentage: 10 }), votes(60)]],
        ['b', 'S', [role('Shareholder', { percentage: 90 }), votes(52)]],
      ],
      'S',
    );
    expect(answer.contradictory).toBe(false);
    expect(holder(answer, 'a')).toMatchObject({ verdict: 'cannotSay' });
    expect(holder(answer, 'b')).toMatchObject({ verdict: 'yes' });
  });

  test('whoever counts is no longer missing because few holders are asked for', () => {
    const answer = ask(
      [
        ['C', 'S', 60],
        ['c', 'C', 100],
        ['d', 'S', 40],
      ],
      'S',
      { first: 1 },
    );
    expect(answer.holders.map(({ key }) => key)).toEqual(['C']);
    expect(answer.more).toBe(2);
    expect(answer.noBeneficialOwner).toBeNull();
  });

  test('where nobody counts, the officials on record are named', () => {
    const many = Array.from({ length: 10 }, (_, at): LinkText => [`p${at}`, 'S', 10]);
    const answer = ask(
      [...many, ['chief', 'S', role('Director')], ['past', 'S', role('Director', { endDate: '2020-01-01' })]],
      'S',
    );
    expect(answer.noBeneficialOwner).toEqual({
      text: 'No beneficial owner identified: name senior managing officials',
      officials: ['chief'],
    });
    expect(ask([['p', 'S', 100]], 'S').noBeneficialOwner).toBeNull();
  });

  test('the parties of a trust above it count by role, entities among them looked through', () => {
    const answer = ask(
      [
        ['T:t', 'S', 40],
        ['settlor', 'T:t', role('Settlor')],
        ['TRUSTEE', 'T:t', role('Corporate Trustee')],
        ['owner', 'TRUSTEE', 60],
        ['minor', 'TRUSTEE', 10],
        ['z', 'S', 60],
      ],
      'S',
    );
    expect(holder(answer, 'settlor')).toMatchObject({ verdict: 'yes', computable: false, total: 0 });
    expect(holder(answer, 'owner')?.verdict).toBe('yes');
    expect(holder(answer, 'minor')?.verdict).toBe('no');
    expect(holder(answer, 'T:t')?.parties).toEqual([
      { key: 'settlor', as: 'settlor' },
      { key: 'TRUSTEE', as: 'trustee' },
    ]);
  });

  test('the founder of a company is no party of a trust, that of a foundation is', () => {
    const company = ask([['f', 'S', role('Founder')]], 'S');
    expect(holder(company, 'f')).toBeUndefined();
    expect(company.coverageText).toBe('0 % explained. 100 % unknown: 100 % trail ends.');
    const foundation = ask(
      [
        ['f', 'S', role('Founder')],
        ['c', 'S', role('Foundation Council Member')],
      ],
      'S',
    );
    expect(foundation.holders.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['c', 'yes'],
      ['f', 'yes'],
    ]);
    expect(foundation.coverageText).toBe('100 % explained.');
  });

  test('within its range a holder may count', () => {
    const range = role('Shareholder', { minimum: 10, maximum: 40 });
    expect(
      holder(
        ask(
          [
            ['a', 'S', range],
            ['b', 'S', 60],
          ],
          'S',
        ),
        'a',
      ),
    ).toMatchObject({ verdict: 'possible', upper: 40 });
  });
});

describe('UK PSC', () => {
  const settings = { preset: 'ukPsc' } as const;

  test('more than a quarter, what majority stakes hold counted whole', () => {
    const links: LinkText[] = [
      ['p', 'A', 51],
      ['q', 'A', 49],
      ['A', 'S', 60],
      ['r', 'S', 25],
      ['s', 'S', 15],
    ];
    const answer = ask(links, 'S', settings);
    expect(holder(answer, 'p')?.why.join()).toContain('>50–<75');
    expect(holder(answer, 'p')?.verdict).toBe('yes');
    expect(holder(answer, 'q')?.verdict).toBe('no');
    expect(holder(answer, 'r')?.verdict).toBe('no');
  });

  test('a band of the register that starts above a quarter counts', () => {
    const band = role('Ownership of shares', {
      interest: 'shareholding',
      minimum: 25,
      maximum: 50,
      minimumExclusive: true,
    });
    expect(holder(ask([['p', 'S', band]], 'S', settings), 'p')).toMatchObject({
      verdict: 'yes',
      moreThan: true,
      total: 25,
    });
  });

  test('a majority stake that a range or the unknown part allows may count, or is not excluded', () => {
    const through = (says: OwnershipRole, more: readonly LinkText[] = []) =>
      holder(ask([['p', 'A', says], ['A', 'S', 40], ['z', 'S', 60], ...more], 'S', settings), 'p')?.verdict;
    expect(through(role('Shareholder', { minimum: 45, maximum: 55 }), [['q', 'A', 45]])).toBe('possible');
    expect(through(role('Shareholder', { percentage: 40 }))).toBe('notExcluded');
    expect(through(role('Shareholder', { percentage: 40 }), [['Anon', 'A', 60]])).toBe('notExcluded');
    expect(through(role('Shareholder', { percentage: 40 }), [['q', 'A', 60]])).toBe('no');
  });

  test('a joint holding counts whole for each', () => {
    const joint = (percentage: number): OwnershipRole => role('Shareholder', { percentage, joint: 'Castellan family' });
    const answer = ask(
      [
        ['a', 'S', joint(20)],
        ['b', 'S', joint(10)],
        ['c', 'S', 70],
      ],
      'S',
      settings,
    );
    expect([holder(answer, 'a')?.verdict, holder(answer, 'b')?.verdict]).toEqual(['yes', 'yes']);
  });
});

describe('sanctions', () => {
  test('in the UK one listed person holds more than half or controls; holdings add only if joint', () => {
    const settings = { preset: 'ukSanctions', listed: ['x', 'y'] } as const;
    expect(
      ask(
        [
          ['x', 'S', 50],
          ['q', 'S', 50],
        ],
        'S',
        settings,
      ).blocked,
    ).toBe(false);
    expect(
      ask(
        [
          ['x', 'S', 50.01],
          ['q', 'S', 49.99],
        ],
        'S',
        settings,
      ).blocked,
    ).toBe(true);
    expect(
      ask(
        [
          ['x', 'S', 30],
          ['y', 'S', 30],
          ['q', 'S', 40],
        ],
        'S',
        settings,
      ).blocked,
    ).toBe(false);
    const joint = role('Shareholder', { percentage: 30, joint: 'J' });
    expect(
      ask(
        [
          ['x', 'S', joint],
          ['y', 'S', joint],
          ['q', 'S', 40],
        ],
        'S',
        settings,
      ).blocked,
    ).toBe(true);
    expect(
      ask(
        [
          ['x', 'A', 60],
          ['A', 'S', 60],
          ['q', 'S', 40],
        ],
        'S',
        settings,
      ).blocked,
    ).toBe(true);
  });

  test('a listed party that controls counts however few holders are asked for', () => {
    const answer = ask(
      [
        ['q', 'S', 100],
        ['x', 'S', role('Controlling Person')],
      ],
      'S',
      { preset: 'ukSanctions', listed: ['x'], first: 1 },
    );
    expect(answer.holders.map(({ key }) => key)).toEqual(['q']);
    expect(answer.blocked).toBe(true);
  });

  test('in the EU control is shown beside it', () => {
    const answer = ask(
      [
        ['x', 'A', 60],
        ['A', 'S', 60],
      ],
      'S',
      { preset: 'euSanctions', listed: ['x'] },
    );
    expect(answer.blocked).toBe(true);
    expect(holder(answer, 'x')?.why.join()).toContain('controls');
  });
});

test('rules of one’s own: a threshold, multiplied or with majorities whole, with or without control', () => {
  const links: LinkText[] = [
    ['p', 'A', 51],
    ['A', 'S', 30],
    ['q', 'S', 70],
    ['r', 'A', 49],
  ];
  const own = { preset: 'own', threshold: 20, inclusive: false } as const;
  expect(holder(ask(links, 'S', own), 'p')?.verdict).toBe('no');
  expect(holder(ask(links, 'S', { ...own, majorityWhole: true }), 'p')?.verdict).toBe('yes');
  expect(
    holder(
      ask(
        [
          ['p', 'S', 51],
          ['q', 'S', 49],
        ],
        'S',
        { preset: 'own', threshold: 60, withControl: true },
      ),
      'p',
    )?.verdict,
  ).toBe('yes');
});

test('a beneficiary who has no share stands among those without one by its name', () => {
  const graph = graphOf([
    ['T:trust', 'S', 60],
    ['abe', 'T:trust', { role: 'Beneficiary' }],
    ['mia', 'T:trust', { role: 'Settlor' }],
  ]);
  const { holders, more } = calculateOwnership(graph, { subject: 'S', asOf: DAY });
  expect(holders.map(({ key, total }) => [key, total])).toEqual([
    ['T:trust', 60],
    ['abe', 0],
    ['mia', 0],
  ]);
  expect(more).toBe(0);
});
