import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import classes from './Twin.module.css';

interface Props extends Pick<ComponentProps<'input'>, 'list' | 'inputMode' | 'maxLength' | 'placeholder'> {
  label: string;
  value: string;
  /** Why a text cannot stand; empty where it can. */
  fault?: (text: string) => string | undefined;
  onCommit: (text: string) => void;
  numeric?: boolean;
}

/** A cell that is written in: Enter or leaving it takes the text over, Escape brings back what was there. A text that cannot stand stays with its message. */
export function EditCell({ label, value, fault, onCommit, numeric = false, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const why = useId();
  const text = typed ?? value;
  const wrong = typed === null ? undefined : fault?.(typed);
  const take = () => {
    if (wrong) return;
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && typed !== null) {
      take();
    } else if (event.key === 'Escape' && typed !== null) {
      setTyped(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={classes.cell}>
      <input
        {...rest}
        className={classes.cellInput}
        data-numeric={numeric || undefined}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && why}
        autoComplete="off"
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={keys}
      />
      {wrong && (
        <span id={why} role="alert" className={classes.wrong}>
          {wrong}
        </span>
      )}
    </span>
  );
}
