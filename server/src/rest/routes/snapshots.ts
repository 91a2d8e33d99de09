import { chartChangesShape } from '@stemma/shared/chart/save';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as snapshots from '../../snapshots/service';
import { asPart } from '../../errors';
import { route } from '../route';
import { SNAPSHOT_NAMES, recordBody } from '../records';
import { edgeAnswer, idParams, nodeAnswer, presentEdge, presentRestNode } from '../shapes';

const snapshotAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    createdBy: z.string(),
    createdByName: z.string(),
    createdDate: z.string(),
    chartKey: z.string(),
    revision: z.number().int(),
  })
  .meta({ id: 'Snapshot' });

/** Snapshots of charts (SPEC §7.4). */
export const snapshotRoutes = [
  route({
    method: 'post',
    path: 'datasets/createSnapshot',
    who: 'signedIn',
    summary: 'Take a snapshot of a chart',
    description:
      "key is the chart's; model may bring the snapshot's name and key; with a key made by the caller, sending it twice takes one snapshot. What is kept is the chart as the server has it, not what the model says of it. For those who may edit the chart.",
    body: z.object({
      key: keyText,
      model: recordBody({ key: keyText.nullish(), name: z.string().nullish() }, SNAPSHOT_NAMES).nullish(),
    }),
    answer: z.object({ snapshot: snapshotAnswer }),
    run: async (context, { body }) => ({
      snapshot: await asPart('model', () =>
        snapshots.createSnapshot(context, {
          chartKey: body.key,
          key: body.model?.key === body.key ? null : body.model?.key,
          name: body.model?.name?.trim() ? body.model.name : null,
        }),
      ),
    }),
  }),
  route({
    method: 'get',
    path: 'datasets/getSnapshots/{id}',
    who: 'signedIn',
    summary: 'The snapshots of a chart, newest first',
    params: idParams,
    answer: z.object({ snapshots: z.array(snapshotAnswer) }),
    run: async (context, { params }) => ({ snapshots: await snapshots.snapshotsOf(context, params.id) }),
  }),
  route({
    method: 'get',
    path: 'datasets/getSnapshot/{id}',
    who: 'signedIn',
    summary: 'A chart as a snapshot kept it',
    description:
      "id is the snapshot's key. Not in the specification's list of calls; the timeline opens a snapshot by it.",
    params: idParams,
    answer: snapshotAnswer.extend({
      description: z.string(),
      nodes: z.array(nodeAnswer),
      edges: z.array(edgeAnswer),
      groups: chartChangesShape.shape.groups,
    }),
    run: async (context, { params }) => {
      const { nodes, links, ...snapshot } = await snapshots.openSnapshot(context, params.id);
      return { ...snapshot, nodes: nodes.map(presentRestNode), edges: links.map(presentEdge) };
    },
  }),
  route({
    method: 'delete',
    path: 'datasets/deleteSnapshot/{id}',
    who: 'signedIn',
    summary: 'Delete a snapshot',
    description: 'For those who may edit its chart.',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await snapshots.deleteSnapshot(context, params.id);
      return null;
    },
  }),
];
