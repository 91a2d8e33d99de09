import type { ChartLink } from '@stemma/shared/chart/link';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import type { Binding } from './binding';
import type { Model } from './bods/model';
import type { Statement } from './bods/statement';
import type { ChartLinkRow } from './chartStore';
import type { RecordCounts } from './report';
import type { ImportedLinkRow } from './store';

/** What a plan is made from. */
export interface PlanInput {
  caller: UserCaller;
  /** By the chart's sources before this import, and with its statements. */
  prev: Model;
  next: Model;
  /** The statements that this import brings to the chart. */
  fresh: readonly Statement[];
  binding: Binding;
  /** Statements on existing entities beside the chart's own, by entity key. */
  elsewhere: Map<string, Statement[]>;
  /** The chart's imported links by record key. */
  chartLinks: Map<string, ImportedLinkRow>;
  /** Those that a workbook says anew, by its records. */
  linksByEnds: ReadonlyMap<string, ChartLinkRow>;
  newKey: () => string;
}

/** A property set beside what the editor knows. */
export interface Mark {
  key: string;
  properties: Record<string, unknown>;
}

/** What an import will write. */
export interface Plan {
  entities: EntityChange[];
  retyped: { key: string; from: EntityType; to: EntityType }[];
  entityMarks: Mark[];
  identifiers: { entityKey: string; identifier: string }[];
  /** Entities to be put on the chart, and taken off it. */
  place: string[];
  unplace: string[];
  links: ChartLink[];
  endedLinks: ChartLink[];
  /** The ends of links that their source takes up again, having ended them. */
  resumedLinks: (readonly [string, string])[];
  linkMarks: Mark[];
  /** Keys of the entities and links that are made, which the plan has drawn at random: nothing bears them. */
  newKeys: Set<string>;
  counts: { entities: RecordCounts; links: RecordCounts };
  notes: string[];
}

/** A plan that writes nothing. */
export function emptyPlan(): Plan {
  const none = (): RecordCounts => ({ made: 0, changed: 0, ended: 0 });
  return {
    entities: [],
    retyped: [],
    entityMarks: [],
    identifiers: [],
    place: [],
    unplace: [],
    links: [],
    endedLinks: [],
    resumedLinks: [],
    linkMarks: [],
    newKeys: new Set(),
    counts: { entities: none(), links: none() },
    notes: [],
  };
}

/** Whether the plan changes what the chart shows. */
export function touchesChart(plan: Plan): boolean {
  const { entities, place, unplace, links, endedLinks } = plan;
  return [entities, place, unplace, links, endedLinks].some((rows) => rows.length > 0);
}
