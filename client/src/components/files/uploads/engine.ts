import { limits } from '@stemma/shared/limits';
import { announceChanged } from '../../../lib/changed';
import { currentSession, onSessionChange } from '../../../lib/session';
import { faultBefore, faultFor, uploadFaultOf } from './faults';
import { pictureFault } from './picture';
import { addUploads, allUploads, changeUpload, dropUploads, isInProgress, uploadOf, type Upload } from './queue';
import { forget, forgetAllOf, interrupted, remember } from './remembered';
import { Sending } from './sending';

const files = new Map<string, File>();
const sending = new Map<string, Sending>();

/** How many files are sent at once: three, or what is wanted between one and five (SPEC §9). */
export function atOnce(wanted: number = limits.uploadsAtOnce): number {
  return Math.min(Math.max(Math.round(wanted), 1), limits.uploadsAtOnceMax);
}

/** Adds files to the list; those that the filter lets through start by themselves. What was interrupted goes on where it was. */
export function addFiles(added: readonly { upload: Upload; file: File }[]): void {
  follow();
  const fresh: Upload[] = [];
  for (const { upload, file } of added) {
    const before = allUploads().find((one) => one.state === 'again' && sameFile(one, upload));
    if (before) {
      goOnWith(before.id, file);
      continue;
    }
    const fault = faultBefore(file);
    fresh.push(fault ? { ...upload, state: 'failed', fault } : upload);
    if (!fault) files.set(upload.id, file);
  }
  addUploads(fresh);
  startNext();
}

/** Whether an upload is of this file, to the same place. */
export function sameFile(a: Upload, b: Upload): boolean {
  const parts = ['userKey', 'ownerKey', 'folder', 'name', 'size', 'modified'] as const;
  return parts.every((part) => a[part] === b[part]);
}

/** Goes on with an interrupted upload, now that its file was chosen again. */
export function goOnWith(id: string, file: File): void {
  files.set(id, file);
  changeUpload(id, { state: 'waiting', fault: null });
  startNext();
}

/** Shows what the user began before the page was left. */
export function recallInterrupted(): void {
  follow();
  const session = currentSession();
  if (session.status !== 'signedIn') return;
  const known = new Set(allUploads().map(({ id }) => id));
  const left = interrupted(session.viewer.key).filter(({ id }) => !known.has(id));
  addUploads(left.map((one): Upload => ({ ...one, state: 'again', speed: 0, fault: null, key: null })));
}

export function pauseUpload(id: string): void {
  sending.get(id)?.stop();
  sending.delete(id);
  changeUpload(id, { state: 'paused', speed: 0 });
  rememberUpload(id, false);
  startNext();
}

/** Goes on with what was paused, or tries again what failed; a file that is gone must be chosen again. */
export function resumeUpload(id: string): void {
  if (uploadOf(id)?.fault?.code === 'not_exists') files.delete(id);
  changeUpload(id, { state: files.has(id) ? 'waiting' : 'again', fault: null });
  startNext();
}

/** Gives an upload up, here and on the server, and takes it off the list; what is done stays a file. */
export function cancelUpload(id: string): void {
  const upload = uploadOf(id);
  if (upload && upload.state !== 'done') (sending.get(id) ?? new Sending(upload, new File([], upload.name))).giveUp();
  dropWhere((one) => one.id === id);
  startNext();
}

/** Takes what is done, or went wrong, off the list. */
export function removeFinished(ownerKey: string): void {
  dropWhere((one) => one.ownerKey === ownerKey && (one.state === 'done' || one.state === 'failed'));
}

function dropWhere(goes: (upload: Upload) => boolean): void {
  for (const { id } of allUploads().filter(goes)) {
    files.delete(id);
    sending.delete(id);
    forget(id);
  }
  dropUploads(goes);
}

function startNext(): void {
  const free = atOnce() - allUploads().filter(({ state }) => state === 'active').length;
  for (const upload of allUploads()
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(free, 0)))
    void start(upload);
}

async function start(upload: Upload): Promise<void> {
  const { id } = upload;
  const file = files.get(id);
  if (!file) return changeUpload(id, { state: 'again' });
  changeUpload(id, { state: 'active', speed: 0 });
  const bad = await pictureFault(file);
  if (uploadOf(id)?.state !== 'active') return;
  if (bad) return ended(id, { state: 'failed', fault: faultFor(bad) });
  const one = new Sending(upload, file, {
    arrived: (sent, speed) => {
      changeUpload(id, { sent, speed });
      rememberUpload(id, true);
    },
    placed: (url) => {
      changeUpload(id, { url });
      rememberUpload(id, true);
    },
    done: (key) => {
      ended(id, { state: 'done', sent: upload.size, key });
      void announceChanged('files');
    },
    stalled: () => ended(id, { state: 'failed', fault: faultFor('timeout') }),
    failed: (error) => void failed(id, file, error),
  });
  sending.set(id, one);
  await one.start();
}

async function failed(id: string, file: File, error: Error): Promise<void> {
  const fault = uploadFaultOf(error);
  const lost = fault.code === 'network' || fault.code === 'upload';
  if (lost && !navigator.onLine) return ended(id, { state: 'offline' });
  const there = !lost || (await isThere(file));
  ended(id, { state: 'failed', fault: there ? fault : faultFor('not_exists') });
}

/** Whether the file is still on the person's disk as it was. */
async function isThere(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function ended(id: string, change: Partial<Upload>): void {
  sending.delete(id);
  changeUpload(id, { ...change, speed: 0 });
  if (change.state === 'done') {
    files.delete(id);
    forget(id);
  } else rememberUpload(id, false);
  startNext();
}

function rememberUpload(id: string, going: boolean): void {
  const upload = uploadOf(id);
  if (upload) remember(upload, going);
}

let following = false;

/** Follows the connection, the session and the page, once. */
function follow(): void {
  if (following) return;
  following = true;
  window.addEventListener('online', () => {
    for (const { id, state } of allUploads()) if (state === 'offline') resumeUpload(id);
  });
  window.addEventListener('beforeunload', (event) => {
    if (allUploads().some(isInProgress)) event.preventDefault();
  });
  window.addEventListener('pagehide', () => {
    for (const { id } of allUploads()) rememberUpload(id, false);
  });
  onSessionChange((session) => {
    const userKey = session.status === 'signedIn' ? session.viewer.key : null;
    if (session.status === 'checking' || session.status === 'unreachable') return;
    const others = allUploads().filter((one) => one.userKey !== userKey);
    for (const { id } of others) sending.get(id)?.stop();
    if (session.status === 'anonymous' && session.why === 'left') {
      for (const { userKey: left } of others) forgetAllOf(left);
    } else for (const { id } of others) rememberUpload(id, false);
    for (const { id } of others) {
      sending.delete(id);
      files.delete(id);
    }
    dropUploads((one) => one.userKey !== userKey);
  });
}
