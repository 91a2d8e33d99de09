import { ActionIcon, Button } from '@mantine/core';
import { IconListTree, IconX } from '@tabler/icons-react';
import { isDecorationType } from '@stemma/shared/chart/decoration';
import { t } from '@stemma/shared/language/translate';
import { SHEET } from '../../../components/panel/sheet';
import { entityCount } from '../../../lib/count';
import { useScreen } from '../../../lib/useScreen';
import { useViewer, useViewerState, useViewerUi } from '../chart/viewer';
import { openOutline } from './outline';
import classes from './OutlineOffer.module.css';

/** With how many entities, at most, a phone shows a chart so that it can be read. */
const READ_ON_PHONE = 40;

/** On a phone, offers the outline of a chart that is large for it, until it was opened or this was closed. */
export function OutlineOffer() {
  const viewer = useViewer();
  const isPhone = useScreen(SHEET);
  const isOffered = useViewerUi((state) => state.isOutlineOffered);
  const entities = useViewerState(
    ({ document }) => [...document.nodes.values()].filter(({ typeName }) => !isDecorationType(typeName)).length,
  );
  if (!isPhone || !isOffered || entities <= READ_ON_PHONE) return null;
  return (
    <div className={classes.offer} role="note">
      <span className={classes.text}>
        {t('{entities}, easier to read as a list', { entities: entityCount(entities) })}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconListTree size={16} stroke={1.75} />}
        onClick={() => openOutline(viewer)}
      >
        {t('Outline')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('Close this offer')}
        onClick={() => viewer.ui.setState({ isOutlineOffered: false })}
      >
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
