import { useEffect, useState } from 'react';
import { limits } from '@stemma/shared/limits';
import { byKeys, NO_NAMES, type EvidenceNames, type EvidenceReader } from './evidence';

/** The names of evidence, read whenever the keys change; until they are there, and where they cannot be read, none. `reader` must stay the same. */
export function useEvidenceNames(reader: EvidenceReader, keys: readonly string[]): EvidenceNames {
  const [names, setNames] = useState(NO_NAMES);
  const asked = JSON.stringify([...new Set(keys)].sort().slice(0, limits.evidenceNamesMax));
  useEffect(() => {
    const wanted = JSON.parse(asked) as string[];
    if (wanted.length === 0) return;
    let gone = false;
    reader.read(wanted).then(
      (found) => !gone && setNames(byKeys(found)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [reader, asked]);
  return names;
}
