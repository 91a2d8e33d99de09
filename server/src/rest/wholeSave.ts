import type { ChartSave } from '@stemma/shared/chart/save';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { WholeContent } from '../charts/save';
import { nameGiven } from '../entities/names';
import { invalid, namingFields, parse, within } from '../errors';
import { CHART_NAMES, ENTITY_NAMES, ownFieldsOf, recordBody } from './records';
import { coordinate, edgeBody, entityTypeOf, linkOfEdge, placedWidth } from './shapes';

const nodeBody = recordBody(
  {
    key: keyText,
    typeName: z.string({ error: messages.missingModelName }),
    name: z.string().nullish(),
    x: coordinate.nullish(),
    y: coordinate.nullish(),
    position: z.string().nullish().describe('x and y as text, where they are not given.'),
  },
  ENTITY_NAMES,
)
  .describe(
    "How the entity stands on the chart, and what is to be kept of it: its type's fields flat beside the common ones.",
  )
  .meta({ id: 'NodeInput' });
type NodeBody = z.infer<typeof nodeBody>;

/** A whole chart's content as `datasets/save` takes it. */
export const saveBody = z.object({
  dataset: recordBody({ key: keyText, name: z.string().nullish() }, CHART_NAMES),
  nodes: z.array(nodeBody).nullish(),
  edges: z.array(edgeBody).nullish(),
  groups: chartChangesShape.shape.groups,
  revision: z.number().int().min(0),
  saveKey: keyText.nullish().describe('Makes a repeated save answer as the first did.'),
});

/** The save that a body asks for, and what it says of the whole; throws `invalid` within `savingAsBody`. */
export function wholeSave(body: z.infer<typeof saveBody>): { save: ChartSave; whole: WholeContent } {
  const { dataset, groups, revision, saveKey } = body;
  const nodes = body.nodes ?? [];
  const edges = body.edges ?? [];
  const changes = parse(chartChangesShape, {
    name: dataset.name,
    description: dataset.description,
    routing: dataset.routing,
    entities: nodes.map((node, index) => within(`nodes.${index}`, () => entityOf(node))),
    placements: nodes.map((node, index) => within(`nodes.${index}`, () => placementOf(node))),
    links: edges.map((edge, index) =>
      within(`edges.${index}`, () => ({ ...linkOfEdge(edge), key: edge.key ?? randomUUID() })),
    ),
    groups,
  });
  const white = new Set(nodes.filter(isWhite).map(({ key }) => key));
  return {
    save: { key: dataset.key, revision, saveKey, changes },
    whole: { placements: body.nodes != null, links: body.edges != null, white },
  };
}

/** Does a save whose faults are to name the fields of the body. */
export function savingAsBody<T>(work: () => Promise<T>): Promise<T> {
  return namingFields(bodyName, work);
}

const BODY_NAMES = { entities: 'nodes', placements: 'nodes', links: 'edges', name: 'dataset.name' };

function bodyName(field: string): string {
  const [first = '', ...rest] = field.split('.');
  const own = BODY_NAMES[first as keyof typeof BODY_NAMES] ?? (isOfRecord(first) ? `dataset.${first}` : first);
  return [own, ...rest.map((part) => (part === 'entityKey' ? 'key' : part))].join('.');
}

const isOfRecord = (field: string): boolean => field === 'description' || field === 'routing';

function entityOf(node: NodeBody) {
  const { key, description, color, customFields, party } = node;
  const typeName = entityTypeOf(node.typeName);
  return {
    key,
    typeName,
    name: nameGiven(node),
    description,
    color,
    party,
    ...(customFields == null ? {} : { customFields }),
    fields: ownFieldsOf(node),
  };
}

/** A decoration's width is its own as well as that of its place, which has narrower bounds. */
function placementOf(node: NodeBody) {
  const { width, fillColor } = node;
  const isOwn = !isRecordType(node.typeName) && typeof width === 'number';
  return {
    ...node,
    ...placeOf(node),
    entityKey: node.key,
    width: isOwn ? placedWidth(width) : width,
    fillColor: isWhite(node) ? null : fillColor,
  };
}

function isWhite({ fillColor }: NodeBody): boolean {
  return typeof fillColor === 'string' && fillColor.toLowerCase() === defaults.nodeFill;
}

function placeOf({ x, y, position }: NodeBody) {
  const [left, top, ...more] = (position ?? '').trim().split(/[\s,]+/);
  const read = position && !more.length ? { x: coordinate.safeParse(left), y: coordinate.safeParse(top) } : undefined;
  if (read && !(read.x.success && read.y.success)) throw invalid(messages.number, 'position');
  return { x: x ?? read?.x.data, y: y ?? read?.y.data };
}
