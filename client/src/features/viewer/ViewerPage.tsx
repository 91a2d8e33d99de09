import { useEffect } from 'react';
import { useParams } from '../../lib/router/hooks';
import { lazyComponent } from '../../components/lazyComponent';
import { hasOpeningPicture } from '../../lib/openingPicture';
import { GateCard } from './gate/GateCard';
import { useShareLinkGate } from './gate/useShareLinkGate';
import { ViewerSkeleton } from './ViewerSkeleton';

const chart = lazyComponent(
  () => import('./chart/SharedChart').then((loaded) => loaded.SharedChart),
  <ViewerSkeleton />,
);

/** What a share link opens, for whoever has it (SPEC §2.1): the card before it, then the chart, which is fetched meanwhile. */
export function ViewerPage() {
  const { key = '' } = useParams();
  return <SharedPlace key={key} linkKey={key} />;
}

function SharedPlace({ linkKey }: { linkKey: string }) {
  const gate = useShareLinkGate(linkKey);
  useEffect(() => chart.preload(), []);
  const { state, ended } = gate;
  if (state.at === 'asking' && hasOpeningPicture()) return <ViewerSkeleton />;
  if (state.at !== 'open') return <GateCard gate={gate} />;
  return <chart.Component visit={state.visit} onEnded={ended} />;
}
