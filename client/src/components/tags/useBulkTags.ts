import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { announceChanged } from '../../lib/changed';
import { outcome } from '../outcome';
import { addTagToManyMutation, removeTagFromManyMutation, tagsOfQuery, type Tag } from './documents';

/** How many calls are on their way at once. */
const AT_ONCE = 8;

/** Records whose tags are read beforehand; of more, the list of tags does not say which they bear. */
const READ_MOST = 200;

/** The tags of several records: which all of them bear, which some, and putting one on all of them or taking it off. */
export function useBulkTags(keys: readonly string[]) {
  const client = useApolloClient();
  const [tagsByKey, setTagsByKey] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [wanted] = useState(keys);

  useEffect(() => {
    let gone = false;
    if (wanted.length > READ_MOST) return undefined;
    void inTurns(wanted, (key) => readTags(key)).then((read) => {
      if (!gone) setTagsByKey(new Map(read.flatMap((one, at) => (one ? [[wanted[at] ?? '', one] as const] : []))));
    });
    return () => {
      gone = true;
    };

    async function readTags(key: string): Promise<string[] | null> {
      const { data } = await client.query({ query: tagsOfQuery, variables: { key }, fetchPolicy: 'network-only' });
      return data?.tagsOf?.map((tag) => tag.key) ?? null;
    }
  }, [client, wanted]);

  const counts = new Map<string, number>();
  for (const tags of tagsByKey.values()) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const borne = [...counts.keys()];

  const toggle = async (tag: Tag, on: boolean) => {
    const variables = { tagKey: tag.key, keys: [...wanted] };
    const mutation = on ? addTagToManyMutation : removeTagFromManyMutation;
    if (!(await outcome(client.mutate({ mutation, variables })))) return;
    setTagsByKey((now) => {
      const others = (key: string) => (now.get(key) ?? []).filter((other) => other !== tag.key);
      return new Map(wanted.map((key) => [key, on ? [...others(key), tag.key] : others(key)]));
    });
    void announceChanged('tags', 'entities');
  };

  return {
    chosen: borne.filter((tag) => counts.get(tag) === wanted.length),
    partly: borne.filter((tag) => (counts.get(tag) ?? 0) < wanted.length),
    toggle,
  };
}

/** Does something for each key, some at once; null where it failed. */
async function inTurns<T>(keys: readonly string[], once: (key: string) => Promise<T | null>): Promise<(T | null)[]> {
  const results: (T | null)[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const turn = keys.slice(at, at + AT_ONCE).map((key) => once(key).catch(() => null));
    results.push(...(await Promise.all(turn)));
  }
  return results;
}
