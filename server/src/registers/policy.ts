import type { UserCaller } from '../access/caller';

/** Whose registers a caller reads; nobody's where he is a shared user. */
export function registersOf(caller: UserCaller): string {
  return caller.accountType === 'None' ? '' : caller.organizationKey;
}

/** Whether a caller makes, fills and deletes registers: those of his own organization, as its administrator. */
export function mayManageRegisters(caller: UserCaller, organizationKey: string): boolean {
  return caller.isAdmin && caller.accountType !== 'None' && caller.organizationKey === organizationKey;
}
