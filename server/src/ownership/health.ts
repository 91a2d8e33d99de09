import { isoToday } from '@stemma/shared/dates';
import type { ScreenedEntity } from '@stemma/shared/ownership/finding';
import { keyText } from '@stemma/shared/rules/basic';
import { acceptedFindingShape, fullDay } from '@stemma/shared/rules/ownership';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import { mayReadChart, viewerCanOf } from '../charts/policy';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound, parse } from '../errors';
import { screenedOnChart } from '../lookups/screening/service';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { acceptedBy, keysOf, readAccepted, withAccepted } from './accepted';
import type { PresentedFinding } from './present';
import { partiesOf, presentFinding } from './present';
import { calculated } from './run';
import type { Allowance } from './allowance';
import { allowance, inTime } from './allowance';
import type { HealthRow } from './store';
import { chartHealthContent, saveAccepted, lockChart } from './store';

const healthShape = z.object({ chartKey: keyText, asOf: fullDay.nullish() });

/** Everything about a chart that should be looked at, the gravest first; what is set aside says so. */
export async function chartHealth(context: Context, input: unknown): Promise<PresentedFinding[]> {
  const caller = requireUser(context);
  const { chartKey, asOf } = parse(healthShape, input);
  return inTime(async () => {
    const time = allowance();
    const { row, screened } = await context.read(
      async (tx) => ({
        row: await readableHealth(tx, caller, chartKey),
        screened: await screenedOnChart(tx, caller, chartKey),
      }),
      { timeoutMs: time.left() },
    );
    return presented(row, await findingsOf({ row, screened }, asOf ?? isoToday(), caller.userKey, time));
  });
}

/** A chart with what its health asks for. Throws `notFound` for one that the caller may not know of. */
export async function readableHealth(tx: Tx, caller: UserCaller, key: string): Promise<HealthRow> {
  const row = atMostOne(await chartHealthContent(tx, { key, userKey: caller.userKey }));
  if (!row || !mayReadChart(caller, row)) throw notFound();
  return row;
}

interface Looked {
  row: HealthRow;
  screened: readonly ScreenedEntity[];
}

async function findingsOf({ row, screened }: Looked, asOf: string, owner: string, { until }: Allowance) {
  const question = { asOf, files: row.files, screened };
  const work = { name: 'health' as const, view: { content: row.content }, on: 'everything' as const, question };
  const { found, graph } = await calculated(work, { owner, times: 2, until });
  return { graph, findings: found };
}

function presented(
  row: HealthRow,
  { graph, findings }: Awaited<ReturnType<typeof findingsOf>>,
  accepted = readAccepted(row.acceptedFindings),
): PresentedFinding[] {
  const names = new Map(row.acceptedBy);
  const party = partiesOf(graph);
  const saidOf = acceptedBy(accepted.map((one) => ({ ...one, byName: names.get(one.by) ?? '' })));
  return findings.map((finding) => presentFinding(finding, party, saidOf(finding)));
}

const shape = acceptedFindingShape.extend({ chartKey: keyText });

/**
 * Sets a finding of a chart aside with a reason, or takes it up again without one; for those who may edit the chart. Answers the chart's
 * findings. Throws `notFound` for a finding that there is not, `conflict` where its facts are others by now.
 */
export async function acceptFinding(context: Context, input: unknown): Promise<PresentedFinding[]> {
  const caller = requireUser(context);
  const wanted = parse(shape, input);
  const { chartKey, code, factsHash, reason = null } = wanted;
  const time = allowance();
  return inTime(() =>
    context.write(async (tx) => {
      await lockChart(tx, chartKey);
      const row = await readableHealth(tx, caller, chartKey);
      if (!viewerCanOf(caller, row).edit) throw forbidden();
      const screened = await screenedOnChart(tx, caller, chartKey);
      const found = await findingsOf({ row, screened }, wanted.asOf ?? isoToday(), caller.userKey, time);
      const keys = [...wanted.keys].sort();
      const same = found.findings.filter((one) => one.code === code && keysOf(one).join(' ') === keys.join(' '));
      if (same.length === 0) throw notFound();
      if (!same.some((one) => one.factsHash === factsHash)) {
        throw new AppError('conflict', ownershipMessages.factsChanged, { field: 'factsHash' });
      }
      const before = readAccepted(row.acceptedFindings);
      const entry = { code, keys, factsHash, reason, by: caller.userKey, on: isoToday() };
      const accepted = withAccepted(before, entry);
      const by = [...new Set(accepted.map((one) => one.by))];
      await saveAccepted(tx, { key: chartKey, accepted: JSON.stringify(accepted), by });
      await record(tx, context, { action: 'datasets/acceptFinding', target: chartKey, details: code });
      return presented(await readableHealth(tx, caller, chartKey), found);
    }),
  );
}
