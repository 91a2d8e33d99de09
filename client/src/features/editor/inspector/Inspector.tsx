import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { useEditor, useSessionState, useUi } from '../editor';
import { inspect } from '../inspect';
import { linkFacts } from '../lazyComponents';
import { DecorationFacts } from './DecorationFacts';
import classes from './Inspector.module.css';

/** What this chart knows of the selected link, or of a card that is no record, in a panel over the right edge; it never moves the chart. */
export function Inspector() {
  const editor = useEditor();
  const inspected = useUi((state) => state.inspected);
  const node = useSessionState((state) =>
    inspected?.kind === 'card' ? state.document.nodes.get(inspected.key) : undefined,
  );
  const link = useSessionState((state) =>
    inspected?.kind === 'link' ? state.document.links.get(inspected.key) : undefined,
  );
  if ((!node && !link) || (node && isRecordType(node.typeName))) return null;
  return (
    <aside className={classes.panel} aria-label={node ? node.name : t('Link', undefined, 'of a chart')}>
      <ActionIcon
        className={classes.close}
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('Close the panel')}
        onClick={() => inspect(editor, null)}
      >
        <IconX size={18} />
      </ActionIcon>
      <div className={classes.scroll}>
        {node ? <DecorationFacts node={node} /> : link && <linkFacts.Component link={link} />}
      </div>
    </aside>
  );
}
