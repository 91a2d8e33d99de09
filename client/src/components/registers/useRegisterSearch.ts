import { useEffect, useState } from 'react';
import { limits } from '@stemma/shared/limits';
import { findInRegisters, type RegisterParty } from './calls';

/** Parties of registers that a term finds; none while it is blank or where they cannot be asked. */
export function useRegisterSearch(
  term: string,
  most: number = limits.registerSearch,
): { found: readonly RegisterParty[]; settled: boolean } {
  const [state, setState] = useState<{ term: string; found: readonly RegisterParty[] }>({ term: '', found: [] });
  useEffect(() => {
    if (!term) return;
    let isCurrent = true;
    const tell = (found: readonly RegisterParty[]) => isCurrent && setState({ term, found });
    findInRegisters(term, most).then(tell, () => tell([]));
    return () => {
      isCurrent = false;
    };
  }, [term, most]);
  return { found: term ? state.found : [], settled: !term || state.term === term };
}
