import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Menu, Skeleton, Stack } from '@mantine/core';
import { IconShieldCheck, IconShieldSearch } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { RiskBadge } from '../../components/lookups/RiskBadge';
import { ErrorState, State } from '../../components/State';
import type { EntityScreeningFieldsFragment } from '../../gql/graphql';
import { announceChanged } from '../../lib/changed';
import { entityScreeningQuery, screenMutation, useLookupSources } from '../../lib/lookups';
import { CandidateItem } from './CandidateItem';
import classes from './Lookups.module.css';

interface Props {
  entityKey: string;
  entityName: string;
  onClose: () => void;
}

/** What screening says of an entity: candidates to be decided on, then those that were. */
export function ScreeningDialog({ entityKey, entityName, onClose }: Props) {
  const sources = useLookupSources().filter(({ screens }) => screens);
  const { data, error, loading, refetch } = useQuery(entityScreeningQuery, {
    variables: { entityKey },
    fetchPolicy: 'network-only',
  });
  const [fault, setFault] = useState<string | null>(null);
  const [screen, screening] = useMutation(screenMutation);
  const known = data?.entityScreening;
  const readAgain = async () => {
    await refetch().catch(() => undefined);
    void announceChanged('screening');
  };
  const run = async (sourceKey: string) => {
    setFault(null);
    const { data: answer } = await screen({ variables: { sourceKey, entityKey } });
    const result = answer?.screen;
    if (!result?.ok) setFault(result?.error?.message ?? messages.noDataReturned);
    else await readAgain();
  };
  const begin = (key: string) => void run(key).catch((failure: Error) => setFault(failure.message));
  return (
    <Dialog
      title={t('Screening of “{entityName}”', { entityName })}
      size={720}
      busy={screening.loading}
      onClose={onClose}
    >
      <Stack gap="md">
        {error && !known && (
          <ErrorState
            title={t('The screening did not load')}
            text={error.message}
            busy={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!known && !error && <Skeleton height={120} radius="md" aria-label={t('Reading the screening')} />}
        {known && (
          <>
            <div className={classes.status}>
              <RiskBadge risk={known.risk} open={known.open} />
              <ScreenButton
                sources={sources}
                busy={screening.loading}
                isAgain={known.risk !== 'unscreened'}
                onRun={begin}
              />
            </div>
            <Sources known={known} />
            {fault && (
              <Alert color="red" variant="light" role="alert">
                {fault}
              </Alert>
            )}
            <Candidates known={known} onDecided={() => void readAgain()} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ScreenButtonProps {
  sources: readonly { key: string; name: string; host: string }[];
  busy: boolean;
  isAgain: boolean;
  onRun: (key: string) => void;
}

function ScreenButton({ sources, busy, isAgain, onRun }: ScreenButtonProps) {
  const [only] = sources;
  if (!only) return null;
  const label = isAgain ? t('Screen again') : t('Screen now');
  const look = { loading: busy, leftSection: <IconShieldSearch size={18} stroke={1.5} /> };
  if (sources.length === 1) {
    return (
      <Button {...look} variant={isAgain ? 'default' : 'filled'} onClick={() => onRun(only.key)}>
        {label}
      </Button>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...look}>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sources.map(({ key, name }) => (
          <Menu.Item key={key} onClick={() => onRun(key)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Sources({ known }: { known: EntityScreeningFieldsFragment }) {
  return (
    <div>
      {known.sources.map(({ key, name, screenedAt, isWaiting, isStale, fault }) => (
        <p key={key} className={classes.quiet}>
          {screenedAt
            ? t('{name}: screened {when}.', { name, when: toShownDateTime(screenedAt) })
            : t('{name}: not screened.', { name })}{' '}
          {isWaiting && t('Waits for its turn.')} {isStale && t('Its details have changed since.')} {fault}
        </p>
      ))}
      {known.risk === 'unscreened' && (
        <p className={classes.quiet}>{t('Name, date of birth, country and identifiers go out, nothing else.')}</p>
      )}
    </div>
  );
}

const ORDER = { open: 0, confirmed: 1, taken: 2, dismissed: 3 } as const;

function Candidates({ known, onDecided }: { known: EntityScreeningFieldsFragment; onDecided: () => void }) {
  const sorted = [...known.candidates].sort((one, other) => ORDER[one.state] - ORDER[other.state]);
  if (sorted.length === 0) {
    if (known.risk !== 'clear') return null;
    return (
      <State
        icon={<IconShieldCheck size={28} stroke={1.5} />}
        title={t('No candidates')}
        text={t('No source has anybody like this on its lists.')}
      />
    );
  }
  return (
    <ul className={classes.candidates}>
      {sorted.map((candidate) => (
        <CandidateItem key={candidate.key} candidate={candidate} onDecided={onDecided} />
      ))}
    </ul>
  );
}
