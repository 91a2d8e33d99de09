/** A share link as the server answers it. */
export function linkOf(more: Record<string, unknown> = {}) {
  return {
    __typename: 'SharingLink',
    key: 's1',
    name: 'For the bank',
    type: 'chart',
    isPassword: false,
    byTicket: false,
    expiry: null,
    expiresAt: null,
    expired: false,
    paused: false,
    maxVisits: null,
    mayExport: true,
    showMarks: true,
    showAnnotations: false,
    ownership: false,
    asOf: null,
    visits: 0,
    lastVisit: null,
    charts: ['c1'],
    entityKey: null,
    entities: [],
    recipients: [],
    modifier: 'Helena',
    modifiedDate: '2026-11-18T10:00:00.000Z',
    createdDate: '2026-11-01T10:00:00.000Z',
    comment: null,
    commentUser: null,
    commentDate: null,
    mayManage: true,
    ruleBroken: null,
    ...more,
  };
}

/** An entity on the shared chart. */
export function standing(key: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'ChartNode',
    key,
    name: key,
    typeName: 'Company',
    party: 'known',
    permission: 'Co-Owner',
    ...more,
  };
}
