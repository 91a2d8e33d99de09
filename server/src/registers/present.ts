import { EDITION_STATES } from '@stemma/shared/registers';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import type { FoundRecord } from './recordStore';
import { recordOfKey } from './rows';
import type { EditionRow, ReadRegister, RegisterRow } from './store';

/** An edition as administrators follow it. */
export const editionShape = z.object({
  key: z.string(),
  state: z.enum(EDITION_STATES),
  day: z.string(),
  fileName: z.string(),
  size: z.number().describe('Bytes of the file as it was sent.'),
  position: z.number().int().describe('Records of the file that are done with.'),
  part: z.number().describe('How much of the file has been read, from 0 to 1.'),
  parties: z.number().int(),
  links: z.number().int(),
  rate: z.number().describe('Records in a second, lately.'),
  skipped: z.number().int(),
  skippedLines: z.array(z.object({ where: z.string(), why: z.string() })).describe('The first 100 of them.'),
  canResume: z.boolean().describe('It can be gone on with: its file is still here, and no other came after it.'),
  reason: z.string().describe('Why it failed, or what it waits for; empty otherwise.'),
  createdDate: z.string(),
  createdByName: z.string(),
  startedDate: z.string().nullable(),
  finishedDate: z.string().nullable(),
});
export type PresentedEdition = z.infer<typeof editionShape>;

/** A register as its organization knows it; `editions` for its administrators alone, the newest first. */
export const registerAnswer = z.object({
  key: z.string(),
  name: z.string(),
  source: z.string(),
  licence: z.string(),
  day: z.string().nullable().describe('Of the edition that is read; null where there is none yet.'),
  parties: z.number().int(),
  links: z.number().int(),
  createdDate: z.string(),
  taken: z.number().int().describe('Entities that were taken from it.'),
  changed: z.number().int().describe('Entities of which it says something new.'),
  editions: z.array(editionShape),
});
export type PresentedRegister = z.infer<typeof registerAnswer>;

function presentEdition(row: EditionRow, isNewest: boolean): PresentedEdition {
  const { registerKey: _r, organizationKey: _o, blobKey, skippedLines, ...shown } = row;
  return {
    ...shown,
    canResume: isNewest && blobKey !== null && (row.state === 'failed' || row.state === 'cancelled'),
    skippedLines: JSON.parse(skippedLines) as PresentedEdition['skippedLines'],
  };
}

export function presentRegister(row: RegisterRow, editions: readonly EditionRow[]): PresentedRegister {
  const { organizationKey: _o, edition: _e, ...shown } = row;
  return { ...shown, editions: editions.map((edition, at) => presentEdition(edition, at === 0)) };
}

/** A party of a register that was found. */
export const foundAnswer = z.object({
  registerKey: z.string(),
  registerName: z.string(),
  day: z.string(),
  record: z.string().describe('Names the record in all editions of the register.'),
  name: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  party: z.string(),
  country: z.string().nullable(),
  detail: z.string(),
  ended: z.boolean(),
});
export type FoundParty = z.infer<typeof foundAnswer>;

export function presentFoundParty(row: FoundRecord, register: ReadRegister): FoundParty {
  const { key, edition: _e, country, typeName, ...shown } = row;
  return {
    ...shown,
    typeName: typeName as FoundParty['typeName'],
    country: country || null,
    record: recordOfKey(key),
    registerKey: register.key,
    registerName: register.name,
    day: register.day,
  };
}
