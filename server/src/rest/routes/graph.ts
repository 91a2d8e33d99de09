import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { groupShape } from '@stemma/shared/chart/save';
import { changedKey, keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import * as edits from '../../charts/edits';
import { downstreamOf, neighboursOf } from '../../explore/service';
import { namingFields } from '../../errors';
import { callerIs } from '../callerIs';
import { route } from '../route';
import {
  coordinate,
  edgeAnswer,
  edgeBody,
  idParams,
  keyBody,
  linkOfEdge,
  nodeAnswer,
  presentEdge,
  presentRestNode,
} from '../shapes';
import type { Neighbourhood } from '../../explore/service';

const subgraphAnswer = z.object({
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer),
  groups: z.array(groupShape),
});

/** Does something with the edge of a body: a fault of the chart's one link is the edge's. */
function asEdge<T>(work: () => Promise<T>): Promise<T> {
  return namingFields((field) => ['edge', field.replace(/^links(\.0)?\.?/, '')].filter(Boolean).join('.'), work);
}

/** graph/… (SPEC §7.3): links, and what is around an entity. */
export const graphRoutes = [
  route({
    method: 'post',
    path: 'graph/updatePosition',
    who: 'signedIn',
    summary: 'Move an entity on a chart',
    body: z.object({ nodeKey: keyText, datasetKey: keyText, x: coordinate, y: coordinate }),
    answer: z.object({ key: z.string(), revision: z.number().int(), modifiedDate: z.string() }),
    run: (context, { body }) => edits.moveEntity(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/addEdge',
    who: 'signedIn',
    summary: 'Draw a link between two entities on a chart',
    description: 'With a key made by the caller, sending it twice makes one link.',
    body: z.object({ edge: edgeBody, datasetId: keyText, userKey: keyText.nullish() }),
    answer: edgeAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const key = body.edge.key ?? randomUUID();
      const made = await asEdge(async () => edits.addLink(context, body.datasetId, { ...linkOfEdge(body.edge), key }));
      return presentEdge(made);
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateEdge',
    who: 'signedIn',
    summary: 'Change a link',
    description: 'What the edge does not name stays.',
    body: z.object({ edge: edgeBody.safeExtend({ key: changedKey }) }),
    answer: edgeAnswer,
    run: async (context, { body }) => {
      const { key } = body.edge;
      return presentEdge(await asEdge(async () => edits.updateLink(context, { ...linkOfEdge(body.edge), key })));
    },
  }),
  route({
    method: 'get',
    path: 'graph/removeEdge/{id}',
    who: 'signedIn',
    summary: 'Delete a link',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await edits.removeLink(context, params.id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/getNeighbors',
    who: 'signedIn',
    summary: 'Entities linked with one, to a depth, over the charts that the caller may read',
    body: keyBody.extend({ depth: rangeShape(ranges.depth) }),
    answer: subgraphAnswer,
    run: async (context, { body }) => presentSubgraph(await neighboursOf(context, body.key, body.depth)),
  }),
  route({
    method: 'post',
    path: 'graph/getDownstream',
    who: 'signedIn',
    summary: 'All that an entity holds, directly or through others',
    body: keyBody,
    answer: subgraphAnswer,
    run: async (context, { body }) => presentSubgraph(await downstreamOf(context, body.key)),
  }),
];

function presentSubgraph({ nodes, links }: Neighbourhood) {
  return { nodes: nodes.map(presentRestNode), edges: links.map(presentEdge), groups: [] };
}
