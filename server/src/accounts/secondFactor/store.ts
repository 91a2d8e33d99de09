import { z } from 'zod';
import { query } from '../../store';

const factorRow = z.object({
  email: z.string(),
  organizationKey: z.string(),
  isForced: z.boolean(),
  /** Sealed; null where no second factor is on. */
  secret: z.string().nullable(),
  /** Sealed; a secret that is shown and not confirmed yet. */
  newSecret: z.string().nullable(),
  /** The step of the last code that was used. */
  lastStep: z.number().nullable(),
  recoveryHashes: z.array(z.string()),
});
export type FactorRow = z.infer<typeof factorRow>;

/** Locks a user and reads his second factor, so that a code is used once even by many at the same moment. */
export const lockFactor = query<{ userKey: string }, FactorRow>(
  'secondFactor.lock',
  `MATCH (u:User {key: $userKey}) SET u._l = 1 REMOVE u._l
   WITH u MATCH (u)-[:MEMBER_OF]->(o:Organization)
   RETURN u.email AS email, o.key AS organizationKey, coalesce(o.forceSecondFactor, false) AS isForced, u.tfaSecret AS secret,
          u.tfaNewSecret AS newSecret, u.tfaLastStep AS lastStep, coalesce(u.tfaRecoveryHashes, []) AS recoveryHashes`,
  factorRow,
);

const keyRow = z.object({ key: z.string() });

/** Keeps a secret that waits to be confirmed. */
export const saveNewSecret = query<{ userKey: string; sealed: string }, { key: string }>(
  'secondFactor.saveNew',
  'MATCH (u:User {key: $userKey}) SET u.tfaNewSecret = $sealed RETURN u.key AS key',
  keyRow,
);

/** Switches the second factor on by the confirmed secret, sealed anew. */
export const switchOn = query<
  { userKey: string; sealed: string; step: number; recoveryHashes: string[] },
  { key: string }
>(
  'secondFactor.switchOn',
  `MATCH (u:User {key: $userKey})
   SET u.tfaSecret = $sealed, u.tfaLastStep = $step, u.tfaRecoveryHashes = $recoveryHashes
   REMOVE u.tfaNewSecret
   RETURN u.key AS key`,
  keyRow,
);

/** Switches the second factor off and forgets all of it. */
export const switchOff = query<{ userKey: string }, { key: string }>(
  'secondFactor.switchOff',
  `MATCH (u:User {key: $userKey})
   REMOVE u.tfaSecret, u.tfaNewSecret, u.tfaLastStep, u.tfaRecoveryHashes
   RETURN u.key AS key`,
  keyRow,
);

/** Notes what a used code leaves: the step that it was of, and the recovery codes that are left. */
export const noteUse = query<{ userKey: string; step: number | null; recoveryHashes: string[] }, { key: string }>(
  'secondFactor.noteUse',
  `MATCH (u:User {key: $userKey})
   SET u.tfaLastStep = $step, u.tfaRecoveryHashes = $recoveryHashes
   RETURN u.key AS key`,
  keyRow,
);
