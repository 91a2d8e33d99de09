import { NativeSelect, type SelectProps } from '@mantine/core';
import { useFloating } from './floating';

interface Props extends Pick<SelectProps, 'className' | 'aria-label'> {
  data: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Mantine's choice of one of several, until its code has come the browser's. */
export function Select({ data, onChange, ...others }: Props) {
  const parts = useFloating();
  if (!parts) return <NativeSelect {...others} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  return <parts.Select {...others} data={data} allowDeselect={false} onChange={(value) => value && onChange(value)} />;
}
