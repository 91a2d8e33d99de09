import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as edits from '../../charts/edits';
import { groupGraph } from '../../charts/groups';
import { invalid } from '../../errors';
import { neighbourhoodOf, parentHierarchyOf } from '../../explore/service';
import { callerIs } from '../callerIs';
import { partAnswer, presentPart } from '../graphShapes';
import { route } from '../route';
import { coordinate, edgeAnswer, keyBody, nodeAnswer, presentEdge, presentRestNode } from '../shapes';

const groupBody = z.object({
  key: keyText.describe("The group's key."),
  datasetId: keyText.describe('The chart that the group is on.'),
});

/** A place as screens send it: x and y, or both as text with a space between. */
const position = z
  .union([
    z.object({ x: coordinate, y: coordinate }),
    z
      .string()
      .regex(/^\s*-?\d+(?:\.\d+)?[\s,]+-?\d+(?:\.\d+)?\s*$/, t('A place like "120 80" is expected.'))
      .transform((text) => {
        const [x = 0, y = 0] = text
          .trim()
          .split(/[\s,]+/)
          .map(Number);
        return { x, y };
      }),
  ])
  .nullish();

/** Exploration and small questions about charts (SPEC §7.3); neighbours and downstream stand with graph/…. */
export const exploreRoutes = [
  route({
    method: 'post',
    path: 'graph/getNeighborhood',
    who: 'signedIn',
    summary: 'What is linked with any of several entities, to a depth',
    description: 'keys, or one key. Over the charts that the caller may read; every key must be one that he may read.',
    body: z.object({
      key: keyText.nullish(),
      keys: z.array(keyText).max(100).nullish(),
      depth: rangeShape(ranges.depth),
    }),
    answer: partAnswer,
    run: async (context, { body }) => {
      const keys = [...(body.key ? [body.key] : []), ...(body.keys ?? [])];
      if (keys.length === 0) throw invalid(messages.required, 'keys');
      return presentPart(await neighbourhoodOf(context, keys, body.depth));
    },
  }),
  route({
    method: 'post',
    path: 'graph/getParentHierarchy',
    who: 'signedIn',
    summary: 'All that hold an entity, directly or through others',
    description: 'The other way round from getDownstream.',
    body: keyBody,
    answer: partAnswer,
    run: async (context, { body }) => presentPart(await parentHierarchyOf(context, body.key)),
  }),
  route({
    method: 'post',
    path: 'graph/getEdgeById',
    who: 'signedIn',
    summary: 'A link',
    description: 'By key, or id. datasetKey says which chart it is on.',
    body: z.object({ key: keyText.nullish(), id: keyText.nullish() }),
    answer: edgeAnswer.extend({ datasetKey: z.string() }),
    run: async (context, { body }) => {
      const key = body.key ?? body.id;
      if (!key) throw invalid(messages.required, 'key');
      const { chartKey, link } = await edits.getLink(context, key);
      return { ...presentEdge(link), datasetKey: chartKey };
    },
  }),
  route({
    method: 'post',
    path: 'graph/getGroupChildren',
    who: 'signedIn',
    summary: 'What stands in a group of a chart',
    body: groupBody,
    answer: z.array(nodeAnswer),
    run: async (context, { body }) => (await groupGraph(context, body.datasetId, body.key)).nodes.map(presentRestNode),
  }),
  route({
    method: 'post',
    path: 'graph/getGroupGraph',
    who: 'signedIn',
    summary: 'A group of a chart, as a chart: its members and the links among them',
    body: groupBody,
    answer: partAnswer.extend({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      revision: z.number().int(),
    }),
    run: async (context, { body }) => {
      const { key, name, description, revision, groups, ...part } = await groupGraph(context, body.datasetId, body.key);
      return { key, name, description, revision, ...presentPart(part), groups };
    },
  }),
  route({
    method: 'post',
    path: 'graph/ensureInDataset',
    who: 'signedIn',
    summary: 'Put an entity on a chart unless it is there',
    description:
      'position is {x, y} or "x y"; below everything when missing. One that is there stays where it is, and added is false.',
    body: z.object({ nodeId: keyText, datasetId: keyText, position, userKey: keyText.nullish() }),
    answer: z.object({ key: z.string(), revision: z.number().int(), added: z.boolean() }),
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      return edits.ensurePlaced(context, {
        nodeKey: body.nodeId,
        datasetKey: body.datasetId,
        position: body.position ?? null,
      });
    },
  }),
];
