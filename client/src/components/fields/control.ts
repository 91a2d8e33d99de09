import type { ReactNode } from 'react';

/** What every field control is given: its words, its value as typed, and what is wrong with it. */
export interface ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}
