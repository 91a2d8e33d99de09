import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, CloseButton, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';
import { selectionOf } from '../../../chart/model/selection';
import { Outline } from '../../../chart/outline/Outline';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import { actionOf } from '../actions/table';
import { useEditor, useSessionState, useUi } from '../editor';
import { useBoundAction } from '../useActions';
import { useShown, useTableEnd } from '../usePanelLayout';
import { AddLink } from './AddLink';
import { OfferedRoles } from './OfferedRoles';
import { entityKeys, linkKeys } from './rows';
import type { EditorUi } from '../ui';
import classes from './Table.module.css';
import { TableRows } from './TableRows';
import { useStableOrder } from './useStableOrder';

/**
 * The chart as a table under it: entities or links as rows, or who holds what as a tree, in step with the selection, where every edit is made without a mouse. While
 * the owners of a subject are shown, it also says what stands on the cards of them, and which links count.
 */
export function TableView({ overlay = null }: { overlay?: OwnershipOverlay | null }) {
  const { ui } = useEditor();
  const wanted = useUi((state) => state.table) ?? 'entities';
  const document = useSessionState((state) => state.document);
  const editing = useSessionState((state) => state.mode === 'edit');
  const [text, setText] = useState('');
  const add = useBoundAction(actionOf('add'));
  const table = useBoundAction(actionOf('table'));
  const shown = useShown().table;
  const end = useTableEnd();
  const sides = useRef<HTMLDivElement>(null);
  useEffect(() => sides.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const found = useMemo(() => keysOf(wanted, document, text), [wanted, document, text]);
  const keys = useStableOrder(found, `${wanted} ${text}`);
  const rows =
    wanted === 'outline' ? (
      <ChartOutline text={text} overlay={overlay} />
    ) : (
      <TableRows key={wanted} kind={wanted} keys={keys} filtered={text.trim() !== ''} overlay={overlay} />
    );

  return (
    <section
      className={classes.panel}
      hidden={!shown}
      style={{ marginInlineEnd: end }}
      aria-label={t('The chart as a table')}
    >
      <header className={classes.bar}>
        <SegmentedControl
          ref={sides}
          size="xs"
          aria-label={t('What the table lists')}
          value={wanted}
          onChange={(side) => ui.setState({ table: side })}
          data={[
            { value: 'entities', label: t('Entities {count}', { count: document.nodes.size }) },
            { value: 'links', label: t('Links {count}', { count: document.links.size }) },
            { value: 'outline', label: t('Outline') },
          ]}
        />
        <TextInput
          size="xs"
          className={classes.filter}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          placeholder={t('Filter')}
          aria-label={t('Filter the rows')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {editing && wanted === 'entities' && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            onClick={add.perform}
          >
            {add.label}
          </Button>
        )}
        {editing && wanted === 'links' && <AddLink />}
        <CloseButton className={classes.close} aria-label={t('Close the table')} onClick={table.perform} />
      </header>
      {wanted === 'links' ? <OfferedRoles>{rows}</OfferedRoles> : rows}
    </section>
  );
}

function ChartOutline(props: { text: string; overlay: OwnershipOverlay | null }) {
  const { session, canvas } = useEditor();
  const document = useSessionState((state) => state.document);
  const selected = useSessionState((state) => state.selection.nodes);
  const { asOf } = useOwnershipSettings();
  const select = (key: string) => {
    session.select(selectionOf([key]));
    canvas.current?.camera.reveal(key);
  };
  return <Outline {...props} {...{ document, selected, asOf }} onSelect={select} mayPrint />;
}

function keysOf(side: NonNullable<EditorUi['table']>, ...rest: Parameters<typeof entityKeys>): string[] {
  if (side === 'outline') return [];
  return side === 'entities' ? entityKeys(...rest) : linkKeys(...rest);
}
