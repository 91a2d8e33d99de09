import type { For } from './expectation';
import type { Callers } from './world';

const REFUSED_UNSEEN = [404];
const REFUSED_SEEN = [403];
/** An account that never writes is told so, or that there is nothing: neither says more than the other. */
const READS_ONLY = [403, 404];
const DONE = [200];

const NOBODY: ReadonlySet<keyof Callers> = new Set(['pending', 'forged', 'anonymous', 'visitor', 'lateVisitor']);
const NEVER_WRITES: ReadonlySet<keyof Callers> = new Set(['viewOnly', 'shared']);
const KNOWS: ReadonlySet<keyof Callers> = new Set(['coOwner', 'editor', 'viewer', 'viewOnly']);

/** The statuses that a caller may get for a route that is for `who`, naming the Co-Owner's records. */
export function verdict(who: For, caller: keyof Callers): readonly number[] {
  if (who === 'anyone') return DONE;
  if (who === 'visitors') return caller === 'visitor' ? DONE : caller === 'lateVisitor' ? REFUSED_SEEN : [401];
  if (NOBODY.has(caller)) return [401];
  switch (who) {
    case 'signedIn':
      return DONE;
    case 'writers':
      return NEVER_WRITES.has(caller) ? REFUSED_SEEN : DONE;
    case 'administrators':
      return caller === 'administrator' ? DONE : REFUSED_SEEN;
    case 'ownKey':
      return caller === 'coOwner' ? DONE : REFUSED_SEEN;
    case 'mine':
      if (caller === 'coOwner') return DONE;
      return NEVER_WRITES.has(caller) ? READS_ONLY : REFUSED_UNSEEN;
    case 'ofMaker':
      if (caller === 'coOwner' || caller === 'administrator') return DONE;
      if (NEVER_WRITES.has(caller)) return READS_ONLY;
      return caller === 'other' ? REFUSED_UNSEEN : REFUSED_SEEN;
    case 'ofOrganization':
      return caller === 'shared' || caller === 'other' ? REFUSED_UNSEEN : DONE;
    case 'read':
      return KNOWS.has(caller) ? DONE : REFUSED_UNSEEN;
    case 'copy':
      return written(caller, caller === 'coOwner' || caller === 'editor' || caller === 'viewer');
    case 'edit':
      return written(caller, caller === 'coOwner' || caller === 'editor');
    case 'own':
      return written(caller, caller === 'coOwner');
  }
}

function written(caller: keyof Callers, may: boolean): readonly number[] {
  if (may) return DONE;
  if (NEVER_WRITES.has(caller)) return READS_ONLY;
  return KNOWS.has(caller) ? REFUSED_SEEN : REFUSED_UNSEEN;
}
