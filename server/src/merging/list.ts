import { limits } from '@stemma/shared/limits';
import type { Context } from '../context';
import { requireUser } from '../context';
import { int } from '../store';
import type { MergeListRow } from './mergeStore';
import { mergesOf } from './mergeStore';

/** A merge that can be undone. */
export type UndoableMerge = MergeListRow;

/** The merges that the caller may undo, latest first; of one record where it is named. */
export async function listMerges(context: Context, entityKey?: string | null): Promise<UndoableMerge[]> {
  const { userKey, organizationKey } = requireUser(context);
  const now = new Date().toISOString();
  return context.read((tx) =>
    mergesOf(tx, { userKey, organizationKey, entityKey: entityKey ?? null, now, limit: int(limits.mergesListed) }),
  );
}
