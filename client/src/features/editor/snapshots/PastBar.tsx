import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconRestore } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { UserMenu } from '../../../components/UserMenu';
import editorClasses from '../Editor.module.css';
import { stateLabel, type PastSource } from '../source';
import { NARROW } from '../usePanelLayout';
import classes from './Snapshots.module.css';

/** The bar over a chart as it was: which snapshot, what it is compared with, going back to it, and the way out. */
export function PastBar({ source }: { source: PastSource }) {
  const narrow = useMediaQuery(NARROW) ?? false;
  const [busy, setBusy] = useState(false);
  const { past, comparison, from, to, others, against, onAgainst, onLeave, onGoBack } = source;
  const other = past.name === to ? from : to;
  const title = comparison ? `${past.name} compared with ${other}` : past.name;
  const when = [toShownDateTime(past.createdDate), past.createdByName].filter(Boolean).join(' · ');
  const facts = `Read-only · ${comparison ? `drawn as ${stateLabel(source)}, with what it was in ${from}` : when}`;
  const choice = (
    <Select
      className={classes.against}
      aria-label="Compare with"
      size="sm"
      allowDeselect={false}
      checkIconPosition="right"
      value={against ?? ''}
      data={[
        { value: '', label: 'Compare with nothing' },
        { value: 'now', label: 'Compare with now' },
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
          aria-label="Back to the chart"
          onClick={onLeave}
        >
          {narrow ? <IconArrowLeft size={18} stroke={1.75} /> : 'Back to the chart'}
        </Button>
        <div className={classes.pastName}>
          <h1 className={editorClasses.name} title={title}>
            <bdi>{past.name}</bdi>
            {comparison && (
              <>
                {' compared with '}
                <bdi>{other}</bdi>
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
              aria-label="Restore this snapshot"
              title={`Restore ${past.name}`}
              loading={busy}
              onClick={() => {
                setBusy(true);
                void onGoBack().finally(() => setBusy(false));
              }}
            >
              {narrow ? <IconRestore size={18} stroke={1.75} /> : 'Restore this snapshot'}
            </Button>
          )}
        </div>
        <UserMenu />
      </header>
      {narrow && <div className={editorClasses.subBar}>{choice}</div>}
    </>
  );
}
