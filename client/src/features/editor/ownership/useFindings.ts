import { useEffect, useMemo } from 'react';
import type { ApolloClient } from '@apollo/client';
import type { CardBadge } from '@stemma/diagram/paint/badges';
import { isoToday } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { dayOf, useOwnershipSettings } from '../../../lib/ownership/settings';
import { useCalculation } from '../../../lib/ownership/useCalculation';
import { useEditor, useSessionState, useUi, type Editor } from '../editor';
import type { StoredFindings } from '../ui';
import { chartHealthQuery } from './documents';

/** Asks the store which findings are set aside and which there are of files. While it cannot be asked, what was known stands. */
export async function readStoredFindings({ session, ui }: Editor, client: ApolloClient, asOf: string): Promise<void> {
  const variables = { chartKey: session.key, asOf };
  const read = await client
    .query({ query: chartHealthQuery, variables, fetchPolicy: 'no-cache' })
    .catch(() => undefined);
  const findings = read?.data?.chartHealth;
  if (!findings) return;
  const accepted = new Set(findings.filter((one) => one.accepted).map(({ factsHash }) => factsHash));
  const ofFiles = findings.filter((one) => STORED_ONLY.has(one.code) && !one.accepted && isGrave(one)).length;
  ui.setState({ storedFindings: { accepted, ofFiles } });
}

/** Findings of files and of screening, which no chart carries. */
const STORED_ONLY: ReadonlySet<string> = new Set([
  'expired',
  'sanctioned',
  'politicallyExposed',
  'listed',
  'candidates',
  'recordChanged',
]);

/** How many errors and warnings are open: those of the chart as it stands that are not set aside, and those that only the store knows. */
export function countOpen(
  findings: readonly { severity: string; factsHash: string }[],
  stored: StoredFindings | null,
): number {
  const open = findings.filter((one) => isGrave(one) && !stored?.accepted.has(one.factsHash));
  return open.length + (stored?.ofFiles ?? 0);
}

const isGrave = ({ severity }: { severity: string }): boolean => severity !== 'note';

const NONE: ReadonlyMap<string, readonly CardBadge[]> = new Map();

/** Counts what should be looked at on the chart as it stands; answers what its cards say of it while it is edited. */
export function useFindings(): ReadonlyMap<string, readonly CardBadge[]> {
  const { ui, source } = useEditor();
  const document = useSessionState((state) => state.document);
  const editing = useSessionState((state) => state.mode === 'edit');
  const settings = useOwnershipSettings();
  const wanted = source.kind === 'chart' && document.links.size > 0;
  const { answer } = useCalculation('findings', wanted ? ownershipGraphOf(document) : null, {
    asOf: dayOf(settings),
    today: isoToday(),
  });
  const stored = useUi((state) => state.storedFindings);
  useEffect(() => {
    ui.setState({ findings: answer && countOpen(answer, stored) });
  }, [ui, answer, stored]);
  return useMemo(() => {
    if (!answer || !editing || !settings.warnOnCards) return NONE;
    const badges = new Map<string, CardBadge[]>();
    for (const { code, entities, short } of answer) {
      const [key] = entities;
      if (key && short && (code === 'over100' || code === 'missing')) {
        badges.set(key, [{ text: t(short.template, short.values), tone: 'warning', place: 'below' }]);
      }
    }
    return badges;
  }, [answer, editing, settings.warnOnCards]);
}
