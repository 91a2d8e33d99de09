import { useEffect, useState } from 'react';
import { Loader, Text, useComputedColorScheme } from '@mantine/core';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import { t } from '@stemma/shared/language/translate';
import { entityCount } from '../../lib/count';
import { documentOfTable, firstOf } from './tableChart';
import { drawTable } from './layOutTable';
import classes from './Tables.module.css';

/** So many cards are drawn; of larger tables a part. */
const SHOWN = 60;
/** Milliseconds after the last change before it is drawn anew. */
const REST = 150;

/** The chart that a table becomes, laid out as it will be, and drawn anew as its mapping changes. */
export function TablePreview({ judged }: { judged: JudgedTable }) {
  const [drawn, setDrawn] = useState<{ url: string; of: JudgedTable } | null>(null);
  const isEmpty = judged.parties.length === 0;
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    if (isEmpty) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      drawTable(documentOfTable(firstOf(judged, SHOWN)), scheme)
        .then((svg) => {
          if (isWanted) setDrawn({ url: `data:image/svg+xml,${encodeURIComponent(svg)}`, of: judged });
        })
        .catch(() => undefined); // Where the layout cannot be fetched the last picture stays.
    }, REST);
    return () => {
      clearTimeout(timer);
      isWanted = false;
    };
  }, [judged, isEmpty, scheme]);
  const isLate = !isEmpty && drawn?.of !== judged;
  return (
    <figure className={classes.preview} data-late={isLate || undefined}>
      {isEmpty ? (
        <Text size="sm" ta="center">
          {t('Say which columns hold the owner and what is owned, and the chart is shown here.')}
        </Text>
      ) : (
        drawn && <img src={drawn.url} alt={t('The chart as it will be')} />
      )}
      {isLate && <Loader size={20} className={classes.drawing} aria-label={t('Drawing the chart')} />}
      {judged.parties.length > SHOWN && (
        <figcaption>
          {t('{shown} of {all} are drawn here.', { shown: SHOWN, all: entityCount(judged.parties.length) })}
        </figcaption>
      )}
    </figure>
  );
}
