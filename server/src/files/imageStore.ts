import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';
import { FACTS, factsRow, OWNER } from './store';

/** A picture with what the rules need of its entity or chart; a row for each that has it. */
export const imageByKey = query(
  'files.image',
  `MATCH (o)-[:HAS_IMAGE]->(i:ChartImage {key: $key})-[:HAS_BYTES]->(b:Blob)
   RETURN ${FACTS}, i.contentType AS contentType, i.size AS size, i.sha256 AS sha256, b.key AS blobKey`,
  factsRow.extend({ contentType: z.string(), size: z.number(), sha256: z.string(), blobKey: z.string() }),
);

/** Those of some pictures that a chart does not have, with what the rules need of each that has them. */
export const imagesFor = query(
  'files.imagesFor',
  `UNWIND $keys AS key
   MATCH (o)-[:HAS_IMAGE]->(i:ChartImage {key: key})
   WHERE NOT EXISTS { (i)<-[:HAS_IMAGE]-(:Dataset {key: $chartKey}) }
   RETURN ${FACTS}, i.key AS key`,
  factsRow.extend({ key: z.string() }),
);

/** Lets a chart have pictures beside what has them already. */
export async function giveImages(tx: Tx, chartKey: string, keys: readonly string[]): Promise<void> {
  await tx.run(
    'files.giveImages',
    `MATCH (d:Dataset {key: $chartKey})
     UNWIND $keys AS key
     MATCH (i:ChartImage {key: key})
     MERGE (d)-[:HAS_IMAGE]->(i)`,
    { chartKey, keys },
  );
}

/** Keeps a picture of an entity or chart; the bytes of the one before are marked to be deleted. */
export async function saveImage(
  tx: Tx,
  saved: {
    ownerKey: string;
    image: { key: string } & Record<string, unknown>;
    blob: Record<string, unknown>;
    now: number;
  },
): Promise<void> {
  const { ownerKey, ...rest } = saved;
  await tx.run(
    'files.saveImage',
    `${OWNER}
     MERGE (i:ChartImage {key: $image.key})
     SET i = $image
     MERGE (o)-[:HAS_IMAGE]->(i)
     WITH i
     CALL (i) { MATCH (i)-[had:HAS_BYTES]->(old:Blob) DELETE had SET old.orphanedAt = $now }
     CREATE (i)-[:HAS_BYTES]->(b:Blob)
     SET b = $blob`,
    { key: ownerKey, ...rest },
  );
}
