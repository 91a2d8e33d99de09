import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { VISIBILITIES } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as edits from '../../charts/edits';
import { listCharts } from '../../charts/lists/service';
import { openChart } from '../../charts/service';
import type { TreeNode } from '../../charts/tree';
import { treesOf } from '../../charts/tree';
import { route } from '../route';
import { datasetAnswer, edgeAnswer, idParams, presentDataset, presentEdge, rolesOfEdge } from '../shapes';

const savedAnswer = z.object({ key: z.string(), revision: z.number().int(), modifiedDate: z.string() });
const entityOnChart = z.object({ entityId: keyText, datasetId: keyText });

const treeAnswer: z.ZodType<TreeNode> = z
  .looseObject({
    key: z.string(),
    name: z.string(),
    typeName: z.string(),
    repeated: z.boolean(),
    children: z.array(z.unknown()),
  })
  .describe('children are trees again.') as never;

/** Small changes of a chart, one at a time, and other ways to read charts (SPEC §7.3, §7.4). */
export const chartEditRoutes = [
  route({
    method: 'get',
    path: 'datasets/withVisibility/{visibility}',
    who: 'signedIn',
    summary: 'Charts that are public, or private, of those that the caller may read',
    params: z.object({ visibility: z.enum(VISIBILITIES, { error: messages.unknownChoice }) }),
    answer: z.array(datasetAnswer),
    run: async (context, { params }) =>
      (await listCharts(context, { limit: 1000, visibility: params.visibility })).charts.map(presentDataset),
  }),
  route({
    method: 'get',
    path: 'datasets/tree/{id}',
    who: 'signedIn',
    summary: 'A chart as trees of holdings',
    description:
      'Owners at the top, what they hold below, along arrows. An entity is opened once; elsewhere it is marked repeated, without children.',
    params: idParams,
    answer: z.object({ key: z.string(), name: z.string(), children: z.array(treeAnswer) }),
    run: async (context, { params }) => {
      const chart = await openChart(context, params.id);
      return { key: chart.key, name: chart.name, children: treesOf(chart) };
    },
  }),
  route({
    method: 'post',
    path: 'datasets/addEntity',
    who: 'signedIn',
    summary: 'Put an entity on a chart',
    description: 'Below what stands there; one that is there already stays where it is, and added is false.',
    body: entityOnChart,
    answer: z.object({ key: z.string(), revision: z.number().int(), added: z.boolean() }),
    run: (context, { body }) =>
      edits.ensurePlaced(context, { nodeKey: body.entityId, datasetKey: body.datasetId, position: null }),
  }),
  route({
    method: 'post',
    path: 'datasets/removeEntity',
    who: 'signedIn',
    summary: 'Take an entity off a chart with its links there; the entity stays',
    body: entityOnChart,
    answer: z.null(),
    run: async (context, { body }) => {
      await edits.takeOff(context, body.datasetId, body.entityId);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateFlag',
    who: 'signedIn',
    summary: 'Change the flag of an entity on one chart',
    description:
      'A country code, or red, orange, green, blue, black. none takes the colour and the flag away, as does nothing.',
    body: z.object({ nodeKey: keyText, datasetKey: keyText, flag: z.string().max(20).nullish() }),
    answer: savedAnswer,
    run: (context, { body }) => edits.setFlag(context, { ...body, flag: body.flag ?? null }),
  }),
  route({
    method: 'post',
    path: 'graph/updateChartDescription',
    who: 'signedIn',
    summary: "Change an entity's description on one chart",
    description: `At most ${limits.chartDescriptionMax} characters; the entity's own description stays.`,
    body: z.object({ nodeKey: keyText, datasetKey: keyText, description: z.string().nullish() }),
    answer: savedAnswer,
    run: (context, { body }) => edits.setChartDescription(context, { ...body, description: body.description ?? null }),
  }),
  route({
    method: 'put',
    path: 'graph/updateLinkLabel/{id}',
    who: 'signedIn',
    summary: "Change a link's label",
    description: 'name is role labels, a line each: a role, or "{percent}% {role}". Nothing takes all roles away.',
    params: idParams,
    body: z.object({ name: z.string().max(limits.textMax) }),
    answer: edgeAnswer,
    run: async (context, { params, body }) =>
      presentEdge(await edits.updateLink(context, { key: params.id, roles: rolesOfEdge({ name: body.name }) ?? [] })),
  }),
];
