import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import { TableMapper } from '../../../chart/tables/TableMapper';
import { Dialog } from '../../../components/Dialog';
import { DialogActions } from '../../../components/DialogActions';
import { useEditor } from '../editor';
import { addTable } from './addTable';

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
