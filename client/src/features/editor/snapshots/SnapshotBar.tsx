import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconRestore } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { UserMenu } from '../../../components/UserMenu';
import editorClasses from '../Editor.module.css';
import { stateLabel, type SnapshotSource } from '../source';
import { NARROW } from '../usePanelLayout';
import classes from './Snapshots.module.css';

/** The bar over a chart as it was: which snapshot, what it is compared with, going back to it, and the way out. */
export function SnapshotBar({ source }: { source: SnapshotSource }) {
  const narrow = useMediaQuery(NARROW) ?? false;
  const [busy, setBusy] = useState(false);
  const { snapshot, comparison, from, to, others, against, onAgainst, onLeave, onGoBack } = source;
  const other = snapshot.name === to ? from : to;
  const title = comparison ? t('{name} compared with {other}', { name: snapshot.name, other }) : snapshot.name;
  const when = [toShownDateTime(snapshot.createdDate), snapshot.createdByName].filter(Boolean).join(' · ');
  const facts = t('Read-only · {facts}', {
    facts: comparison ? t('drawn as {source}, with what it was in {from}', { source: stateLabel(source), from }) : when,
  });
  const choice = (
    <Select
      className={classes.against}
      aria-label={t('Compare with')}
      size="sm"
      allowDeselect={false}
      checkIconPosition="right"
      value={against ?? ''}
      data={[
        { value: '', label: t('Compare with nothing') },
        { value: 'now', label: t('Compare with now') },
        ...others.map(({ key, name, createdDate }) => ({
          value: key,
          label: `${name} · ${toShownDateTime(createdDate)}`,
        })),
      ]}
      comboboxProps={{ width: 320, position: 'bottom-start' }}
      onChange={(value) => onAgainst(value || null)}
    />
  );
  return (
    <>
      <header className={editorClasses.bar}>
        <Button
          variant="default"
          className={editorClasses.barButton}
          leftSection={narrow ? undefined : <IconArrowLeft size={18} stroke={1.75} />}
          aria-label={t('Back to the chart')}
          onClick={onLeave}
        >
          {narrow ? <IconArrowLeft size={18} stroke={1.75} /> : t('Back to the chart')}
        </Button>
        <div className={classes.snapshotName}>
          <h1 className={editorClasses.name} title={title}>
            <bdi>{snapshot.name}</bdi>
            {comparison && (
              <>
                {' '}
                {t('compared with')} <bdi>{other}</bdi>
              </>
            )}
          </h1>
          <small title={facts}>{facts}</small>
        </div>
        <div className={editorClasses.actions}>
          {!narrow && choice}
          {onGoBack && (
            <Button
              className={editorClasses.barButton}
              leftSection={narrow ? undefined : <IconRestore size={18} stroke={1.75} />}
              aria-label={t('Restore this snapshot')}
              title={t('Restore {name}', { name: snapshot.name })}
              loading={busy}
              onClick={() => {
                setBusy(true);
                void onGoBack().finally(() => setBusy(false));
              }}
            >
              {narrow ? <IconRestore size={18} stroke={1.75} /> : t('Restore this snapshot')}
            </Button>
          )}
        </div>
        <UserMenu />
      </header>
      {narrow && <div className={editorClasses.subBar}>{choice}</div>}
    </>
  );
}
