import type { SignInParts } from '../accounts/service';
import { assemble } from './assemble';
import type { Line } from './line';
import { authLines } from './lines/auth';
import { datasetLines } from './lines/datasets';
import { exchangeLines } from './lines/exchange';
import { graphLines } from './lines/graph';
import { laterLines } from './lines/later';
import { waitingLines } from './lines/waiting';

/** Every call of the REST interface, one line each. Throws when two lines are the same call. */
export function restTable(parts: SignInParts): Line[] {
  return assemble([...authLines(parts), ...datasetLines, ...graphLines, ...exchangeLines, ...laterLines], waitingLines);
}
