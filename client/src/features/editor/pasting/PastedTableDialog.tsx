import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import { TableMapper } from '../../../chart/tables/TableMapper';
import { Dialog } from '../../../components/Dialog';
import { DialogActions } from '../../../components/DialogActions';
import { additionOf } from '../../../chart/tables/tableAddition';
import { useEditor, useSessionState } from '../editor';
import { addTable } from './addTable';
import { sumOf } from './additionText';

interface Props {
  sheet: TableSheet;
  mapping: TableMapping;
  onClose: () => void;
}

/** What the columns of pasted rows mean, before they are added to the open chart. */
export function PastedTableDialog({ sheet, mapping: proposed, onClose }: Props) {
  const editor = useEditor();
  const client = useApolloClient();
  const [mapping, setMapping] = useState(proposed);
  const [busy, setBusy] = useState(false);
  const document = useSessionState((state) => state.document);
  const outcomeOf = useCallback(
    (judged: JudgedTable) => {
      const addition = additionOf(document, judged);
      const changes = addition.changes.map((why) => ({ kind: 'note', place: '', why }) as const);
      return { sum: sumOf(addition), faults: [...changes, ...addition.faults] };
    },
    [document],
  );
  const add = async (judged: JudgedTable) => {
    setBusy(true);
    onClose();
    await addTable(editor, client, judged);
  };
  return (
    <Dialog title={t('Add pasted rows')} size={1120} onClose={onClose} dirty busy={busy}>
      <TableMapper
        sheets={[sheet]}
        mapping={mapping}
        onMapping={setMapping}
        outcomeOf={outcomeOf}
        foot={(judged) => (
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              data-autofocus
              disabled={judged.parties.length === 0}
              loading={busy}
              onClick={() => void add(judged)}
            >
              {t('Add to the chart')}
            </Button>
          </DialogActions>
        )}
      />
    </Dialog>
  );
}
