import { useMemo } from 'react';
import { create } from 'zustand';
import type { UploadFaultCode } from '@stemma/shared/messages/uploads';

/** How an upload stands. `offline` goes on by itself; `again` was interrupted by leaving the page and wants its file once more. */
export type UploadState = 'waiting' | 'active' | 'paused' | 'offline' | 'again' | 'failed' | 'done';

export interface UploadFault {
  code: UploadFaultCode;
  message: string;
}

/** One file on its way to an entity or chart. */
export interface Upload {
  id: string;
  /** Whose it is, of which entity or chart, and the key of its folder there; empty at the root. */
  userKey: string;
  ownerKey: string;
  folder: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type as the browser says; perhaps empty. */
  type: string;
  /** When the file was last changed, in milliseconds. */
  modified: number;
  state: UploadState;
  /** Bytes that have arrived. */
  sent: number;
  /** Bytes a second. */
  speed: number;
  fault: UploadFault | null;
  /** Where it goes on after an interruption; null until the server has said. */
  url: string | null;
  /** Key of the file that was made of it. */
  key: string | null;
}

const store = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));

/** All uploads, in the order in which they were added. */
export function allUploads(): readonly Upload[] {
  return store.getState().uploads;
}

/** One upload by its id. */
export function uploadOf(id: string): Upload | undefined {
  return allUploads().find((one) => one.id === id);
}

/** The uploads to an entity or chart, followed. */
export function useUploads(ownerKey: string): readonly Upload[] {
  const uploads = store((state) => state.uploads);
  return useMemo(() => uploads.filter((one) => one.ownerKey === ownerKey), [uploads, ownerKey]);
}

export function addUploads(added: readonly Upload[]): void {
  store.setState({ uploads: [...allUploads(), ...added] });
}

export function changeUpload(id: string, change: Partial<Upload>): void {
  store.setState({ uploads: allUploads().map((one) => (one.id === id ? { ...one, ...change } : one)) });
}

/** Takes uploads off the list. */
export function dropUploads(goes: (upload: Upload) => boolean): void {
  store.setState({ uploads: allUploads().filter((one) => !goes(one)) });
}

/** Whether an upload is under way, so that leaving the page would interrupt it. */
export function isInProgress({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'active' || state === 'offline';
}
