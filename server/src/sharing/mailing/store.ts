import { z } from 'zod';
import type { Tx } from '../../store';
import { query } from '../../store';

/** Remembers whom a link was sent to, by which messages, in the order of the rows. */
export async function saveSentTo(
  tx: Tx,
  key: string,
  rows: readonly { address: string; mail: string }[],
  at: string,
): Promise<void> {
  await tx.run(
    'sharing.sentTo',
    `MATCH (s:SharingLink {key: $key})
     UNWIND range(0, size($rows) - 1) AS place
     WITH s, place, $rows[place] AS row
     MATCH (m:Mail {key: row.mail})
     MERGE (s)-[r:SENT_TO]->(m) SET r.address = row.address, r.at = $at, r.place = place`,
    { key, rows, at },
  );
}

/** Keeps a ticket by its hash. */
export async function saveMailedTicket(
  tx: Tx,
  ticket: { key: string; linkKey: string; email: string; createdDate: string },
): Promise<void> {
  await tx.run(
    'sharing.saveTicket',
    `MATCH (s:SharingLink {key: $linkKey})
     CREATE (:Ticket {key: $key, kind: 'sharedChart', email: $email, createdDate: $createdDate})-[:OPENS_LINK]->(s)`,
    ticket,
  );
}

/** The addresses to which a chart was sent by tickets that still open it. */
export const ticketedAddresses = query(
  'sharing.ticketedAddresses',
  `MATCH (:Dataset {key: $chart})<-[:OPENS]-(s:SharingLink)<-[:OPENS_LINK]-(t:Ticket {kind: 'sharedChart'})
   WHERE s.expiresAt IS NULL OR s.expiresAt > $now
   RETURN DISTINCT toLower(t.email) AS address`,
  z.object({ address: z.string() }),
);
