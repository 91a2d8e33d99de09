import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { Link } from '../../lib/router/Link';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { useDraggable } from '../../components/folders/dragging';
import { preload } from '../../lib/preload';
import { ChartMenu } from './ChartMenu';
import { entityCount } from '../../lib/count';
import type { ChartCard } from './documents';
import { Thumbnail } from './Thumbnail';
import type { ChartActions } from './useChartActions';
import { VisibilityMark } from './VisibilityMark';
import classes from './ChartCards.module.css';

interface Props {
  charts: readonly ChartCard[];
  actions: ChartActions;
  onRename: (chart: ChartCard) => void;
  onMove: (chart: ChartCard) => void;
}

/** The charts as cards, each with its drawing. */
export function ChartCards({ charts, actions, onRename, onMove }: Props) {
  return (
    <ul className={classes.grid}>
      {charts.map((chart) => (
        <Card key={chart.key} chart={chart}>
          <div className={classes.thumbnail}>
            <Thumbnail thumbnail={chart.thumbnail} />
            <span className={classes.chip}>
              <VisibilityMark visibility={chart.visibility} />
            </span>
          </div>
          <div className={classes.foot}>
            <div className={classes.words}>
              <Link
                to={`/chart/${chart.key}`}
                draggable={false}
                className={classes.name}
                title={chart.name}
                onPointerEnter={() => preload('/chart/-')}
                onFocus={() => preload('/chart/-')}
              >
                {chart.name}
              </Link>
              <p className={classes.detail}>
                <span>{entityCount(chart.entityCount)}</span>
                <time
                  dateTime={chart.modifiedDate}
                  title={t('Last changed by {modifiedByName}', { modifiedByName: chart.modifiedByName })}
                >
                  {toShownDate(chart.modifiedDate)}
                </time>
              </p>
            </div>
            <div className={classes.menu}>
              <ChartMenu chart={chart} actions={actions} onRename={onRename} onMove={onMove} />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Can be dragged into a folder by whoever may edit the chart. */
function Card({ chart, children }: { chart: ChartCard; children: ReactNode }) {
  const [ref, dragging] = useDraggable<HTMLLIElement>(() => [chart.key], chart.viewerCan.edit);
  return (
    <li ref={ref} className={classes.card} data-dragging={dragging || undefined}>
      {children}
    </li>
  );
}

/** Cards while the charts are read. */
export function ChartCardsSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-busy="true" aria-label={t('Loading the charts')}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton className={classes.thumbnail} radius={0} />
          <div className={classes.foot}>
            <div className={classes.words}>
              <Skeleton height={16} width="64%" radius="sm" mb={8} />
              <Skeleton height={12} width="44%" radius="sm" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
