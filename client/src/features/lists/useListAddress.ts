import { useSearchParams } from '../../lib/router/hooks';
import type { EntityType } from '../../gql/graphql';
import { isRecordType } from '@stemma/shared/entities/typeNames';

/** What a list is narrowed to; it stands in the address, so that it can be kept and sent. */
export interface ListAddress {
  folder: string;
  search: string;
  type: EntityType | null;
  country: string | null;
  tags: readonly string[];
  onCharts: boolean | null;
}

const NAMES = { folder: 'folder', search: 'q', type: 'type', country: 'country', tags: 'tags', onCharts: 'onCharts' };

/** The address's narrowing, how to change some of it, and whether it narrows beyond the folder. */
export function useListAddress(): [ListAddress, (change: Partial<ListAddress>) => void, boolean] {
  const [params, setParams] = useSearchParams();
  const type = params.get(NAMES.type);
  const onCharts = params.get(NAMES.onCharts);
  const address: ListAddress = {
    folder: params.get(NAMES.folder) ?? '',
    search: params.get(NAMES.search) ?? '',
    type: type && isRecordType(type) ? type : null,
    country: params.get(NAMES.country),
    tags: params.get(NAMES.tags)?.split(',').filter(Boolean) ?? [],
    onCharts: onCharts === null ? null : onCharts === 'yes',
  };
  const change = (some: Partial<ListAddress>) =>
    setParams(
      (before) => {
        const next = { ...address, ...some };
        const texts: Record<keyof ListAddress, string | null> = {
          ...next,
          tags: next.tags.join(','),
          onCharts: next.onCharts === null ? null : next.onCharts ? 'yes' : 'no',
        };
        const params = new URLSearchParams(before);
        for (const [field, name] of Object.entries(NAMES)) {
          const text = texts[field as keyof ListAddress];
          if (text) params.set(name, text);
          else params.delete(name);
        }
        return params;
      },
      // Opening a folder is a step that "back" undoes; narrowing is not.
      { replace: some.folder === undefined },
    );
  const narrowed =
    address.search.trim() !== '' ||
    address.type !== null ||
    address.country !== null ||
    address.tags.length > 0 ||
    address.onCharts !== null;
  return [address, change, narrowed];
}
