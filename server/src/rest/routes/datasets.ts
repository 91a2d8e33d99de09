import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { ROUTINGS } from '@stemma/shared/chart/link';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { limits } from '@stemma/shared/limits';
import { VISIBILITIES } from '@stemma/shared/permissions';
import { changedKey, keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as chartLists from '../../charts/lists/service';
import { openStamped } from '../../charts/opening/service';
import * as charts from '../../charts/service';
import { preparedAnswer } from '../../preparedAnswer';
import { asPart } from '../../errors';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { CHART_NAMES, recordBody } from '../records';
import {
  COPY_KEY,
  copyQuery,
  datasetAnswer,
  edgeAnswer,
  idParams,
  nodeAnswer,
  presentDataset,
  presentEdge,
  presentRestNode,
} from '../shapes';
import { saveBody, savingAsBody, wholeSave } from '../wholeSave';

const ALL = 1000;
const datasetList = z.array(datasetAnswer);

const graphAnswer = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  revision: z.number().int(),
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer),
  groups: chartChangesShape.shape.groups,
});

const datasetBody = recordBody(
  {
    key: keyText.nullish(),
    name: z.string().nullish(),
    description: z.string().nullish(),
    visibility: z.enum(VISIBILITIES).nullish(),
    routing: z.enum(ROUTINGS).nullish(),
  },
  CHART_NAMES,
);

/** datasets/… (SPEC §7.4): a dataset is a chart. */
export const datasetRoutes = [
  route({
    method: 'get',
    path: 'datasets/all',
    who: 'signedIn',
    summary: 'The charts that the caller may read',
    description: `Newest change first; the first ${ALL}.`,
    answer: datasetList,
    run: async (context) => (await chartLists.listCharts(context, { limit: ALL })).charts.map(presentDataset),
  }),
  route({
    method: 'get',
    path: 'datasets/user/{id}',
    who: 'signedIn',
    summary: 'The charts that a user has access to by name',
    description: 'The user must be the caller.',
    params: idParams,
    answer: datasetList,
    run: async (context, { params }) => {
      callerIs(context, params.id);
      return (await chartLists.ownCharts(context)).map(presentDataset);
    },
  }),
  route({
    method: 'post',
    path: 'datasets/user/recent',
    who: 'signedIn',
    summary: 'The charts that a user opened or saved last',
    body: z.object({
      userId: keyText.nullish(),
      count: rangeShape(ranges.recentCount),
    }),
    answer: datasetList,
    run: async (context, { body }) => {
      callerIs(context, body.userId);
      return (await chartLists.recentCharts(context, body.count)).map(presentDataset);
    },
  }),
  route({
    method: 'get',
    path: 'datasets/get/{id}',
    who: 'signedIn',
    summary: "A chart's record",
    params: idParams,
    answer: datasetAnswer,
    run: async (context, { params }) => presentDataset(await charts.chartCardOf(context, params.id)),
  }),
  route({
    method: 'get',
    path: 'datasets/exists/{id}',
    who: 'signedIn',
    summary: 'Whether there is a chart of that key which the caller may read',
    params: idParams,
    answer: z.boolean(),
    run: (context, { params }) => charts.chartExists(context, params.id),
  }),
  route({
    method: 'post',
    path: 'datasets/add',
    who: 'signedIn',
    summary: 'Make a chart',
    description:
      "A key made by the caller makes it safe to send twice. It goes to the folder whose key `folder` names, one of the caller's own.",
    body: z.strictObject({ dataset: datasetBody.nullish(), userKey: keyText.nullish() }),
    answer: datasetAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      return presentDataset(await asPart('dataset', () => charts.createChart(context, body.dataset ?? {})));
    },
  }),
  route({
    method: 'post',
    path: 'datasets/update',
    who: 'signedIn',
    summary: "Change a chart's name, description, visibility or routing",
    body: z.object({ dataset: datasetBody.safeExtend({ key: changedKey }) }),
    answer: datasetAnswer,
    run: async (context, { body }) =>
      presentDataset(await asPart('dataset', () => charts.updateChart(context, body.dataset))),
  }),
  route({
    method: 'post',
    path: 'datasets/changeVisibility',
    who: 'signedIn',
    summary: 'Make a chart public to its organization, or private',
    description:
      'For Co-Owners of the chart. 403 where it holds, or its snapshots hold, what the caller may read but not show to others; the message names it and whom to ask.',
    body: z.object({ datasetId: keyText, visibility: z.enum(VISIBILITIES) }),
    answer: datasetAnswer,
    run: async (context, { body }) =>
      presentDataset(await charts.changeVisibility(context, body.datasetId, body.visibility)),
  }),
  route({
    method: 'post',
    path: 'datasets/save',
    who: 'signedIn',
    summary: 'Save a chart by its whole content',
    description:
      'Nodes and edges that are not in the lists are taken off the chart; entities stay. A list that is not given, or null, leaves its part of the chart as it is. A fillColor of #ffffff is that of a card without a colour: it takes none away and, where the card has one, makes it white. A node may carry what is kept of its entity; what it does not name stays, and a change takes the right to edit the entity. A revision that is not the current one answers 409 with the current one, and nothing is written. 403, naming the node, also for an entity that comes onto the chart, is not the caller’s to show to others, and would be read there by more people.',
    body: saveBody,
    bodyMax: limits.chartBodyBytesMax,
    answer: z.object({ key: z.string(), revision: z.number().int(), modifiedDate: z.string() }),
    run: (context, { body }) =>
      savingAsBody(async () => {
        const { save, whole } = wholeSave(body);
        return charts.replaceChart(context, save, whole);
      }),
  }),
  route({
    method: 'get',
    path: 'datasets/delete/{id}',
    who: 'signedIn',
    summary: 'Delete a chart for good',
    description: 'Its entities stay. Only for its Co-Owners.',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await charts.deleteChart(context, params.id);
      return null;
    },
  }),
  route({
    method: 'get',
    path: 'datasets/duplicate/{id}',
    who: 'signedIn',
    summary: 'Copy a chart: the same entities, links of its own; private to the caller',
    description: `Notes, pictures and text boxes belong to one chart; the copy has its own. ${COPY_KEY}`,
    params: idParams,
    query: copyQuery,
    answer: datasetAnswer,
    run: async (context, { params, query }) =>
      presentDataset(await charts.duplicateChart(context, params.id, { copyKey: query.key })),
  }),
  route({
    method: 'get',
    path: 'datasets/clear/{id}',
    who: 'signedIn',
    summary: 'Take everything off a chart',
    params: idParams,
    answer: z.object({ key: z.string(), revision: z.number().int(), modifiedDate: z.string() }),
    run: (context, { params }) => charts.clearChart(context, params.id),
  }),
  route({
    method: 'get',
    path: 'datasets/search/{term}',
    who: 'signedIn',
    summary: 'Charts by a part of their name',
    params: z.object({ term: z.string().max(limits.nameMax) }),
    answer: datasetList,
    run: async (context, { params }) =>
      (await chartLists.listCharts(context, { search: params.term, sort: 'name', descending: false })).charts.map(
        presentDataset,
      ),
  }),
  route({
    method: 'get',
    path: 'datasets/size/{id}',
    who: 'signedIn',
    summary: 'How many entities stand on a chart',
    params: idParams,
    answer: z.number().int(),
    run: async (context, { params }) => (await charts.chartCardOf(context, params.id)).entityCount,
  }),
  route({
    method: 'post',
    path: 'datasets/graph',
    who: 'signedIn',
    summary: 'A chart, whole',
    description: 'With ignoreGroups the groups are left out. Links that have ended are not part of the chart of today.',
    body: z.object({ datasetId: keyText, ignoreGroups: z.boolean().nullish() }),
    answer: graphAnswer,
    run: async (context, { body }) => {
      const { stamp, present } = await openStamped(context, body.datasetId);
      return preparedAnswer(`graph ${stamp} ${body.ignoreGroups === true}`, async () => {
        const { key, name, description, revision, nodes, links, groups } = present();
        return JSON.stringify({
          key,
          name,
          description,
          revision,
          nodes: nodes.map(presentRestNode),
          edges: links.map(presentEdge),
          groups: body.ignoreGroups ? [] : groups,
        });
      });
    },
  }),
];
