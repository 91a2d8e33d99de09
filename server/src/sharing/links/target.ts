import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import type { SharingType } from '@stemma/shared/rules/sharing';
import type { UserCaller } from '../../access/caller';
import { viewerCanOf } from '../../charts/policy';
import { readableCharts } from '../../charts/readable';
import type { ChartRow } from '../../charts/record';
import { AppError, forbidden, invalid, notFound } from '../../errors';
import { chartsToFollow } from '../../explore/reach';
import type { Tx } from '../../store';
import { hasDetails } from './policy';
import { entitiesOnCharts } from './grantsStore';

/** What a link opens: charts in the order in which their placements count, and the entity that it is about. */
export interface Target {
  charts: string[];
  entityKey: string | null;
  /** What a link without a name is called by. */
  name: string;
}

interface Wanted {
  chartKey: string;
  type: SharingType;
  entityKey?: string | null | undefined;
  charts?: readonly string[] | null | undefined;
}

/**
 * The charts that a new link opens. Of the types object and subject, `chartKey` is a chart's key or, as dynamic charts have it, the
 * entity's; then the charts are those named or, without any, all with the entity that the caller may share. Throws `notFound` for what he
 * may not know of and `forbidden` for a chart that he may not share.
 */
export async function targetOf(tx: Tx, caller: UserCaller, wanted: Wanted): Promise<Target> {
  if (wanted.type === 'chart') {
    const [chart] = await shareable(tx, caller, [wanted.chartKey]);
    return { charts: [wanted.chartKey], entityKey: null, name: chart?.name ?? '' };
  }
  const entityKey = wanted.entityKey ?? wanted.chartKey;
  if ((wanted.charts?.length ?? 0) > limits.dynamicChartsMax) throw new AppError('unprocessable', messages.tookTooLong);
  const charts = await chartsOf(tx, caller, { ...wanted, entityKey });
  const { userKey } = caller;
  const [entity] = await entitiesOnCharts(tx, { keys: [entityKey], charts, userKey });
  if (!entity) throw notFound();
  if (!hasDetails(entity.typeName)) throw invalid(sharingMessages.needsEntity, 'entityKey');
  return { charts, entityKey, name: entity.name };
}

async function chartsOf(tx: Tx, caller: UserCaller, wanted: Wanted & { entityKey: string }): Promise<string[]> {
  const { chartKey, entityKey, charts } = wanted;
  const isChart = chartKey !== entityKey;
  const named = charts?.length ? [...new Set(charts)] : isChart ? [chartKey] : [];
  if (isChart && !named.includes(chartKey)) named.unshift(chartKey);
  if (named.length > 0) return (await shareable(tx, caller, named)).map(({ key }) => key);
  const rows = await readableCharts(tx, caller, await chartsToFollow(tx, caller, entityKey));
  if (rows.length === 0) throw notFound();
  const own = rows.filter((row) => viewerCanOf(caller, row).share).map(({ key }) => key);
  if (own.length === 0) throw forbidden();
  return own.slice(0, limits.dynamicChartsMax);
}

/** The charts of these keys, all of which the caller may share. */
async function shareable(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<ChartRow[]> {
  const rows = await readableCharts(tx, caller, keys);
  if (rows.some((row) => !viewerCanOf(caller, row).share)) throw forbidden();
  return rows;
}
