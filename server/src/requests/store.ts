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
  mails: z.array(
    z.object({
      address: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      tries: z.number(),
      sentDate: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type RequestRow = z.infer<typeof requestRow>;

const REQUEST = `r.key AS key, r.addresses AS addresses, r.fileNames AS fileNames, r.message AS message, r.entityKey AS entityKey,
  r.entityName AS entityName, u.key AS createdBy, r.createdByName AS createdByName, r.createdDate AS createdDate,
  [(r)-[:SENT_AS]->(m:Mail) | {address: m.to, state: m.state, tries: m.tries, sentDate: m.sentDate, reason: m.reason}] AS mails`;

/** A user's own requests, newest first; those for one entity, or one by its key, where asked for. */
export const requestsOf = query<{ userKey: string; key: string | null; entityKey: string | null }, RequestRow>(
  'requests.of',
  `MATCH (u:User {key: $userKey})-[:SENT]->(r:Request)
   WHERE ($key IS NULL OR r.key = $key) AND ($entityKey IS NULL OR r.entityKey = $entityKey)
   WITH u, r ORDER BY r.createdDate DESC, r.key LIMIT 1000
   RETURN ${REQUEST}`,
  requestRow,
);

/** Takes the sender's lock, and says how his organization words requests. */
export const lockSender = query(
  'requests.lockSender',
  `MATCH (u:User {key: $userKey})-[:MEMBER_OF]->(o:Organization) SET u._l = 1 REMOVE u._l
   RETURN o.requestSubject AS subject, o.requestText AS text`,
  z.object({
    subject: z.string().nullable(),
    text: z.string().nullable(),
  }),
);

/** Mail domains that get messages of an organization's own. */
export const domainsOf = query<{ organizationKey: string }, { domains: string[] }>(
  'requests.domains',
  'MATCH (o:Organization {key: $organizationKey}) RETURN coalesce(o.messageDomains, []) AS domains',
  z.object({ domains: z.array(z.string()) }),
);

/** Of addresses in small letters, those of other users of an organization who use their accounts. */
export const ownAddresses = query<
  { userKey: string; organizationKey: string; addresses: string[] },
  { address: string }
>(
  'requests.ownAddresses',
  `UNWIND $addresses AS address
   MATCH (u:User {email: address})-[:MEMBER_OF]->(:Organization {key: $organizationKey})
   WHERE u.key <> $userKey AND NOT coalesce(u.isPending, false) AND NOT coalesce(u.deactivated, false)
     AND coalesce(u.accountType, 'Standard') <> 'None'
   RETURN DISTINCT address`,
  z.object({ address: z.string() }),
);

/** Who sent the request of a key. */
export const requestSender = query<{ key: string }, { userKey: string }>(
  'requests.senderOf',
  'MATCH (u:User)-[:SENT]->(:Request {key: $key}) RETURN u.key AS userKey',
  z.object({ userKey: z.string() }),
);

/** Keeps a request with the messages that carry it. */
export const saveRequest = query(
  'requests.keep',
  `MATCH (u:User {key: $userKey})
   CREATE (u)-[:SENT]->(r:Request {key: $key, addresses: $addresses, fileNames: $fileNames, message: $message,
     entityKey: $entityKey, entityName: $entityName, createdByName: u.name, createdDate: $createdDate})
   WITH r UNWIND $mails AS mail
   MATCH (m:Mail {key: mail})
   CREATE (r)-[:SENT_AS]->(m)
   RETURN count(m) AS mails`,
  z.object({ mails: z.number() }),
);
