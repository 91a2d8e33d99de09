import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, NumberInput, PasswordInput, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { LOOKUP_KINDS } from '@stemma/shared/lookups/kinds';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify, readingTime } from '../../../components/notify';
import { faultOf, type Fault } from '../fault';
import classes from '../Admin.module.css';
import { saveLookupSourceMutation, tryLookupSourceMutation } from './documents';
import { KIND_LABELS, newSource, type SourceDraft } from './draft';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

interface LookupDialogProps {
  source: SourceDraft;
  onClose: (changed?: boolean) => void;
}

/** A source is set up or changed, and can be tried before it is saved. */
export function LookupDialog({ source: first, onClose }: LookupDialogProps) {
  const [source, setSource] = useState(first);
  const [apiKey, setApiKey] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [answer, setAnswer] = useState<{ text: string; isFault: boolean } | null>(null);
  const [fault, setFault] = useState<Fault>();
  const [save, saving] = useMutation(saveLookupSourceMutation);
  const [attempt, trying] = useMutation(tryLookupSourceMutation);
  const busy = saving.loading || trying.loading;
  const set = (part: Partial<SourceDraft>) => {
    setFault(undefined);
    setAnswer(null);
    setSource({ ...source, ...part });
  };
  const input = () => {
    const { key, kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly } = source;
    const own = { kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly };
    return { ...own, ...(key && { key }), ...(apiKey !== null && { apiKey }) };
  };
  const isReady = () => {
    setTried(true);
    return !busy && source.name.trim() !== '' && source.baseUrl.trim() !== '';
  };
  const refused = (failure: Fault) => {
    setFault(failure);
    if (!failure.field || !FIELDS.has(failure.field)) setAnswer({ text: failure.message, isFault: true });
  };
  const tryIt = async () => {
    if (!isReady()) return;
    const { data } = await attempt({ variables: { input: input() } });
    const result = data?.tryLookupSource;
    const failure = faultOf(result);
    if (failure) return refused(failure);
    const milliseconds = result?.ok?.milliseconds ?? 0;
    setAnswer({
      text: t('{name} answered after {milliseconds} ms.', { name: source.name, milliseconds }),
      isFault: false,
    });
  };
  const submit = async () => {
    if (!isReady()) return;
    const result = (await save({ variables: { input: input() } })).data?.saveLookupSource;
    const failure = faultOf(result);
    if (failure) return refused(failure);
    const saved = result?.ok;
    if (saved && source.hasKey && apiKey === null && !saved.hasKey) {
      const said = t(
        'The source is saved without its API key, which was given for another host, and is switched off. Enter the key of the new host and switch it on.',
      );
      notify('Message', said, readingTime(said));
    } else notify('Message', t('The source is saved.'));
    onClose(true);
  };
  const lost = (failure: Error) => setAnswer({ text: failure.message, isFault: true });
  const faultAt = (field: string, isMissing = false) =>
    fault?.field === field ? fault.message : tried && isMissing ? messages.required : undefined;
  const screens = source.kind === 'yente';
  return (
    <Dialog
      title={first.key ? t('Edit source') : t('New source')}
      busy={busy}
      dirty={source !== first || apiKey !== null}
      onClose={() => onClose()}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch(lost);
        }}
      >
        {!first.key && (
          <SegmentedControl
            aria-label={t('Kind of source')}
            data={LOOKUP_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
            value={source.kind}
            onChange={(kind) => set(newSource(kind))}
          />
        )}
        <TextInput
          data-autofocus
          label={t('Name')}
          required
          maxLength={LOOKUP_LIMITS.nameMax}
          value={source.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={faultAt('name', !source.name.trim())}
        />
        <TextInput
          label={t('Address')}
          description={t('Questions go to this host and to no other')}
          required
          type="url"
          maxLength={LOOKUP_LIMITS.urlMax}
          value={source.baseUrl}
          onChange={(event) => set({ baseUrl: event.currentTarget.value })}
          error={faultAt('baseUrl', !source.baseUrl.trim())}
        />
        {source.hasKey && apiKey === null && hostOf(source.baseUrl) !== hostOf(first.baseUrl) && (
          <Alert color="yellow" variant="light" role="status">
            {t(
              'The API key that is kept was given for another host: it is forgotten when you save, and the source is switched off unless you enter one for this host.',
            )}
          </Alert>
        )}
        {screens && (
          <>
            <TextInput
              label={t('Dataset')}
              description={t('As the server calls it: default, sanctions, peps …')}
              required
              value={source.dataset}
              onChange={(event) => set({ dataset: event.currentTarget.value })}
              error={faultAt('dataset', !source.dataset.trim())}
            />
            <PasswordInput
              label={t('API key')}
              description={t('Kept sealed, and never shown again')}
              placeholder={source.hasKey ? t('One is kept; type another to replace it') : t('None')}
              autoComplete="off"
              maxLength={LOOKUP_LIMITS.apiKeyMax}
              value={apiKey ?? ''}
              onChange={(event) => {
                setAnswer(null);
                setApiKey(event.currentTarget.value || null);
              }}
              error={faultAt('apiKey')}
            />
            {source.hasKey && (
              <Switch
                label={t('Forget the API key that is kept')}
                checked={apiKey === ''}
                onChange={(event) => setApiKey(event.currentTarget.checked ? '' : null)}
              />
            )}
            <NumberInput
              label={t('Least likeness of a candidate')}
              description={t('Fewer candidates the higher it is')}
              suffix=" %"
              min={30}
              max={100}
              allowDecimal={false}
              value={Math.round(source.threshold * 100)}
              onChange={(value) => set({ threshold: Number(value || 70) / 100 })}
              error={faultAt('threshold')}
            />
          </>
        )}
        <TextInput
          label={t('Licence')}
          description={t('Stands beside what comes from the source')}
          maxLength={LOOKUP_LIMITS.licenceMax}
          value={source.licence}
          onChange={(event) => set({ licence: event.currentTarget.value })}
        />
        <Switch
          label={t('People of the organization may ask it')}
          description={t('Only who may edit an entity has its name sent, and each time is noted in the audit log')}
          checked={source.isOn}
          onChange={(event) => set({ isOn: event.currentTarget.checked })}
        />
        {screens && (
          <Switch
            label={t('Screen again each night')}
            description={t('Whoever was screened once is sent again, and what changed becomes a candidate')}
            checked={source.isNightly}
            onChange={(event) => set({ isNightly: event.currentTarget.checked })}
          />
        )}
        {answer && (
          <Alert color={answer.isFault ? 'red' : 'teal'} variant="light" role={answer.isFault ? 'alert' : 'status'}>
            {answer.text}
          </Alert>
        )}
        <Group justify="space-between">
          <Button variant="default" loading={trying.loading} onClick={() => void tryIt().catch(lost)}>
            {t('Try it')}
          </Button>
          <Group gap="sm">
            <Button variant="default" disabled={busy} onClick={() => onClose()}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={saving.loading}>
              {t('Save')}
            </Button>
          </Group>
        </Group>
      </form>
    </Dialog>
  );
}

/** Fields of the form that show what is wrong with them. */
const FIELDS: ReadonlySet<string> = new Set(['name', 'baseUrl', 'dataset', 'apiKey', 'threshold']);
