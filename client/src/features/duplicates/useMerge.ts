import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import type { MergeChoices } from '@stemma/shared/merging/compareRecords';
import { compareRecords } from '@stemma/shared/merging/compareRecords';
import { messages } from '@stemma/shared/messages';
import { announceChanged } from '../../lib/changed';
import { UNREACHABLE } from '../../lib/send';
import { mergeEntitiesMutation, mergePreviewQuery, mergeRecordQuery } from './documents';
import { comparable } from './lines';

const fresh = { fetchPolicy: 'network-only' } as const;

/** The two records of a merge side by side, what it would do, and doing it. */
export function useMerge(first: string, second: string) {
  const [[keptKey, otherKey], setKeys] = useState([first, second] as const);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [showToMore, setShowToMore] = useState(false);
  const [keepGrants, setKeepGrants] = useState(false);
  const [fault, setFault] = useState('');
  const kept = useQuery(mergeRecordQuery, { variables: { key: keptKey }, ...fresh });
  const other = useQuery(mergeRecordQuery, { variables: { key: otherKey }, ...fresh });
  const preview = useQuery(mergePreviewQuery, { variables: { keptKey, otherKey }, ...fresh });
  const [send, { loading: busy }] = useMutation(mergeEntitiesMutation);
  const [left, right] = [kept.data?.entity, other.data?.entity];
  const [a, b] = [left && comparable(left), right && comparable(right)];
  const parts = [kept, other, preview];

  const merge = async () => {
    setFault('');
    const list = Object.entries(choices).map(([line, side]) => ({ line, side }));
    const read = { keptRead: left?.modifiedDate ?? null, otherRead: right?.modifiedDate ?? null };
    try {
      const { data } = await send({
        variables: { input: { keptKey, otherKey, choices: list, showToMore, keepGrants, ...read } },
      });
      const done = data?.mergeEntities;
      if (done?.ok) {
        void announceChanged('entities', 'charts', 'tags', 'files');
        return done.ok;
      }
      setFault(done?.error?.message ?? messages.notAllowed);
    } catch {
      setFault(UNREACHABLE);
    }
    return undefined;
  };

  return {
    ...{ keptKey, otherKey, choices, showToMore, setShowToMore, keepGrants, setKeepGrants, fault, busy, merge },
    kept: left && a ? { record: left, said: a, tags: kept.data?.tagsOf ?? [] } : undefined,
    other: right && b ? { record: right, said: b, tags: other.data?.tagsOf ?? [] } : undefined,
    lines: a && b && a.typeName === b.typeName ? compareRecords(a, b) : [],
    preview: preview.data?.mergePreview,
    failed: parts.some(({ error }) => error !== undefined),
    loading: parts.some(({ loading }) => loading),
    retry: () => {
      setFault('');
      for (const { refetch } of parts) void refetch().catch(() => undefined);
    },
    choose: (line: string, side: MergeChoices[string]) => setChoices((said) => ({ ...said, [line]: side })),
    swap: () => {
      setChoices({});
      setKeys([otherKey, keptKey]);
    },
  };
}
