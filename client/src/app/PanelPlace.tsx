import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../components/lazyComponent';
import { dropEntityPanel, useOpenEntity } from '../lib/entityPanel';

const panel = lazyComponent(() => import('../features/panel/EntityPanel').then((loaded) => loaded.EntityPanel));

/** Milliseconds after which the panel is fetched although nobody asked for it yet, so that it opens at once. */
const FETCH_AFTER = 1500;

/** Where the entity panel slides in, over any page; another page is a closed panel. */
export function PanelPlace() {
  const { pathname } = useLocation();
  const open = useOpenEntity() !== null;
  useEffect(() => dropEntityPanel, [pathname]);
  useEffect(() => {
    const timer = setTimeout(panel.preload, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <panel.Component />;
}
