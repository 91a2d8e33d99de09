import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { Link } from '../../lib/router/Link';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { preload } from '../../lib/preload';
import { recentChartsQuery } from './documents';
import { Thumbnail } from './Thumbnail';
import classes from './RecentCharts.module.css';

/** The charts this user opened or saved last, as a row of small tiles; nothing until there are some. */
export function RecentCharts() {
  const { data, loading } = useQuery(recentChartsQuery, {
    variables: { count: limits.recentDefault },
    fetchPolicy: 'cache-and-network',
  });
  const charts = data?.recentCharts ?? [];
  if (loading && !data) return <RecentSkeleton />;
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="recent-charts" className={classes.section}>
      <h2 id="recent-charts" className={classes.title}>
        {t('Recent')}
      </h2>
      <ul className={classes.row}>
        {charts.map((chart) => (
          <li key={chart.key}>
            <Link
              to={`/chart/${chart.key}`}
              className={classes.tile}
              title={chart.name}
              onPointerEnter={() => preload('/chart/-')}
            >
              <span className={classes.thumbnail}>
                <Thumbnail thumbnail={chart.thumbnail} small />
              </span>
              <span className={classes.words}>
                <span className={classes.name}>{chart.name}</span>
                <span className={classes.date}>{toShownDate(chart.modifiedDate)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentSkeleton() {
  return (
    <div className={classes.section} aria-hidden>
      <div className={classes.title}>{t('Recent')}</div>
      <div className={classes.row}>
        {Array.from({ length: limits.recentDefault }, (_, index) => (
          <div key={index} className={classes.tile}>
            <Skeleton height={48} width={72} radius="sm" className={classes.thumbnail} />
            <Skeleton height={14} radius="sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
