import { expose } from 'comlink';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { startElk } from './elk';
import type { LayoutKind } from '@stemma/diagram/layout/kinds';
import type { LayoutInput } from '@stemma/diagram/layout/types';

const elk = startElk();

/** What the page asks of the worker. */
const work = {
  /** Answers once the worker runs. */
  ready: () => true,
  layOut: (input: LayoutInput, kind: LayoutKind) => arrangement(kind, input, elk),
};

export type LayoutWork = typeof work;

expose(work);
