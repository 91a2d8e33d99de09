import type { CSSProperties } from 'react';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import type { SharedOne } from '../documents';
import classes from '../Sharing.module.css';
import { GRANT_COLUMNS, isOn, offReason, type ShareGrants, type Switched } from '../../../components/sharing/grants';
import { Toggle } from '../../../components/sharing/Toggle';

interface Props {
  one: SharedOne;
  grants: ShareGrants;
  before: ShareGrants;
  /** What was chosen of its files in this form. */
  picked: readonly string[] | undefined;
  index: number;
  style: CSSProperties;
  onTurn: (what: Switched, on: boolean) => void;
  onFiles: () => void;
}

/** An entity with its switches. Notes, pictures and text boxes are shown or hidden and nothing else. */
export function GrantRow({ one, grants, before, picked, index, style, onTurn, onFiles }: Props) {
  const { key, name, typeName, party, permission } = one;
  const isRecord = isRecordType(typeName);
  const called = name || typeLabel(typeName);
  const foreign = isRecord && permission !== 'Co-Owner';
  const filesOn = isOn(grants, key, 'shareFiles');
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={classes.row}
      style={style}
      data-private={isOn(grants, key, 'isPrivate') || undefined}
    >
      <div role="cell" className={classes.entity}>
        <EntityTypeIcon type={typeName} party={party} size={28} />
        <div>
          <bdi title={called}>{called}</bdi>
          {filesOn && !foreign ? (
            <UnstyledButton
              className={classes.choose}
              onClick={onFiles}
              aria-label={t('Choose files of {called}', { called })}
            >
              {picked ? t('{count} chosen…', { count: picked.length }) : t('Choose files…')}
            </UnstyledButton>
          ) : (
            <small>{foreign ? t('You are not its Co-Owner') : typeLabel(typeName)}</small>
          )}
        </div>
      </div>
      {GRANT_COLUMNS.map(({ what, label }) => {
        const reason = offReason(one, what, grants, before);
        const shownLabel = isRecord ? label : t('Hide');
        return (
          <span role="cell" key={what} className={classes.cell}>
            {isRecord || what === 'isPrivate' ? (
              <Tooltip label={reason} disabled={reason === undefined} multiline maw={260}>
                <span className={classes.cellToggle}>
                  <small aria-hidden>{shownLabel}</small>
                  <Toggle
                    label={`${shownLabel}: ${called}`}
                    on={isOn(grants, key, what)}
                    disabled={reason !== undefined}
                    reason={reason}
                    onTurn={(next) => onTurn(what, next)}
                  />
                </span>
              </Tooltip>
            ) : (
              <span className={classes.never} aria-label={reason} role="img" title={reason}>
                –
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
