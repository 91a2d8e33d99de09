import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { roleChoicesQuery, type RoleChoice } from './documents';

/** The roles to choose from: those that own first, then all others by name, the organization's own among them. */
export function useRoleChoices() {
  const { data, error, loading, refetch } = useQuery(roleChoicesQuery, { fetchPolicy: 'cache-and-network' });
  const choices = data?.linkRoles;
  const names = useMemo(
    () => [...new Set<string>([...PERCENTAGE_ROLES, ...(choices?.map(({ name }) => name) ?? LINK_ROLES)])],
    [choices],
  );
  const custom: readonly RoleChoice[] | undefined = useMemo(
    () => choices?.filter(({ isCustom }) => isCustom),
    [choices],
  );
  return { names, custom, failed: error !== undefined && !data, loading, refetch };
}
