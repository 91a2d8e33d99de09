import { z } from 'zod';
import { query } from '../../store';

const keyRow = z.object({ key: z.string() });
const goneRow = z.object({ gone: z.number() });

/** A new session of a user. */
export interface NewSession extends Record<string, unknown> {
  key: string;
  userKey: string;
  /** Milliseconds. */
  now: number;
  expiresAt: number;
  owesSecondFactor: boolean;
  /** Where it was begun, and by which program. */
  address: string;
  agent: string;
}

/** Keeps a new session of a user, and forgets those of his that have run out. */
export const addSession = query<NewSession, { key: string }>(
  'sessions.add',
  `MATCH (u:User {key: $userKey})
   CREATE (s:Session {key: $key, createdAt: $now, lastSeen: $now, expiresAt: $expiresAt, owesSecondFactor: $owesSecondFactor,
     address: $address, agent: $agent})-[:OF]->(u)
   SET u.lastAccessed = $now
   WITH u, s
   CALL (u) { MATCH (old:Session)-[:OF]->(u) WHERE old.expiresAt <= $now DETACH DELETE old }
   RETURN s.key AS key`,
  keyRow,
);

/** Makes the sessions of an organization's users end no later than what it says of their length now. Answers how many. */
export const shortenSessions = query<{ organizationKey: string; usualHours: number; now: number }, { count: number }>(
  'sessions.shorten',
  `MATCH (o:Organization {key: $organizationKey})
   WITH $now + coalesce(o.sessionHours, $usualHours) * 3600000 AS until, o
   MATCH (s:Session)-[:OF]->(:User)-[:MEMBER_OF]->(o) WHERE s.expiresAt > until
   SET s.expiresAt = until
   RETURN count(s) AS count`,
  z.object({ count: z.number() }),
);

/** When a session was begun, in milliseconds. */
export const sessionBegun = query<{ key: string }, { createdAt: number }>(
  'sessions.begun',
  'MATCH (s:Session {key: $key}) RETURN s.createdAt AS createdAt',
  z.object({ createdAt: z.number() }),
);

/** Ends a session. */
export const dropSession = query<{ key: string }, { gone: number }>(
  'sessions.drop',
  'MATCH (s:Session {key: $key}) DETACH DELETE s RETURN count(*) AS gone',
  goneRow,
);

/** Ends a user's sessions, but for the one of key $except. */
export const dropSessionsOf = query<{ userKey: string; except: string }, { gone: number }>(
  'sessions.dropAll',
  'MATCH (s:Session)-[:OF]->(:User {key: $userKey}) WHERE s.key <> $except DETACH DELETE s RETURN count(*) AS gone',
  goneRow,
);

/** Ends one session of a user's; none where it is somebody else's. */
export const dropOwnSession = query<{ userKey: string; key: string }, { gone: number }>(
  'sessions.dropOwn',
  'MATCH (s:Session {key: $key})-[:OF]->(:User {key: $userKey}) DETACH DELETE s RETURN count(*) AS gone',
  goneRow,
);

const sessionRow = z.object({
  key: z.string(),
  createdAt: z.number(),
  lastSeen: z.number(),
  address: z.string(),
  agent: z.string(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** A user's living sessions, those in use last first. */
export const sessionsOf = query<{ userKey: string; now: number }, SessionRow>(
  'sessions.of',
  `MATCH (s:Session)-[:OF]->(:User {key: $userKey})
   WHERE s.expiresAt > $now AND NOT coalesce(s.owesSecondFactor, false)
   RETURN s.key AS key, s.createdAt AS createdAt, coalesce(s.lastSeen, s.createdAt) AS lastSeen, coalesce(s.address, '') AS address,
          coalesce(s.agent, '') AS agent
   ORDER BY lastSeen DESC, key LIMIT 200`,
  sessionRow,
);
