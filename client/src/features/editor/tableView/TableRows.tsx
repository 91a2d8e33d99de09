import type { MouseEvent } from 'react';
import { Checkbox } from '@mantine/core';
import { cardName, distinctLinkName } from '../../../chart/model/namesApart';
import { selectionOf } from '../../../chart/model/selection';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { useEditor, useSessionState } from '../editor';
import { EntityRow } from './EntityRow';
import { LinkRow } from './LinkRow';
import { CountedCell, OwnedHead, TotalCell } from './Owned';
import { linkRow } from './rows';
import classes from './Table.module.css';
import { useCopyRows } from './useCopyRows';
import { useTableRows } from './useTableRows';

const HEADS = {
  entities: [t('Name'), t('Type'), t('Detail'), t('Label'), ''],
  links: [t('Holder'), t('Held'), t('Role'), t('Share', undefined, 'noun'), t('Start'), t('End'), ''],
  onDynamic: [t('Holder'), t('Held'), t('Role'), t('Share', undefined, 'noun'), t('From'), ''],
} as const;

/** The column that says what the picture of owners says. */
const OWNED = t('Owned');

const CONTROL = 'input, button, label, a';

interface Props {
  kind: 'entities' | 'links';
  keys: readonly string[];
  filtered: boolean;
  /** Whose owners the chart shows; null where it shows none. */
  overlay: OwnershipOverlay | null;
}

/** The rows of the table twin as a grid. A press on a row selects what it stands for; with Ctrl or Shift it joins what is selected. */
export function TableRows({ kind, keys, filtered, overlay }: Props) {
  const { session, source, canvas } = useEditor();
  const columns = kind === 'links' && source.kind === 'dynamic' ? 'onDynamic' : kind;
  const document = useSessionState((state) => state.document);
  const owned = overlay ? (document.nodes.get(overlay.subject)?.name ?? '') : null;
  const heads: string[] = [...HEADS[columns]];
  if (owned !== null) heads.splice(-1, 0, OWNED);
  const selection = useSessionState((state) => state.selection);
  const editing = useSessionState((state) => state.mode === 'edit');
  const chosen = kind === 'entities' ? selection.nodes : selection.links;
  const clipboard = useCopyRows({ kind, keys, chosen, overlay });
  const { scroll, virtual, onKeyDown, onFocus, onBlur } = useTableRows(keys, chosen);

  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    session.select(kind === 'entities' ? selectionOf(next, selection.links) : selectionOf(selection.nodes, next));
  };
  const press = (event: MouseEvent, key: string) => {
    if (event.target instanceof Element && event.target.closest(CONTROL)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) toggle(key);
    else session.select(kind === 'entities' ? selectionOf([key]) : selectionOf([], [key]));
    if (kind === 'entities') canvas.current?.camera.reveal(key);
    else canvas.current?.camera.revealLink(key);
  };
  const nameOf = (key: string) => {
    const link = kind === 'links' ? document.links.get(key) : undefined;
    return link ? distinctLinkName(document, link) : cardName(document, key);
  };
  return (
    <div
      ref={scroll}
      className={classes.grid}
      data-kind={columns}
      data-editing={editing || undefined}
      data-owned={overlay ? true : undefined}
      role="grid"
      aria-label={kind === 'entities' ? t('Entities on the chart') : t('Links on the chart')}
      aria-rowcount={keys.length + 1}
      aria-multiselectable
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...clipboard}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" aria-rowindex={1} className={classes.row}>
          <span role="columnheader">
            <span className={classes.unseen}>{t('Selected')}</span>
          </span>
          {heads.map((head) => (
            <span key={head} role="columnheader" data-head={head}>
              {head === OWNED ? (
                <OwnedHead kind={kind} name={owned ?? ''} />
              ) : (
                head || <span className={classes.unseen}>{t('What can be done')}</span>
              )}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key: rowKey }) => {
          const key = keys[index];
          const node = key === undefined ? undefined : document.nodes.get(key);
          const link = key === undefined || kind === 'entities' ? null : linkRow(document, key);
          if (key === undefined || (kind === 'entities' ? !node : !link)) return null;
          return (
            <div
              key={String(rowKey)}
              role="row"
              className={classes.row}
              data-index={index}
              aria-rowindex={index + 2}
              aria-selected={chosen.has(key)}
              style={{ transform: `translateY(${start}px)` }}
              onClick={(event) => press(event, key)}
              onFocus={(event) => onFocus(event, key)}
              onBlur={onBlur}
            >
              <span role="gridcell">
                <Checkbox
                  size="xs"
                  aria-label={t('Select {key}', { key: nameOf(key) })}
                  checked={chosen.has(key)}
                  onChange={() => toggle(key)}
                />
              </span>
              {node && kind === 'entities' && (
                <EntityRow node={node} editing={editing}>
                  {overlay && <TotalCell overlay={overlay} entityKey={key} />}
                </EntityRow>
              )}
              {link && (
                <LinkRow row={link} editing={editing}>
                  {overlay && <CountedCell overlay={overlay} linkKey={key} />}
                </LinkRow>
              )}
            </div>
          );
        })}
      </div>
      {keys.length === 0 && <p className={classes.none}>{emptyText(kind, filtered, editing)}</p>}
    </div>
  );
}

function emptyText(kind: Props['kind'], filtered: boolean, editing: boolean): string {
  if (filtered) return t('No row says that.');
  if (kind === 'entities')
    return editing ? t('Nothing stands on the chart yet. Add an entity above.') : t('Nothing stands on the chart yet.');
  return editing
    ? t('No links are drawn yet. Choose who holds what above.')
    : t('No links are drawn on this chart yet.');
}
