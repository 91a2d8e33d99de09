import { sentence } from '@stemma/shared/language/sentence';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { limits } from '@stemma/shared/limits';
import type { UserCaller } from '../access/caller';
import { applySave } from '../charts/save';
import { createChartIn } from '../charts/service';
import { AppError } from '../errors';
import { writeLinks } from '../links/service';
import type { Pair } from '../ownership/holds/service';
import { updateHolds, updateHoldsOf } from '../ownership/holds/service';
import { endGrantsOfTakenOff } from '../sharing/links/removal';
import type { Tx } from '../store';
import { one } from '../store';
import type { Statement } from './bods/statement';
import { bodsLine } from './bods/text';
import { groupBy } from '@stemma/shared/groupBy';
import type { ImportArrangement } from './arrangement';
import { arrangementOf } from './arrangement';
import { layered } from './layering';
import type { ChartNaming } from './naming';
import type { Plan, PlanInput } from './plan';
import { touchesChart } from './plan';
import { mayImportInto } from './policy';
import { sourceKey } from './sources';
import * as store from './store';

const BATCH = 1000;
const GAP_Y = 220;

interface WriteInput {
  plan: Plan;
  chartKey: string;
  naming: ChartNaming;
  isNew: boolean;
  input: PlanInput;
  at: Date;
}

/** Writes what was planned; nothing at all where the import brings nothing new. */
export async function writePlan(
  tx: Tx,
  caller: UserCaller,
  { plan, chartKey, naming, isNew, input, at }: WriteInput,
): Promise<void> {
  if (isNew) {
    await createChartIn(tx, caller, { key: chartKey, name: naming.name, visibility: 'private' });
    const { name: importedAs, subject: importedSubject } = naming;
    await store.markChart(tx, chartKey, { importedBy: caller.userKey, importedAs, importedSubject });
  }
  for (const rows of groupBy(plan.retyped, ({ from, to }) => `${from} ${to}`).values()) {
    const [first] = rows;
    if (first)
      await store.retypeEntities(
        tx,
        first.from,
        first.to,
        rows.map(({ key }) => key),
      );
  }
  const laidOut = isNew ? await arrangementOf(caller, plan, input) : null;
  const touched = touchesChart(plan) ? await writeChart(tx, caller, chartKey, plan, laidOut) : [];
  if (plan.entityMarks.length) await store.markEntities(tx, plan.entityMarks);
  if (plan.linkMarks.length) await store.markLinks(tx, chartKey, plan.linkMarks);
  await updateHolds(tx, [...plan.resumedLinks, ...touched]);
  await updateHoldsOf(
    tx,
    plan.retyped.map(({ key }) => key),
  );
  if (plan.identifiers.length) await store.tieIdentifiers(tx, caller.organizationKey, plan.identifiers);
  const rows = input.fresh.map((statement, position) => statementRow(caller, statement, position, input, at));
  for (let start = 0; start < rows.length; start += BATCH) {
    await store.saveStatements(tx, chartKey, rows.slice(start, start + BATCH));
  }
}

/** Answers between which entities ended links were written. */
async function writeChart(
  tx: Tx,
  caller: UserCaller,
  chartKey: string,
  plan: Plan,
  laidOut: ImportArrangement | null,
): Promise<Pair[]> {
  const extent = one(await store.chartExtent(tx, { chartKey }));
  assertChartSize(extent.cards + plan.place.length - plan.unplace.length, extent.links + plan.counts.links.made);
  if (plan.unplace.length) await store.unplaceEnded(tx, chartKey, plan.unplace);
  const top = extent.lowest === null ? 0 : extent.lowest + GAP_Y;
  const positions = laidOut?.positions ?? layered(plan.place, plan.links, top);
  const changes = chartChangesShape.parse({
    placements: [...positions].map(([entityKey, position]) => ({ entityKey, ...position })),
  });
  const { entities } = plan;
  const links = laidOut?.links ?? plan.links;
  await applySave(
    tx,
    caller,
    { key: chartKey, revision: 0, changes: { ...changes, entities, links } },
    { anyRevision: true },
  );
  if (plan.unplace.length) await endGrantsOfTakenOff(tx, chartKey, plan.unplace);
  const ends = new Set(plan.endedLinks.flatMap(({ from, to }) => [from, to]));
  return writeLinks(tx, chartKey, plan.endedLinks, ends);
}

function assertChartSize(cards: number, links: number): void {
  const { chartEntitiesMax, chartLinksMax } = limits;
  if (cards <= chartEntitiesMax && links <= chartLinksMax) return;
  const values = { chartEntitiesMax, chartLinksMax };
  const message =
    cards > chartEntitiesMax
      ? sentence(
          'A chart holds at most {chartEntitiesMax} entities and {chartLinksMax} links; with this file it would have {cards} entities. Nothing was imported.',
          { ...values, cards },
        )
      : sentence(
          'A chart holds at most {chartEntitiesMax} entities and {chartLinksMax} links; with this file it would have {links} links. Nothing was imported.',
          { ...values, links },
        );
  throw new AppError('unprocessable', message);
}

function statementRow(
  caller: UserCaller,
  statement: Statement,
  position: number,
  { binding }: PlanInput,
  at: Date,
): store.StatementRow {
  const { userKey, organizationKey } = caller;
  const entityKey = binding.keys.get(statement.recordKey) ?? null;
  const existing = binding.existing.get(entityKey ?? '');
  const key = sourceKey(userKey, statement);
  return {
    key,
    entityKey: existing && !mayImportInto(caller, existing) ? null : entityKey,
    properties: {
      key,
      statementId: statement.statementId,
      recordId: bodsLine(statement.recordId, 1000),
      recordKey: statement.recordKey,
      recordType: statement.recordType,
      recordStatus: bodsLine(statement.recordStatus, 100),
      statementDate: bodsLine(statement.statementDate, 100),
      publisher: statement.publisher,
      json: statement.json,
      importedAt: at.toISOString(),
      organizationKey,
      position,
    },
  };
}
