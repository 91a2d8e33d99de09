import type { MouseEvent, ReactNode } from 'react';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconDownload, IconExternalLink, IconEye } from '@tabler/icons-react';
import { isoToday, toShownDate } from '@stemma/shared/dates';
import { sizeText } from '@stemma/shared/fileSize';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { useDraggable, useDropTarget } from '../folders/dragging';
import type { MovePlaces } from '../folders/tree';
import { FileIcon } from './FileIcon';
import classes from './files.module.css';
import { IconAction } from './IconAction';
import { expiryOf, fileKindOf, sharingLabel, shownName, type FileRowItem } from './items';

/** What a row asks for. */
export interface FileRowActions<T> {
  /** Downloads a file, opens a link, enters a folder. */
  onOpen: (item: T) => void;
  onFetch: (item: T) => void;
  onPreview: (item: T) => void;
}

/** How rows are moved by the mouse; without it they are not. */
export interface RowMoves {
  places: MovePlaces;
  /** Keys of what goes along when the row is dragged. */
  dragged: (key: string) => readonly string[];
}

interface Props<T> extends FileRowActions<T> {
  item: T;
  /** Its place in the list. */
  at: number;
  /** In pixels. */
  top: number;
  chosen: boolean;
  /** Whether its preview stands beside the list. */
  previewed: boolean;
  moves: RowMoves | undefined;
  /** What stands under Sharing, where there is that column. */
  sharing: ReactNode;
  /** What else can be done with it. */
  menu: ReactNode;
  onToggle: (item: T) => void;
}

const NOWHERE: MovePlaces = { all: [], move: () => Promise.resolve(false) };

/** One file, folder or link. Its whole row is clicked by the mouse; by keys it is its name. */
export function FileRow<T extends FileRowItem>(props: Props<T>) {
  const { item, at, top, chosen, previewed, moves, sharing, menu, onToggle, onOpen, onFetch, onPreview } = props;
  const [drag, dragging] = useDraggable<HTMLDivElement>(() => moves?.dragged(item.key) ?? [], moves !== undefined);
  const [drop, over] = useDropTarget<HTMLDivElement>(
    moves?.places ?? NOWHERE,
    item.key,
    moves !== undefined && item.is === 'folder',
  );
  const { text: name, leadsTo } = shownName(item);
  const kind = fileKindOf(item);
  const date = toShownDate(item.createdDate);
  const size = item.size === undefined ? '' : sizeText(item.size);
  const shared = item.shared === undefined ? '' : sharingLabel(item.shared);
  const expiry = expiryOf(item, isoToday());
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
          <Checkbox
            size="xs"
            aria-label={t('Select {name}', { name })}
            checked={chosen}
            onChange={() => onToggle(item)}
          />
        </div>
        <div role="cell" className={classes.nameCell}>
          <FileIcon is={item.is} name={item.name} />
          <div className={classes.words}>
            <UnstyledButton
              className={classes.name}
              data-at={at}
              data-leads={leadsTo !== null || expiry !== undefined || undefined}
              title={name}
              onClick={() => onOpen(item)}
            >
              <bdi>{name}</bdi>
            </UnstyledButton>
            {leadsTo === null ? (
              <small className={classes.narrow}>
                {[expiry?.text, size, kind, shared, date].filter(Boolean).join(' · ')}
              </small>
            ) : (
              <small className={classes.leadsTo} title={messages.leadsTo(leadsTo)}>
                <bdi dir="ltr">{messages.leadsTo(leadsTo)}</bdi>
              </small>
            )}
            {expiry && (
              <small className={classes.expiry} data-over={expiry.over || undefined}>
                {expiry.text}
              </small>
            )}
          </div>
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
        {sharing !== undefined && (
          <div role="cell" className={classes.wide}>
            {sharing}
          </div>
        )}
        <div role="cell" className={classes.actions}>
          {item.is === 'file' && item.preview && (
            <IconAction label={t('Preview')} name={name} pressed={previewed} onClick={() => onPreview(item)}>
              <IconEye size={18} stroke={1.5} />
            </IconAction>
          )}
          {item.is === 'link' ? (
            <IconAction label={t('Open in a new tab')} name={name} onClick={() => onOpen(item)}>
              <IconExternalLink size={18} stroke={1.5} />
            </IconAction>
          ) : (
            <IconAction
              label={item.is === 'folder' ? t('Download as zip') : t('Download')}
              name={name}
              onClick={() => onFetch(item)}
            >
              <IconDownload size={18} stroke={1.5} />
            </IconAction>
          )}
          {menu}
        </div>
      </div>
    </div>
  );
}
