import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowsDiff, IconDots, IconEye, IconTrash } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { AskInPlace, useAskInPlace } from '../../../components/AskInPlace';
import type { SnapshotItem } from './documents';
import classes from './Snapshots.module.css';

interface Props {
  snapshot: SnapshotItem;
  onLook: () => void;
  onCompare: () => void;
  onCompareBefore?: () => void;
  /** Once it was asked whether; answers whether it was done. */
  onDelete?: () => Promise<boolean>;
}

const icon = { size: 18, stroke: 1.6 };

/** One snapshot on the line of time. */
export function SnapshotRow({ snapshot, onLook, onCompare, onCompareBefore, onDelete }: Props) {
  const { trigger, asking, ask, takeBack } = useAskInPlace();
  if (asking && onDelete) {
    const { title, text } = messages.deleteSnapshot;
    return (
      <li className={classes.point}>
        <div className={classes.words}>
          <bdi className={classes.name}>{snapshot.name}</bdi>
          <AskInPlace title={title} message={text} danger onAgree={onDelete} onTakeBack={takeBack} />
        </div>
      </li>
    );
  }
  return (
    <li className={classes.point}>
      <div className={classes.words}>
        <bdi className={classes.name}>{snapshot.name}</bdi>
        <small>
          <time dateTime={snapshot.createdDate}>{toShownDateTime(snapshot.createdDate)}</time>
          {snapshot.createdByName && <> · {snapshot.createdByName}</>}
        </small>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={onLook}
        aria-label={t('Look at {name}', { name: snapshot.name })}
      >
        {t('Look')}
      </Button>
      <Button
        className={classes.roomy}
        variant="subtle"
        size="compact-sm"
        onClick={onCompare}
        aria-label={t('Compare {name} with now', { name: snapshot.name })}
      >
        {t('Compare')}
      </Button>
      <Menu position="bottom-end" width={248}>
        <Menu.Target>
          <ActionIcon
            ref={trigger}
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('Actions for {name}', { name: snapshot.name })}
          >
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye {...icon} />} onClick={onLook}>
            {t('Look at it, or restore it')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowsDiff {...icon} />} onClick={onCompare}>
            {t('Compare with now')}
          </Menu.Item>
          {onCompareBefore && (
            <Menu.Item leftSection={<IconArrowsDiff {...icon} />} onClick={onCompareBefore}>
              {t('Compare with the one before')}
            </Menu.Item>
          )}
          {onDelete && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="var(--mantine-color-error)"
                c="var(--mantine-color-error)"
                leftSection={<IconTrash {...icon} />}
                onClick={ask}
              >
                {t('Delete…')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
