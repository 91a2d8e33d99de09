import { randomUUID } from 'node:crypto';

/** Stands for whoever saves, in the plain rows. */
export const CALLER = {
  kind: 'user',
  userKey: randomUUID(),
  organizationKey: randomUUID(),
  isAdmin: false,
  accountType: 'Standard',
  sessionKey: '',
} as const;
export const NOW = '2026-11-21T00:00:00.000Z';
