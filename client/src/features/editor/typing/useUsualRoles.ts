import { useEffect, useState } from 'react';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { newLinks } from '../drawLink';

/** The roles that the settings give new links. */
export function useUsualRoles(): LinkRole[] {
  const [roles, setRoles] = useState<LinkRole[]>([]);
  useEffect(() => {
    let gone = false;
    void newLinks().then((link) => !gone && setRoles(link.roles));
    return () => {
      gone = true;
    };
  }, []);
  return roles;
}
