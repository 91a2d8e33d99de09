import { describe, expect, test } from '@jest/globals';
import { roleText } from '@stemma/shared/chart/roleText';
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
    [{ exact: { deep: true } }, 'Shareholder'],
    [null, 'Shareholder'],
  ])('share %j reads %s', (share, text) => {
    expect(texts(share)).toEqual([text]);
  });

  test('a share that is none is kept as a detail', () => {
    const [link] = held({ type: 'shareholding', share: { exact: 150 }, details: 'By deed.' }).links.values();
    expect(link?.roles[0]?.details).toBe('By deed.\nShare as stated: exact 150');
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
    expect(linkTexts(held(over, on))).toEqual(['Shareholder, Board member']);
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
