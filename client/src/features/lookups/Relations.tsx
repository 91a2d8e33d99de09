import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import type { LookupRecordFieldsFragment, ShownRecordInput } from '../../gql/graphql';
import { announceChanged } from '../../lib/changed';
import { takeParentsMutation } from '../../lib/lookups';
import { usePanelChart } from '../../lib/panelChart';
import classes from './Lookups.module.css';

const KINDS = { directParent: t('Direct parent'), ultimateParent: t('Ultimate parent') } as const;
type Kind = keyof typeof KINDS;

interface Props {
  record: LookupRecordFieldsFragment;
  shown: ShownRecordInput;
}

/** The parents that a record reports, or why it reports none. On a chart that is open for editing, those that are ticked can be taken onto it. */
export function Relations({ record, shown }: Props) {
  const chart = usePanelChart();
  const [chosen, setChosen] = useState<readonly Kind[]>([]);
  const { take, taken, busy, fault } = useTakeParents(record, shown);
  if (record.relations.length === 0) return null;
  const canTake = chart?.editing === true && chart.has(shown.entityKey);
  const hasParents = record.relations.some((relation) => relation.record !== null);
  const toggle = (kind: Kind) =>
    setChosen((before) => (before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind]));
  return (
    <section>
      <h3 className={classes.heading}>{t('Parents that it reports')}</h3>
      <ul className={classes.relations}>
        {record.relations.map(({ kind, record: parent, reason }) => (
          <li key={kind}>
            {parent && canTake ? (
              <Checkbox
                size="xs"
                mt={3}
                aria-label={t('Take {kind} {name}', { kind: KINDS[kind], name: parent.name })}
                disabled={busy || taken.includes(kind)}
                checked={chosen.includes(kind) || taken.includes(kind)}
                onChange={() => toggle(kind)}
              />
            ) : (
              <IconArrowUp size={16} aria-hidden />
            )}
            <span className={classes.words}>
              <span className={classes.detail}>{KINDS[kind]}</span>
              {parent ? (
                <bdi className={classes.name}>{parent.name}</bdi>
              ) : (
                <span className={classes.detail}>{reason && t(reason)}</span>
              )}
              {parent && (
                <span className={classes.detail}>{[parent.id, parent.country].filter(Boolean).join(' · ')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {fault && (
        <Alert color="red" variant="light" role="alert" mt="xs">
          {fault}
        </Alert>
      )}
      {hasParents && canTake && (
        <Group mt="xs">
          <Button
            variant="default"
            size="compact-sm"
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void take(chosen).then((isTaken) => isTaken && setChosen([]))}
          >
            {t('Take onto this chart')}
          </Button>
        </Group>
      )}
      {hasParents && !canTake && (
        <p className={classes.quiet}>{t('On a chart that you edit, parents can be taken onto it from here.')}</p>
      )}
    </section>
  );
}

/** Saves the open chart and takes parents onto it. */
function useTakeParents(record: LookupRecordFieldsFragment, shown: ShownRecordInput) {
  const chart = usePanelChart();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [taken, setTaken] = useState<readonly Kind[]>([]);
  const [takeParents] = useMutation(takeParentsMutation);
  const failed = (why: string): false => {
    setFault(why);
    return false;
  };
  const take = async (kinds: readonly Kind[]): Promise<boolean> => {
    if (!chart) return false;
    const parents = record.relations.flatMap(({ kind, record: parent }) =>
      parent && kinds.includes(kind) ? [{ kind, recordId: parent.id }] : [],
    );
    setBusy(true);
    setFault(null);
    try {
      if (!(await chart.save())) return failed(t('The chart could not be saved. Nothing was taken.'));
      const { data } = await takeParents({ variables: { record: shown, chartKey: chart.key, parents } });
      const result = data?.takeParents;
      if (!result?.ok) return failed(result?.error?.message ?? messages.noDataReturned);
      const { made, joined } = result.ok;
      notify(
        'Message',
        t('{made, plural, one {# record} other {# records}} made, {joined} joined with what was there.', {
          made,
          joined,
        }),
        4000,
      );
      chart.reread();
      void announceChanged('entities', 'files');
      setTaken((before) => [...before, ...kinds]);
      return true;
    } catch (failure) {
      return failed(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };
  return { take, taken, busy, fault };
}
