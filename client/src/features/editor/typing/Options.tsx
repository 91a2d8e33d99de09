import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Typing.module.css';

export interface Option {
  key: string;
  name: string;
  detail?: string;
  icon?: ReactNode;
}

interface OptionsProps {
  id: string;
  label: string;
  options: readonly Option[];
  /** Which one Enter takes; -1 for none. */
  active: number;
  onTake: (at: number) => void;
}

/** What is offered while something is typed; arrow keys of its field choose, a press takes. */
export function Options({ id, label, options, active, onTake }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={label} className={classes.options}>
      {options.map(({ key, name, detail, icon }, at) => (
        <UnstyledButton
          key={key}
          id={choiceId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.option}
          // The field keeps the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(at)}
        >
          {icon}
          <span className={classes.words}>
            <bdi className={classes.optionName}>{name}</bdi>
            {detail && <span className={classes.detail}>{detail}</span>}
          </span>
        </UnstyledButton>
      ))}
    </div>
  );
}

/** The id of one of the options, for its field's `aria-activedescendant`. */
export function choiceId(list: string, at: number): string {
  return `${list}-${at}`;
}

/** The option before or after one, round and round and through none. */
export function nextOption(active: number, count: number, step: 1 | -1): number {
  const next = active + step;
  return next < -1 ? count - 1 : next >= count ? -1 : next;
}
