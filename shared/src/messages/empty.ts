/** What stands where a list has nothing to show (SPEC §2, §8). */
export const emptyStates = {
  folder: 'This folder is empty',
  entityFiles: 'This entity does not contain any files, folders or links.',
  chartFiles: 'This chart does not contain any files, folders or links.',
  entityCharts: 'This entity does not appear in any charts.',
  entityMatches: 'No existing entity matches found for this entity type.',
  entities: 'No entities found.',
  folders: 'No folders found.',
  foldersOrEntities: 'No folders or entities found.',
  shareLinks: 'Create a new share link to get started!',
  requests: 'Nothing was asked for yet. Ask people by mail for documents of this entity.',
  requestsOfOthers: 'You have not asked for documents of this entity.',
  snapshots: 'There are no Snapshots of this chart... yet!',
} as const;
