import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { tidyName } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { DuplicateAlert } from '../../../components/entityDialog/DuplicateAlert';
import type { EntityHit } from '../../../components/entityDialog/documents';
import { HitList } from '../../../components/entityDialog/HitList';
import { findEntities } from '../../../components/entityDialog/useEntitySearch';
import { NameDialog } from '../../../components/NameDialog';
import { openEntityPanel } from '../../../lib/entityPanel';
import type { NodeRecord } from '../../../chart/model/document';
import { renameNode } from '../cards/withRoom';
import { useEditor } from '../editor';

/** Asks for another name of an entity; one that others of its type bear already is asked about first (SPEC §4 "Entity name dialog"). */
export function RenameEntityDialog({ node, onClose }: { node: NodeRecord; onClose: () => void }) {
  const editor = useEditor();
  const client = useApolloClient();
  const [typed, setTyped] = useState(node.name);
  const [asked, setAsked] = useState<{ name: string; alike: readonly EntityHit[] } | null>(null);
  const type = isRecordType(node.typeName) ? node.typeName : null;
  const doubt = asked?.name === tidyName(typed) && asked.alike.length > 0 ? asked : null;

  const done = async (text: string) => {
    const name = tidyName(text);
    if (name !== node.name && type && asked?.name !== name) {
      const found = await findEntities(client, name, type).catch(() => []);
      const alike = found.filter((hit) => hit.typeName === type && hit.key !== node.key);
      setAsked({ name, alike });
      if (alike.length > 0) return false;
    }
    if (name !== node.name) editor.session.run(renameNode(editor, node.key, name));
    return true;
  };
  const open = ({ key }: EntityHit) => {
    onClose();
    openEntityPanel({ key });
  };

  return (
    <NameDialog
      title={doubt ? messages.possibleDuplicate.title : t('Rename')}
      buttonText={doubt ? messages.possibleDuplicate.button : t('Done')}
      name={node.name}
      hint={
        node.chartCount > 1
          ? t('This entity appears in {chartCount} charts; its name changes in all of them.', {
              chartCount: node.chartCount,
            })
          : undefined
      }
      onTyped={setTyped}
      onDone={done}
      onClose={onClose}
    >
      {doubt && (
        <>
          <DuplicateAlert />
          <HitList hits={doubt.alike} word={() => t('Open')} onTake={open} />
        </>
      )}
    </NameDialog>
  );
}
