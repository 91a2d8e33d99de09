import { useEffect, useRef, useState } from 'react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { newKey } from '../../../lib/newKey';
import { endSession } from '../../../lib/session';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { counted, willBeMade, type RowChoices, type SheetPreview } from './model';
import { PreviewStep } from './PreviewStep';
import { forgetImport, startImport, useRunning, useWatching } from './running';
import type { Failure, SheetSending } from './sendSheet';
import { askPreview } from './sendSheet';
import { SendingStep } from './SendingStep';

interface Props {
  type: RecordType;
  /** Key of the folder that the entities go to; empty for none. */
  folder: string;
  onClose: () => void;
}

type Step =
  | { at: 'choose'; failed?: Failure }
  | { at: 'reading'; sent: number }
  | { at: 'preview'; preview: SheetPreview; failed?: Failure };

/**
 * Brings entities of a type in from a spreadsheet: choose, look at what would become of each row, import, report (SPEC §5, §8). An
 * import that was left while it ran is what the dialog shows when it is opened again.
 */
export function SheetDialog({ type: wanted, folder, onClose }: Props) {
  const [type, setType] = useState(wanted);
  const [file, setFile] = useState<File>();
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const reading = useRef<SheetSending<unknown>>(undefined);
  // One key for one file: an import that is sent again after a lost answer makes nothing twice.
  const key = useRef('');
  const running = useRunning();
  useWatching();
  useEffect(() => () => reading.current?.cancel(), []);

  const target = { type, folder: type === wanted ? folder : '' };
  const read = async (chosen: File) => {
    forgetImport();
    key.current = newKey();
    setStep({ at: 'reading', sent: 0 });
    const started = askPreview(chosen, target, (sent) => setStep({ at: 'reading', sent }));
    reading.current = started;
    const end = await started.end;
    if ('signedOut' in end) endSession('expired');
    else if ('got' in end) setStep({ at: 'preview', preview: end.got });
    else setStep({ at: 'choose', failed: end.failed });
  };
  const bringIn = async (preview: SheetPreview, choices: RowChoices) => {
    if (!file) return;
    const most = preview.rows.filter((row) => willBeMade(row, choices)).length;
    await startImport(file, { ...target, key: key.current, choices }, most);
  };
  const cancelReading = () => {
    reading.current?.cancel();
    setStep({ at: 'choose' });
  };
  const close = () => {
    if (running?.end) forgetImport();
    onClose();
  };

  const end = running?.end;
  const importing = running !== null && end === undefined;
  const report = end && 'report' in end ? end.report : undefined;
  const failed = end && 'failed' in end ? end.failed : undefined;
  const idle = !importing && !report;
  const shownType = running?.type ?? type;
  return (
    <Dialog
      onClose={close}
      title={t('Import {type}', { type: withinSentence(typeLabelPlural(shownType)) })}
      size={idle && step.at === 'preview' ? 720 : 620}
      busy={step.at === 'reading' || (importing && running.sent < 1)}
      dirty={idle && (step.at !== 'choose' || file !== undefined)}
    >
      {importing && (
        <SendingStep
          sent={running.sent}
          fileName={running.fileName}
          making={{ what: counted(running.wanted, running.type), progress: running.progress }}
          onCancel={forgetImport}
          onLeave={onClose}
        />
      )}
      {report && running && (
        <DoneStep type={running.type} report={report} fileName={running.fileName} onClose={close} />
      )}
      {idle && step.at === 'choose' && (
        <ChooseStep
          type={type}
          file={file}
          failed={step.failed ?? failed}
          onType={setType}
          onFile={setFile}
          onRead={(chosen) => void read(chosen)}
          onClose={close}
        />
      )}
      {idle && step.at === 'reading' && (
        <SendingStep sent={step.sent} fileName={file?.name ?? ''} onCancel={cancelReading} />
      )}
      {step.at === 'preview' && (
        <div hidden={!idle}>
          <PreviewStep
            preview={step.preview}
            fileName={file?.name ?? ''}
            failed={failed ?? step.failed}
            onBack={() => {
              forgetImport();
              setStep({ at: 'choose' });
            }}
            onImport={(choices) => void bringIn(step.preview, choices)}
          />
        </div>
      )}
    </Dialog>
  );
}
