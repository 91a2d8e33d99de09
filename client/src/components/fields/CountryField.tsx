import { useState } from 'react';
import { Group, Select, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { countryChoices, countryCode, matchCountry } from '@stemma/shared/reference/countries';
import { t } from '@stemma/shared/language/translate';
import { Flag } from '../entity/Flag';
import { clearButton } from './clearButton';
import type { ControlProps } from './control';
import { useOptionsOnFocus } from './useOptionsOnFocus';

/** A country of the list, found by name, code or another usual name ("UK"), with its flag; can be cleared. */
export function CountryField({ label, value, onChange, onBlur, error, disabled }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unknown, setUnknown] = useState('');
  const listed = matchCountry(value) ?? value;
  const choices = countryChoices();
  const isOther = listed !== '' && !choices.some((choice) => choice.value === listed);
  const offered = isOther ? [{ value: listed, label: listed }, ...choices] : choices;
  const { data, onFocus } = useOptionsOnFocus(offered, [listed]);
  return (
    <Select
      label={label}
      data={data}
      value={listed || null}
      onChange={(name) => {
        setUnknown('');
        onChange(name ?? '');
      }}
      onSearchChange={setTyped}
      onBlur={() => {
        // Mantine drops what was typed and not chosen: a country that is known by it is meant, anything else stays to be seen.
        const text = typed?.trim() ?? listed;
        const meant = matchCountry(text) ?? text;
        if (meant !== listed) {
          setUnknown(matchCountry(text) ? '' : text);
          onChange(meant);
        }
        onBlur?.();
      }}
      onKeyDown={(event) => {
        // With the list open Enter chooses; it must not send the form.
        if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true')
          event.preventDefault();
      }}
      selectFirstOptionOnChange
      onFocus={(event) => {
        onFocus();
        event.currentTarget.select();
      }}
      onClick={(event) => event.currentTarget.select()}
      error={error ?? (unknown && unknown === value ? messages.unknownCountry : undefined)}
      disabled={disabled}
      searchable
      clearable
      clearButtonProps={clearButton(t('Clear {label}', { label }))}
      clearSectionMode="clear"
      nothingFoundMessage={t('No country of that name')}
      maxDropdownHeight={264}
      checkIconPosition="right"
      filter={(asked) => byAnyName(asked).filter((option) => !('value' in option) || option.value !== unknown)}
      leftSection={listed ? <Flag country={listed} /> : undefined}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <span style={{ width: 18, display: 'flex' }}>
            <Flag country={option.value} />
          </span>
          {option.label}
        </Group>
      )}
    />
  );
}

/** Names that contain what is typed; first those that begin with it, or that a code or another name means. */
const byAnyName: OptionsFilter = ({ options, search }) => {
  const term = search.trim().toLowerCase();
  if (!term) return options;
  const code = countryCode(term);
  const rank = ({ value, label }: ComboboxItem): number => {
    const names = [label.toLowerCase(), value.toLowerCase()];
    if (code && countryCode(value) === code) return 0;
    if (names.some((name) => name.startsWith(term))) return 1;
    return names.some((name) => name.includes(term)) ? 2 : 3;
  };
  return (options as ComboboxItem[])
    .map((option) => ({ option, at: rank(option) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
};
