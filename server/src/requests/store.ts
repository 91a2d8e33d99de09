import { z } from 'zod';
import { query } from '../store';

const requestRow = z.object({
  key: z.string(),
  addresses: z.array(z.string()),
  fileNames: z.array(z.string()),
  message: z.string(),
  entityKey: z.string().nullable(),
  entityName: z.string().nullable(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdDate: z.string(),
});
export type RequestRow = z.infer<typeof requestRow>;

const FIELDS = `r.key AS key, r.addresses AS addresses, r.fileNames AS fileNames, r.message AS message, r.entityKey AS entityKey,
  r.entityName AS entityName, u.key AS createdBy, r.createdByName AS createdByName, r.createdDate AS createdDate`;

/** A user's own requests, newest first. */
export const requestsOf = query<{ userKey: string; key: string | null }, RequestRow>(
  'requests.of',
  `MATCH (u:User {key: $userKey})-[:SENT]->(r:Request)
   WHERE $key IS NULL OR r.key = $key
   RETURN ${FIELDS} ORDER BY r.createdDate DESC, r.key LIMIT 1000`,
  requestRow,
);

/** Keeps a request; one of the same key and sender stays as it is. */
export const keepRequestOf = query(
  'requests.keep',
  `MATCH (u:User {key: $userKey})
   MERGE (u)-[:SENT]->(r:Request {key: $key})
   ON CREATE SET r.addresses = $addresses, r.fileNames = $fileNames, r.message = $message, r.entityKey = $entityKey,
     r.entityName = $entityName, r.createdByName = u.name, r.createdDate = $now
   RETURN ${FIELDS}`,
  requestRow,
);
