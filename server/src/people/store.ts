import { z } from 'zod';
import { entityIsReadable } from '../access/store';
import type { Tx } from '../store';
import { query } from '../store';

const properties = z.record(z.string(), z.unknown());
const personRow = z.object({ properties, isIndividual: z.boolean() });
export type PersonRow = z.infer<typeof personRow>;

/** The key persons of an entity by name; an individual that the user may not read, or in the bin, is left out. */
export const peopleOf = query(
  'people.of',
  `MATCH (p)-[:KEY_PERSON_OF]->(:Entity {key: $key})
   WHERE p:AttachedPerson OR (NOT coalesce(p.binned, false) AND ${entityIsReadable('p')})
   RETURN properties(p) AS properties, p:Entity AS isIndividual
   ORDER BY toLower(coalesce(p.firstName, p.name, '')), toLower(coalesce(p.lastName, '')), p.key`,
  personRow,
);

/** The entity that a person of this key is attached to; one row, without an entity, where nothing has the key. */
export const ownerOfPerson = query(
  'people.owner',
  'MATCH (p:AttachedPerson {key: $key}) OPTIONAL MATCH (p)-[:KEY_PERSON_OF]->(e:Entity) RETURN e.key AS entityKey LIMIT 1',
  z.object({ entityKey: z.string().nullable() }),
);

/** Whether an entity has this key: it would be taken for the person. */
export const entityOfKey = query(
  'people.entityOfKey',
  'MATCH (e:Entity {key: $key}) RETURN e.key AS key',
  z.object({ key: z.string() }),
);

/** Keeps a person at an entity, with the link's own key and name. */
export async function savePerson(
  tx: Tx,
  params: { entityKey: string; key: string; person: Record<string, unknown>; link: Record<string, unknown> },
): Promise<void> {
  await tx.run(
    'people.keep',
    `MATCH (e:Entity {key: $entityKey})
     MERGE (p:AttachedPerson {key: $key})
     SET p += $person
     MERGE (p)-[l:KEY_PERSON_OF]->(e) SET l += $link`,
    params,
  );
}

/** Ties an individual to an entity as its key person. */
export async function tieIndividual(
  tx: Tx,
  params: { entityKey: string; key: string; link: Record<string, unknown> },
): Promise<void> {
  await tx.run(
    'people.tie',
    `MATCH (e:Entity {key: $entityKey}), (p:Entity:Individual {key: $key})
     MERGE (p)-[l:KEY_PERSON_OF]->(e) SET l += $link`,
    params,
  );
}

/** Takes a key person off an entity; an attached person goes, an individual stays as a record. */
export const removePerson = query(
  'people.remove',
  `MATCH (p {key: $key})-[l:KEY_PERSON_OF]->(:Entity {key: $entityKey})
   WHERE p:AttachedPerson OR p:Entity
   DELETE l
   WITH p, p:AttachedPerson AS attached
   CALL (p, attached) { WITH p, attached WHERE attached DETACH DELETE p }
   RETURN attached`,
  z.object({ attached: z.boolean() }),
);
