import { useEffect } from 'react';
import { messages } from '@stemma/shared/messages';
import { onSettingsFailed } from '../../lib/settings';
import { notify } from '../notify';

const TIME = 5000;

/** Says by a toast that settings could not be fetched (SPEC §8): the ones that a screen shows, once a failure. */
export function useSettingsFailure(failed: boolean): void {
  useEffect(() => {
    if (failed) notify('Error', messages.settingsFailed, TIME);
  }, [failed]);
}

/** The same for settings that are asked for while charts are drawn, which go on with the defaults. */
export function useSettingsFailureWhileDrawing(): void {
  useEffect(() => onSettingsFailed(() => notify('Error', messages.settingsFailed, TIME)), []);
}
