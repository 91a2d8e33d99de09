import { useEffect, useMemo } from 'react';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import type { ChartDocument } from '../../../chart/model/document';
import { useOverlay } from '../../../chart/ownership/useOverlay';
import { documentOn, inForceOn } from '../../../chart/ownership/asOfDay';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { resetOwnership, useOwnershipSettings } from '../../../lib/ownership/settings';
import { useSessionState } from '../editor';

const NOTHING: ReadonlySet<string> = new Set();
const NO_BADGES: ReadonlyMap<string, readonly CardBadge[]> = new Map();

/** How ownership and the day that is looked at change what the chart shows; null where nothing fades for them. */
export function useOwnershipLook() {
  const document = useSessionState((state) => state.document);
  const { asOf, hideUnconnected } = useOwnershipSettings();
  const overlay = useOverlay(ownershipGraphOf(document));
  useEffect(() => resetOwnership, []);
  const asSeen = useMemo(() => (asOf === null ? undefined : (whole: ChartDocument) => documentOn(whole, asOf)), [asOf]);
  const inForceOnly = useMemo(() => (asOf === null ? null : inForceOn(document, asOf)), [asOf, document]);
  const hidden = useMemo(() => {
    if (!overlay || !hideUnconnected) return NOTHING;
    return new Set([...document.nodes.keys()].filter((key) => !overlay.nodes.has(key)));
  }, [overlay, hideUnconnected, document]);
  return { overlay, inForceOnly, hidden, badges: overlay?.badges ?? NO_BADGES, asSeen };
}
