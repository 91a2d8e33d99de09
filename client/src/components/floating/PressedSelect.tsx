import { useEffect, useLayoutEffect, useRef } from 'react';
import { Select } from '@mantine/core';

/** How a select was pressed before it was there. */
export type SelectPress = 'click' | { key: string; code: string };

export interface SelectProps {
  className?: string | undefined;
  'aria-label': string;
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The select of a `LazySelect`; a press of what stood in for it is done again. */
export function PressedSelect({ press, data, onChange, ...others }: SelectProps & { press: SelectPress | null }) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(press);
  useLayoutEffect(() => {
    if (first.current) input.current?.focus();
  }, []);
  // Mantine's list is on the page only after the field.
  useEffect(() => {
    const timer = setTimeout(() => {
      const again = first.current;
      first.current = null;
      if (!again) return;
      const bubbles = { bubbles: true, cancelable: true };
      input.current?.dispatchEvent(
        again === 'click' ? new MouseEvent('click', bubbles) : new KeyboardEvent('keydown', { ...again, ...bubbles }),
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Select
      ref={input}
      {...others}
      data={data.map(({ value, label }) => ({ value, label }))}
      allowDeselect={false}
      onChange={(value) => value !== null && onChange(value)}
    />
  );
}
