import { useEffect, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged, useChanged } from '../../lib/changed';
import type { AskedPage } from '../../lib/pageLoader';
import { usePages } from '../../lib/usePages';
import type { DuplicatePair } from './documents';
import { decideNotSameMutation, duplicatesQuery } from './documents';

/** Milliseconds after which pairs that are being found are looked at again. */
const AGAIN = 2000;

/** The pairs that may be one, or those that somebody said are not, by pages; and what is decided about them. */
export function useDuplicates(decided: boolean) {
  const client = useApolloClient();
  const [finding, setFinding] = useState({ isRefreshing: false, foundAt: null as string | null, looks: 0 });
  const read = async ({ offset, limit }: AskedPage) => {
    const variables = { decided, limit, offset };
    const { data } = await client.query({ query: duplicatesQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('No data');
    const { pairs, total, isRefreshing, foundAt } = data.duplicates;
    setFinding(({ looks }) => ({ isRefreshing, foundAt, looks: looks + 1 }));
    return { total, rows: pairs };
  };
  const rows = usePages<DuplicatePair>(`duplicates ${decided}`, read);
  const { refresh } = rows;
  useChanged('entities', refresh);
  useEffect(() => {
    if (!finding.isRefreshing) return;
    // Each look that finds it unfinished asks for the next.
    const timer = setTimeout(() => void refresh(), AGAIN);
    return () => clearTimeout(timer);
  }, [finding, refresh]);
  const [send] = useMutation(decideNotSameMutation);
  const decide = async ({ a, b }: DuplicatePair, undo: boolean) => {
    if (!(await outcome(send({ variables: { aKey: a.key, bKey: b.key, undo } })))) return;
    await refresh();
    notify(
      'Message',
      undo
        ? t('“{a}” and “{b}” are proposed again.', { a: a.name, b: b.name })
        : t('Remembered: “{a}” and “{b}” are not the same.', { a: a.name, b: b.name }),
    );
  };
  return { rows, decide, ...finding, changed: () => announceChanged('entities') };
}
