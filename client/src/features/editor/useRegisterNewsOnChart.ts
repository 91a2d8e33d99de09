import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import { t } from '@stemma/shared/language/translate';
import { readNewsOnChart } from '../../components/registers/calls';
import { useChanged } from '../../lib/changed';
import { useSessionState, type Editor } from './editor';

type Badges = ReadonlyMap<string, readonly CardBadge[]>;

const NONE: Badges = new Map();

/** A badge for each card of whose entity a register says something new. */
export function useRegisterNewsOnChart({ session, source }: Editor): Badges {
  const revision = useSessionState((state) => state.revision);
  const [badges, setBadges] = useState(NONE);
  const asking = useRef<AbortController>(undefined);
  const isChart = source.kind === 'chart';
  const read = useCallback(async () => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const news = await readNewsOnChart(session.key, signal).catch(() => undefined);
    if (!news || signal.aborted) return;
    setBadges(news.length === 0 ? NONE : new Map(news.map(({ key }) => [key, [BADGE]])));
  }, [session]);
  useEffect(() => {
    if (!isChart) return;
    void read();
    return () => asking.current?.abort();
  }, [isChart, read, revision]);
  useChanged('entities', () => (isChart ? read() : undefined));
  return badges;
}

const BADGE: CardBadge = { text: t('Register: news'), tone: 'warning', place: 'belowRight' };
