import type { Party } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { EditionState, RegisterDirection, RegisterNews } from '@stemma/shared/registers';
import { callApi } from '../../lib/callApi';
import { bearer } from '../../lib/send';

/** An edition of a register as an administrator follows it. */
export interface Edition {
  key: string;
  state: EditionState;
  /** ISO day. */
  day: string;
  fileName: string;
  /** Bytes. */
  size: number;
  position: number;
  /** How much of the file has been read, from 0 to 1. */
  part: number;
  parties: number;
  links: number;
  /** Records in a second. */
  rate: number;
  skipped: number;
  skippedLines: readonly { where: string; why: string }[];
  canResume: boolean;
  reason: string;
  createdDate: string;
  createdByName: string;
  startedDate: string | null;
  finishedDate: string | null;
}

/** A register of the reader's organization; editions, the newest first, for its administrators. */
export interface Register {
  key: string;
  name: string;
  source: string;
  licence: string;
  day: string | null;
  parties: number;
  links: number;
  taken: number;
  changed: number;
  editions: readonly Edition[];
}

/** A party of a register. */
export interface RegisterParty {
  registerKey: string;
  registerName: string;
  day: string;
  record: string;
  name: string;
  typeName: EntityType;
  party: Party;
  country: string | null;
  detail: string;
  ended: boolean;
}

export interface Preview {
  name: string;
  parties: number;
  links: number;
  names: readonly string[];
  isTooMuch: boolean;
}

/** A register that an entity was taken from, and what it says anew. */
export interface TakenFrom {
  registerKey: string;
  registerName: string;
  source: string;
  licence: string;
  day: string;
  newsDay: string | null;
  differences: readonly RegisterNews[];
  mayDecide: boolean;
}

interface Around {
  record: string;
  direction: RegisterDirection;
  depth: number;
}

async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await callApi(path, {
    method,
    headers: { ...bearer(), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return (await response.json()) as T;
}

const of = (key: string): string => `registers/${encodeURIComponent(key)}`;

export const readRegisters = () => call<Register[]>('GET', 'registers');
export const addRegister = (register: { key: string; name: string; source: string; licence: string }) =>
  call<Register>('POST', 'registers', register);
export const changeRegister = (key: string, register: { name: string; source: string; licence: string }) =>
  call<Register>('PUT', of(key), register);
export const removeRegister = (key: string) => call<null>('DELETE', of(key));
export const cancelLoading = (key: string) => call<Register>('POST', `${of(key)}/cancel`);
export const resumeLoading = (key: string) => call<Register>('POST', `${of(key)}/resume`);
export const findInRegisters = (term: string, limit: number) =>
  call<RegisterParty[]>('POST', 'registers/search', { term, limit });
export const previewTaking = (key: string, around: Around) => call<Preview>('POST', `${of(key)}/neighbourhood`, around);
export const takeOntoChart = (key: string, wanted: Around & { chartKey: string; chartName?: string }) =>
  call<{ chartKey: string; chartName: string; made: number; joined: number }>('POST', `${of(key)}/take`, wanted);
export const readTakenFrom = (entityKey: string) =>
  call<TakenFrom[]>('GET', `registers/taken/${encodeURIComponent(entityKey)}`);
export const readNewsOnChart = (chartKey: string, signal: AbortSignal) =>
  call<{ key: string; registers: number }[]>(
    'GET',
    `registers/news/${encodeURIComponent(chartKey)}`,
    undefined,
    signal,
  );
export const decide = (
  key: string,
  decision: { entityKey: string; take: boolean; chartKey?: string; fields?: readonly string[] },
) => call<TakenFrom[]>('POST', `${of(key)}/decide`, decision);
