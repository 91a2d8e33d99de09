import type { LookupKind } from '@stemma/shared/lookups/kinds';
import { lookupFaultText } from '@stemma/shared/messages/lookups';
import type { SourceRow } from './store';

/** A source as whoever asks it knows it. */
export interface SourceChoice {
  key: string;
  kind: LookupKind;
  name: string;
  host: string;
  licence: string;
  /** Whether it is searched for records whose fields are taken. */
  hasRecords: boolean;
  /** Whether entities are screened by it. */
  screens: boolean;
  isNightly: boolean;
}

/** A source as its administrators set it up; never its API key. */
export interface SourceSettings extends Omit<SourceChoice, 'host' | 'hasRecords' | 'screens'> {
  baseUrl: string;
  dataset: string;
  threshold: number;
  hasKey: boolean;
  isOn: boolean;
  /** How many entities it has screened, and how many wait to be. */
  screened: number;
  waiting: number;
  /** What was wrong when the server asked it last by itself; null where nothing was. */
  fault: string | null;
  /** ISO text. */
  faultAt: string | null;
}

export function presentChoice({ key, kind, name, baseUrl, licence, isNightly }: SourceRow): SourceChoice {
  const screens = kind === 'yente';
  return { key, kind, name, host: new URL(baseUrl).host, licence, hasRecords: !screens, screens, isNightly };
}

export function presentSource(row: SourceRow): SourceSettings {
  const { key, kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly, screened, waiting } = row;
  return {
    ...{ key, kind, name, baseUrl, dataset, threshold, licence, isOn, isNightly, screened, waiting },
    hasKey: row.keySealed !== null,
    fault: row.fault && lookupFaultText(row.fault, name),
    faultAt: row.faultAt === null ? null : new Date(row.faultAt).toISOString(),
  };
}
