import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Skeleton } from '@mantine/core';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../components/confirm';
import { notify } from '../../components/notify';
import { ErrorState } from '../../components/State';
import { endOthers, endSessionMutation, sessionsQuery } from './documents';
import { programOf } from './programOf';
import classes from './UserPage.module.css';

/** Where the user is signed in; each session can be ended, or all but this one. */
export function Sessions() {
  const { data, error, loading, refetch } = useQuery(sessionsQuery, { fetchPolicy: 'cache-and-network' });
  const [end] = useMutation(endSessionMutation);
  const [endAll, { loading: ending }] = useMutation(endOthers);
  const sessions = data?.sessions;
  const tell = (failure: Error) => notify('Error', failure.message);
  const endOne = async (key: string) => {
    const { ok, error: failure } = (await end({ variables: { key } })).data?.endSession ?? {};
    if (!ok && failure?.code !== 'notFound') notify('Error', failure?.message ?? '');
    await refetch();
  };
  const endRest = async () => {
    const message = t('Everywhere else you are asked to sign in again. What is not saved there is lost.');
    if (!(await confirm({ title: t('End all other sessions'), message, buttonText: t('End them') }))) return;
    await endAll();
    await refetch();
    notify('Message', t('Your other sessions have ended.'));
  };
  return (
    <section className={classes.card} aria-labelledby="own-sessions">
      <div className={classes.head}>
        <h3 id="own-sessions">{t('Where you are signed in')}</h3>
        {sessions && sessions.length > 1 && (
          <Button variant="default" size="xs" loading={ending} onClick={() => void endRest().catch(tell)}>
            {t('End all others')}
          </Button>
        )}
      </div>
      {error && !sessions && (
        <ErrorState
          title={t('Your sessions could not be read')}
          text={error.message}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {!sessions && !error && <Skeleton h={64} radius="md" />}
      <ul className={classes.sessions}>
        {sessions?.map(({ key, agent, address, lastSeen, isCurrent }) => (
          <li key={key} className={classes.row}>
            <div>
              <b>{programOf(agent)}</b>{' '}
              {isCurrent && (
                <Badge variant="light" tt="none">
                  {t('This one')}
                </Badge>
              )}
              <p>{t('{address} · last seen {lastSeen}', { address, lastSeen: toShownDateTime(lastSeen) })}</p>
            </div>
            {!isCurrent && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('End the session in {agent}, last seen {lastSeen}', {
                  agent: programOf(agent),
                  lastSeen: toShownDateTime(lastSeen),
                })}
                onClick={() => void endOne(key).catch(tell)}
              >
                {t('End')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
