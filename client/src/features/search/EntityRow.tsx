import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { Flag } from '../../components/entity/Flag';
import { openEntityPanel } from '../../lib/entityPanel';
import type { EntityHit } from './documents';
import { entityChartsQuery } from './documents';
import classes from './Search.module.css';

/** An entity that was found; it opens in the entity panel, and the charts that it stands on can be listed beneath. */
export function EntityRow({ hit }: { hit: EntityHit }) {
  const [open, setOpen] = useState(false);
  const onCharts =
    hit.chartCount === 0 ? 'on no chart' : hit.chartCount === 1 ? 'on 1 chart' : `on ${hit.chartCount} charts`;
  const content = (
    <>
      <EntityTypeIcon type={hit.typeName} party={hit.party} size={32} />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{hit.name}</bdi>
          {hit.country && <Flag country={hit.country} width={16} />}
        </span>
        <span className={classes.detail}>
          {[typeLabel(hit.typeName), hit.detail, onCharts].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  return (
    <li>
      <div className={classes.line}>
        <UnstyledButton className={classes.row} onClick={() => openEntityPanel({ key: hit.key })}>
          {content}
        </UnstyledButton>
        {hit.chartCount > 0 && (
          <UnstyledButton
            className={classes.expand}
            aria-expanded={open}
            aria-label={`Charts with ${hit.name}`}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={18} stroke={1.6} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      {open && <EntityCharts entityKey={hit.key} />}
    </li>
  );
}

function EntityCharts({ entityKey }: { entityKey: string }) {
  const { data, error, refetch } = useQuery(entityChartsQuery, {
    variables: { key: entityKey },
    fetchPolicy: 'cache-and-network',
  });
  const charts = data?.entities[0]?.charts;
  if (error && !charts) {
    return (
      <p className={classes.note} role="alert">
        The charts could not be read.{' '}
        <UnstyledButton className={classes.again} onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </UnstyledButton>
      </p>
    );
  }
  if (!charts) return <p className={classes.note}>Reading the charts…</p>;
  if (charts.length === 0) return <p className={classes.note}>This entity does not appear in any charts.</p>;
  return (
    <ul className={classes.charts}>
      {charts.map((chart) => (
        <li key={chart.key}>
          <Link to={`/chart/${chart.key}`}>{chart.name}</Link>
        </li>
      ))}
    </ul>
  );
}
