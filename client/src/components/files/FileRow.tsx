import type { MouseEvent } from 'react';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconDownload, IconExternalLink, IconEye } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { sizeText } from '@stemma/shared/fileSize';
import { messages } from '@stemma/shared/messages';
import { useDraggable, useDropTarget } from '../folders/dragging';
import type { MovePlaces } from '../folders/tree';
import { notify } from '../notify';
import { FileIcon } from './FileIcon';
import classes from './files.module.css';
import { IconAction } from './IconAction';
import { kindOf, type Item } from './items';
import { RowMenu } from './RowMenu';

/** What a row asks for. */
export interface RowActions {
  /** Downloads a file, opens a link, enters a folder. */
  onOpen: (item: Item) => void;
  onFetch: (item: Item) => void;
  onPreview: (item: Item) => void;
  onRename: (item: Item) => void;
  onDuplicate: (item: Item) => void;
  onMove: (item: Item) => void;
  onRemove: (item: Item) => void;
}

interface Props extends RowActions {
  item: Item;
  /** Its place in the list. */
  at: number;
  /** In pixels. */
  top: number;
  chosen: boolean;
  /** Whether its preview stands beside the list. */
  previewed: boolean;
  editable: boolean;
  places: MovePlaces;
  /** Keys of what goes along when this row is dragged. */
  dragged: () => readonly string[];
  onToggle: (item: Item) => void;
}

/** One file, folder or link. Its whole row is clicked by the mouse; by keys it is its name. */
export function FileRow(props: Props) {
  const { item, at, top, chosen, previewed, editable, places, dragged, onToggle, ...actions } = props;
  const { onOpen, onFetch, onPreview, ...menu } = actions;
  const [drag, dragging] = useDraggable<HTMLDivElement>(dragged, editable);
  const [drop, over] = useDropTarget<HTMLDivElement>(places, item.key, editable && item.is === 'folder');
  const kind = kindOf(item);
  const date = toShownDate(item.createdDate);
  const size = item.is === 'link' ? '' : sizeText(item.size);
  const openByMouse = ({ target, currentTarget }: MouseEvent) => {
    const inside = target instanceof Element && currentTarget.contains(target);
    if (inside && !target.closest('button, input, label, a')) onOpen(item);
  };
  return (
    <div
      ref={drag}
      role="row"
      aria-rowindex={at + 2}
      className={classes.place}
      style={{ transform: `translateY(${top}px)` }}
      onClick={openByMouse}
    >
      <div
        ref={drop}
        role="presentation"
        className={classes.row}
        data-chosen={chosen || undefined}
        data-previewed={previewed || undefined}
        data-over={over || undefined}
        data-dragging={dragging || undefined}
      >
        <div role="cell" className={classes.box}>
          <Checkbox size="xs" aria-label={`Select ${item.name}`} checked={chosen} onChange={() => onToggle(item)} />
        </div>
        <div role="cell" className={classes.nameCell}>
          <UnstyledButton
            className={classes.name}
            data-at={at}
            aria-label={item.name}
            title={item.name}
            onClick={() => onOpen(item)}
          >
            <FileIcon is={item.is} name={item.name} />
            <span className={classes.words}>
              <bdi>{item.name}</bdi>
              <small className={classes.narrow}>{[date, kind, size].filter(Boolean).join(' · ')}</small>
            </span>
          </UnstyledButton>
        </div>
        <div role="cell" className={classes.wide}>
          {date}
        </div>
        <div role="cell" className={`${classes.wide} ${classes.kind}`} title={kind}>
          {kind}
        </div>
        <div role="cell" className={`${classes.wide} ${classes.number}`}>
          {size}
        </div>
        <div role="cell" className={classes.wide}>
          <Sharing item={item} />
        </div>
        <div role="cell" className={classes.actions}>
          {item.is === 'file' && item.preview && (
            <IconAction label="Preview" name={item.name} pressed={previewed} onClick={() => onPreview(item)}>
              <IconEye size={18} stroke={1.5} />
            </IconAction>
          )}
          {item.is === 'link' ? (
            <IconAction label="Open in a new tab" name={item.name} onClick={() => onOpen(item)}>
              <IconExternalLink size={18} stroke={1.5} />
            </IconAction>
          ) : (
            <IconAction
              label={item.is === 'folder' ? 'Download as zip' : 'Download'}
              name={item.name}
              onClick={() => onFetch(item)}
            >
              <IconDownload size={18} stroke={1.5} />
            </IconAction>
          )}
          <RowMenu item={item} disabled={!editable} {...menu} />
        </div>
      </div>
    </div>
  );
}

function Sharing({ item }: { item: Item }) {
  const words = item.shared ? 'Shared' : 'Private';
  if (item.is !== 'file') return words;
  return (
    <UnstyledButton
      className={classes.sharing}
      aria-label={`Sharing of ${item.name}: ${words}`}
      onClick={() => notify('Warning', messages.notImplementedYet)}
    >
      {words}
    </UnstyledButton>
  );
}
