import { BASIS_NAMES, PRESET_NAMES } from '@stemma/shared/rules/ownershipNames';
import type { OwnershipSettings } from './settings';
import { dayOf, thresholdOf } from './settings';

/** The question that the settings ask of an entity, in the words of calls. */
export function askedOf(entityKey: string, settings: OwnershipSettings) {
  const { percent, inclusive } = thresholdOf(settings);
  return {
    entityKey,
    asOf: dayOf(settings),
    basis: BASIS_NAMES[settings.basis],
    preset: PRESET_NAMES[settings.preset],
    threshold: percent,
    inclusive,
    listed: [...settings.listed],
    leaveOutUndated: settings.leaveOutUndated,
    majorityWhole: settings.majorityWhole,
    withControl: settings.withControl,
  };
}
