import { sentence } from '@stemma/shared/language/sentence';
import { placementShape, type Placement } from '@stemma/shared/chart/placement';
import { chartChangesShape, type ChartChangesInput } from '@stemma/shared/chart/save';
import { limits } from '@stemma/shared/limits';
import type { UserCaller } from '../access/caller';
import { applySave } from '../charts/save';
import { createChartIn } from '../charts/service';
import { AppError } from '../errors';
import { writeLinks } from '../links/service';
import type { Pair } from '../ownership/holds/service';
import { updateHolds, updateHoldsOf } from '../ownership/holds/service';
import { endGrantsOfTakenOff } from '../sharing/links/removal';
import type { ElementIds, Tx } from '../store';
import { one } from '../store';
import type { Statement } from './bods/statement';
import { bodsLine } from './bods/text';
import { groupBy } from '@stemma/shared/groupBy';
import type { ImportArrangement } from './arrangement';
import { arrangementOf } from './arrangement';
import { cardPlaces, markChart } from './chartStore';
import { GAP_BELOW, layered, placesAbove } from './layering';
import { drawnChanges, type ImportDrawing } from './drawing/importDrawing';
import type { ChartNaming } from './naming';
import { keepNotices } from './notices';
import type { Plan, PlanInput } from './plan';
import { touchesChart } from './plan';
import { mayImportInto } from './policy';
import type { ImportTeller } from './progress';
import { sourceKey } from './sources';
import type { StatementRow } from './statementStore';
import { saveStatements, tieStatements } from './statementStore';
import * as store from './store';

interface WriteInput {
  plan: Plan;
  chartKey: string;
  naming: ChartNaming;
  isNew: boolean;
  input: PlanInput;
  at: Date;
  /** See `ImportInput`. */
  above?: string | undefined;
  drawing?: ImportDrawing | undefined;
  tell?: ImportTeller | undefined;
  /** Ends when the statements stand in the store (`writeAhead`); null where they are written with the import. */
  ahead: Promise<ElementIds> | null;
}

/** Writes what was planned; nothing at all where the import brings nothing new. */
export async function writePlan(
  tx: Tx,
  caller: UserCaller,
  { plan, chartKey, naming, isNew, input, at, above, drawing, tell, ahead }: WriteInput,
): Promise<void> {
  if (isNew) {
    await createChartIn(tx, caller, { key: chartKey, name: naming.name, visibility: 'private' });
    const { name: importedAs, subject: importedSubject } = naming;
    await markChart(tx, chartKey, { importedBy: caller.userKey, importedAs, importedSubject });
  }
  if (input.fresh.length > 0) await keepNotices(tx, chartKey, input.fresh);
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
  const records = plan.entities.length + plan.links.length + plan.endedLinks.length;
  const whole = records + input.fresh.length;
  const drawn = isNew && drawing ? drawnChanges(plan, input.binding, drawing) : null;
  const laidOut = isNew && !drawn ? await arrangementOf(caller, plan, input) : null;
  tell?.written(0, whole);
  let entities: ElementIds = new Map();
  const onMade = (elementIds: ElementIds) => (entities = elementIds);
  const touched = touchesChart(plan)
    ? await writeChart(tx, caller, chartKey, plan, { laidOut, above, drawn, onMade })
    : [];
  tell?.written(records, whole);
  const marked = plan.entityMarks.filter(({ key }) => input.binding.existing.has(key));
  if (marked.length > 0) await store.markEntities(tx, marked);
  await updateHolds(tx, [...plan.resumedLinks, ...touched]);
  await updateHoldsOf(
    tx,
    plan.retyped.map(({ key }) => key),
  );
  if (plan.identifiers.length) await store.tieIdentifiers(tx, caller.organizationKey, plan.identifiers);
  const ties = input.fresh.map((statement) => ({
    key: sourceKey(caller.userKey, statement),
    entityKey: stateOf(caller, statement, input),
  }));
  const statements = await ahead;
  // Another import that failed may have taken one of the same statements away again.
  const areTied =
    statements !== null && (await tieStatements(tx, chartKey, ties, { statements, entities })) === ties.length;
  if (!areTied) {
    const rows = input.fresh.map((statement, position) => statementRow(caller, statement, position, at));
    await saveStatements(
      tx,
      chartKey,
      rows.map((row, at) => ({ ...row, entityKey: ties[at]?.entityKey ?? null })),
    );
  }
  tell?.written(whole, whole);
}

/** Answers between which entities ended links were written. */
async function writeChart(
  tx: Tx,
  caller: UserCaller,
  chartKey: string,
  plan: Plan,
  {
    laidOut,
    above,
    drawn,
    onMade,
  }: {
    laidOut: ImportArrangement | null;
    above: string | undefined;
    drawn: ChartChangesInput | null;
    onMade: (elementIds: ElementIds) => void;
  },
): Promise<Pair[]> {
  const extent = one(await store.chartExtent(tx, { chartKey }));
  assertChartSize(extent.cards + plan.place.length - plan.unplace.length, extent.links + plan.counts.links.made);
  if (plan.unplace.length) await store.unplaceEnded(tx, chartKey, plan.unplace);
  const changes = drawn
    ? chartChangesShape.parse(drawn)
    : {
        ...chartChangesShape.parse({}),
        placements: await placementsOf(tx, chartKey, plan, { laidOut, above, lowest: extent.lowest }),
        entities: plan.entities,
        links: laidOut?.links ?? plan.links,
      };
  const marks = new Map([...plan.entityMarks, ...plan.linkMarks].map(({ key, properties }) => [key, properties]));
  await applySave(
    tx,
    caller,
    { key: chartKey, revision: 0, changes },
    { anyRevision: true, entitiesMax: limits.importEntitiesMax, marks, newKeys: plan.newKeys, onMade },
  );
  if (plan.unplace.length) await endGrantsOfTakenOff(tx, chartKey, plan.unplace);
  const ends = new Set(plan.endedLinks.flatMap(({ from, to }) => [from, to]));
  return writeLinks(tx, chartKey, plan.endedLinks, ends, { marks, newKeys: plan.newKeys });
}

/** Where the cards that come stand: as laid out, above a card, or below all others. */
async function placementsOf(
  tx: Tx,
  chartKey: string,
  plan: Plan,
  { laidOut, above, lowest }: { laidOut: ImportArrangement | null; above: string | undefined; lowest: number | null },
): Promise<Placement[]> {
  const over = above === undefined ? null : placesAbove(await cardPlaces(tx, { chartKey }), above, plan.place);
  const top = lowest === null ? 0 : lowest + GAP_BELOW;
  const positions = laidOut?.positions ?? over ?? layered(plan.place, plan.links, top);
  return [...positions].map(([entityKey, position]) => placementShape.parse({ entityKey, ...position }));
}

function assertChartSize(cards: number, links: number): void {
  const { importEntitiesMax, importLinksMax } = limits;
  if (cards <= importEntitiesMax && links <= importLinksMax) return;
  const values = { importEntitiesMax, importLinksMax };
  const message =
    cards > importEntitiesMax
      ? sentence(
          'An imported chart holds at most {importEntitiesMax} entities and {importLinksMax} links; with this file it would have {cards} entities. Nothing was imported.',
          { ...values, cards },
        )
      : sentence(
          'An imported chart holds at most {importEntitiesMax} entities and {importLinksMax} links; with this file it would have {links} links. Nothing was imported.',
          { ...values, links },
        );
  throw new AppError('unprocessable', message);
}

/** The entity that a statement speaks of; null where it speaks of none, of one that the caller may not change, or of one that stays as it is. */
function stateOf(caller: UserCaller, { recordKey }: Statement, { binding }: PlanInput): string | null {
  const entityKey = binding.keys.get(recordKey) ?? null;
  if (entityKey !== null && binding.same.has(entityKey)) return null;
  const existing = binding.existing.get(entityKey ?? '');
  return existing && !mayImportInto(caller, existing) ? null : entityKey;
}

/** A statement as it is kept, at its place in its file, that is tied to no entity yet. */
export function statementRow(
  { userKey, organizationKey }: UserCaller,
  statement: Statement,
  position: number,
  at: Date,
): StatementRow {
  const key = sourceKey(userKey, statement);
  return {
    key,
    entityKey: null,
    properties: {
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
