import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Checkbox, CloseButton, Select, Slider } from '@mantine/core';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import { formatThreshold } from '@stemma/shared/ownership/shareFormat';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, dayOf, thresholdOf, useOwnershipSettings } from '../../lib/ownership/settings';
import { useCalculation } from '../../lib/ownership/useCalculation';
import { partyChoices } from './choices';
import classes from './Ownership.module.css';

interface Props {
  graph: OwnershipGraph;
  /** What bars and panels cover at the left and right, in CSS pixels. */
  left: number;
  right: number;
  /** Makes a report of the subject, where the reader can have one. */
  report?: ReactNode;
}

const DAY = 86_400_000;
const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY);
const isoOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Whose owners the chart shows, from which share on, as of when. */
export function OverlayBar({ graph, left, right, report }: Props) {
  const settings = useOwnershipSettings();
  const subject = settings.shown || null;
  const threshold = thresholdOf(settings);
  const choices = useMemo(() => partyChoices(graph.entities, ({ typeName }) => typeName !== 'Individual'), [graph]);
  const style = { '--left': `${left}px`, '--panel': `${right}px` } as CSSProperties;
  return (
    <section className={classes.overlay} style={style} aria-label={t('Ownership on the chart')} data-covers-chart>
      <div className={classes.what}>
        <Select
          size="xs"
          aria-label={t('Whose owners to show')}
          placeholder={t('Whose owners to show')}
          searchable
          value={subject}
          data={choices}
          limit={50}
          nothingFoundMessage={t('Nothing of this name can be owned.')}
          onChange={(value) => changeOwnership({ shown: value ?? '' })}
        />
        <span>{t('{name} · this chart', { name: PRESET_DESCRIPTIONS[settings.preset].name })}</span>
      </div>
      <div className={classes.slider}>
        <div>
          <span>{t('Threshold')}</span>
          <b>{formatThreshold(threshold)}</b>
        </div>
        <Slider
          size="sm"
          label={null}
          min={0}
          max={100}
          step={0.01}
          value={threshold.percent}
          thumbLabel={t('Threshold')}
          thumbValueText={(percent) => formatThreshold({ ...threshold, percent })}
          onChange={(percent) => changeOwnership({ threshold: { ...threshold, percent } })}
        />
      </div>
      <AsOfSlider graph={graph} subject={subject} />
      <div className={classes.more}>
        <Checkbox
          size="xs"
          label={t('Leave out undated')}
          checked={settings.leaveOutUndated}
          onChange={({ currentTarget }) => changeOwnership({ leaveOutUndated: currentTarget.checked })}
        />
        <Checkbox
          size="xs"
          label={t('Hide what is not connected')}
          checked={settings.hideUnconnected}
          onChange={({ currentTarget }) => changeOwnership({ hideUnconnected: currentTarget.checked })}
        />
        {report}
      </div>
      <CloseButton
        className={classes.close}
        aria-label={t('Close ownership')}
        onClick={() => changeOwnership({ shown: null, hideUnconnected: false })}
      />
    </section>
  );
}

/** The day that is looked at, with a tick for each on which something that counts starts or ends. */
function AsOfSlider({ graph, subject }: { graph: OwnershipGraph; subject: string | null }) {
  const settings = useOwnershipSettings();
  const { answer: days } = useCalculation('days', graph, { subject });
  const today = dayNumber(isoToday());
  const ticks = (days ?? []).map(dayNumber);
  const min = Math.min(today - 3650, ...ticks.map((tick) => tick - 30));
  const max = Math.max(today, ...ticks);
  const day = dayOf(settings);
  return (
    <div className={classes.slider}>
      <div>
        <span>{t('As of')}</span>
        <b>{toShownDate(day)}</b>
      </div>
      <Slider
        size="sm"
        label={null}
        min={min}
        max={max}
        step={1}
        marks={ticks.map((value) => ({ value }))}
        value={dayNumber(day)}
        thumbLabel={t('As of')}
        thumbValueText={(value) => toShownDate(isoOf(value))}
        onChange={(value) => changeOwnership({ asOf: value === today ? null : isoOf(value) })}
      />
    </div>
  );
}
