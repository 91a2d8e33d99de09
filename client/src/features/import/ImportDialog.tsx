import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { newKey } from '../../lib/newKey';
import { endSession } from '../../lib/session';
import { ImportForm } from './ImportForm';
import { ImportProgress } from './ImportProgress';
import { ReportView } from './ReportView';
import type { ImportReport, FileSending } from './sendFile';
import { sendFile } from './sendFile';
import { isOwnTable, isPacked } from './tables/isOwnTable';
import { TableStep } from './tables/TableStep';

type Step =
  | { at: 'choose'; failed?: string }
  | { at: 'map'; table: File; mapping: TableMapping | null }
  | { at: 'sending'; sent: number; key: string }
  | { at: 'done'; report: ImportReport };

/** Brings a file in as a chart: choose, send, report (issue 3, point 8); a table is mapped before it is sent. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const sending = useRef<FileSending>(undefined);
  const apollo = useApolloClient();
  useEffect(() => () => sending.current?.cancel(), []);

  const finish = (report: ImportReport) => {
    setStep({ at: 'done', report });
    void apollo.refetchQueries({ include: 'active' });
  };
  const start = async (chosen: File) => {
    if (await isOwnTable(chosen)) return setStep({ at: 'map', table: chosen, mapping: null });
    const key = newKey();
    setStep({ at: 'sending', sent: 0, key });
    sending.current = sendFile(chosen, { chart: name.trim(), key }, (sent) => setStep({ at: 'sending', sent, key }));
    const end = await sending.current.end;
    if ('report' in end) {
      finish(end.report);
    } else if ('signedOut' in end) {
      endSession('expired');
    } else if (end.failed === messages.import.isTable && isPacked(chosen)) {
      setStep({ at: 'map', table: chosen, mapping: null });
    } else {
      setStep({ at: 'choose', failed: end.failed });
    }
  };
  const cancel = () => {
    sending.current?.cancel();
    setStep({ at: 'choose' });
  };

  const busy = step.at === 'sending';
  return (
    <Dialog
      onClose={onClose}
      title={t('Import ownership data')}
      size={step.at === 'map' ? 1120 : 620}
      busy={busy}
      dirty={step.at === 'map'}
    >
      {step.at === 'choose' && (
        <ImportForm
          file={file}
          name={name}
          failed={step.failed}
          onFile={setFile}
          onName={setName}
          onStart={(chosen) => void start(chosen)}
          onRows={(table, mapping) => setStep({ at: 'map', table, mapping })}
          onClose={onClose}
        />
      )}
      {step.at === 'map' && (
        <TableStep
          file={step.table}
          mapping={step.mapping}
          name={name}
          onBack={(failed) => setStep(failed ? { at: 'choose', failed } : { at: 'choose' })}
          onDone={finish}
        />
      )}
      {busy && <ImportProgress fileName={file?.name ?? ''} sent={step.sent} importKey={step.key} onCancel={cancel} />}
      {step.at === 'done' && <ReportView report={step.report} onClose={onClose} />}
    </Dialog>
  );
}
