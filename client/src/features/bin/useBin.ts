import { useCallback } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../components/confirm';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged, useChanged } from '../../lib/changed';
import { count, entityCount } from '../../lib/count';
import { startLeaving, useLeaving, type Goal } from '../../lib/leaving';
import type { AskedPage } from '../../lib/pageLoader';
import { usePages } from '../../lib/usePages';
import { affectedBy, affects } from './affects';
import type { BinnedEntity } from './documents';
import { binTableQuery, deleteForGoodMutation, emptyBinMutation, restoreMutation } from './documents';

type Sender<T> = (options: { variables: { keys: string[] } }) => Promise<{ data?: T | null | undefined }>;

const LEAVES_BIN = new Set<Goal | undefined>(['back', 'gone']);

/** The bin by pages, and what is done with what lies in it. Each says by a toast what came of it and answers whether it was done. */
export function useBin() {
  const client = useApolloClient();
  const leaving = useLeaving();
  const isLeft = useCallback(({ key }: BinnedEntity) => LEAVES_BIN.has(leaving.get(key)), [leaving]);
  const read = async ({ offset, limit }: AskedPage) => {
    const variables = { limit, offset };
    const { data } = await client.query({ query: binTableQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    return { total: data.binCount, rows: data.binTable };
  };
  const rows = usePages<BinnedEntity>('bin', read, { isLeft });
  useChanged('bin', rows.refresh);
  const [restoreEntities] = useMutation(restoreMutation);
  const [deleteEntities] = useMutation(deleteForGoodMutation);
  const [emptyBin] = useMutation(emptyBinMutation);
  const changed = () => announceChanged('bin', 'entities', 'charts');
  /** Takes entities out of the list at once; they are back in it where the server refuses. */
  const taken = async <T extends object>(entities: readonly BinnedEntity[], to: Goal, send: Sender<T>) => {
    const keys = entities.map(({ key }) => key);
    const end = startLeaving(keys, to);
    const done = await outcome(send({ variables: { keys } }));
    if (done) void changed().then(end);
    else end();
    return done !== undefined;
  };

  return {
    rows,
    restore: async (entities: readonly BinnedEntity[]): Promise<boolean> => {
      if (!(await taken(entities, 'back', restoreEntities))) return false;
      notify(
        'Message',
        entities.length === 1
          ? t('“{entities}” is back.', { entities: named(entities) })
          : t('{count} entities are back.', { count: entities.length }),
      );
      return true;
    },
    remove: async (entities: readonly BinnedEntity[]): Promise<boolean> => {
      const along = affects(affectedBy(entities));
      const agreed = await confirm({
        title: t('Permanently delete'),
        message: t('Are you sure? This will permanently delete {entities} with all data and files.{along}', {
          entities:
            entities.length === 1 ? `“${named(entities)}”` : t('{count} entities', { count: count(entities.length) }),
          along: along ? `\n\n${capital(along)}.` : '',
        }),
        buttonText: t('Permanently Delete'),
        danger: true,
      });
      if (!agreed) return false;
      if (!(await taken(entities, 'gone', deleteEntities))) return false;
      notify(
        'Message',
        entities.length === 1 ? t('Deleted.') : t('{count} deleted.', { count: entityCount(entities.length) }),
      );
      return true;
    },
    empty: async (): Promise<void> => {
      const total = rows.total ?? 0;
      const agreed = await confirm({
        title: t('Empty the bin'),
        message: t(
          'Are you sure? This will permanently delete {entities} in the bin with all data and files, from all charts and for everybody. What others only share with you stays.',
          { entities: total === 1 ? t('the entity') : t('all {total} entities', { total: count(total) }) },
        ),
        buttonText: t('Empty bin'),
        danger: true,
      });
      if (!agreed) return;
      const done = await outcome(emptyBin());
      if (!done) return;
      void changed();
      notify('Message', t('{entityCount} deleted.', { entityCount: entityCount(done.emptyBin.ok ?? 0) }));
    },
  };
}

function named(entities: readonly BinnedEntity[]): string {
  return entities[0]?.name ?? '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
