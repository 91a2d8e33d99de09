import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Select, Skeleton, Stack, Switch } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { notify } from '../../components/notify';
import { ErrorState } from '../../components/State';
import { announceChanged } from '../../lib/changed';
import { count } from '../../lib/count';
import { screenMutation, screeningPlanQuery, useLookupSources } from '../../lib/lookups';
import classes from './Lookups.module.css';

/** Says how many questions screening a chart sends, to whom, and whom it leaves out, before anything goes out. */
export function ScreenChartDialog({ chartKey, onClose }: { chartKey: string; onClose: () => void }) {
  const sources = useLookupSources().filter(({ screens }) => screens);
  const [sourceKey, setSource] = useState<string | null>(null);
  const [withPrivate, setWithPrivate] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [screen, { loading }] = useMutation(screenMutation);
  const plan = useQuery(screeningPlanQuery, { variables: { chartKey, withPrivate }, fetchPolicy: 'network-only' });
  const source = sources.find(({ key }) => key === sourceKey) ?? sources[0];
  const known = (plan.data ?? plan.previousData)?.screeningPlan;
  const left = known
    ? (
        [
          [known.otherTypes, t('neither individuals nor organisations')],
          [known.unknown, t('unknown or anonymous')],
          [known.notOwn, t('that you may not edit')],
          [withPrivate ? 0 : known.privates, t('private on this chart')],
        ] as const
      ).filter(([number]) => number > 0)
    : [];
  const run = async () => {
    if (!source) return;
    setFault(null);
    const { data } = await screen({ variables: { sourceKey: source.key, chartKey, withPrivate } });
    const result = data?.screen;
    if (!result?.ok) return setFault(result?.error?.message ?? messages.noDataReturned);
    notify('Message', t('Screening has begun. What is found appears on the cards.'), 4000);
    void announceChanged('screening');
    onClose();
  };
  return (
    <Dialog title={t('Screen this chart')} size={520} busy={loading} onClose={onClose}>
      <Stack gap="md">
        {plan.error && !known && (
          <ErrorState
            title={t('This could not be read')}
            text={plan.error.message}
            onRetry={() => void plan.refetch().catch(() => undefined)}
          />
        )}
        {!known && !plan.error && <Skeleton height={64} radius="md" />}
        {sources.length > 1 && (
          <Select
            label={t('Source')}
            allowDeselect={false}
            data={sources.map(({ key, name }) => ({ value: key, label: name }))}
            value={source?.key ?? null}
            onChange={setSource}
          />
        )}
        {known && source && (
          <>
            <div role="status">
              <div className={classes.number}>{count(known.questions)}</div>
              <p className={classes.quiet}>
                {t(
                  'questions go to {host}, one for each individual and organisation: names, dates of birth, countries and identifiers.',
                  {
                    host: source.host,
                  },
                )}
              </p>
            </div>
            {left.length > 0 && (
              <ul className={classes.counts}>
                {left.map(([number, why]) => (
                  <li key={why} className={classes.quiet}>
                    {t('Left out: {number} {why}', { number: count(number), why })}
                  </li>
                ))}
              </ul>
            )}
            {known.privates > 0 && (
              <Switch
                label={t('Send those marked private, too')}
                checked={withPrivate}
                onChange={(event) => setWithPrivate(event.currentTarget.checked)}
              />
            )}
          </>
        )}
        {fault && (
          <Alert color="red" variant="light" role="alert">
            {fault}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={loading} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            data-autofocus
            loading={loading}
            disabled={!known || !source || known.questions === 0}
            onClick={() => void run().catch((failure: Error) => setFault(failure.message))}
          >
            {t('Screen')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
