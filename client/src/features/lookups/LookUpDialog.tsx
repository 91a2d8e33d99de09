import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/State';
import type { LookupRecordFieldsFragment } from '../../gql/graphql';
import { lookedUpEntityQuery, useLookupSources } from '../../lib/lookups';
import { CompareRecord } from './CompareRecord';
import { SearchRecords } from './SearchRecords';

interface Props {
  entityKey: string;
  entityName: string;
  onClose: () => void;
}

/** Looks an organisation up at a source: its records are searched, one is compared field by field, and what is chosen is taken. */
export function LookUpDialog({ entityKey, entityName, onClose }: Props) {
  const sources = useLookupSources().filter(({ hasRecords }) => hasRecords);
  const [sourceKey, setSource] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LookupRecordFieldsFragment | null>(null);
  const { data, error, refetch } = useQuery(lookedUpEntityQuery, {
    variables: { key: entityKey },
    fetchPolicy: 'network-only',
  });
  const source = sources.find(({ key }) => key === sourceKey) ?? sources[0];
  const entity = data?.entity;
  const title = chosen
    ? t('Take from {source}', { source: chosen.sourceName })
    : t('Look up “{entityName}”', { entityName });
  return (
    <Dialog title={title} size={chosen ? 820 : 680} onClose={onClose}>
      {error && !entity && (
        <ErrorState
          title={t('The details did not load')}
          text={error.message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {source && entity && (
        <>
          <SearchRecords
            hidden={chosen !== null}
            sources={sources}
            source={source}
            onSource={setSource}
            entity={entity}
            onChoose={setChosen}
          />
          {chosen && (
            <CompareRecord
              source={source}
              entity={entity}
              record={chosen}
              onBack={() => setChosen(null)}
              onClose={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
