// @ts-check
// What `npm test -- --quick` runs of each tier: all unit tests but the long ones, an API file for each slice of the server, three
// journeys in a browser.

/** The API file of each slice of the server, in tests/api; null where other tiers alone have tests of it. */
export const API_OF_SLICE = {
  access: 'access',
  accounts: 'signIn',
  audit: 'auditLog',
  backup: null,
  bin: 'bin',
  blobs: 'readOnly',
  charts: 'chartCalls',
  cluster: null,
  cypherRead: 'graphDoc',
  devops: 'settings',
  documents: 'documents',
  entities: 'records',
  entityLists: 'entityLists',
  exchange: 'bods',
  explore: 'explore',
  files: 'fileContents',
  folders: 'folders',
  graphql: 'graphqlLimits',
  linkRoles: 'linkRoles',
  links: 'roleFacts',
  lookups: 'lookups',
  mail: 'mail',
  merging: 'merging',
  observe: 'twoServers',
  ownership: 'ownershipEvidence',
  people: 'people',
  permissions: 'access',
  presence: 'presence',
  registers: 'registers',
  relationships: 'relationships',
  requests: 'requests',
  rest: 'everyCall',
  samples: 'samples',
  search: 'search',
  settings: 'settings',
  sharing: 'shareRules',
  snapshots: 'snapshots',
  statistics: 'chartCalls',
  storage: 'readOnly',
  store: 'store',
  styles: 'styles',
  tags: 'tags',
  uploads: 'phasedUploads',
  users: 'operator',
  work: 'documents',
};

/** Signing in, drawing and saving; a share link and its visitor; an import. */
export const JOURNEYS = [
  {
    file: 'mainJob',
    title:
      'somebody signs in, brings in ownership data, lays it out, draws a link, saves, and finds it after a restart',
  },
  {
    file: 'sharing',
    title: 'somebody without an account opens a shared chart by its password, reads what is granted and takes a file',
  },
  {
    file: 'sheetImport',
    title: 'a file that cannot be used is told so in words, and another can be chosen',
  },
];

/** Unit tests that take longer than all others together: they lay out and draw many charts, or fill in a form again and again. */
export const LONG_UNIT_TESTS = [
  'client/src/features/editor/dialogs/RoleDialog.test.tsx',
  'client/src/features/editor/tableView/TableView.test.tsx',
  'client/src/features/panel/info/DetailsForm.test.tsx',
  'client/src/features/sharing/ShareLinksDialog.test.tsx',
  'client/src/features/sharing/form/LinkForm.test.tsx',
  'tests/unit/diagram/placeAmongFixed.test.ts',
  'tests/unit/diagram/segmentNudger.test.ts',
  'tests/unit/diagram/groupLayout.test.ts',
  'tests/unit/diagram/layout.test.ts',
  'tests/unit/diagram/pinnedLayouts.test.ts',
  'tests/unit/diagram/pushNeighboursAway.test.ts',
  'tests/unit/diagram/straightRoutes.test.ts',
  'tests/unit/diagram/labelsByPlace.test.ts',
  'tests/unit/hostileTexts.test.ts',
];
