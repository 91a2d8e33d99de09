import { useEffect } from 'react';
import { useParams } from 'react-router';
import { part } from '../../components/part';
import { DoorCard } from './door/DoorCard';
import { useDoor } from './door/useDoor';
import { ViewerSkeleton } from './ViewerSkeleton';

const chart = part(() => import('./chart/SharedChart').then((loaded) => loaded.SharedChart), <ViewerSkeleton />);

/** What a share link opens, for whoever has it (SPEC §2.1): the card before it, then the chart, which is fetched meanwhile. */
export function ViewerPage() {
  const { key = '' } = useParams();
  return <SharedPlace key={key} linkKey={key} />;
}

function SharedPlace({ linkKey }: { linkKey: string }) {
  const door = useDoor(linkKey);
  useEffect(() => chart.preload(), []);
  const { state, ended } = door;
  if (state.at !== 'open') return <DoorCard door={door} />;
  return <chart.Component visit={state.visit} onEnded={ended} />;
}
