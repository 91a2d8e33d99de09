import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** Argon2id with OWASP's minimum parameters (19 MiB, 2 passes, 1 lane), a fresh salt each time. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

const unknownAccount = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password is the hashed one. Without a hash it takes as long and says no, so that an unknown name can't be told by time. */
export async function passwordIs(hashed: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(hashed ?? (await unknownAccount), password);
  return matches && Boolean(hashed);
}

/**
 * The same for what a person typed or pasted: passwords that are chosen lose the blanks around them (SPEC §5), so one that came with
 * some is right too; so is one that an administrator gave with blanks.
 */
export async function typedPasswordIs(hashed: string | null | undefined, typed: string): Promise<boolean> {
  if (await passwordIs(hashed, typed)) return true;
  const trimmed = typed.trim();
  return trimmed !== typed && passwordIs(hashed, trimmed);
}

/** A random password for a first account: 128 bits, easy to copy. */
export function randomPassword(): string {
  return randomBytes(16).toString('base64url');
}
