import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../lib/count';
import { ErrorState } from '../State';
import type { ValueChoice } from './choice';
import { browseEntitiesQuery } from './documents';
import classes from './EntityDialog.module.css';
import type { ChosenEntity } from './entityDialogStore';
import { HitList } from './HitList';
import { TypeSelect } from './TypeSelect';

const PAGE = 100;

/** All entities of a type by name, to choose one. */
export function BrowseEntities({
  types,
  type,
  onType,
  onDone,
}: ValueChoice & { onDone: (entity: ChosenEntity) => void }) {
  const [limit, setLimit] = useState(PAGE);
  const result = useQuery(browseEntitiesQuery, {
    variables: { types: type ? [type] : [...types], limit },
    fetchPolicy: 'cache-and-network',
  });
  const list = (result.data ?? result.previousData)?.entityList;
  if (result.error && !list) {
    return (
      <ErrorState
        title={t('The list did not load')}
        text={t('Check your connection and try again.')}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <>
      {types.length > 1 && <TypeSelect types={types} value={type} onChange={onType} clearable />}
      <section className={classes.hits} aria-live="polite">
        {!list && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height={28} my={12} radius="sm" />)}
        {list?.entities.length === 0 && <p className={classes.note}>{emptyStates.entityMatches}</p>}
        <HitList
          hits={(list?.entities ?? []).map((entity) => ({ ...entity, country: null, detail: '' }))}
          word={() => t('Choose')}
          onTake={onDone}
        />
        {list && list.total > list.entities.length && limit < 1000 && (
          <Button
            className={classes.more}
            variant="subtle"
            size="compact-sm"
            loading={result.loading}
            onClick={() => setLimit(Math.min(1000, limit + PAGE * 3))}
          >
            {t('Show more of {total}', { total: count(list.total) })}
          </Button>
        )}
      </section>
    </>
  );
}
