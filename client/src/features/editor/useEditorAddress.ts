import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../lib/router/hooks';
import { isIsoDate } from '@stemma/shared/dates';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import { useSessionState, type Editor } from './editor';

/** Keeps `?mode=edit` and `?asOf=` in step with the mode and the day that is looked at, so that a reload opens the chart as it was. */
export function useEditorAddress({ source }: Editor): void {
  const own = source.kind === 'chart';
  const mode = useSessionState((state) => state.mode);
  const { asOf } = useOwnershipSettings();
  const [search, setSearch] = useSearchParams();
  const shown = search.get('mode') === 'edit' ? 'edit' : 'view';
  const day = search.get('asOf');
  const takeDay = useEffectEvent(() => {
    if (own && day && FULL_DAY.test(day) && isIsoDate(day)) changeOwnership({ asOf: day });
  });
  useEffect(() => takeDay(), []);
  useEffect(() => {
    if (own && (shown !== mode || day !== asOf)) {
      setSearch({ ...(mode === 'edit' && { mode }), ...(asOf && { asOf }) }, { replace: true });
    }
  }, [own, mode, shown, day, asOf, setSearch]);
}

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;
