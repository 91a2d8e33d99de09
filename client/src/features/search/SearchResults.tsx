import { Skeleton } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { ErrorState, State } from '../../components/State';
import type { RegisterParty } from '../../components/registers/calls';
import { Results } from './Results';
import type { SearchState } from '../../components/search/useSearch';
import classes from './Search.module.css';

interface Props {
  state: SearchState;
  registered: readonly RegisterParty[];
  term: string;
  typed: boolean;
  active: number;
  onOpen: (place: number) => void;
  onPoint: (place: number) => void;
}

/** What a search came to: waiting, failed, nothing, or what was found. */
export function SearchResults({ state, registered, term, typed, active, onOpen, onPoint }: Props) {
  const { found, failed, settled, retry } = state;
  if (failed) {
    return (
      <ErrorState
        title={t('The search did not get through')}
        text={t('Stemma did not answer. Check your connection and try again.')}
        onRetry={retry}
      />
    );
  }
  if (!found) return <ResultsSkeleton />;
  if (settled && found.entities.length === 0 && found.charts.length === 0 && registered.length === 0) {
    return (
      <State
        icon={<IconMoodEmpty size={28} stroke={1.5} />}
        title={emptyStates.entities}
        text={t('Nothing matches “{term}”. {hint}', {
          term,
          hint: typed ? t('Try all types, another word, or fewer letters.') : t('Try another word, or fewer letters.'),
        })}
      />
    );
  }
  return (
    <Results found={found} registered={registered} term={term} active={active} onOpen={onOpen} onPoint={onPoint} />
  );
}

function ResultsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('Searching')}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton height={32} width={32} radius="md" />
          <Skeleton height={14} width={`${28 + ((index * 11) % 24)}%`} radius="sm" />
        </div>
      ))}
    </div>
  );
}
