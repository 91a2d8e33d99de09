import type { MouseEvent } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { sizeText } from '@stemma/shared/fileSize';
import { FileIcon } from '../../../components/files/FileIcon';
import { IconAction } from '../../../components/files/IconAction';
import { kindOf } from '../../../components/files/items';
import type { SharedItem } from './readFiles';
import classes from './SharedFiles.module.css';

interface Props {
  item: SharedItem;
  onOpen: (item: SharedItem) => void;
  onFetch: () => void;
}

/** One file, folder or link; a click anywhere downloads it, enters it or opens it. */
export function SharedRow({ item, onOpen, onFetch }: Props) {
  const kind = kindOf(item);
  const date = toShownDate(item.createdDate);
  const size = item.is === 'link' ? '' : sizeText(item.size);
  const openByMouse = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('button')) onOpen(item);
  };
  return (
    <tr onClick={openByMouse}>
      <td>
        <UnstyledButton className={classes.name} aria-label={item.name} title={item.name} onClick={() => onOpen(item)}>
          <FileIcon is={item.is} name={item.name} />
          <span>
            <bdi>{item.name}</bdi>
            <small>{[date, kind, size].filter(Boolean).join(' · ')}</small>
          </span>
        </UnstyledButton>
      </td>
      <td>{date}</td>
      <td>{kind}</td>
      <td>{size}</td>
      <td>
        {item.is === 'link' ? (
          <IconAction label="Open in a new tab" name={item.name} onClick={onFetch}>
            <IconExternalLink size={18} stroke={1.5} />
          </IconAction>
        ) : (
          <IconAction label={item.is === 'folder' ? 'Download as zip' : 'Download'} name={item.name} onClick={onFetch}>
            <IconDownload size={18} stroke={1.5} />
          </IconAction>
        )}
      </td>
    </tr>
  );
}
