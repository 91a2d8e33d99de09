import { useEffect } from 'react';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { create } from 'zustand';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { announceChanged } from '../../../lib/changed';
import { endSession, onSessionChange } from '../../../lib/session';
import { askProgress, type Progress } from './askProgress';
import { counted, type SheetReport } from './model';
import type { Failure, ImportTarget, SheetSending } from './sendSheet';
import { sendImport } from './sendSheet';

/** An import on its way or ended; it goes on when its dialog is left. */
export interface Running {
  type: RecordType;
  fileName: string;
  /** How many entities are to be made. */
  wanted: number;
  /** Share of the file that is sent, 0 to 1. */
  sent: number;
  progress: Progress;
  end?: { report: SheetReport } | { failed: Failure };
}

/** Milliseconds between two questions how far it is. */
const ASK_EVERY = 400;
/** Milliseconds that a word of an import's end stays, as its dialog may be long gone. */
const NOTICE_MS = 8000;

const store = create<{ running: Running | null }>(() => ({ running: null }));
let sending: SheetSending<SheetReport> | undefined;
let watching = 0;

/** The import that runs or ended untold; null where there is none. */
export function useRunning(): Running | null {
  return store(({ running }) => running);
}

/** Says that the caller shows the import: its end is then not told by a toast. */
export function useWatching(): void {
  useEffect(() => {
    watching += 1;
    return () => {
      watching -= 1;
      const { running } = store.getState();
      if (running && !running.end) notify('Clear', t('The import goes on. You will be told when it is done.'), 4000);
    };
  }, []);
}

/** Forgets an import that has ended, or calls one back that is still being sent. */
export function forgetImport(): void {
  sending?.cancel();
  sending = undefined;
  store.setState({ running: null });
}

const change = (part: Partial<Running>) =>
  store.setState(({ running }) => ({ running: running && { ...running, ...part } }));

/** Sends an import and follows it to its end, whatever screen the person is on by then. */
export async function startImport(file: File, target: ImportTarget, wanted: number): Promise<void> {
  forgetImport();
  const progress: Progress = { stage: 'none', written: 0, total: 0 };
  store.setState({ running: { type: target.type, fileName: file.name, wanted, sent: 0, progress } });
  const own = sendImport(file, target, (sent) => change({ sent }));
  sending = own;
  window.addEventListener('beforeunload', hold);
  const timer = setInterval(() => void follow(target.key, own), ASK_EVERY);
  const end = await own.end;
  clearInterval(timer);
  window.removeEventListener('beforeunload', hold);
  if (sending !== own) return;
  if ('signedOut' in end) {
    forgetImport();
    endSession('expired');
    return;
  }
  if ('got' in end) {
    void announceChanged('entities', 'folders');
    change({ end: { report: end.got } });
    if (watching === 0)
      notify(
        'Message',
        t('{made} imported. Import has the report.', { made: counted(end.got.made, target.type) }),
        NOTICE_MS,
      );
  } else {
    change({ end: { failed: end.failed } });
    if (watching === 0) notify('Error', `${end.failed.title}. ${end.failed.reason}`, NOTICE_MS);
  }
}

async function follow(key: string, own: SheetSending<SheetReport>): Promise<void> {
  if ((store.getState().running?.sent ?? 0) < 1) return;
  const progress = await askProgress(key);
  if (progress && progress.stage !== 'none' && sending === own) change({ progress });
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

onSessionChange((session) => {
  if (session.status === 'anonymous') forgetImport();
});
