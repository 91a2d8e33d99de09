import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { parse } from '../errors';
import { statementNames } from '../exchange/statements';
import { readableNames } from '../files/names';
import type { Tx } from '../store';
import type { EvidenceName, EvidenceNames } from './presentRole';

/** Names of those of these files, web links and statements that the caller may see: the rule of all calls and reports. */
export async function readEvidenceNames(tx: Tx, caller: UserCaller, keys: Iterable<string>): Promise<EvidenceNames> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return new Map();
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
  const names = await context.read((tx) => readEvidenceNames(tx, caller, keys));
  return [...new Set(keys)].flatMap((key) => names.get(key) ?? []);
}
