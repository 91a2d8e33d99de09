import { useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Skeleton, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import { selectionOf } from '../../../chart/model/selection';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { ErrorState, State } from '../../../components/State';
import type { FindingFieldsFragment } from '../../../gql/graphql';
import { changeOwnership, dayOf, useOwnershipSettings } from '../../../lib/ownership/settings';
import { useEditor, useSessionState } from '../editor';
import { acceptFindingMutation, chartHealthQuery } from './documents';
import classes from './Findings.module.css';

/** What should be looked at on the chart, the gravest first; each leads to what it is about, and can be set aside with a reason. */
export function FindingsDialog({ onClose }: { onClose: () => void }) {
  const { session } = useEditor();
  const settings = useOwnershipSettings();
  const unsaved = useSessionState((state) => state.unsaved > 0);
  const variables = { chartKey: session.key, asOf: dayOf(settings) };
  const { data, error, loading, refetch } = useQuery(chartHealthQuery, { variables, fetchPolicy: 'network-only' });
  const findings = data?.chartHealth;
  const open = findings?.filter(({ accepted }) => !accepted) ?? [];
  const setAside = findings?.filter(({ accepted }) => accepted) ?? [];
  return (
    <Dialog title={t('Findings')} onClose={onClose} size={680}>
      {unsaved && (
        <p className={classes.quiet}>{t('Based on the last saved version: unsaved changes are not in it yet.')}</p>
      )}
      {error && !findings && (
        <ErrorState
          title={t('The findings did not load')}
          text={error.message}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!findings && !error && <Skeleton height={120} radius="sm" aria-label={t('Looking through the chart')} />}
      {findings && open.length === 0 && (
        <State
          icon={<IconCircleCheck size={28} stroke={1.5} />}
          title={t('Nothing to look at')}
          text={t('No share is missing or over, nothing contradicts, nothing has expired.')}
        />
      )}
      <ul className={classes.list}>
        {open.map((finding) => (
          <Item key={`${finding.code} ${finding.factsHash}`} finding={finding} onClose={onClose} />
        ))}
      </ul>
      {setAside.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('Set aside')}</h3>
          <ul className={classes.list}>
            {setAside.map((finding) => (
              <Item key={`${finding.code} ${finding.factsHash}`} finding={finding} onClose={onClose} />
            ))}
          </ul>
        </>
      )}
      <Checkbox
        mt="md"
        size="sm"
        label={t('Say on cards what is over or missing while the chart is edited')}
        checked={settings.warnOnCards}
        onChange={({ currentTarget }) => changeOwnership({ warnOnCards: currentTarget.checked })}
      />
    </Dialog>
  );
}

const SEVERITY_NAMES = {
  error: t('error', undefined, 'finding'),
  warning: t('warning', undefined, 'finding'),
  note: t('note', undefined, 'finding'),
} as const;
const ICONS = { error: IconAlertTriangle, warning: IconAlertTriangle, note: IconInfoCircle } as const;

/** What a finding says, in the language of the screens. */
function textOf({ template, values }: FindingFieldsFragment): string {
  return t(
    template,
    Object.fromEntries(values.map(({ name, value }) => [name, name === 'role' ? roleLabel(value) : value])),
  );
}

function Item({ finding, onClose }: { finding: FindingFieldsFragment; onClose: () => void }) {
  const { session, canvas } = useEditor();
  const mayEdit = useSessionState((state) => state.viewerCan.edit);
  const [asking, setAsking] = useState(false);
  const accept = useAccept(finding);
  const { severity, suggestion, accepted, entities, links } = finding;
  const Icon = ICONS[severity];
  const keys = entities.map(({ key }) => key).filter((key) => key != null);
  const show = () => {
    onClose();
    session.select(links.length > 0 && keys.length > 1 ? selectionOf([], links) : selectionOf(keys));
    if (keys.length > 0) canvas.current?.camera.showAll(keys);
  };
  return (
    <li className={classes.item} data-severity={severity}>
      <Icon size={18} stroke={1.75} aria-label={SEVERITY_NAMES[severity]} />
      <div>
        <p className={classes.text}>
          <bdi>{textOf(finding)}</bdi>
        </p>
        <p className={classes.quiet}>
          {accepted ? `“${accepted.reason}” · ${accepted.byName}, ${toShownDate(accepted.on)}` : t(suggestion)}
        </p>
        {asking && (
          <ReasonForm
            onCancel={() => setAsking(false)}
            onReason={async (reason) => {
              if (await accept(reason)) setAsking(false);
            }}
          />
        )}
      </div>
      <Group gap={4} wrap="nowrap" align="start">
        {keys.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={show}>
            {t('Show')}
          </Button>
        )}
        {mayEdit && accepted && (
          <Button size="compact-sm" variant="subtle" onClick={() => void accept(null)}>
            {t('Take up again')}
          </Button>
        )}
        {mayEdit && !accepted && !asking && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
            {t('Set aside…')}
          </Button>
        )}
      </Group>
    </li>
  );
}

function ReasonForm({ onCancel, onReason }: { onCancel: () => void; onReason: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) void onReason(reason.trim());
  };
  return (
    <form className={classes.reason} onSubmit={send}>
      <TextInput
        size="sm"
        data-autofocus
        aria-label={t('Why it is set aside')}
        placeholder={t('Why it is set aside')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button size="sm" type="submit" disabled={!reason.trim()}>
        {t('Set aside')}
      </Button>
      <Button size="sm" variant="default" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </form>
  );
}

/** Sets a finding aside or takes it up again; answers whether that worked out. */
function useAccept({ code, entities, links, factsHash }: FindingFieldsFragment) {
  const { session } = useEditor();
  const settings = useOwnershipSettings();
  const [mutate] = useMutation(acceptFindingMutation, { refetchQueries: ['ChartHealth'], awaitRefetchQueries: true });
  return async (reason: string | null): Promise<boolean> => {
    const keys = [...entities.map(({ key }) => key).filter((key) => key != null), ...links];
    try {
      const { data } = await mutate({
        variables: { chartKey: session.key, code, keys, factsHash, reason, asOf: dayOf(settings) },
      });
      const refusal = data?.acceptFinding.error?.message;
      if (refusal) notify('Error', refusal);
      return !refusal;
    } catch {
      notify('Error', t('It could not be kept just now. Check your connection and try again.'));
      return false;
    }
  };
}
