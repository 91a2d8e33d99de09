import { useEffect, useRef, useState } from 'react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { Dialog } from '../../../components/Dialog';
import { announceChanged } from '../../../lib/changed';
import { newKey } from '../../../lib/newKey';
import { endSession } from '../../../lib/session';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { counted, willBeMade, type Choices, type Preview, type SheetReport } from './model';
import { PreviewStep } from './PreviewStep';
import type { End, Failure, Sending } from './sendSheet';
import { askPreview, sendImport } from './sendSheet';
import { SendingStep } from './SendingStep';

interface Props {
  type: RecordType;
  /** Key of the folder that the entities go to; empty for none. */
  folder: string;
  onClose: () => void;
}

type Step =
  | { at: 'choose'; failed?: Failure }
  | { at: 'reading' | 'importing'; sent: number }
  | { at: 'preview'; preview: Preview; failed?: Failure }
  | { at: 'done'; report: SheetReport };

/** Brings entities of a type in from a spreadsheet: choose, look at what would become of each row, import, report (SPEC §5, §8). */
export function SheetDialog({ type: wanted, folder, onClose }: Props) {
  const [type, setType] = useState(wanted);
  const [file, setFile] = useState<File>();
  const [what, setWhat] = useState('');
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const sending = useRef<Sending<unknown>>(undefined);
  // One key for one file: an import that is sent again after a lost answer makes nothing twice.
  const key = useRef('');
  useEffect(() => () => sending.current?.cancel(), []);

  async function run<T>(
    at: 'reading' | 'importing',
    start: (onProgress: (sent: number) => void) => Sending<T>,
  ): Promise<End<T>> {
    setStep({ at, sent: 0 });
    const started = start((sent) => setStep({ at, sent }));
    sending.current = started;
    const end = await started.end;
    if ('signedOut' in end) endSession('expired');
    return end;
  }
  const read = async (chosen: File) => {
    key.current = newKey();
    const target = { type, folder: type === wanted ? folder : '' };
    const end = await run('reading', (onProgress) => askPreview(chosen, target, onProgress));
    if ('got' in end) setStep({ at: 'preview', preview: end.got });
    else if ('failed' in end) setStep({ at: 'choose', failed: end.failed });
  };
  const bringIn = async (preview: Preview, choices: Choices) => {
    if (!file) return;
    setWhat(counted(preview.rows.filter((row) => willBeMade(row, choices)).length, type));
    const target = { type, folder: type === wanted ? folder : '', key: key.current, choices };
    const end = await run('importing', (onProgress) => sendImport(file, target, onProgress));
    if ('got' in end) {
      setStep({ at: 'done', report: end.got });
      void announceChanged('entities', 'folders');
    } else if ('failed' in end) {
      setStep({ at: 'preview', preview, failed: end.failed });
    }
  };
  const cancel = () => {
    sending.current?.cancel();
    setStep({ at: 'choose' });
  };

  const busy = step.at === 'reading' || step.at === 'importing';
  return (
    <Dialog
      onClose={onClose}
      title={`Import ${typeLabelPlural(type).toLowerCase()}`}
      size={step.at === 'preview' ? 720 : 620}
      busy={busy}
      dirty={step.at !== 'choose' || file !== undefined}
    >
      {step.at === 'choose' && (
        <ChooseStep
          type={type}
          file={file}
          failed={step.failed}
          onType={setType}
          onFile={setFile}
          onRead={(chosen) => void read(chosen)}
          onClose={onClose}
        />
      )}
      {busy && (
        <SendingStep step={step.at} sent={step.sent} fileName={file?.name ?? ''} what={what} onCancel={cancel} />
      )}
      {step.at === 'preview' && (
        <PreviewStep
          preview={step.preview}
          fileName={file?.name ?? ''}
          failed={step.failed}
          onBack={() => setStep({ at: 'choose' })}
          onImport={(choices) => void bringIn(step.preview, choices)}
        />
      )}
      {step.at === 'done' && (
        <DoneStep type={type} report={step.report} fileName={file?.name ?? ''} onClose={onClose} />
      )}
    </Dialog>
  );
}
