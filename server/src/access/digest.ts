import { createHash, randomBytes } from 'node:crypto';

/** How a random secret of many bits is kept: nobody finds it from its hash, so no slow hash is needed. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A random ticket of 256 bits, for an address. */
export const newTicket = (): string => randomBytes(32).toString('base64url');
