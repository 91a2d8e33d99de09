import { z } from 'zod';
import { query } from '../store';

const stored = z.object({ json: z.string().nullable() });

/** The settings kept under keys, those that are there. */
export const settingsOf = query<{ keys: string[] }, { key: string; json: string | null }>(
  'settings.of',
  'MATCH (s:Settings) WHERE s.key IN $keys RETURN s.key AS key, s.json AS json',
  stored.extend({ key: z.string() }),
);

/** Locks the global settings, made when missing, and reads them. */
export const lockGlobalSettings = query<{ key: string }, { json: string | null }>(
  'settings.lockGlobal',
  'MERGE (s:Settings {key: $key}) SET s._l = 1 RETURN s.json AS json',
  stored,
);

/** Locks a user's settings, made when missing, and reads them. No row without the user. */
export const lockUserSettings = query<{ key: string; userKey: string }, { json: string | null }>(
  'settings.lockUser',
  `MATCH (u:User {key: $userKey})
   MERGE (s:Settings {key: $key})
   SET s._l = 1
   MERGE (u)-[:HAS_SETTINGS]->(s)
   RETURN s.json AS json`,
  stored,
);

/** Writes settings that are locked. */
export const saveSettings = query<{ key: string; json: string }, { key: string }>(
  'settings.keep',
  'MATCH (s:Settings {key: $key}) SET s.json = $json REMOVE s._l RETURN s.key AS key',
  z.object({ key: z.string() }),
);

/** What says how much room an organization has for files. */
export const quotaRow = query<
  { organizationKey: string; settingsKey: string },
  { own: number | null; json: string | null }
>(
  'settings.quota',
  `OPTIONAL MATCH (o:Organization {key: $organizationKey})
   OPTIONAL MATCH (s:Settings {key: $settingsKey})
   RETURN o.fileQuotaMegabytes AS own, s.json AS json`,
  stored.extend({ own: z.number().nullable() }),
);
