import { z } from 'zod';
import type { Tx } from '../../store';
import { query } from '../../store';

/** A user's picture with whose it is. */
export const pictureByKey = query<
  { key: string },
  {
    userKey: string;
    organizationKey: string;
    contentType: string;
    size: number;
    sha256: string;
    blobKey: string;
  }
>(
  'users.picture',
  `MATCH (o:Organization)<-[:MEMBER_OF]-(u:User)-[:HAS_PICTURE]->(p:UserPicture {key: $key})-[:HAS_BYTES]->(b:Blob)
   RETURN u.key AS userKey, o.key AS organizationKey, p.contentType AS contentType, p.size AS size, p.sha256 AS sha256, b.key AS blobKey`,
  z.object({
    userKey: z.string(),
    organizationKey: z.string(),
    contentType: z.string(),
    size: z.number(),
    sha256: z.string(),
    blobKey: z.string(),
  }),
);

/** Takes the picture of users away; its bytes are marked to be deleted. */
export const DROP_PICTURE = `CALL (u) {
     MATCH (u)-[:HAS_PICTURE]->(p:UserPicture)-[:HAS_BYTES]->(b:Blob)
     SET b.orphanedAt = $now
     DETACH DELETE p
   }`;

/** Takes a user's picture away, under his lock. */
export async function dropPicture(tx: Tx, userKey: string, now: number): Promise<void> {
  await tx.run(
    'users.dropPicture',
    `MATCH (u:User {key: $userKey}) SET u._l = 1 REMOVE u._l, u.imageKey WITH u ${DROP_PICTURE}`,
    { userKey, now },
  );
}

/** Keeps a user's picture in place of the one before; its bytes are marked to be deleted. */
export async function savePicture(
  tx: Tx,
  saved: { userKey: string; picture: { key: string } & Record<string, unknown>; blob: Record<string, unknown> },
  now: number,
): Promise<void> {
  await dropPicture(tx, saved.userKey, now);
  await tx.run(
    'users.savePicture',
    `MATCH (u:User {key: $userKey})
     SET u.imageKey = $picture.key
     CREATE (u)-[:HAS_PICTURE]->(p:UserPicture)-[:HAS_BYTES]->(b:Blob)
     SET p = $picture, b = $blob`,
    saved,
  );
}
