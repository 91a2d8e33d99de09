import type { ChartChangesInput } from '../../gql/graphql';

/** A chart as plain maps: what a user would write down of it. */
export interface Model {
  revision: number;
  name: string;
  /** Names of entities that were made, on the chart or not. */
  entities: Map<string, string>;
  placements: Map<string, { x: number; label: string }>;
  links: Map<string, { from: string; to: string; percentage: number }>;
  groups: Map<string, string[]>;
}

export function emptyModel(name: string): Model {
  return { revision: 0, name, entities: new Map(), placements: new Map(), links: new Map(), groups: new Map() };
}

export function copyOf(model: Model): Model {
  return structuredClone(model);
}

/** What a save does: upserts, then removals; a removed card takes its links along. */
export function saved(model: Model, changes: ChartChangesInput): void {
  model.revision += 1;
  if (changes.name) model.name = changes.name;
  for (const { key, name } of changes.entities ?? []) model.entities.set(key, name);
  for (const { entityKey, x, label } of changes.placements ?? []) {
    model.placements.set(entityKey, { x, label: label ?? '' });
  }
  for (const { key, from, to, roles } of changes.links ?? []) {
    model.links.set(key, { from, to, percentage: roles?.[0]?.percentage ?? 0 });
  }
  for (const key of changes.removedLinks ?? []) model.links.delete(key);
  for (const key of changes.removedPlacements ?? []) model.placements.delete(key);
  for (const [key, { from, to }] of model.links) {
    if (!model.placements.has(from) || !model.placements.has(to)) model.links.delete(key);
  }
  if (changes.groups) model.groups = new Map(changes.groups.map(({ key, members }) => [key, members ?? []]));
}

/** The model as the test reads a chart. */
export function meant({ revision, name, entities, placements, links, groups }: Model): unknown {
  return {
    revision,
    name,
    nodes: [...placements].map(([key, { x, label }]) => `${key} ${entities.get(key) ?? ''} ${x} ${label}`).sort(),
    links: [...links].map(([key, { from, to, percentage }]) => `${key} ${from} ${to} ${percentage}`).sort(),
    groups: [...groups].map(([key, members]) => `${key} ${members.filter((one) => placements.has(one)).join()}`).sort(),
  };
}
