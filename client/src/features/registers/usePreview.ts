import { useEffect, useState } from 'react';
import type { RegisterDirection } from '@stemma/shared/registers';
import { previewTaking, type Preview } from '../../components/registers/calls';

/** How much would be taken: undefined until it is known, a text where it cannot be. */
export function usePreview(
  registerKey: string,
  { record, direction, depth }: { record: string; direction: RegisterDirection; depth: number },
): Preview | string | undefined {
  const asked = `${registerKey} ${record} ${direction} ${depth}`;
  const [state, setState] = useState<{ asked: string; answer: Preview | string }>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (answer: Preview | string) => isCurrent && setState({ asked, answer });
    previewTaking(registerKey, { record, direction, depth }).then(tell, (failure: Error) => tell(failure.message));
    return () => {
      isCurrent = false;
    };
  }, [asked, registerKey, record, direction, depth]);
  return state?.asked === asked ? state.answer : undefined;
}
