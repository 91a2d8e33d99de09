import { useEffect, useState } from 'react';
import { useLocation } from '../lib/router/hooks';
import { lazyComponent } from '../components/lazyComponent';
import { usePreloadedSoon } from '../components/usePreloadedSoon';
import { dropEntityPanel, useOpenEntity } from '../lib/entityPanel';

const panel = lazyComponent(() => import('../features/panel/EntityPanel').then((loaded) => loaded.EntityPanel));

const SOON = [panel];

/** Where the entity panel slides in, over any page; another page is a closed panel. */
export function PanelPlace() {
  const { pathname } = useLocation();
  const open = useOpenEntity() !== null;
  useEffect(() => dropEntityPanel, [pathname]);
  usePreloadedSoon(SOON);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <panel.Component />;
}
