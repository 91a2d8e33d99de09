import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { readShare } from '@stemma/shared/rules/percentage';

interface Props {
  label: string;
  placeholder: string;
  /** A percentage; null where none is asked for. */
  value: number | null;
  /** What is wrong beside how it is written. */
  fault?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A percentage to filter by, written as in the roles of a link; one that cannot be read asks for nothing and says so. */
export function ShareInput({ label, placeholder, value, fault, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const reading = readShare(text);
  return (
    <TextInput
      size="xs"
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      rightSection="%"
      rightSectionPointerEvents="none"
      error={'fault' in reading ? reading.fault : fault}
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const read = readShare(typed);
        onChange('fault' in read ? null : read.value);
      }}
    />
  );
}
