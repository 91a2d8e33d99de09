import type { SignInParts } from '../accounts/service';
import type { Line } from './line';
import { authLines } from './lines/auth';
import { datasetLines } from './lines/datasets';
import { exchangeLines } from './lines/exchange';
import { graphLines } from './lines/graph';

/** Every call of the REST interface, one line each. */
export function restTable(parts: SignInParts): Line[] {
  return [...authLines(parts), ...datasetLines, ...graphLines, ...exchangeLines];
}
