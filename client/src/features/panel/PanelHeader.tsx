import type { ReactNode } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMailForward, IconX } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { showShellDialog } from '../../components/shellDialogStore';
import { EntityTags } from '../../components/tags/EntityTags';
import { closeEntityPanel } from '../../lib/entityPanel';
import type { PanelRecord } from './documents';
import classes from '../../components/panel/Panel.module.css';
import { headingOf } from './record';

type PanelHeaderProps = { children: ReactNode } & ({ record: PanelRecord; editable: boolean } | { title: string });

/** The panel's head: who it is, what it is, its tags; and beneath it what the open tab shows. */
export function PanelHeader({ children, ...props }: PanelHeaderProps) {
  const record = 'record' in props ? props.record : null;
  const heading = 'record' in props ? headingOf(props.record) : props.title;
  return (
    <div className={classes.main}>
      <header className={classes.head}>
        {record && <EntityTypeIcon type={record.typeName} party={record.party} size={40} />}
        <div className={classes.title}>
          <h2 title={heading}>
            <bdi>{heading}</bdi>
          </h2>
          {record && <p>{subtitle(record)}</p>}
        </div>
        {record && 'editable' in props && props.editable && (
          <Tooltip label={t('Request documents…')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t('Request documents…')}
              onClick={() =>
                showShellDialog({ kind: 'requestDocuments', entityKey: record.key, entityName: headingOf(record) })
              }
            >
              <IconMailForward size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={t('Close (Esc)')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('Close the panel')}
            onClick={() => closeEntityPanel()}
          >
            <IconX size={18} />
          </ActionIcon>
        </Tooltip>
      </header>
      {'record' in props && <EntityTags entityKey={props.record.key} editable={props.editable} />}
      <div className={classes.scroll}>{children}</div>
    </div>
  );
}

const PARTY = {
  known: null,
  unknown: t('unknown: the source does not say who'),
  anonymous: t('anonymous: known to the source, not disclosed'),
} as const;

function subtitle(record: PanelRecord): string {
  const { chartCount } = record;
  const charts =
    chartCount === 0
      ? t('on no chart')
      : chartCount === 1
        ? t('on 1 chart')
        : t('on {chartCount} charts', { chartCount });
  const changed = t('last changed {modifiedDate}', { modifiedDate: toShownDate(record.modifiedDate) });
  return [typeLabel(record.typeName), PARTY[record.party], record.binned ? t('in the bin') : charts, changed]
    .filter(Boolean)
    .join(' · ');
}
