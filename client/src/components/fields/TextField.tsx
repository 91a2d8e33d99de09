import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from './clearButton';
import type { ControlProps } from './control';

interface TextFieldProps extends ControlProps {
  /** Offered values; any other text may be typed, too. */
  suggestions?: readonly string[] | undefined;
  /** Turned into capitals while it is typed. */
  upperCase?: boolean | undefined;
  multiline?: boolean | undefined;
  /** What is worth a look and no fault. */
  description?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** A line of text, or several, with suggestions where there are some. */
export function TextField({ suggestions, upperCase, multiline, autoFocus, onChange, ...rest }: TextFieldProps) {
  const props = {
    ...rest,
    disabled: rest.disabled ?? false,
    autoComplete: 'off',
    ...(autoFocus && { 'data-autofocus': true }),
  };
  const take = (text: string) => onChange(upperCase ? text.toUpperCase() : text);
  if (multiline) {
    return (
      <Textarea {...props} autosize minRows={2} maxRows={8} onChange={(event) => take(event.currentTarget.value)} />
    );
  }
  if (suggestions) {
    return (
      <Autocomplete
        {...props}
        data={[...suggestions]}
        onChange={take}
        maxDropdownHeight={264}
        clearable
        clearButtonProps={clearButton(t('Clear {label}', { label: rest.label }))}
      />
    );
  }
  return <TextInput {...props} onChange={(event) => take(event.currentTarget.value)} />;
}

/** One of the offered values, or none. */
export function ChoiceField(
  props: ControlProps & { options: readonly string[]; labelOf?: (option: string) => string },
) {
  const { options, labelOf = String, value, onChange, label, disabled, ...rest } = props;
  return (
    <Select
      {...rest}
      label={label}
      disabled={disabled ?? false}
      data={options.map((option) => ({ value: option, label: labelOf(option) }))}
      value={options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
      placeholder={t('Not set')}
      clearable
      clearButtonProps={clearButton(t('Clear {label}', { label }))}
      checkIconPosition="right"
    />
  );
}
