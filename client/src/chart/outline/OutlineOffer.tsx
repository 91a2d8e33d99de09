import { ActionIcon, Button } from '@mantine/core';
import { IconListTree, IconX } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { SHEET } from '../../components/panel/sheet';
import { entityCount } from '../../lib/count';
import { useScreen } from '../../lib/useScreen';
import { countEntities, type ChartDocument } from '../model/document';
import classes from './OutlineOffer.module.css';

/** With how many entities, at most, a phone shows a chart so that it can be read. */
const READ_ON_PHONE = 40;

/** On a phone, offers the outline of a chart that is large for it. */
export function OutlineOffer({
  document,
  top = 8,
  onOpen,
  onClose,
}: {
  document: ChartDocument;
  /** Its distance from the top of the chart, in CSS pixels. */
  top?: number;
  onOpen: () => void;
  onClose: () => void;
}) {
  const isPhone = useScreen(SHEET);
  if (!isPhone) return null;
  const entities = countEntities(document.nodes);
  if (entities <= READ_ON_PHONE) return null;
  return (
    <div className={classes.offer} style={{ top }} role="note">
      <span className={classes.text}>
        {t('{entities}, easier to read as a list', { entities: entityCount(entities) })}
      </span>
      <Button size="compact-sm" variant="light" leftSection={<IconListTree size={16} stroke={1.75} />} onClick={onOpen}>
        {t('Outline')}
      </Button>
      <ActionIcon variant="subtle" color="gray" aria-label={t('Close this offer')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
