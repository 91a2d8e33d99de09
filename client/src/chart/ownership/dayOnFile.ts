import { currentOwnershipSettings } from '../../lib/ownership/settings';
import type { ChartDocument } from '../model/document';
import { notInForce } from './asOfDay';

/** The day that is looked at, and the links that do not hold on it, for a file of the chart. */
export function dayOnFile(document: ChartDocument): { asOf: string | null; pale: ReadonlySet<string> } {
  const { asOf } = currentOwnershipSettings();
  return { asOf, pale: asOf === null ? new Set() : notInForce(document, asOf) };
}
