import { useState } from 'react';
import { Select, TextInput } from '@mantine/core';
import { readAmount } from '@stemma/shared/entities/record';
import { CURRENCIES } from '@stemma/shared/reference/currencies';
import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from './clearButton';
import type { ControlProps } from './control';
import classes from './fields.module.css';
import { useOptionsOnFocus } from './useOptionsOnFocus';

interface MoneyFieldProps extends ControlProps {
  currency: Pick<ControlProps, 'label' | 'value' | 'onChange' | 'error'>;
}

/** An amount as it is typed, with thousands separators once it is left, its currency beside it; a cleared currency is the default one again (SPEC §3.4). */
export function MoneyField({ label, value, onChange, onBlur, error, disabled, currency }: MoneyFieldProps) {
  const [typing, setTyping] = useState(false);
  const code = currency.value || defaults.currency;
  const currencies = useOptionsOnFocus(OFFERED, [code]);
  return (
    <div className={classes.pair}>
      <TextInput
        label={label}
        className={classes.amount}
        value={typing ? value : separated(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
        error={error}
        disabled={disabled ?? false}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        className={classes.currency}
        label={t('Currency')}
        aria-label={currency.label}
        {...currencies}
        value={code}
        onChange={(chosen) => currency.onChange(chosen ?? defaults.currency)}
        clearable={currency.value !== '' && currency.value !== defaults.currency}
        clearButtonProps={clearButton(t('Back to {currency}', { currency: defaults.currency }))}
        allowDeselect={false}
        disabled={disabled}
        error={currency.error}
        checkIconPosition="right"
      />
    </div>
  );
}

const OFFERED = CURRENCIES.map((code) => ({ value: code, label: code }));
const SEPARATED = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 });

/** An amount with thousands separators; what does not read as one stays as it was typed. */
function separated(text: string): string {
  if (!text.trim()) return text;
  const read = readAmount(text.trim());
  return 'value' in read && typeof read.value === 'number' ? SEPARATED.format(read.value) : text;
}
