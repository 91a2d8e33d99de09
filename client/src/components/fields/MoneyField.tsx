import { NumberInput, Select } from '@mantine/core';
import { CURRENCIES } from '@stemma/shared/reference/currencies';
import { defaults } from '@stemma/shared/limits';
import type { ControlProps } from './control';
import classes from './fields.module.css';

interface MoneyFieldProps extends ControlProps {
  currency: Pick<ControlProps, 'label' | 'value' | 'onChange' | 'error'>;
}

/** An amount with thousands separators, its currency beside it; a cleared currency is the default one again (SPEC §3.4). */
export function MoneyField({ label, value, onChange, onBlur, error, disabled, currency }: MoneyFieldProps) {
  return (
    <div className={classes.pair}>
      <NumberInput
        label={label}
        className={classes.amount}
        value={value}
        onChange={(amount) => onChange(String(amount))}
        onBlur={onBlur}
        error={error}
        disabled={disabled ?? false}
        thousandSeparator=","
        decimalSeparator="."
        hideControls
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        className={classes.currency}
        label="Currency"
        aria-label={currency.label}
        data={[...CURRENCIES]}
        value={currency.value || defaults.currency}
        onChange={(code) => currency.onChange(code ?? defaults.currency)}
        clearable={currency.value !== '' && currency.value !== defaults.currency}
        clearButtonProps={{ 'aria-label': `Back to ${defaults.currency}` }}
        allowDeselect={false}
        disabled={disabled}
        error={currency.error}
        checkIconPosition="right"
      />
    </div>
  );
}
