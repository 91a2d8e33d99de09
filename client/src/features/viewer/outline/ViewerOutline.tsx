import { useEffect, useRef, useState } from 'react';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { Outline } from '../../../chart/outline/Outline';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import { fixedDay } from '../chart/readShared';
import { useViewer, useViewerState } from '../chart/viewer';
import { chooseLine, closeOutline, openLine, OUTLINE_ID } from './outline';
import classes from './ViewerOutline.module.css';

/** A shared chart as a tree of what its link shows of it, beside the chart, or over it where there is no room. */
export function ViewerOutline({ overlay }: { overlay: OwnershipOverlay | null }) {
  const viewer = useViewer();
  const document = useViewerState((state) => state.document);
  const selected = useViewerState((state) => state.selection.nodes);
  const { asOf } = useOwnershipSettings();
  const [text, setText] = useState('');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={section} id={OUTLINE_ID} className={classes.outline} aria-label={t('Outline')} tabIndex={-1}>
      <header className={classes.head}>
        <TextInput
          size="xs"
          className={classes.filter}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          placeholder={t('Filter')}
          aria-label={t('Filter the lines')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Tooltip label={t('Close the outline (Esc)')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('Close the outline')}
            onClick={() => closeOutline(viewer)}
          >
            <IconX size={18} />
          </ActionIcon>
        </Tooltip>
      </header>
      <Outline
        {...{ document, selected, overlay, text }}
        asOf={asOf ?? fixedDay(viewer.shared)}
        onSelect={(key) => chooseLine(viewer, key)}
        onOpen={(key) => openLine(viewer, key)}
        mayPrint={viewer.shared.mayExport}
      />
    </section>
  );
}
