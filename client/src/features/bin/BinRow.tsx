import { ActionIcon, Checkbox, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import { shownDetail } from '@stemma/shared/entities/card';
import { toShownDate } from '@stemma/shared/dates';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { EntityTypeIcon } from '../../components/entity/EntityTypeIcon';
import { affects } from './affects';
import type { BinnedEntity } from './documents';
import classes from './Bin.module.css';

interface Props {
  entity: BinnedEntity;
  mayChoose: boolean;
  chosen: boolean;
  onChoose: () => void;
  onRestore: () => void;
  onRemove: () => void;
}

/** One entity in the bin: what it is, who put it there, what deleting it affects. */
export function BinRow({ entity, mayChoose, chosen, onChoose, onRestore, onRemove }: Props) {
  const { name, typeName, party, detail, binnedDate, binnedByName } = entity;
  const along = affects(entity);
  const binned = [binnedDate && toShownDate(binnedDate), binnedByName && t('by {name}', { name: binnedByName })]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.row}>
      {mayChoose && (
        <Checkbox size="xs" aria-label={t('Choose {name}', { name })} checked={chosen} onChange={onChoose} />
      )}
      <EntityTypeIcon type={typeName} party={party} size={32} />
      <div className={classes.words}>
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        <span className={classes.detail}>
          {[typeLabel(typeName), shownDetail({ typeName, detail })].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={classes.along}>{along ? t('If deleted, {along}', { along }) : ''}</span>
      <span className={classes.when}>{binned}</span>
      {mayChoose && (
        <div className={classes.actions}>
          <Tooltip label={t('Restore')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('Restore {name}', { name })}
              onClick={onRestore}
            >
              <IconArrowBackUp size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('Delete for good')}>
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={t('Delete {name} for good', { name })}
              onClick={onRemove}
            >
              <IconTrashX size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
    </div>
  );
}
