import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import type { CandidateReason } from '@stemma/shared/merging/reasons';
import { mergingMessages } from '@stemma/shared/messages/merging';
import { accountMayWrite, permitsEdit } from '@stemma/shared/permissions';
import type { Permission } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { z } from 'zod';
import { record } from '../../audit/service';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { mayReadEntity } from '../../entities/policy';
import { factsByKey, readingOrganization } from '../../entities/service';
import { AppError, forbidden, notFound, parse } from '../../errors';
import { int, one } from '../../store';
import { pairKey, readFreshness } from './find';
import type { DuplicateRow } from './store';
import * as store from './store';

/** One of the two records of a pair, as a card says it. */
export interface DuplicateSide {
  key: string;
  typeName: RecordType;
  name: string;
  party: Party;
  country: string | null;
  detail: string;
  permission: Permission | null;
  charts: number;
  /** Of the first two of them that the caller may read. */
  chartNames: string[];
}

/** Two records that may be one real thing. */
export interface Duplicate {
  key: string;
  /** 0 to 1. */
  score: number;
  reasons: CandidateReason[];
  a: DuplicateSide;
  b: DuplicateSide;
  /** The caller may merge the two: he is Co-Owner of both. */
  mayMerge: boolean;
  /** Who said that they are not the same, and when; null while nobody did. */
  decidedAt: string | null;
  decidedBy: string | null;
}

export interface DuplicatePage {
  total: number;
  pairs: Duplicate[];
  /** When the pairs were found; null where they were not yet. */
  foundAt: string | null;
  /** Records were changed since: they are being found anew. */
  isRefreshing: boolean;
}

export const duplicatesShape = z.object({
  typeName: z.enum(RECORD_TYPES).nullish(),
  decided: z.boolean().nullish(),
  limit: rangeShape(ranges.page),
  offset: rangeShape(ranges.offset),
});

/** A page of pairs that may be one, of which the caller may read both, the likeliest first; `decided` for those that somebody said are not the same. */
export async function duplicatePage(context: Context, input: unknown): Promise<DuplicatePage> {
  const caller = requireUser(context);
  const { typeName, decided, limit, offset } = parse(duplicatesShape, input);
  const seen = {
    ownKey: caller.organizationKey,
    organizationKey: readingOrganization(caller),
    userKey: caller.userKey,
    decided: decided ?? false,
    typeName: typeName ?? '',
  };
  const page = await context.read(async (tx) => ({
    rows: await store.pairPage(tx, { ...seen, limit: int(limit), offset: int(offset) }),
    total: one(await store.pairCount(tx, seen)).count,
    ...(await readFreshness(tx, caller.organizationKey)),
  }));
  if (!page.isFresh && caller.accountType !== 'None') context.findDuplicates?.(caller.organizationKey);
  return {
    total: page.total,
    pairs: page.rows.map((row) => present(caller, row)),
    foundAt: page.foundAt,
    isRefreshing: !page.isFresh,
  };
}

function present(caller: UserCaller, { a, b, ...row }: DuplicateRow): Duplicate {
  return {
    ...row,
    a: sideOf(a),
    b: sideOf(b),
    mayMerge: accountMayWrite(caller.accountType) && [a, b].every(({ permission }) => permission === 'Co-Owner'),
  };
}

function sideOf({ properties, ...side }: DuplicateRow['a']): DuplicateSide {
  const source = { ...properties, typeName: side.typeName };
  return { ...side, country: cardCountry(source), detail: cardDetail(source) };
}

export const decisionShape = z.object({
  aKey: keyText,
  bKey: keyText,
  /** Takes the decision back. */
  undo: z.boolean().nullish(),
});

/**
 * Remembers that two records are not the same, or takes that back; for who may edit one of them and read both. Throws `notFound`,
 * `forbidden`, `conflict` for one and the same record.
 */
export async function decideNotSame(context: Context, input: unknown): Promise<string> {
  const caller = requireUser(context);
  const { aKey, bKey, undo } = parse(decisionShape, input);
  if (aKey === bKey) throw new AppError('conflict', mergingMessages.sameRecord);
  const [a = '', b = ''] = [aKey, bKey].sort();
  const key = pairKey(caller.organizationKey, a, b);
  await context.write(async (tx) => {
    const facts = await factsByKey(tx, caller, [a, b]);
    const both = [a, b].map((one) => facts.get(one));
    if (both.some((known) => !known || !mayReadEntity(known))) throw notFound();
    const mayDecide = accountMayWrite(caller.accountType) && both.some((known) => permitsEdit(known?.permission));
    if (!mayDecide) throw forbidden();
    if (undo) await store.undecide(tx, key);
    else {
      const { organizationKey, userKey } = caller;
      await store.decide(tx, { key, organizationKey, a, b, userKey, at: new Date().toISOString() });
    }
    await record(tx, context, { action: undo ? 'graph/maybeSame' : 'graph/notSame', target: a, details: b });
  });
  return key;
}
