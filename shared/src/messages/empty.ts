import { t } from '../language/translate';
/** What stands where a list has nothing to show (SPEC §2, §8). */
export const emptyStates = {
  folder: t('This folder is empty'),
  entityFiles: t('This entity does not contain any files, folders or links.'),
  chartFiles: t('This chart does not contain any files, folders or links.'),
  entityCharts: t('This entity does not appear in any charts.'),
  entityMatches: t('No existing entity matches found for this entity type.'),
  entities: t('No entities found.'),
  folders: t('No folders found.'),
  foldersOrEntities: t('No folders or entities found.'),
  shareLinks: t('Create a new share link to get started!'),
  requests: t('Nothing was asked for yet. Ask people by mail for documents of this entity.'),
  requestsOfOthers: t('You have not asked for documents of this entity.'),
  snapshots: t('There are no Snapshots of this chart... yet!'),
} as const;
