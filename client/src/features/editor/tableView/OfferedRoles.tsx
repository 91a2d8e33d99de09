import type { ReactNode } from 'react';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { useRoleChoices } from '../roles/useRoleChoices';
import { OfferedRolesContext, ROLE_LIST } from './roleList';

/** Reads the roles that the cells in it offer. */
export function OfferedRoles({ children }: { children: ReactNode }) {
  const { names } = useRoleChoices();
  return (
    <OfferedRolesContext value={names}>
      {children}
      <datalist id={ROLE_LIST}>
        {names.map((name) => (
          <option key={name} value={roleLabel(name)} />
        ))}
      </datalist>
    </OfferedRolesContext>
  );
}
