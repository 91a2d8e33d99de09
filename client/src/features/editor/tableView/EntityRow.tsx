import type { ReactNode } from 'react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCurrentLocation, IconFlag3, IconInfoCircle, IconTrash } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { nameFault, tidyName, textLength } from '@stemma/shared/rules/text';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { changeNode, remove } from '../../../chart/model/commands';
import type { NodeRecord } from '../../../chart/model/document';
import { cardName } from '../../../chart/model/namesApart';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { renameNode } from '../cards/withRoom';
import { useEditor, useSessionState } from '../editor';
import { inspect } from '../inspect';
import { EditCell } from './EditCell';
import classes from './Table.module.css';

/** The label under a card, at most sixteen characters. */
function labelFault(text: string): string | undefined {
  return textLength(text) > limits.flagLabelMax ? messages.flagLabelTooLong : undefined;
}

/** The cells of an entity's row; `children` are those before its buttons. */
export function EntityRow({ node, editing, children }: { node: NodeRecord; editing: boolean; children?: ReactNode }) {
  const editor = useEditor();
  const { session, ui, canvas } = editor;
  const called = useSessionState(({ document }) => cardName(document, node.key));
  const rename = (name: string) => session.run(renameNode(editor, node.key, tidyName(name)));
  return (
    <>
      <span role="gridcell" className={classes.main}>
        <EntityTypeIcon type={node.typeName} party={node.party} size={24} />
        {editing ? (
          <EditCell label={t('Name of {called}', { called })} value={node.name} fault={nameFault} onCommit={rename} />
        ) : (
          <bdi className={classes.text}>{node.name}</bdi>
        )}
      </span>
      <span role="gridcell" className={classes.quiet}>
        {typeLabel(node.typeName)}
      </span>
      <span role="gridcell" className={classes.quiet}>
        <bdi className={classes.text}>{node.detail}</bdi>
      </span>
      <span role="gridcell">
        {editing ? (
          <EditCell
            label={t('Label of {called}', { called })}
            value={node.label ?? ''}
            placeholder="–"
            fault={labelFault}
            onCommit={(label) => session.run(changeNode(node.key, { label: label.trim() || null }))}
          />
        ) : (
          <span className={classes.text}>{node.label}</span>
        )}
      </span>
      {children}
      <span role="gridcell" className={classes.tools}>
        <RowButton
          label={t('Show {called} on the chart', { called })}
          icon={IconCurrentLocation}
          onPress={() => canvas.current?.camera.center([node.key])}
        />
        <RowButton
          label={t('Details of {called}', { called })}
          icon={IconInfoCircle}
          onPress={() => inspect(editor, { kind: 'card', key: node.key })}
        />
        {editing && (
          <>
            <RowButton
              label={t('Flags & Labels of {called}', { called })}
              icon={IconFlag3}
              onPress={() => ui.setState({ dialog: { kind: 'flags', keys: [node.key] } })}
            />
            <RowButton
              label={t('Remove {called} from the chart', { called })}
              icon={IconTrash}
              onPress={() => session.run(remove([node.key], []))}
            />
          </>
        )}
      </span>
    </>
  );
}

/** A small button at the end of a row. */
export function RowButton(props: { label: string; icon: typeof IconTrash; onPress: () => void }) {
  const Icon = props.icon;
  return (
    <Tooltip label={props.label} openDelay={400}>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={props.label} onClick={props.onPress}>
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
