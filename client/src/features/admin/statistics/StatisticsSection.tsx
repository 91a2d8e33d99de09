import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { Link } from '../../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { ErrorState } from '../../../components/State';
import { chartCount, count } from '../../../lib/count';
import { openEntityPanel } from '../../../lib/entityPanel';
import { Bars } from './Bars';
import { statisticsQuery } from './documents';
import { sizeClasses } from './sizeClasses';
import classes from './Statistics.module.css';

const LARGEST = 8;

/** What the organization has, in numbers: entities by type, sizes of charts and groups, the longest chain of projects. */
export function StatisticsSection() {
  const { data, error, loading, refetch } = useQuery(statisticsQuery, { fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <ErrorState
        title={t('The statistics did not load')}
        text={error.message}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className={classes.cards} aria-busy aria-label={t('Reading the numbers')}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} h={260} radius="lg" />
        ))}
      </div>
    );
  }
  const types = [...data.typeDistribution].sort((one, other) => other.count - one.count);
  const charts = [...data.datasetSizes].sort((one, other) => other.size - one.size);
  const groups = data.groupSizes.slice(0, LARGEST);
  const all = types.reduce((sum, type) => sum + type.count, 0);
  return (
    <div className={classes.cards}>
      <Card
        title={t('Entities by type')}
        subtitle={t('{all} in your organization', { all: count(all) })}
        empty={all === 0 && t('There are no entities yet.')}
      >
        <Bars
          caption={t('Entities by type')}
          of={t('Type')}
          bars={types.map(({ typeName, count: value }) => ({
            key: typeName,
            value,
            label: (
              <span className={classes.type}>
                <EntityTypeIcon type={typeName} size={22} />
                {typeLabelPlural(typeName)}
              </span>
            ),
          }))}
        />
      </Card>
      <Card
        title={t('Charts by size')}
        subtitle={t('{charts}, by the entities on them', { charts: chartCount(charts.length) })}
        empty={charts.length === 0 && t('There are no charts yet.')}
      >
        <Bars
          caption={t('Charts by the number of entities on them')}
          of={t('Entities')}
          bars={sizeClasses(charts.map(({ size }) => size)).map(({ label, count: value }) => ({
            key: label,
            label,
            value,
          }))}
        />
      </Card>
      <Card
        title={t('Largest charts')}
        subtitle={t('By the entities on them')}
        empty={charts.length === 0 && t('There are no charts yet.')}
      >
        <Bars
          caption={t('The largest charts')}
          of={t('Chart')}
          bars={charts.slice(0, LARGEST).map(({ key, name, size }, index) => ({
            key: key || String(index),
            value: size,
            label: key ? (
              <ChartLink chart={key} name={name ?? ''} />
            ) : (
              <Text span c="dimmed" inherit>
                {t('A chart that you may not read')}
              </Text>
            ),
          }))}
        />
      </Card>
      <Card
        title={t('Largest groups')}
        subtitle={t('By their members, on charts that you may read')}
        empty={groups.length === 0 && t('No chart that you may read has groups.')}
      >
        <Bars
          caption={t('The largest groups')}
          of={t('Group')}
          bars={groups.map(({ key, name, datasetKey, size }) => ({
            key: `${datasetKey} ${key}`,
            value: size,
            label: <ChartLink chart={datasetKey} name={name} />,
          }))}
        />
      </Card>
      <Card
        title={t('Longest chain of projects')}
        subtitle={t('Projects that lead to each other, on charts that you may read')}
        empty={data.longestTaskChain.length === 0 && t('No projects are linked with each other.')}
      >
        <ol className={classes.chain}>
          {data.longestTaskChain.map(({ key, name }) => (
            <li key={key}>
              <Anchor component="button" type="button" onClick={() => openEntityPanel({ key })}>
                {name}
              </Anchor>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function ChartLink({ chart, name }: { chart: string; name: string }) {
  return (
    <Anchor component={Link} to={`/chart/${chart}`}>
      {name || t('Without a name')}
    </Anchor>
  );
}

function Card(props: { title: string; subtitle: string; empty: string | false; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        {props.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {props.empty || props.subtitle}
      </Text>
      {!props.empty && props.children}
    </section>
  );
}
