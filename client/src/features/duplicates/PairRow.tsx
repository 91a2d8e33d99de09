import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowMerge, IconEqualNot } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { shownDetail } from '@stemma/shared/entities/card';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { speaksAgainst } from '@stemma/shared/merging/reasons';
import { countryLabel } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { showShellDialog } from '../../components/shellDialogStore';
import { chartCount } from '../../lib/count';
import { openEntityPanel } from '../../lib/entityPanel';
import type { DuplicatePair } from './documents';
import { reasonText } from './reasonText';
import classes from './Duplicates.module.css';

interface Props {
  pair: DuplicatePair;
  mayWrite: boolean;
  onDecide: (pair: DuplicatePair, undo: boolean) => void;
}

/** Two records that may be one: both, their score and why, and what can be done about it. */
export function PairRow({ pair, mayWrite, onDecide }: Props) {
  const { a, b, score, reasons, mayMerge, decidedAt, decidedBy } = pair;
  const names = { a: a.name, b: b.name };
  return (
    <article className={classes.pair} aria-label={t('“{a}” and “{b}”', names)}>
      <div className={classes.sides}>
        <Side side={a} />
        <Side side={b} />
      </div>
      <div className={classes.why}>
        <span className={classes.score} data-likely={score >= 0.9 || undefined}>
          {t('Score {score}', { score: Math.round(score * 100) })}
        </span>
        <ul aria-label={t('Why')}>
          {reasons.map((reason) => (
            <li key={reason.code} data-against={speaksAgainst(reason.code) || undefined}>
              {reasonText({ code: reason.code, value: reason.value ?? null })}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.acts}>
        {decidedAt ? (
          <>
            <span className={classes.decided}>
              {t('Not the same, {date} {person}', { date: toShownDate(decidedAt), person: decidedBy ?? '' })}
            </span>
            {mayWrite && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
                onClick={() => onDecide(pair, true)}
              >
                {t('Take back')}
              </Button>
            )}
          </>
        ) : (
          mayWrite && (
            <>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconEqualNot size={16} stroke={1.6} />}
                aria-label={t('“{a}” and “{b}” are not the same', names)}
                onClick={() => onDecide(pair, false)}
              >
                {t('Not the same')}
              </Button>
              <Button
                size="compact-sm"
                leftSection={<IconArrowMerge size={16} stroke={1.6} />}
                disabled={!mayMerge}
                title={mayMerge ? undefined : t('Merging takes a Co-Owner of both records.')}
                aria-label={t('Compare and merge “{a}” and “{b}”', names)}
                onClick={() => showShellDialog({ kind: 'mergeEntities', keptKey: a.key, otherKey: b.key })}
              >
                {t('Compare…')}
              </Button>
            </>
          )
        )}
      </div>
    </article>
  );
}

function Side({ side }: { side: DuplicatePair['a'] }) {
  const { key, typeName, name, party, country, detail, charts, chartNames } = side;
  const named = { charts: chartNames.map((chart) => `“${chart}”`).join(', ') };
  const said = [
    typeLabel(typeName),
    country && countryLabel(country),
    shownDetail({ typeName, detail }),
    chartNames.length === 0
      ? chartCount(charts)
      : charts > chartNames.length
        ? t('on {charts} and others', named)
        : t('on {charts}', named),
  ];
  return (
    <button type="button" className={classes.side} onClick={() => openEntityPanel({ key })}>
      <EntityTypeIcon type={typeName} party={party} size={32} />
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.detail}>{[...new Set(said)].filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  );
}
