import { MultiSelect } from '@mantine/core';
import { countryChoices, countryCode, countryName } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from '../../../components/fields/clearButton';
import { useOptionsOnFocus } from '../../../components/fields/useOptionsOnFocus';

interface OffshoreFieldProps {
  /** ISO 3166-1 codes of two letters, in capitals. */
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Which jurisdictions count as offshore. */
export function OffshoreField({ codes, onChange }: OffshoreFieldProps) {
  const value = codes.map(countryName);
  const countries = useOptionsOnFocus(countryChoices(), value);
  return (
    <MultiSelect
      label={t('Offshore jurisdictions')}
      description={t('All others count as onshore. No law says which these are: choose as your organization sees it.')}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={clearButton(t('Offshore jurisdictions'))}
      {...countries}
      value={value}
      onChange={(names) => onChange(names.flatMap((name) => countryCode(name)?.toUpperCase() ?? []))}
    />
  );
}
