import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import type { Risk } from '@stemma/shared/lookups/kinds';
import { t } from '@stemma/shared/language/translate';
import type { ChartScreeningQuery } from '../../gql/graphql';
import { useChanged } from '../../lib/changed';
import { chartScreeningQuery, useLookupSources } from '../../lib/lookups';
import { useSessionState, type Editor } from './editor';

type Badges = ReadonlyMap<string, readonly CardBadge[]>;
type Shown = ChartScreeningQuery['chartScreening'][number];

const NONE: Badges = new Map();
/** Milliseconds between two looks while some wait to be screened, the longer the more there were. */
const LOOK_EVERY = 2000;
const LOOK_EVERY_MOST = 30_000;

/** Reads what screening came to for the chart's entities, tells the chart, whose cards may be coloured by it, and answers what stands on its cards. */
export function useScreeningOnChart({ session, source, ui }: Editor): Badges {
  const client = useApolloClient();
  const canScreen = useLookupSources().some((one) => one.screens);
  const revision = useSessionState((state) => state.revision);
  const [badges, setBadges] = useState(NONE);
  const isChart = source.kind === 'chart';
  const read = useCallback(async (): Promise<boolean> => {
    const variables = { chartKey: session.key };
    const answer = await client
      .query({ query: chartScreeningQuery, variables, fetchPolicy: 'no-cache' })
      .catch(() => undefined);
    const screeningStatuses = answer?.data?.chartScreening;
    if (!screeningStatuses) return false;
    session.adoptRisks(new Map(screeningStatuses.map(({ key, risk }) => [key, risk])));
    setBadges(new Map(screeningStatuses.flatMap(badgeOf)));
    return screeningStatuses.some(({ isWaiting }) => isWaiting);
  }, [client, session]);
  /** Another number when it is followed anew, or no more. */
  const turn = useRef(0);
  const follow = useCallback(async (): Promise<void> => {
    const own = (turn.current += 1);
    for (let pause = LOOK_EVERY; turn.current === own && (await read()); pause = Math.min(pause * 1.5, LOOK_EVERY_MOST))
      await new Promise((resolve) => setTimeout(resolve, pause));
  }, [read]);

  useEffect(() => ui.setState({ canScreen: isChart && canScreen }), [ui, isChart, canScreen]);
  useEffect(() => {
    if (!isChart || !canScreen) return;
    void follow();
    return () => {
      turn.current += 1;
    };
  }, [isChart, canScreen, follow, revision]);
  useChanged('screening', () => {
    if (isChart && canScreen) void follow();
  });
  return badges;
}

const SAID: Partial<Record<Risk, Omit<CardBadge, 'place'>>> = {
  sanction: { text: t('Sanctioned'), tone: 'danger' },
  pep: { text: t('PEP'), tone: 'warning' },
  other: { text: t('On a list'), tone: 'warning' },
};

function badgeOf({ key, risk, open, changed }: Shown): [string, CardBadge[]][] {
  const said = SAID[risk];
  if (said) return [[key, [{ ...said, text: changed > 0 || open > 0 ? `${said.text} ?` : said.text, place: 'left' }]]];
  return open > 0 ? [[key, [{ text: t('{open} to check', { open }), tone: 'warning', place: 'left' }]]] : [];
}
