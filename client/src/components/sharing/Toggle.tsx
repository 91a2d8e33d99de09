import { useEffect, useRef } from 'react';
import classes from './Toggle.module.css';

interface Props {
  label: string;
  on: boolean;
  /** Some of several are on. */
  mixed?: boolean;
  disabled?: boolean;
  /** Why it cannot be turned. */
  reason?: string | undefined;
  onTurn: (on: boolean) => void;
}

/** A small switch; light, as a chart may need thousands. */
export function Toggle({ label, on, mixed = false, disabled = false, reason, onTurn }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={classes.toggle}
      aria-label={label}
      aria-description={reason}
      title={reason}
      checked={on}
      disabled={disabled}
      onChange={() => onTurn(!on)}
    />
  );
}
