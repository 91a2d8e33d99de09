import { useMemo } from 'react';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { thresholdOf, useOwnershipSettings } from '../../lib/ownership/settings';
import { useCalculation } from '../../lib/ownership/useCalculation';
import { overlayOf, type OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import { questionOf } from '../../components/ownership/question';

const HOLDERS = 1000;

/** What the chart shows of the owners of the picked subject; null where none is picked. */
export function useOverlay(graph: OwnershipGraph): OwnershipOverlay | null {
  const settings = useOwnershipSettings();
  const { shown } = settings;
  const { percent } = thresholdOf(settings);
  const isThere = useMemo(
    () => Boolean(shown) && graph.entities.some(({ key, typeName }) => key === shown && typeName !== 'Individual'),
    [graph, shown],
  );
  const asked =
    isThere && shown ? { ...questionOf(shown, { ...settings, threshold: ofPreset(settings) }), first: HOLDERS } : null;
  const { answer } = useCalculation('ownership', graph, asked);
  return useMemo(() => (answer ? overlayOf(graph, answer, percent) : null), [graph, answer, percent]);
}

/** Moving the threshold hides and calculates nothing. */
function ofPreset({ preset }: { preset: keyof typeof PRESET_DESCRIPTIONS }) {
  return PRESET_DESCRIPTIONS[preset].threshold;
}
