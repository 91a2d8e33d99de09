import { useLocalStorage } from '@mantine/hooks';
import type { ListKind } from './kinds';

/** How a person likes a list; kept in the browser. */
export interface ListPreferences {
  columns: readonly string[];
  sort: string;
  descending: boolean;
}

/** The preferences for a list and how to change some of them. */
export function useListPreferences(kind: ListKind): [ListPreferences, (change: Partial<ListPreferences>) => void] {
  const usual: ListPreferences = { columns: kind.columns, sort: 'name', descending: false };
  const [stored, store] = useLocalStorage<Partial<ListPreferences>>({
    key: `stemma.list.${kind.path}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return [{ ...usual, ...stored }, (change) => store((before) => ({ ...before, ...change }))];
}
