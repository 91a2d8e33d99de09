import { groupShape } from '@stemma/shared/chart/save';
import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import * as edits from '../../charts/edits';
import { addEntity, getEntity, searchEntities, updateEntity } from '../../entities/service';
import { moveToBin } from '../../entities/bin';
import { downstreamOf, neighboursOf } from '../../explore/service';
import { callerIs } from '../callerIs';
import { line } from '../line';
import {
  edgeAnswer,
  edgeBody,
  entityAnswer,
  entityBody,
  entityTypeOf,
  idParams,
  keyBody,
  nodeAnswer,
  presentEdge,
  presentRestEntity,
  presentRestNode,
  rolesOfEdge,
} from '../shapes';
import type { Neighbourhood } from '../../explore/service';

const subgraphAnswer = z.object({
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer),
  groups: z.array(groupShape),
});

const hitAnswer = z.object({
  key: z.string(),
  typeName: z.string(),
  name: z.string(),
  party: z.string(),
  country: z.string().nullable(),
  detail: z.string(),
  chartCount: z.number().int(),
});

/** graph/… (SPEC §7.3): entities, links and what is around them. */
export const graphLines = [
  line({
    method: 'post',
    path: 'graph/addNode',
    who: 'signedIn',
    summary: 'Make an entity',
    description: 'The caller becomes its Co-Owner. With the key of one that is there it answers with that one.',
    body: z.object({ entity: entityBody.nullish(), userKey: keyText.optional() }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { entity } = body;
      const input = entity && {
        ...entity,
        key: entity.key ?? randomUUID(),
        typeName: entityTypeOf(entity.typeName),
        name: nameOf(entity),
        fields: entity,
      };
      return presentRestEntity(await addEntity(context, input));
    },
  }),
  line({
    method: 'post',
    path: 'graph/updateNode',
    who: 'signedIn',
    summary: "Change an entity's properties",
    description:
      'What the model does not name stays. invalidateLinks is accepted and has no effect: links are never stale here.',
    body: z.object({
      model: z.looseObject({
        key: keyText,
        name: z.string().optional(),
        typeName: z.string().optional(),
        description: z.string().nullish(),
      }),
      invalidateLinks: z.boolean().nullish(),
      userKey: keyText.optional(),
    }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { key, name, typeName, description } = body.model;
      return presentRestEntity(await updateEntity(context, { key, name, typeName, description, fields: body.model }));
    },
  }),
  line({
    method: 'post',
    path: 'graph/updatePosition',
    who: 'signedIn',
    summary: 'Move an entity on a chart',
    body: z.object({ nodeKey: keyText, datasetKey: keyText, x: z.coerce.number(), y: z.coerce.number() }),
    answer: z.object({ key: z.string(), revision: z.number().int(), modifiedDate: z.string() }),
    run: (context, { body }) => edits.moveEntity(context, body),
  }),
  line({
    method: 'post',
    path: 'graph/addEdge',
    who: 'signedIn',
    summary: 'Draw a link between two entities on a chart',
    body: z.object({ edge: edgeBody, datasetId: keyText, userKey: keyText.optional() }),
    answer: edgeAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const link = { ...body.edge, key: body.edge.key ?? randomUUID(), roles: rolesOfEdge(body.edge) ?? [] };
      return presentEdge(await edits.addLink(context, body.datasetId, link));
    },
  }),
  line({
    method: 'post',
    path: 'graph/updateEdge',
    who: 'signedIn',
    summary: 'Change a link',
    description: 'What the edge does not name stays.',
    body: z.object({ edge: edgeBody.extend({ key: keyText }) }),
    answer: edgeAnswer,
    run: async (context, { body }) => {
      const roles = rolesOfEdge(body.edge);
      const { roles: _roles, name: _name, ...rest } = body.edge;
      return presentEdge(await edits.updateLink(context, { ...rest, ...(roles ? { roles } : {}) }));
    },
  }),
  line({
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
  line({
    method: 'post',
    path: 'graph/removeNode',
    who: 'signedIn',
    summary: 'Take an entity off a chart, or move it to the bin',
    description:
      'With datasetKey the entity leaves that chart and stays; without, it moves to the bin, from where it can be restored.',
    body: z.object({ key: keyText, datasetKey: keyText.optional() }),
    answer: z.null(),
    run: async (context, { body }) => {
      if (body.datasetKey) await edits.takeOff(context, body.datasetKey, body.key);
      else await moveToBin(context, body.key);
      return null;
    },
  }),
  line({
    method: 'post',
    path: 'graph/getNodeByKey',
    who: 'signedIn',
    summary: 'An entity, whole',
    body: keyBody,
    answer: entityAnswer,
    run: async (context, { body }) => presentRestEntity(await getEntity(context, body.key)),
  }),
  line({
    method: 'post',
    path: 'graph/search',
    who: 'signedIn',
    summary: 'Entities by name, best match first; misspellings tolerated',
    body: z.object({
      searchTerm: z.string().max(10_000),
      userId: keyText.nullish(),
      typeName: z.string().max(100).nullish(),
      maxCount: z.number().int().min(1).max(limits.searchMax).default(limits.searchDefault),
    }),
    answer: z.array(hitAnswer),
    run: (context, { body }) => {
      callerIs(context, body.userId);
      return searchEntities(context, { term: body.searchTerm, typeName: body.typeName, maxCount: body.maxCount });
    },
  }),
  line({
    method: 'post',
    path: 'graph/getNeighbors',
    who: 'signedIn',
    summary: 'Entities linked with one, to a depth, over the charts that the caller may read',
    body: keyBody.extend({ depth: z.number().int().min(1).max(limits.depthMax).default(limits.neighbourDepthDefault) }),
    answer: subgraphAnswer,
    run: async (context, { body }) => presentSubgraph(await neighboursOf(context, body.key, body.depth)),
  }),
  line({
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

/** A person may come with first and last name only. */
function nameOf(entity: Record<string, unknown>): string {
  const { name, firstName, lastName } = entity;
  if (typeof name === 'string' && name.trim()) return name;
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}
