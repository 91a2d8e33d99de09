import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';

/** One message to one recipient, as it is kept. */
export interface NewMail {
  key: string;
  to: string;
  template: string;
  /** JSON of what the template is filled with; forgotten once the message is sent. */
  values: string;
  organizationKey: string;
  userKey: string;
  /** ISO text. */
  createdDate: string;
  /** Milliseconds. */
  now: number;
}

/** Keeps messages to be sent; those whose keys are known stay as they are. */
export async function saveMail(tx: Tx, mails: NewMail[]): Promise<void> {
  await tx.run(
    'mail.keep',
    `UNWIND $mails AS mail
     MERGE (m:Mail {key: mail.key})
     ON CREATE SET m.to = mail.to, m.template = mail.template, m.values = mail.values, m.organizationKey = mail.organizationKey,
       m.userKey = mail.userKey, m.createdDate = mail.createdDate, m.state = 'waiting', m.tries = 0, m.dueAt = mail.now`,
    { mails },
  );
}

/** How many messages wait. */
export const countWaiting = query<Record<string, never>, { count: number }>(
  'mail.countWaiting',
  `MATCH (m:Mail {state: 'waiting'}) RETURN count(m) AS count`,
  z.object({ count: z.number() }),
);

const lockDue = query(
  'mail.lockDue',
  `MATCH (m:Mail {state: 'waiting'}) WHERE m.dueAt <= $now
   WITH m ORDER BY m.dueAt, m.key LIMIT $limit
   SET m._l = 1 REMOVE m._l
   RETURN m.key AS key`,
  z.object({ key: z.string() }),
);

const mailRow = z.object({
  key: z.string(),
  to: z.string(),
  template: z.enum(['request', 'info', 'share', 'ticket', 'demo']),
  values: z.string(),
  createdDate: z.string(),
  tries: z.number(),
});
export type MailRow = z.infer<typeof mailRow>;

const claimLocked = query(
  'mail.claim',
  `UNWIND $keys AS key
   MATCH (m:Mail {key: key})
   WHERE m.state = 'waiting' AND m.dueAt <= $now
   SET m.dueAt = $until, m.claim = $claim, m.tries = m.tries + 1
   RETURN m.key AS key, m.to AS to, m.template AS template, m.values AS values, m.createdDate AS createdDate, m.tries AS tries`,
  mailRow,
);

/** Which messages to take, for whom, and until when (milliseconds). */
export interface Claim {
  claim: string;
  now: number;
  until: number;
  limit: number;
}

/** Takes due messages for one server. What another took between looking and locking is seen under the lock and left to it. */
export async function claimDue(tx: Tx, { claim, now, until, limit }: Claim): Promise<MailRow[]> {
  const keys = (await lockDue(tx, { now, limit: int(limit) })).map(({ key }) => key);
  return keys.length === 0 ? [] : claimLocked(tx, { keys, claim, now, until });
}

/** Notes that a message is gone, and forgets what it said. */
export async function saveSent(tx: Tx, key: string, sentDate: string): Promise<void> {
  await tx.run(
    'mail.sent',
    `MATCH (m:Mail {key: $key}) SET m.state = 'sent', m.sentDate = $sentDate REMOVE m.values, m.claim, m.reason`,
    { key, sentDate },
  );
}

/** Notes a failed try of the server that holds the message: to be tried again, or failed for good. */
export async function saveFailure(
  tx: Tx,
  params: { key: string; claim: string; reason: string; final: boolean; dueAt: number },
): Promise<void> {
  await tx.run(
    'mail.failure',
    `MATCH (m:Mail {key: $key}) SET m._l = 1 REMOVE m._l
     WITH m WHERE m.claim = $claim AND m.state = 'waiting'
     SET m.reason = $reason, m.dueAt = $dueAt, m.state = CASE WHEN $final THEN 'failed' ELSE 'waiting' END
     REMOVE m.claim`,
    params,
  );
  if (params.final) await tx.run('mail.forget', `MATCH (m:Mail {key: $key, state: 'failed'}) REMOVE m.values`, params);
}
