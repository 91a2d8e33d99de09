import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import { IconMoodEmpty, IconSitemap } from '@tabler/icons-react';
import { Link } from 'react-router';
import { toShownDate } from '@stemma/shared/dates';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { ErrorState, State } from '../../components/State';
import { searchChartsQuery, searchEntitiesQuery } from './documents';
import { EntityRow } from './EntityRow';
import classes from './Search.module.css';

const MOST = 50;

/** What was found for a term: charts, unless one type is asked for, and entities. */
export function SearchResults({ term, type }: { term: string; type: RecordType | null }) {
  const entities = useQuery(searchEntitiesQuery, {
    variables: { term, typeName: type, maxCount: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const charts = useQuery(searchChartsQuery, {
    variables: { search: term, limit: 6 },
    fetchPolicy: 'cache-and-network',
    skip: type !== null,
  });
  const entityHits = (entities.data ?? entities.previousData)?.searchEntities;
  const chartHits = type ? [] : ((charts.data ?? charts.previousData)?.chartList.charts ?? []);

  if (entities.error && !entityHits) {
    return (
      <ErrorState
        title="The search did not get through"
        text="Stemma did not answer. Check your connection and try again."
        onRetry={() => {
          void entities.refetch().catch(() => undefined);
          if (!type) void charts.refetch().catch(() => undefined);
        }}
      />
    );
  }
  if (!entityHits) return <ResultsSkeleton />;
  const settled = !entities.loading && !charts.loading;
  if (settled && entityHits.length === 0 && chartHits.length === 0) {
    return (
      <State
        icon={<IconMoodEmpty size={28} stroke={1.5} />}
        title={`Nothing is called “${term}”`}
        text={type ? 'Try all types, another word, or fewer letters.' : 'Try another word, or fewer letters.'}
      />
    );
  }
  return (
    <div aria-live="polite">
      {chartHits.length > 0 && (
        <section aria-labelledby="found-charts">
          <h2 id="found-charts" className={classes.heading}>
            Charts
          </h2>
          <ul className={classes.list}>
            {chartHits.map((chart) => (
              <li key={chart.key}>
                <Link to={`/chart/${chart.key}`} className={classes.row}>
                  <span className={classes.chartIcon}>
                    <IconSitemap size={18} stroke={1.6} aria-hidden />
                  </span>
                  <span className={classes.words}>
                    <span className={classes.name}>{chart.name}</span>
                    <span className={classes.detail}>changed {toShownDate(chart.modifiedDate)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {entityHits.length > 0 && (
        <section aria-labelledby="found-entities">
          <h2 id="found-entities" className={classes.heading}>
            Entities
          </h2>
          <ul className={classes.list}>
            {entityHits.map((hit) => (
              <EntityRow key={hit.key} hit={hit} />
            ))}
          </ul>
          {entityHits.length >= MOST && (
            <Text size="sm" c="dimmed" mt="sm">
              The best {MOST} are shown. Type more of the name to see others.
            </Text>
          )}
        </section>
      )}
    </div>
  );
}

function ResultsSkeleton() {
  return (
    <div aria-busy="true" aria-label="Searching">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton height={32} width={32} radius="md" />
          <Skeleton height={14} width={`${28 + ((index * 11) % 24)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
