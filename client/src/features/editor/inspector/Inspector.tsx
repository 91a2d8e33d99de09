import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEditor, useSessionState, useUi } from '../editor';
import { CardFacts } from './CardFacts';
import classes from './Inspector.module.css';
import { LinkFacts } from './LinkFacts';

/** What this chart knows of the selected card or link, in a panel over the right edge; it never moves the chart. */
export function Inspector() {
  const { ui } = useEditor();
  const inspected = useUi((state) => state.inspected);
  const node = useSessionState((state) =>
    inspected?.kind === 'card' ? state.document.nodes.get(inspected.key) : undefined,
  );
  const link = useSessionState((state) =>
    inspected?.kind === 'link' ? state.document.links.get(inspected.key) : undefined,
  );
  if (!node && !link) return null;
  return (
    <aside className={classes.panel} aria-label={node ? node.name : 'Link'}>
      <ActionIcon
        className={classes.close}
        variant="subtle"
        color="gray"
        size={32}
        aria-label="Close the panel"
        onClick={() => ui.setState({ inspected: null })}
      >
        <IconX size={18} />
      </ActionIcon>
      <div className={classes.scroll}>{node ? <CardFacts node={node} /> : link && <LinkFacts link={link} />}</div>
    </aside>
  );
}
