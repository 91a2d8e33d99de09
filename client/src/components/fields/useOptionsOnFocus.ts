import { useState } from 'react';
import type { ComboboxItem } from '@mantine/core';

/**
 * What a field with a long list offers: before it first had the focus only what is chosen. Mantine puts the options of closed lists into
 * the page, and with 250 countries in each of four fields a form took five times as long to come.
 */
export function useOptionsOnFocus(options: readonly ComboboxItem[], chosen: readonly string[]) {
  const [hadFocus, setHadFocus] = useState(false);
  const data = hadFocus ? [...options] : options.filter(({ value }) => chosen.includes(value));
  return { data, onFocus: () => setHadFocus(true) };
}
