import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { forbidden, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { mayReadTag, mayTag } from './policy';
import type { Tagged } from './store';
import { putOnMany, taggable, tagsByKeys, takeOffMany } from './store';

const manyShape = z.object({ tagKey: keyText, keys: z.array(keyText).min(1).max(limits.selectionMax) });

/** Puts a tag on entities and charts, on all or on none; takes the right to edit each. Answers how many bear it newly. */
export async function addTagToMany(context: Context, tagKey: string, keys: readonly string[]): Promise<number> {
  return changeMany(context, { tagKey, keys }, async (tx, tag, nodes) => {
    const keysOf = (kind: Tagged['kind']) => nodes.filter((node) => node.kind === kind).map(({ key }) => key);
    return putOnMany(tx, { tagKey: tag, entityKeys: keysOf('Entity'), chartKeys: keysOf('Dataset') });
  });
}

/** Takes a tag off entities and charts, off all or off none; takes the right to edit each. Answers how many bore it. */
export async function removeTagFromMany(context: Context, tagKey: string, keys: readonly string[]): Promise<number> {
  return changeMany(context, { tagKey, keys }, async (tx, tag, nodes) =>
    takeOffMany(tx, { tagKey: tag, keys: nodes.map(({ key }) => key) }),
  );
}

type Change = (tx: Tx, tagKey: string, nodes: Tagged[]) => Promise<{ count: number }[]>;

async function changeMany(context: Context, input: unknown, change: Change): Promise<number> {
  const caller = requireUser(context);
  const wanted = parse(manyShape, input);
  const keys = [...new Set(wanted.keys)];
  return context.write(async (tx) => {
    const nodes = await taggableOf(tx, caller, keys);
    const tag = atMostOne(
      await tagsByKeys(tx, {
        keys: [wanted.tagKey],
        userKey: caller.userKey,
        organizationKey: readingOrganization(caller),
      }),
    );
    if (!tag || !mayReadTag(caller, tag)) throw notFound();
    if (!nodes.every((node) => mayTag(caller, node))) throw forbidden();
    return one(await change(tx, wanted.tagKey, nodes)).count;
  });
}

/** Every one of the keys as the caller may read it; throws `notFound` where one is not. */
async function taggableOf(tx: Tx, caller: UserCaller, keys: string[]) {
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const readable = (await taggable(tx, { keys, ...scope })).filter((row) => row.readable);
  if (new Set(readable.map(({ key }) => key)).size !== keys.length) throw notFound();
  return readable;
}
