import { createContext, use } from 'react';

/** Key of the list of roles that cells offer. */
export const ROLE_LIST = 'twin-roles';

export const OfferedRolesContext = createContext<readonly string[]>([]);

/** The roles that cells offer, by their spelling. */
export function useOfferedRoles(): readonly string[] {
  return use(OfferedRolesContext);
}
