import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { FileAreaItem } from './items';

const TYPE = { file: 'StoredFile', folder: 'FilesFolder', link: 'FilesLink' } as const;
const LISTS = ['files', 'folders', 'links'] as const;

/** Shows a move or a deletion before the server has answered. Each answers how it is taken back. */
export function inCache(cache: ApolloCache) {
  const idOf = ({ is, key }: FileAreaItem) => cache.identify({ __typename: TYPE[is], key });
  const put = (item: FileAreaItem, folder: string) => {
    const id = idOf(item);
    if (id) cache.modify({ id, fields: { folder: () => folder } });
  };
  return {
    move(items: readonly FileAreaItem[], folder: string): () => void {
      cache.batch({ update: () => items.forEach((item) => put(item, folder)) });
      return () => cache.batch({ update: () => items.forEach((item) => put(item, item.folder)) });
    },
    remove(ownerKey: string, items: readonly FileAreaItem[]): () => void {
      const id = cache.identify({ __typename: 'FileArea', key: ownerKey });
      if (!id) return () => undefined;
      const gone = new Set(items.map(idOf));
      const before = new Map<string, readonly Reference[]>();
      const drop = (name: string) => (list: readonly Reference[]) => {
        before.set(name, list);
        return list.filter(({ __ref }) => !gone.has(__ref));
      };
      cache.modify({ id, fields: Object.fromEntries(LISTS.map((name) => [name, drop(name)])) });
      return () =>
        cache.modify({
          id,
          fields: Object.fromEntries(LISTS.map((name) => [name, () => before.get(name) ?? []])),
        });
    },
  };
}
