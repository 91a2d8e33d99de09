import { UnstyledButton } from '@mantine/core';
import { shownDetail } from '@stemma/shared/entities/card';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../entity/EntityTypeIcon';
import { Flag } from '../entity/Flag';
import type { EntityHit } from './documents';
import classes from './EntityDialog.module.css';

/** Entities one a line; pressing one takes it. */
export function HitList(props: {
  hits: readonly EntityHit[];
  word: (hit: EntityHit) => string;
  onTake: (hit: EntityHit) => void;
}) {
  if (props.hits.length === 0) return null;
  return (
    <ul className={classes.list}>
      {props.hits.map((hit) => (
        <li key={hit.key}>
          <UnstyledButton className={classes.hit} onClick={() => props.onTake(hit)}>
            <EntityTypeIcon type={hit.typeName} party={hit.party} size={28} />
            <span className={classes.words}>
              <bdi className={classes.hitName}>{hit.name}</bdi>
              <span className={classes.detail}>
                {[typeLabel(hit.typeName), shownDetail(hit), chartsText(hit.chartCount)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {hit.country && <Flag country={hit.country} width={16} />}
            <span className={classes.place}>{props.word(hit)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function chartsText(count: number): string {
  if (count === 0) return t('on no chart');
  return count === 1 ? t('on one chart') : t('on {count} charts', { count });
}
