import { RECORD_TYPES, isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { openEntityDialog } from '../../components/entityDialog/entityDialogStore';
import { notify } from '../../components/notify';
import { replaceNode } from '../../chart/model/replace';
import { selectionOf } from '../../chart/model/selection';
import type { Editor } from './editor';

/** Asks for an entity, new or found, that takes the place of one on the chart; its links stay. */
export function askForReplacement({ session }: Editor, key: string): void {
  const replaced = session.store.getState().document.nodes.get(key);
  if (!replaced) return;
  openEntityDialog({
    types: RECORD_TYPES,
    ...(isRecordType(replaced.typeName) && { type: replaced.typeName }),
    title: t('Replace entity'),
    mayPick: true,
    replace: true,
    onDone: ({ typeName, chartCount = 0, ...chosen }) => {
      const { key: other, name } = chosen;
      if (session.store.getState().document.nodes.has(other)) {
        notify('Warning', t('{name} is on this chart already.', { name }), 4000);
        return;
      }
      if (!isRecordType(typeName)) return;
      session.run(replaceNode(key, { ...chosen, typeName, chartCount: chartCount + 1 }));
      session.select(selectionOf([other]));
    },
  });
}
