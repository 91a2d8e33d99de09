import type { KeyboardEvent } from 'react';
import { currentPanelChart } from '../../lib/panelChart';

/** Ctrl/Cmd+S in a form of the panel saves the form, and the chart behind it as everywhere on it. */
export function onSaveKey(save: () => void) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
    void currentPanelChart()?.save();
  };
}
