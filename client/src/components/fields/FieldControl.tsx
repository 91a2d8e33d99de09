import { memo } from 'react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { registrationDoubt } from '@stemma/shared/rules/registration';
import { optionLabel, type Field } from '@stemma/shared/entities/fields';
import { CountryField } from './CountryField';
import { DateField } from './DateField';
import type { DraftValue, FieldDraft } from './draft';
import { MeasureField } from './MeasureField';
import { MoneyField } from './MoneyField';
import { ChoiceField, TextField } from './TextField';
import { YesNoField } from './YesNoField';

interface FieldControlProps {
  field: Field;
  draft: FieldDraft;
  /** What is wrong, by the fields' names. */
  errors: Readonly<Record<string, unknown>>;
  onChange: (name: string, value: DraftValue) => void;
  onLeave: (name: string) => void;
  disabled?: boolean;
}

/**
 * The control of one field of the catalogue, by its kind; an amount brings its currency, a length its unit. A form has dozens of them,
 * and typing in one renders no other as long as `onChange` and `onLeave` stay the same.
 */
export const FieldControl = memo(Control, (before, now) => {
  const { field } = now;
  const parts = [field.name, field.currency, field.unit, DOUBTED_WITH[field.name]].filter((part) => part !== undefined);
  return (
    before.field === field &&
    before.disabled === now.disabled &&
    before.onChange === now.onChange &&
    before.onLeave === now.onLeave &&
    parts.every((part) => before.draft[part] === now.draft[part] && before.errors[part] === now.errors[part])
  );
});

/** The field by which what is doubtful in another is told. */
const DOUBTED_WITH: Readonly<Record<string, string>> = { registration: 'country' };

function Control({ field, draft, errors, onChange, onLeave, disabled }: FieldControlProps) {
  const { name, label } = field;
  const fault = (of: string) => (typeof errors[of] === 'string' ? errors[of] : undefined);
  const text = (of: string) => {
    const value = draft[of];
    return typeof value === 'string' ? value : '';
  };
  const common = {
    label,
    value: text(name),
    error: fault(name),
    disabled: disabled ?? false,
    onChange: (value: string) => onChange(name, value),
    onBlur: () => onLeave(name),
  };
  const beside = (of: string, title: string) => ({
    label: title,
    value: text(of),
    error: fault(of),
    onChange: (value: string) => onChange(of, value),
  });
  switch (field.kind) {
    case 'date':
      return <DateField {...common} past={field.past} />;
    case 'country':
      return <CountryField {...common} />;
    case 'money':
      return <MoneyField {...common} currency={beside(field.currency ?? '', t('{label} currency', { label }))} />;
    case 'measure':
      return <MeasureField {...common} unit={beside(field.unit ?? '', t('{label} unit', { label }))} />;
    case 'yesNo': {
      const value = draft[name];
      return (
        <YesNoField
          {...common}
          value={typeof value === 'boolean' ? value : null}
          onChange={(chosen) => onChange(name, chosen)}
        />
      );
    }
    case 'choice':
      return <ChoiceField {...common} options={field.options ?? []} labelOf={(option) => optionLabel(field, option)} />;
    case 'multiline':
      return <TextField {...common} multiline />;
    case 'text':
      return (
        <TextField
          {...common}
          description={name === 'registration' ? doubtOf(text('country'), text(name)) : undefined}
          suggestions={field.options?.map((option) => optionLabel(field, option))}
          upperCase={field.upperCase}
        />
      );
    case 'currency':
      return null;
  }
}

function doubtOf(country: string, registration: string): string | undefined {
  const doubt = registrationDoubt(country, registration);
  return doubt === undefined ? undefined : fromEnglish(doubt);
}
