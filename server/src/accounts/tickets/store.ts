import { z } from 'zod';
import { query } from '../../store';

const keyRow = z.object({ key: z.string() });
const KINDS = z.enum(['reset', 'activate']);

/** Keeps a ticket of a user's by its hash; those of his that have run out or were used go. None without the user. */
export const saveTicket = query<
  { hash: string; kind: string; userKey: string; now: number; expiresAt: number },
  { key: string }
>(
  'tickets.keep',
  `MATCH (u:User {key: $userKey})
   CREATE (t:Ticket {key: $hash, kind: $kind, createdAt: $now, expiresAt: $expiresAt})-[:LETS_IN]->(u)
   WITH u, t
   CALL (u) { MATCH (old:Ticket)-[:LETS_IN]->(u) WHERE old.expiresAt <= $now OR old.usedAt IS NOT NULL DETACH DELETE old }
   RETURN t.key AS key`,
  keyRow,
);

const ticketRow = z.object({ userKey: z.string(), kind: KINDS, expiresAt: z.number() });
export type TicketRow = z.infer<typeof ticketRow>;

const LIVING = `t.usedAt IS NULL AND t.expiresAt > $now AND NOT coalesce(u.deactivated, false)
  AND (t.kind = 'activate') = coalesce(u.isPending, false)`;

/** A ticket that can still be used. */
export const livingTicket = query<{ hash: string; now: number }, TicketRow>(
  'tickets.living',
  `MATCH (t:Ticket {key: $hash})-[:LETS_IN]->(u:User) WHERE ${LIVING}
   RETURN u.key AS userKey, t.kind AS kind, t.expiresAt AS expiresAt`,
  ticketRow,
);

/** Uses a ticket up, under its lock: of many at the same moment one is let in. */
export const useTicket = query<{ hash: string; now: number }, TicketRow>(
  'tickets.use',
  `MATCH (t:Ticket {key: $hash}) SET t._l = 1 REMOVE t._l
   WITH t MATCH (t)-[:LETS_IN]->(u:User) WHERE ${LIVING}
   SET t.usedAt = $now
   RETURN u.key AS userKey, t.kind AS kind, t.expiresAt AS expiresAt`,
  ticketRow,
);

/** Ends all tickets of a user. */
export const dropTickets = query<{ userKey: string }, { gone: number }>(
  'tickets.drop',
  'MATCH (t:Ticket)-[:LETS_IN]->(:User {key: $userKey}) DETACH DELETE t RETURN count(*) AS gone',
  z.object({ gone: z.number() }),
);
