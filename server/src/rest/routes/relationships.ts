import { limits } from '@stemma/shared/limits';
import { VISIBILITIES } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { DynamicKind } from '../../relationships/service';
import { DYNAMIC_KINDS, dynamicChart, saveDynamicChart } from '../../relationships/service';
import { callerIs } from '../callerIs';
import { dynamicAnswer, presentDynamic } from '../graphShapes';
import { route } from '../route';
import { ENTITY_NAMES, recordBody } from '../records';
import { datasetAnswer, idParams, presentDataset } from '../shapes';

const chartsField = z.array(keyText).max(limits.dynamicChartsMax).nullish();
const DESCRIPTION =
  "id is the entity's key; charts are the keys of the charts whose links are followed, each of which the caller must be able to read. Without any, all charts with the entity that he may read. Reversed arrows turn a link, Double counts both ways, None counts only for all. An entity on several charts comes once, where it stands on the first; edges that say the same are one edge, whose charts are all that say so.";

const dynamicLine = (path: string, kind: DynamicKind, summary: string) =>
  route({
    method: 'post',
    path,
    who: 'signedIn',
    summary,
    description: DESCRIPTION,
    params: idParams,
    body: z.object({ charts: chartsField }),
    answer: dynamicAnswer,
    run: async (context, { params, body }) =>
      presentDynamic(await dynamicChart(context, { key: params.id, kind, charts: body.charts ?? null })),
  });

/** Part of a dynamic chart's answer that may come back with it, and is worked out anew. */
const asAnswered = z.array(z.unknown()).nullish();

/** Dynamic charts (SPEC §7.4, DESIGN §4). */
export const relationshipRoutes = [
  route({
    method: 'get',
    path: 'datasets/getRelationships/{id}',
    who: 'signedIn',
    summary: 'All that is linked with an entity, over all charts that have it',
    description: "id is the entity's key. The same as getAllRelationships with every chart that the caller may read.",
    params: idParams,
    answer: dynamicAnswer,
    run: async (context, { params }) => presentDynamic(await dynamicChart(context, { key: params.id, kind: 'all' })),
  }),
  dynamicLine('datasets/getObjectRelationships/{id}', 'object', 'The owners of an entity over several charts'),
  dynamicLine('datasets/getSubjectRelationships/{id}', 'subject', 'The holdings of an entity over several charts'),
  dynamicLine('datasets/getAllRelationships/{id}', 'all', 'All that is linked with an entity over several charts'),
  route({
    method: 'post',
    path: 'datasets/createDynamicDataset',
    who: 'signedIn',
    summary: 'Keep a dynamic chart as a chart of its own',
    description:
      'The object, subject or all relationships (type; all unless given) over charts become a new chart of the caller, with links of its own, private unless visibility says otherwise. nodes may bring places ({key, x, y}). A key made by the caller makes it safe to send twice.',
    body: z.object({
      entityKey: keyText,
      userKey: keyText.nullish(),
      type: z
        .string()
        .transform((type) => type.toLowerCase())
        .pipe(z.enum(DYNAMIC_KINDS))
        .nullish(),
      charts: chartsField,
      key: keyText.nullish(),
      name: z.string().nullish(),
      description: z.string().nullish(),
      visibility: z.enum(VISIBILITIES).nullish(),
      nodes: z
        .array(recordBody({ key: keyText, x: z.number().nullish(), y: z.number().nullish() }, ENTITY_NAMES))
        .nullish(),
      edges: asAnswered,
      groups: asAnswered,
    }),
    bodyMax: limits.chartBodyBytesMax,
    answer: datasetAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { entityKey, type, charts, key, name, description, visibility } = body;
      const places = (body.nodes ?? []).flatMap((node) =>
        node.x == null || node.y == null ? [] : [{ key: node.key, x: node.x, y: node.y }],
      );
      return presentDataset(
        await saveDynamicChart(context, { entityKey, kind: type, charts, key, name, description, visibility, places }),
      );
    },
  }),
];
