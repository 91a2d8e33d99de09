import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { recordPresence } from '../../presence/service';
import { route } from '../route';

/** Who else edits a chart. */
export const presenceRoutes = [
  route({
    method: 'post',
    path: 'datasets/presence',
    who: 'signedIn',
    summary: 'Say that a chart is open, and learn who else edits it',
    description:
      'place is made by the caller, one for each window; editing says whether the chart is open for editing there, which counts for 75 seconds. Nobody is locked out: revision tells whether somebody saved meanwhile. Not in the specification’s list of calls; the editor asks it every few seconds.',
    body: z.object({ datasetId: keyText, place: keyText, editing: z.boolean() }),
    answer: z.object({
      name: z.string(),
      revision: z.number().int(),
      changedBy: z.string(),
      changedByCaller: z.boolean(),
      entitiesChanged: z.string(),
      viewerCan: z.object({ edit: z.boolean(), share: z.boolean(), delete: z.boolean() }),
      others: z.array(z.object({ name: z.string(), since: z.string(), isCaller: z.boolean() })),
    }),
    run: (context, { body: { datasetId, place, editing } }) =>
      recordPresence(context, { key: datasetId, place, editing }),
  }),
];
