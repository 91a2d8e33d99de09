import type { PanelRecord } from '../documents';

/** A record of a type with these fields kept. */
export function recordOf(typeName: PanelRecord['typeName'], fields: Record<string, string | number | boolean> = {}) {
  return {
    __typename: 'EntityRecord',
    key: 'e1',
    typeName,
    name: 'Example',
    description: '',
    party: 'known',
    fields: Object.entries(fields).map(([name, value]) => ({
      __typename: 'FieldValue',
      name,
      text: typeof value === 'string' ? value : null,
      number: typeof value === 'number' ? value : null,
      yesNo: typeof value === 'boolean' ? value : null,
    })),
    customFields: [],
    binned: false,
    createdDate: '2026-01-02T03:04:05.000Z',
    modifiedDate: '2026-01-02T03:04:05.000Z',
    permission: 'Co-Owner',
    chartCount: 0,
  } as PanelRecord;
}
