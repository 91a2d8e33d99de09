import { keyText, orUsual } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as bin from '../../bin/service';
import * as edits from '../../charts/edits';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { entityAnswer, idParams, presentRestEntity } from '../shapes';

const OWN = "id is the caller's own key; another one is refused.";

/** graph/… (SPEC §7.3): the bin, and deleting for good. */
export const binRoutes = [
  route({
    method: 'post',
    path: 'graph/removeNode',
    who: 'signedIn',
    summary: 'Take an entity off a chart, or move it to the bin',
    description:
      'With datasetKey the entity leaves that chart and stays; without, it moves to the bin, from where it can be restored.',
    body: z.object({ key: keyText, datasetKey: keyText.nullish() }),
    answer: z.null(),
    run: async (context, { body }) => {
      if (body.datasetKey) await edits.takeOff(context, body.datasetKey, body.key);
      else await bin.moveToBin(context, body.key);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/softDelete',
    who: 'signedIn',
    summary: 'Move an entity to the bin',
    description:
      'Takes a Co-Owner. One that is in the bin stays there. On its charts it is not shown until it is restored.',
    body: z.object({ entityKey: keyText, userKey: keyText.nullish() }),
    answer: z.null(),
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      await bin.moveToBin(context, body.entityKey);
      return null;
    },
  }),
  route({
    method: 'get',
    path: 'graph/unDelete/{id}',
    who: 'signedIn',
    summary: 'Restore an entity from the bin',
    description: 'Takes a Co-Owner. Answers with the entity, back where it stood.',
    params: idParams,
    answer: entityAnswer,
    run: async (context, { params }) => presentRestEntity(await bin.restore(context, params.id)),
  }),
  route({
    method: 'get',
    path: 'graph/getBin/{id}',
    who: 'signedIn',
    summary: 'What is in the bin, latest first',
    description: `Every binned entity that the caller has access to. ${OWN}`,
    params: idParams,
    answer: z.array(entityAnswer),
    run: async (context, { params }) => {
      callerIs(context, params.id);
      return (await bin.listBin(context)).map(presentRestEntity);
    },
  }),
  route({
    method: 'get',
    path: 'graph/getBinCount/{id}',
    who: 'signedIn',
    summary: 'How many entities are in the bin',
    description: OWN,
    params: idParams,
    answer: z.number().int(),
    run: (context, { params }) => {
      callerIs(context, params.id);
      return bin.countBin(context);
    },
  }),
  route({
    method: 'get',
    path: 'graph/emptyBin/{id}',
    who: 'signedIn',
    summary: 'Delete for good what is in the bin',
    description: `Only what the caller is Co-Owner of; what others share with him stays. Answers how many went. ${OWN}`,
    params: idParams,
    answer: z.number().int(),
    run: (context, { params }) => {
      callerIs(context, params.id);
      return bin.emptyBin(context);
    },
  }),
  route({
    method: 'delete',
    path: 'graph/deleteEntity/{id}',
    who: 'signedIn',
    summary: 'Delete an entity for good',
    description:
      'Takes a Co-Owner. Its links and placements on all charts, its key persons and its import history go with it. It need not be in the bin.',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await bin.deleteEntity(context, params.id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/batchDelete',
    who: 'signedIn',
    summary: 'Move entities and the content of folders to the bin',
    description:
      'An addition to the specified calls. All or nothing: 409 when one of them still stands on a chart. The folders are deleted. Answers how many entities moved.',
    body: z.object({
      keys: orUsual(z.array(keyText).max(10_000), []),
      folderKeys: orUsual(z.array(keyText).max(1000), []),
    }),
    answer: z.number().int(),
    run: (context, { body }) => bin.batchDelete(context, body),
  }),
];
