import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import { announceChanged } from '../../lib/changed';
import { accessQuery, giveAccess, transferRecord, takeAccess } from './documents';

interface Result {
  ok?: unknown;
  error?: { message: string } | null;
}

/** Who has access to a record, and what changes it: each answers whether it is done, and says what went wrong otherwise. */
export function useAccess(key: string, kind: 'chart' | 'entity') {
  const { data, error, loading, refetch } = useQuery(accessQuery, { variables: { key }, fetchPolicy: 'network-only' });
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [give] = useMutation(giveAccess);
  const [take] = useMutation(takeAccess);
  const [over] = useMutation(transferRecord);

  const done = async (work: () => Promise<Result | undefined>): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      const result = await work();
      if (!result?.ok) {
        setFault(result?.error?.message ?? messages.noDataReturned);
        return false;
      }
      void announceChanged(kind === 'chart' ? 'charts' : 'entities');
      return true;
    } catch (failure) {
      setFault((failure as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const again = async (isDone: boolean) => {
    if (isDone) await refetch().catch(() => undefined);
    return isDone;
  };
  return {
    access: data?.access,
    failed: error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    fault,
    busy,
    give: async (user: string, permission: string, entities = false) =>
      again(
        await done(
          async () => (await give({ variables: { input: { key, user, permission, entities } } })).data?.giveAccess,
        ),
      ),
    take: async (user: string) =>
      again(await done(async () => (await take({ variables: { key, user } })).data?.takeAccess)),
    leave: (user: string) => done(async () => (await take({ variables: { key, user } })).data?.takeAccess),
    transfer: (to: string) => done(async () => (await over({ variables: { key, to } })).data?.handRecordOver),
  };
}

export type AccessState = ReturnType<typeof useAccess>;
