import { useState, type FormEvent } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Select, TextInput } from '@mantine/core';
import { IconSearch, IconZoomQuestion } from '@tabler/icons-react';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { messages } from '@stemma/shared/messages';
import { isLei } from '@stemma/shared/rules/lei';
import { t } from '@stemma/shared/language/translate';
import { State } from '../../components/State';
import type { LookedUpEntityQuery, LookupRecordFieldsFragment, SearchRecordsMutation } from '../../gql/graphql';
import { fetchRecordMutation, searchRecordsMutation, type LookupSource } from '../../lib/lookups';
import { RecordRow } from './RecordRow';
import classes from './Lookups.module.css';

export type LookedUpEntity = NonNullable<LookedUpEntityQuery['entity']>;
type Found = NonNullable<SearchRecordsMutation['searchRecords']['ok']>;

interface Props {
  hidden: boolean;
  sources: readonly LookupSource[];
  source: LookupSource;
  onSource: (key: string | null) => void;
  entity: LookedUpEntity;
  onChoose: (record: LookupRecordFieldsFragment) => void;
}

/** Asks a source for records of an entity, by its name or LEI unless another text is typed; nothing goes out before that is asked for. */
export function SearchRecords({ hidden, sources, source, onSource, entity, onChoose }: Props) {
  const [text, setText] = useState(() => beginning(entity));
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [search, { loading }] = useMutation(searchRecordsMutation);
  const [fetch] = useMutation(fetchRecordMutation);
  const about = { sourceKey: source.key, entityKey: entity.key };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !text.trim()) return;
    setFault(null);
    const answer = await sent(search({ variables: { ...about, text } }));
    const result = answer.data?.searchRecords;
    if (result?.ok) setFound(result.ok);
    else setFault(result?.error?.message ?? answer.message ?? messages.noDataReturned);
  };
  const open = async (recordId: string) => {
    setOpening(recordId);
    setFault(null);
    const answer = await sent(fetch({ variables: { ...about, recordId } }));
    setOpening(null);
    const result = answer.data?.fetchRecord;
    if (result?.ok) onChoose(result.ok);
    else setFault(result?.error?.message ?? answer.message ?? messages.noDataReturned);
  };
  return (
    <div className={classes.search} hidden={hidden}>
      <form className={classes.ask} noValidate onSubmit={(event) => void submit(event)}>
        {sources.length > 1 && (
          <Select
            className={classes.source}
            label={t('Source')}
            allowDeselect={false}
            data={sources.map(({ key, name }) => ({ value: key, label: name }))}
            value={source.key}
            onChange={(key) => {
              onSource(key);
              setFound(null);
            }}
          />
        )}
        <TextInput
          data-autofocus
          className={classes.text}
          label={t('Name or LEI')}
          maxLength={LOOKUP_LIMITS.searchTextMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={loading} disabled={!text.trim()} leftSection={<IconSearch size={16} />}>
          {t('Search')}
        </Button>
      </form>
      <p className={classes.quiet}>
        {t('What you search for is sent to {host} and noted in the audit log.', { host: source.host })}
      </p>
      {fault && (
        <Alert color="red" variant="light" role="alert">
          {fault}
        </Alert>
      )}
      <div aria-live="polite">
        {found && found.records.length === 0 && (
          <State
            icon={<IconZoomQuestion size={28} stroke={1.5} />}
            title={t('Nothing found')}
            text={t('Try a shorter part of the name, or the LEI.')}
          />
        )}
        {found && found.records.length > 0 && (
          <ul className={classes.records}>
            {found.records.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                busy={opening === record.id}
                onOpen={() => void open(record.id)}
              />
            ))}
          </ul>
        )}
        {found && found.left > 0 && (
          <p className={classes.quiet}>
            {found.left === 1
              ? t('One more was left before and says the same.')
              : t('{left} more were left before and say the same.', { left: found.left })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Its LEI where it has one, else its name. */
function beginning({ name, fields }: LookedUpEntity): string {
  const lei = fields.find((field) => field.name === 'lei')?.text;
  return lei && isLei(lei) ? lei : name;
}

/** What a mutation answers, or what went wrong on the way. */
async function sent<T>(
  work: Promise<{ data?: T | null | undefined }>,
): Promise<{ data?: T | null | undefined; message?: string }> {
  return work.catch((failure: Error) => ({ message: failure.message }));
}
