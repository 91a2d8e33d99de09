import type { KeyboardEvent, Ref } from 'react';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  /** What is wrong with it; the input turns red with a warning icon (SPEC §2.3). */
  error?: string | undefined;
  /** A recovery code may be typed too. */
  recovery?: boolean;
  onEnter?: () => void;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLInputElement>;
}

/** Takes the code that an authenticator app shows. */
export function CodeInput({ value, onChange, error, recovery = false, onEnter, size = 'sm', ref }: CodeInputProps) {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <TextInput
      {...(ref && { ref })}
      data-autofocus
      label={t('Code')}
      description={
        recovery
          ? t('Six digits of your authenticator app, or a recovery code')
          : t('Six digits of your authenticator app')
      }
      size={size}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={pressed}
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      spellCheck={false}
      autoCapitalize="characters"
      maxLength={40}
      error={error}
      aria-invalid={error ? true : undefined}
      {...(error && {
        rightSection: <IconAlertTriangle size={18} stroke={1.5} color="var(--mantine-color-error)" aria-hidden />,
      })}
    />
  );
}

/** Whether something was typed that may be a code. */
export const mayBeCode = (text: string): boolean => text.replace(/[\s-]/g, '').length >= 6;
