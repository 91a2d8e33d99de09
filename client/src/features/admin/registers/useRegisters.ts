import { useCallback, useEffect, useState } from 'react';
import { readRegisters, type Register } from '../../../components/registers/calls';
import { isRunning } from './EditionState';

const SOON = 1500;
const LATER = 15_000;

/** The registers of the organization, read again and again: soon while one is loaded. */
export function useRegisters() {
  const [registers, setRegisters] = useState<readonly Register[]>();
  const [error, setError] = useState<Error>();
  const [asked, setAsked] = useState(0);
  const readAgain = useCallback(() => setAsked((before) => before + 1), []);
  const isSoon = registers?.some(({ editions }) => editions.some(isRunning)) ?? false;
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readRegisters().then(
        (found) => {
          if (!isCurrent) return;
          setRegisters(found);
          setError(undefined);
        },
        (failure: Error) => isCurrent && setError(failure),
      );
    read();
    const timer = setInterval(read, isSoon ? SOON : LATER);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [asked, isSoon]);
  return { registers, error, readAgain };
}
