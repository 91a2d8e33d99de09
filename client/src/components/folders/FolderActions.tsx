import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconFolderPlus, IconFolderSymlink, IconListCheck } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { LazyTooltip } from '../floating/LazyTooltip';
import type { FolderAsked } from './FolderDialogs';

interface Props {
  /** A folder is open, not the root. */
  inFolder: boolean;
  onAsk: (asked: FolderAsked) => void;
}

const ICON = { size: 18, stroke: 1.6 };

/** What is done with folders at a level: add many to it, select items to move, make one. */
export function FolderActions({ inFolder, onAsk }: Props) {
  return (
    <>
      {inFolder && (
        <Action label={t('Add to folder')} onClick={() => onAsk({ what: 'addMany' })}>
          <IconFolderSymlink {...ICON} />
        </Action>
      )}
      <Action label={t('Select items to move')} onClick={() => onAsk({ what: 'batch' })}>
        <IconListCheck {...ICON} />
      </Action>
      <Action label={t('New folder')} onClick={() => onAsk({ what: 'new' })}>
        <IconFolderPlus {...ICON} />
      </Action>
    </>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <LazyTooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </LazyTooltip>
  );
}
