import type { RecordType } from '@stemma/shared/entities/typeNames';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import type { EntityHit } from './documents';
import classes from './EntityDialog.module.css';
import { HitList } from './HitList';
import type { EntitySearch } from './useEntitySearch';

interface EntityHitsProps {
  search: EntitySearch;
  /** The type that is looked for; null for any. */
  type: RecordType | null;
  /** What taking one does, at the end of its line. */
  word: (hit: EntityHit) => string;
  /** Those that are not offered. */
  without?: (hit: EntityHit) => boolean;
  onTake: (hit: EntityHit) => void;
}

/** Entities that exist already and are meant perhaps, as a search finds them. */
export function EntityHits({ search, type, word, without, onTake }: EntityHitsProps) {
  const found = search.kind === 'found' ? search.hits.filter((hit) => !without?.(hit)) : [];
  return (
    <section className={classes.hits} aria-live="polite">
      <h3 className={classes.heading}>{t('Already in Stemma')}</h3>
      {search.kind === 'idle' && <p className={classes.note}>{t('Type a name to see entities that exist already.')}</p>}
      {search.kind === 'looking' && <p className={classes.note}>{t('Looking…')}</p>}
      {search.kind === 'failed' && (
        <p className={classes.note}>{t('The search did not answer. Type on to try again.')}</p>
      )}
      {search.kind === 'found' && found.length === 0 && (
        <p className={classes.note}>{type ? emptyStates.entityMatches : emptyStates.entities}</p>
      )}
      <HitList hits={found} word={word} onTake={onTake} />
    </section>
  );
}
