import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Popover } from '@mantine/core';
import { DRAFT_MARK } from '../../../lib/typedIn';
import { useEditor } from '../editor';
import classes from './Table.module.css';
import { stepChart } from './stepChart';
import { useFreshField } from './useFreshField';

interface Props extends Pick<ComponentProps<'input'>, 'list' | 'inputMode' | 'maxLength' | 'placeholder'> {
  label: string;
  value: string;
  /** Why a text cannot stand; empty where it can. */
  fault?: (text: string) => string | undefined;
  onCommit: (text: string) => void;
  /** What the text is said of: once that is another, what was typed goes. */
  about?: string;
  numeric?: boolean;
}

/**
 * A cell that is written in: Enter or leaving it takes the text over, Escape brings back what was there. A text that cannot stand stays with
 * its message. As long as nothing is being typed in it, undo and redo are the chart's.
 */
export function EditCell({ label, value, fault, onCommit, about, numeric = false, ...rest }: Props) {
  const editor = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const [typedAbout, setTypedAbout] = useState(about);
  if (typedAbout !== about) {
    setTypedAbout(about);
    setTyped(null);
  }
  const { field, round, renew } = useFreshField();
  const why = useId();
  const text = typed ?? value;
  const wrong = typed === null ? undefined : fault?.(typed);
  const give = () => {
    setTyped(null);
    renew();
  };
  const take = () => {
    if (wrong || typed === null) return;
    give();
    if (typed !== value) onCommit(typed);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (leadsOn(event)) take();
    if (typed === null) {
      if (!stepChart(event, editor)) return;
    } else if (event.key === 'Enter') take();
    else if (event.key === 'Escape') give();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Popover
      opened={wrong !== undefined}
      position="bottom-end"
      offset={2}
      zIndex={200}
      hideDetached
      withRoles={false}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: classes.wrong ?? '' }}
    >
      <Popover.Target>
        <span className={classes.cell}>
          <input
            {...rest}
            {...{ [DRAFT_MARK]: true }}
            key={round}
            ref={field}
            className={classes.cellInput}
            data-numeric={numeric || undefined}
            aria-label={label}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong && why}
            autoComplete="off"
            value={text}
            onChange={(event) => setTyped(event.currentTarget.value === value ? null : event.currentTarget.value)}
            onBlur={take}
            onKeyDown={keys}
          />
        </span>
      </Popover.Target>
      <Popover.Dropdown>
        <span id={why} role="alert">
          {wrong}
        </span>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Keys that with Ctrl or Cmd are those of the text being typed. */
const OF_TEXT = new Set('acvxzy'.split('').concat('backspace', 'delete', 'home', 'end'));

/** Whether keys may save the chart or lead away from it: what was typed is part of it then. */
function leadsOn({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const pressed = key.toLowerCase();
  return (ctrlKey || metaKey) && !OF_TEXT.has(pressed) && !/^(arrow|control|meta|shift|alt)/.test(pressed);
}
