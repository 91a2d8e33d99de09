import type { FormEvent } from 'react';
import { useState } from 'react';
import { Alert, Button, Group } from '@mantine/core';
import { shareLinkName } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';
import { mayLeave } from '../mayLeave';
import type { ShareLink } from '../documents';
import classes from '../Sharing.module.css';
import type { ShareTarget } from '../target';
import { ChartFiles } from './ChartFiles';
import { draftOf, faultsOf, type ShareLinkDraft } from './draft';
import { FilesPanel } from './FilesPanel';
import { FormFields } from './FormFields';
import { GrantTable } from './GrantTable';
import { useEntities } from './useEntities';
import { useSaveLink } from './useSaveLink';
import { ruleFault, useShareRules, withRules } from './useShareRules';

interface Props {
  target: ShareTarget;
  /** Null for a new one. */
  link: ShareLink | null;
  onDone: () => void;
  onCancel: () => void;
}

/** A link being made or changed: its name, who gets in for how long, and what is shown of each entity. */
export function LinkForm({ target, link, onDone, onCancel }: Props) {
  const [first] = useState(() => draftOf(link, shareLinkName(target.name, target.type)));
  const [typed, setDraft] = useState<ShareLinkDraft>(first);
  const rules = useShareRules();
  const draft = withRules(typed, link, rules);
  const against = ruleFault(draft, link, rules);
  const [filesOf, setFilesOf] = useState<{ key: string; name: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const read = useEntities(target, link);
  const { save, saving } = useSaveLink(target, link);
  const faults = faultsOf(draft);
  const ready = !against && Object.values(faults).every((fault) => fault === undefined) && read.entities !== undefined;
  const change = (part: Partial<ShareLinkDraft>) => setDraft((now) => ({ ...now, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || saving) return;
    setFailed(null);
    const fault = await save(draft);
    if (fault) setFailed(fault);
    else onDone();
  };
  const cancel = async () => {
    if (typed === first || (await mayLeave())) onCancel();
  };
  if (filesOf) {
    return (
      <FilesPanel
        owner={filesOf}
        linkKey={link?.key ?? null}
        picked={draft.picks.get(filesOf.key)}
        onDone={(keys) => {
          change({ picks: new Map(draft.picks).set(filesOf.key, keys) });
          setFilesOf(null);
        }}
        onCancel={() => setFilesOf(null)}
      />
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {against && (
        <Alert color="orange" variant="light" p="sm" mb="md">
          {against}
        </Alert>
      )}
      <FormFields
        draft={draft}
        link={link}
        usual={first.name}
        faults={faults}
        daysMax={rules?.shareDaysMax ?? null}
        onChange={change}
      />
      {target.type === 'chart' && (
        <ChartFiles picked={draft.picks.get(target.key)} onChoose={() => setFilesOf(target)} />
      )}
      {target.unsaved && (
        <Alert color="orange" variant="light" p="sm" mt="md">
          {t(
            'The chart has changes that are not saved yet. Visitors see it as it was saved last, and so does this list.',
          )}
        </Alert>
      )}
      <GrantTable
        read={read}
        showAnnotations={draft.showAnnotations}
        grants={draft.grants}
        before={first.grants}
        picks={draft.picks}
        onChange={(grants) => change({ grants })}
        onFiles={setFilesOf}
      />
      {failed && (
        <Alert color="red" mt="md" role="alert">
          {failed}
        </Alert>
      )}
      <Group className={classes.foot} justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => void cancel()}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={!ready} loading={saving}>
          {link ? t('Save') : t('Create')}
        </Button>
      </Group>
    </form>
  );
}
