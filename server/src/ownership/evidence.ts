import { limits } from '@stemma/shared/limits';
import type { OwnershipLink } from '@stemma/shared/ownership/types';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { parse } from '../errors';
import { statementNames } from '../exchange/statements';
import { readableNames } from '../files/names';
import type { Tx } from '../store';
import type { Allowance } from './allowance';
import type { EvidenceName, EvidenceNames } from './presentRole';
import { citedBy } from './presentRole';

/** Names of what the roles of links cite, of what the caller may see: the rule of all calls and reports. */
export async function namesCitedBy(
  context: Context,
  links: Iterable<Pick<OwnershipLink, 'roles'>>,
  { left }: Pick<Allowance, 'left'>,
): Promise<EvidenceNames> {
  const caller = requireUser(context);
  const cited = [...citedBy(links)];
  if (cited.length === 0) return new Map();
  return context.read((tx) => readNames(tx, caller, cited), { timeoutMs: left() });
}

async function readNames(tx: Tx, caller: UserCaller, wanted: readonly string[]): Promise<EvidenceNames> {
  const items = await readableNames(tx, caller, wanted);
  const left = wanted.filter((key) => !items.has(key));
  const statements = await statementNames(tx, caller, left);
  const named = [
    ...[...items].map(([key, item]): EvidenceName => ({ key, ...item, statementId: null })),
    ...[...statements].map(([key, one]): EvidenceName => ({ key, kind: 'statement', url: null, ...one })),
  ];
  return new Map(named.map((one) => [one.key, one]));
}

const shape = z.object({ keys: z.array(keyText).max(limits.evidenceNamesMax) });

/** The names of evidence that roles cite by these keys, in their order; what is gone or not the caller's to see is left out. */
export async function evidenceNames(context: Context, input: unknown): Promise<EvidenceName[]> {
  const caller = requireUser(context);
  const { keys } = parse(shape, input);
  const wanted = [...new Set(keys)];
  const names = await context.read((tx) => readNames(tx, caller, wanted));
  return wanted.flatMap((key) => names.get(key) ?? []);
}
