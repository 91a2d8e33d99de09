import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { useChanged } from '../../lib/changed';
import { ErrorState } from '../State';
import { requestsSentQuery } from './documents';
import { RequestItem } from './RequestItem';
import classes from './requests.module.css';

/** How often the list looks whether waiting messages are gone, in milliseconds. */
const LOOK_AGAIN = 5000;
const AT_FIRST = 50;

interface Props {
  /** Only the requests for this entity; all of the reader's where none is given. */
  entityKey?: string;
  /** What stands where nothing was asked yet. */
  empty: ReactNode;
}

/** The requests for documents that the reader sent, newest first, and how it went with each recipient. */
export function RequestList({ entityKey, empty }: Props) {
  const [shown, setShown] = useState(AT_FIRST);
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(requestsSentQuery, {
    variables: { entityKey: entityKey ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useChanged('requests', readAgain);
  const requests = data?.requestsSent;
  const waiting = requests?.some(({ recipients }) => recipients.some(({ state }) => state === 'waiting')) ?? false;
  useEffect(() => {
    if (!waiting) return;
    startPolling(LOOK_AGAIN);
    return stopPolling;
  }, [waiting, startPolling, stopPolling]);

  if (error && !requests) {
    return (
      <ErrorState
        title={t('The requests did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={loading}
        onRetry={readAgain}
      />
    );
  }
  if (!requests) {
    return (
      <div aria-label={t('Reading the requests')} role="status">
        <Skeleton height={16} mt={12} width="60%" radius="sm" />
        <Skeleton height={16} mt={8} width="80%" radius="sm" />
      </div>
    );
  }
  if (requests.length === 0) return empty;
  return (
    <>
      <ul className={classes.list} aria-label={t('Requests')}>
        {requests.slice(0, shown).map((request) => (
          <RequestItem key={request.key} request={request} named={entityKey === undefined} />
        ))}
      </ul>
      {requests.length > shown && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setShown(shown + AT_FIRST)}>
          {t('Show older requests')}
        </Button>
      )}
    </>
  );
}
