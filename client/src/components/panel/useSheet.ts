import { useState, type FocusEvent } from 'react';

/** How high a panel is where it is a sheet: half of the screen, and all of it while something is typed. */
export function useSheet(openKey: string | null) {
  const [state, setState] = useState<{ key: string | null; isTall: boolean }>({ key: openKey, isTall: false });
  const isTall = state.isTall && state.key === openKey;
  const setTall = (next: boolean) => setState({ key: openKey, isTall: next });
  return {
    isTall,
    setTall,
    panelProps: {
      'data-tall': isTall || undefined,
      onFocus: ({ target }: FocusEvent) => {
        if (!isTall && target.matches('input:not([type=checkbox], [type=radio]), textarea')) setTall(true);
      },
    },
  };
}
