import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { useNavigate } from '../../lib/router/hooks';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import type { RegisterDirection } from '@stemma/shared/registers';
import { Dialog } from '../../components/Dialog';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { notify } from '../../components/notify';
import { takeOntoChart, type RegisterParty } from '../../components/registers/calls';
import { FromRegister } from '../../components/registers/FromRegister';
import { announceChanged } from '../../lib/changed';
import { newKey } from '../../lib/newKey';
import { currentPanelChart } from '../../lib/panelChart';
import { ChartChoice, type ChosenChart } from './ChartChoice';
import { PreviewText } from './PreviewText';
import classes from './TakeDialog.module.css';
import { useOtherDirection, usePreview } from './usePreview';

const DIRECTIONS: { value: RegisterDirection; label: string }[] = [
  { value: 'owners', label: t('Owners') },
  { value: 'holdings', label: t('Holdings') },
  { value: 'both', label: t('Both') },
];
const DEPTHS = Array.from({ length: limits.registerDepthMax }, (_, at) => String(at + 1));

/** Asks how much of a register comes onto which chart, tells how much it is, and takes it. */
export function TakeDialog({ party, onClose }: { party: RegisterParty; onClose: () => void }) {
  const [direction, setDirection] = useState<RegisterDirection>('owners');
  const [depth, setDepth] = useState('2');
  const open = currentPanelChart();
  const [chart, setChart] = useState<ChosenChart>(() =>
    open?.editing ? { isNew: false, key: open.key } : { isNew: true, name: party.name },
  );
  const [newChartKey] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const around = { record: party.record, direction, depth: Number(depth) };
  const preview = usePreview(party.registerKey, around);
  const othersFound = useOtherDirection(party.registerKey, party.record, direction, preview);
  const isReady = typeof preview === 'object' && !preview.isTooMuch && (chart.isNew || chart.key !== null);

  const take = async () => {
    if (!isReady || busy) return;
    const chartKey = chart.isNew ? newChartKey : (chart.key ?? newChartKey);
    const isOpen = open?.key === chartKey;
    setBusy(true);
    setFault('');
    try {
      if (isOpen && !(await open.save())) return;
      const chartName = chart.isNew ? { chartName: chart.name.trim() || party.name } : {};
      const report = await takeOntoChart(party.registerKey, { ...around, chartKey, ...chartName });
      notify(
        'Message',
        t('{made, plural, one {# record} other {# records}} made, {joined} joined with what was there.', {
          made: report.made,
          joined: report.joined,
        }),
        4000,
      );
      onClose();
      // The chart that is open reads itself anew with the page.
      if (isOpen) return globalThis.location.reload();
      void announceChanged('charts', 'entities');
      void apollo.refetchQueries({ include: 'active' });
      void navigate(`/chart/${report.chartKey}`);
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog onClose={onClose} title={t('Take onto chart')} busy={busy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <Stack gap="lg">
          <div className={classes.who}>
            <EntityTypeIcon type={party.typeName} party={party.party} size={40} />
            <div className={classes.words}>
              <Text fw={600} className={classes.name}>
                <bdi>{party.name}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                {t('{registerName}, as of {day}', { registerName: party.registerName, day: toShownDate(party.day) })}
              </Text>
            </div>
            <FromRegister />
          </div>
          <div className={classes.choices}>
            <Input.Wrapper label={t('What comes with it')} labelElement="div">
              <SegmentedControl
                fullWidth
                mt={4}
                aria-label={t('What comes with it')}
                data={DIRECTIONS}
                value={direction}
                onChange={setDirection}
              />
            </Input.Wrapper>
            <Input.Wrapper label={t('To a depth of')} labelElement="div">
              <SegmentedControl
                fullWidth
                mt={4}
                aria-label={t('To a depth of')}
                data={DEPTHS}
                value={depth}
                onChange={setDepth}
              />
            </Input.Wrapper>
          </div>
          <PreviewText preview={preview} direction={direction} othersFound={othersFound} />
          <ChartChoice value={chart} usualName={party.name} onChange={setChart} />
          {fault && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {fault}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={busy}>
              {t('Take onto chart')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
