import { describe, expect, test } from '@jest/globals';
import { currentRoles, roleText, shareText } from '@stemma/shared/chart/roleText';
import type { Model } from './model';
import { buildModel } from './model';
import { readBods } from './read';
import type { RawStatement } from './statements.fixture';
import { company, holds, said } from './statements.fixture';

const TODAY = '2026-11-21';

function model(...statements: RawStatement[]): Model {
  return buildModel(readBods(JSON.stringify(statements)).statements, TODAY);
}

function partyNames({ parties }: Model): string[] {
  return [...parties.values()].map(({ facts, ended }) => (ended ? `(${facts.name})` : facts.name));
}

function linkTexts({ links }: Model): string[] {
  return [...links.values()].map(({ roles, ended }) => `${ended ? 'ended: ' : ''}${roles.map(roleText).join(', ')}`);
}

const [a, b] = [company('C-1', 'A'), company('C-2', 'B')];

describe('a record over time', () => {
  const at = (statementDate: string, name: string, more: RawStatement = {}) =>
    company('C-1', name, { statementDate, ...more });
  test.each([
    ['dates decide, not places', [at('2024-03-01', 'third'), at('2024-01-01', 'first')], 'third'],
    [
      'timestamps of different zones',
      [at('2024-01-01T23:30:00-05:00', 'later'), at('2024-01-02T01:00:00Z', 'sooner')],
      'later',
    ],
    [
      'the same day: the later publication',
      [at('2024-01-01', 'later', published('2024-02-02')), at('2024-01-01', 'sooner', published('2024-02-01'))],
      'later',
    ],
    ['the same in all: the place in the file', [at('2024-01-01', 'sooner'), at('2024-01-01', 'later')], 'later'],
    ['a day without a time beside a time', [at('2024-01-01T15:00:00Z', 'sooner'), at('2024-01-01', 'later')], 'later'],
    ['no readable date comes first', [at('2024-01-01', 'later'), at('soon', 'sooner', published('never'))], 'later'],
  ])('%s', (_name, statements, latest) => {
    expect(partyNames(model(...statements))).toEqual([latest]);
  });

  test('closed at last is ended, and so is what hung on it', () => {
    const closing = said('entity', 'C-2', null, { recordStatus: 'closed', statementDate: '2025-01-01' });
    const folded = model(a, b, holds('R-1', 'C-2', 'C-1', 40), closing);
    expect(partyNames(folded)).toEqual(['A', '(B)']);
    expect(linkTexts(folded)).toEqual(['ended: 40% Shareholder']);
    expect(folded.notes).toEqual([expect.stringMatching(/"R-1" has ended.*"B"/)]);
    expect([...folded.links.values()][0]?.endedDate).toBe('2025-01-01');
  });

  test('closed and stated anew is there again', () => {
    const closing = company('C-2', 'B', { recordStatus: 'closed', statementDate: '2024-06-01' });
    const again = company('C-2', 'B', { recordStatus: 'updated', statementDate: '2024-07-01' });
    expect(partyNames(model(b, closing, again))).toEqual(['B']);
  });
});

describe('interests', () => {
  const held = (...interests: unknown[]) => {
    const details = { isComponent: false, subject: 'C-1', interestedParty: 'C-2', interests };
    return model(a, b, said('relationship', 'R-1', details));
  };
  const texts = (share: unknown) => linkTexts(held({ type: 'shareholding', share }));
  test.each([
    [{ exact: 33.333333 }, '33.333333% Shareholder'],
    [{ exact: 0 }, '0% Shareholder'],
    [{ minimum: 25, maximum: 50 }, '25–50% Shareholder'],
    [{ exclusiveMinimum: 25, maximum: 50 }, '>25–50% Shareholder'],
    [{ minimum: 25, exclusiveMinimum: 25, exclusiveMaximum: 50 }, '>25–<50% Shareholder'],
    [{ exclusiveMinimum: 75 }, 'more than 75% Shareholder'],
    [{ maximum: 5 }, 'up to 5% Shareholder'],
    [{ exact: '12.5' }, '12.5% Shareholder'],
    [{ exact: 150 }, 'Shareholder'],
    [{ minimum: 75, maximum: 25 }, 'Shareholder'],
    [{ exact: 30, exclusiveMinimum: 75, maximum: 25 }, '30% Shareholder'],
    [{ exclusiveMinimum: 25, maximum: 25 }, 'Shareholder'],
    [{ minimum: 25, maximum: 25 }, '25–25% Shareholder'],
    [{ exclusiveMinimum: 100 }, 'Shareholder'],
    [{ exact: { deep: true } }, 'Shareholder'],
    [null, 'Shareholder'],
  ])('share %j reads %s', (share, text) => {
    expect(texts(share)).toEqual([text]);
  });

  test('a share that is none is kept as a detail', () => {
    const [link] = held({ type: 'shareholding', share: { exact: 150 }, details: 'By deed.' }).links.values();
    expect(link?.roles[0]?.details).toBe('By deed.\nShare as stated: exact 150');
  });

  test('a range whose least is more than its largest is kept as a detail', () => {
    const [link] = held({ type: 'shareholding', share: { minimum: 75, maximum: 25 } }).links.values();
    expect(link?.roles[0]).toMatchObject({ details: 'Share as stated: minimum 75, maximum 25' });
    expect(link?.roles[0]).not.toHaveProperty('minimum');
  });

  test('codes become words, unknown codes too, none is an unknown interest', () => {
    const codes = [
      'votingRights',
      'appointmentOfBoard',
      'beneficiaryOfLegalArrangement',
      'boardChair',
      'somethingNewHere',
    ];
    const [text] = linkTexts(held(...codes.map((type) => ({ type }))));
    expect(text).toBe('Voting rights, Appoints the board, Beneficiary, Board chair, Something new here');
    expect(linkTexts(held())).toEqual(['Unknown interest']);
    expect(linkTexts(held({}))).toEqual(['Unknown interest']);
  });

  test('a link ends with its last interest, not before', () => {
    const [over, on] = [
      { type: 'shareholding', endDate: '2020-01-01' },
      { type: 'boardMember', endDate: '2030' },
    ];
    expect(linkTexts(held(over))).toEqual(['ended: Shareholder']);
    expect(linkTexts(held(over, on))).toEqual(['Board member, Shareholder']);
  });

  test('ten thousand interests are cut to what a link holds, today’s first', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ type: `old${index}`, endDate: '2001-01-01' }));
    const folded = held(...many, { type: 'shareholding' });
    const [link] = folded.links.values();
    expect(link?.roles).toHaveLength(50);
    expect(link?.roles[0]?.role).toBe('Shareholder');
    expect(folded.notes).toEqual([expect.stringContaining('10001 interests')]);
  });

  test('held only through others is dashed', () => {
    const through = { type: 'shareholding', directOrIndirect: 'indirect' };
    expect([...held(through).links.values()][0]?.dashed).toBe(true);
    expect([...held(through, { type: 'boardMember', directOrIndirect: 'direct' }).links.values()][0]?.dashed).toBe(
      false,
    );
  });
});

describe('parties that are not there', () => {
  test('a reference that leads nowhere makes one unknown party, however often', () => {
    const folded = model(a, holds('R-1', 'X', 'C-1', 10), holds('R-2', 'X', 'C-1', 20));
    expect(partyNames(folded)).toEqual(['A', 'Unknown party (ref X)']);
    expect(folded.missing.map(({ recordId }) => recordId)).toEqual(['X']);
  });

  test('an end left open is a party of its own for each relationship', () => {
    const folded = model(
      a,
      holds('R-1', { reason: 'noBeneficialOwners' }, 'C-1', null),
      holds('R-2', { reason: 'interestedPartyExemptFromDisclosure', description: 'By order.' }, 'C-1', 10),
      holds('R-3', 'C-1', { reason: 'unknown' }, 10, { recordStatus: 'closed' }),
    );
    expect(partyNames(folded)).toEqual(['A', 'No beneficial owners', 'Anonymous party', '(Unknown entity)']);
    expect([...folded.parties.values()].map(({ facts }) => facts.party)).toEqual([
      'known',
      'unknown',
      'anonymous',
      'unknown',
    ]);
  });

  test('a record of another publisher is found where only one has its id', () => {
    const other = holds('R-1', 'C-2', 'C-1', 10, published('2024-01-01', 'Another register'));
    expect(model(a, b, other).missing).toEqual([]);
  });
});

test('loops and self-ownership are links like others', () => {
  const folded = model(
    a,
    b,
    holds('R-1', 'C-1', 'C-2', 50),
    holds('R-2', 'C-2', 'C-1', 50),
    holds('R-3', 'C-1', 'C-1', 5),
  );
  expect(linkTexts(folded)).toEqual(['50% Shareholder', '50% Shareholder', '5% Shareholder']);
});

function published(publicationDate: string, name = 'A register'): RawStatement {
  return { publicationDetails: { publicationDate, bodsVersion: '0.4', publisher: { name } } };
}

describe('the roles of a relationship over time', () => {
  const interest = (type: string, exact: number | undefined, startDate?: string, more: object = {}) => ({
    ...{ type, directOrIndirect: 'direct', ...(exact !== undefined && { share: { exact } }) },
    ...{ ...(startDate && { startDate }), ...more },
  });
  const stated = (
    recordId: string,
    holder: string,
    statementDate: string,
    interests: unknown,
    more: RawStatement = {},
  ) =>
    said(
      'relationship',
      recordId,
      { isComponent: false, subject: 'C-1', interestedParty: holder, interests },
      { statementDate, recordStatus: 'updated', ...more },
    );
  const shareholding = (exact: number, startDate?: string, more?: object) =>
    interest('shareholding', exact, startDate, more);
  /** The shares that are held on a day, by the holder's name. */
  const heldOn = ({ links, parties }: Model, day: string) =>
    [...links.values()].flatMap(({ from, roles }) =>
      currentRoles(roles, day)
        .filter((role) => role.interest === 'shareholding')
        .map((role) => `${parties.get(from)?.facts.name} ${role.percentage}`),
    );
  const periods = ({ links }: Model) =>
    [...links.values()].flatMap(({ roles }) =>
      roles.map((role) => `${shareText(role)} ${role.startDate ?? ''}..${role.endDate ?? ''}`),
    );

  test('is each share on its days, where a trust takes over from a founder', () => {
    const votes = (exact: number, start: string) => [
      shareholding(exact, start),
      interest('votingRights', exact, start),
    ];
    const chair = (start: string, exact?: number) => interest('boardChair', exact, start);
    const folded = model(
      company('C-1', 'Tuch GmbH'),
      company('P-1', 'Mara'),
      company('T-1', 'Tuch Trust'),
      stated('R-1', 'P-1', '2019-01-20', [...votes(100, '2002-03-09'), chair('2002-03-09')]),
      stated('R-2', 'T-1', '2021-09-25', votes(60, '2021-09-24')),
      stated('R-1', 'P-1', '2021-09-25', [...votes(40, '2021-09-24'), chair('2021-09-24')]),
      stated('R-2', 'T-1', '2022-09-25', votes(70, '2022-09-21')),
      stated('R-1', 'P-1', '2022-09-25', [chair('2022-09-21', 30), ...votes(30, '2022-09-21')]),
      stated('R-1', 'P-1', '2023-03-03', [chair('2022-09-21', 30), ...votes(30, '2022-09-21')], {
        recordStatus: 'closed',
      }),
      company('P-1', 'Mara', { recordStatus: 'closed', statementDate: '2023-03-03' }),
      stated('R-2', 'T-1', '2023-03-03', votes(80, '2023-03-01')),
    );
    expect(heldOn(folded, '2001-12-31')).toEqual([]);
    expect(heldOn(folded, '2010-06-01')).toEqual(['Mara 100']);
    expect(heldOn(folded, '2022-01-01')).toEqual(['Mara 40', 'Tuch Trust 60']);
    expect(heldOn(folded, '2022-12-01')).toEqual(['Mara 30', 'Tuch Trust 70']);
    expect(heldOn(folded, '2024-01-01')).toEqual(['Tuch Trust 80']);
    expect([...folded.links.values()].map(({ ended }) => ended)).toEqual([true, false]);
  });

  test.each([
    [
      'ends on the new start where that is later',
      ['2020-01-01', '2021-06-01'],
      '2021-07-01',
      ['40% 2021-06-01..', '60% 2020-01-01..2021-06-01'],
    ],
    [
      'ends on the statement’s day where the start is the same',
      ['2020-01-01', '2020-01-01'],
      '2021-07-01',
      ['40% 2021-07-01..', '60% 2020-01-01..2021-07-01'],
    ],
    [
      'ends on the statement’s day where no start is told',
      [undefined, undefined],
      '2021-07-01',
      ['40% 2021-07-01..', '60% ..2021-07-01'],
    ],
    ['was a mistake where it would have held on no day', ['2021-07-01', undefined], '2021-07-01', ['40% 2021-07-01..']],
  ])('an earlier share %s', (_name, [first, second], day, expected) => {
    const statements = [
      stated('R-1', 'C-2', '2020-02-01', [shareholding(60, first)]),
      stated('R-1', 'C-2', day, [shareholding(40, second)]),
    ];
    expect(periods(model(a, b, ...statements))).toEqual(expected);
  });

  test('a share that is dropped ends on that day, and one that is said again goes on', () => {
    const folded = model(
      a,
      b,
      stated('R-1', 'C-2', '2020-02-01', [shareholding(60, '2019-01-01'), interest('votingRights', 10, '2019-01-01')]),
      stated('R-1', 'C-2', '2021-02-01', [shareholding(60)]),
    );
    expect(periods(folded)).toEqual(['60% 2019-01-01..', '10% 2019-01-01..2021-02-01']);
  });

  test('an end that was stated stays, and what began again begins on the day it was said', () => {
    const folded = model(
      a,
      b,
      stated('R-1', 'C-2', '2020-02-01', [shareholding(60, '2019-01-01', { endDate: '2020-01-15' })]),
      stated('R-1', 'C-2', '2020-06-01', [shareholding(60, '2019-01-01', { endDate: '2020-01-15' })], {
        recordStatus: 'closed',
      }),
      stated('R-1', 'C-2', '2022-01-01', [shareholding(25, '2019-01-01')]),
    );
    expect(periods(folded)).toEqual(['25% 2022-01-01..', '60% 2019-01-01..2020-01-15']);
  });

  test('interests held in different ways go on each by itself, as they were declared', () => {
    const both = (direct: number, indirect: number) => [
      shareholding(direct, '2020-01-01'),
      shareholding(indirect, '2020-01-01', { directOrIndirect: 'indirect' }),
    ];
    const folded = model(
      a,
      b,
      stated('R-1', 'C-2', '2020-02-01', both(20, 30)),
      stated('R-1', 'C-2', '2021-02-01', both(20, 45)),
    );
    expect(periods(folded)).toEqual(['20% 2020-01-01..', '45% 2021-02-01..', '30% 2020-01-01..2021-02-01']);
    expect([...folded.links.values()][0]?.roles.map(({ via }) => via)).toEqual(['direct', 'indirect', 'indirect']);
  });

  test('a source that is stated is that of the role', () => {
    const from = (source: unknown) =>
      [...model(a, b, holds('R-1', 'C-2', 'C-1', 10, { source })).links.values()][0]?.roles[0]?.source;
    expect(from({ url: 'https://register.example/1', description: 'The register' })).toBe('https://register.example/1');
    expect(from({ description: ' The\nregister ' })).toBe('The register');
    expect([from(undefined), from({ type: ['officialRegister'] }), from(7)]).toEqual([undefined, undefined, undefined]);
  });
});
