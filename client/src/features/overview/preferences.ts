import { useLocalStorage } from '@mantine/hooks';
import { t } from '@stemma/shared/language/translate';
import type { ChartOrder } from '../../gql/graphql';

/** How a person likes the overview; kept in the browser. */
export interface Preferences {
  view: 'cards' | 'table';
  sort: ChartOrder;
  descending: boolean;
}

/** The orders that the overview offers, with their natural direction. */
export const ORDERS = [
  { value: 'modifiedDate', label: t('Last changed'), descending: true },
  { value: 'createdDate', label: t('Newest'), descending: true },
  { value: 'name', label: t('Name'), descending: false },
] as const satisfies readonly { value: ChartOrder; label: string; descending: boolean }[];

const DEFAULT: Preferences = { view: 'cards', sort: 'modifiedDate', descending: true };

/** The preferences and how to change some of them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [stored, store] = useLocalStorage<Preferences>({
    key: 'stemma.overview',
    defaultValue: DEFAULT,
    getInitialValueInEffect: false,
  });
  return [{ ...DEFAULT, ...stored }, (change) => store((before) => ({ ...DEFAULT, ...before, ...change }))];
}
