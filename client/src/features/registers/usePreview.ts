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

/** Whether a register names somebody in the other direction, asked where it names nobody in the chosen one. */
export function useOtherDirection(
  registerKey: string,
  record: string,
  direction: RegisterDirection,
  preview: Preview | string | undefined,
): boolean {
  const isAsked = direction !== 'both' && typeof preview === 'object' && preview.links === 0;
  const other = direction === 'owners' ? 'holdings' : 'owners';
  const asked = isAsked ? `${registerKey} ${record} ${other}` : '';
  const [found, setFound] = useState('');
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    previewTaking(registerKey, { record, direction: other, depth: 1 }).then(
      ({ links }) => isCurrent && links > 0 && setFound(asked),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, registerKey, record, other]);
  return asked !== '' && found === asked;
}
