import { Select, TextInput } from '@mantine/core';
import { LENGTH_UNITS } from '@stemma/shared/reference/yachts';
import { t } from '@stemma/shared/language/translate';
import type { ControlProps } from './control';
import { unitLabel } from './unitLabel';
import classes from './fields.module.css';

interface MeasureFieldProps extends ControlProps {
  unit: Pick<ControlProps, 'label' | 'value' | 'onChange' | 'error'>;
}

/** A length as free text, its unit beside it. */
export function MeasureField({ label, value, onChange, onBlur, error, disabled, unit }: MeasureFieldProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        label={label}
        className={classes.amount}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        error={error}
        disabled={disabled ?? false}
        autoComplete="off"
      />
      <Select
        className={classes.currency}
        label={t('Unit')}
        aria-label={unit.label}
        data={LENGTH_UNITS.map((value) => ({ value, label: unitLabel(value) }))}
        value={unit.value || LENGTH_UNITS[0]}
        onChange={(chosen) => unit.onChange(chosen ?? LENGTH_UNITS[0])}
        allowDeselect={false}
        disabled={disabled}
        error={unit.error}
        checkIconPosition="right"
      />
    </div>
  );
}
