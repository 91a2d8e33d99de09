import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { importEntities } from '../../entities/import';
import {
  LIST_MAX,
  chartsWithEntity,
  entityNames,
  listEntities,
  lockedEntities,
  typesNamed,
  unlockAll,
} from '../../entities/lists';
import { getEntity } from '../../entities/service';
import { requireUser } from '../../context';
import { assertFolders } from '../../folders/service';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { ENTITY_NAMES, recordBody } from '../records';
import { entityAnswer, idParams, presentRestEntity } from '../shapes';

const entities = z.array(entityAnswer);
const keysAndNames = z.array(z.object({ key: z.string(), name: z.string() }));
const count = z.coerce.number().int().min(1).max(LIST_MAX);
const offset = z.coerce.number().int().min(0).max(10_000_000).optional();
const page = z.object({ offset: offset.describe('How many to pass over, for the next page.') });
const typeText = z.string().max(100);
const PAGE = `By name, those that the caller may read and that are not in the bin, at most ${LIST_MAX}; the query's offset asks for the next page.`;

/** graph/… (SPEC §7.3): lists of entities, and many at once. */
export const entityListRoutes = [
  route({
    method: 'post',
    path: 'graph/all',
    who: 'signedIn',
    summary: 'All entities that the caller may read',
    description: `A list of entities. ${PAGE.replace("the query's offset asks", 'offset in the body asks')}`,
    body: z.object({ limit: rangeShape(ranges.entities), offset: rangeShape(ranges.offset) }),
    answer: entities,
    run: async (context, { body }) => (await listEntities(context, body)).map(presentRestEntity),
  }),
  route({
    method: 'get',
    path: 'graph/getOfType/{type}/{x}',
    who: 'signedIn',
    summary: 'Entities of a type, at most x',
    description: `x is how many at most. "Asset" stands for property, aircraft, yacht and bank account. ${PAGE}`,
    params: z.object({ type: typeText, x: count }),
    query: page,
    answer: entities,
    run: async (context, { params, query }) =>
      (await listEntities(context, { types: typesNamed(params.type), limit: params.x, offset: query.offset })).map(
        presentRestEntity,
      ),
  }),
  route({
    method: 'get',
    path: 'graph/getOfType/{type}',
    who: 'signedIn',
    summary: 'Entities of a type',
    description: `"Asset" stands for property, aircraft, yacht and bank account. ${PAGE}`,
    params: z.object({ type: typeText }),
    query: page,
    answer: entities,
    run: async (context, { params, query }) =>
      (await listEntities(context, { types: typesNamed(params.type), offset: query.offset })).map(presentRestEntity),
  }),
  route({
    method: 'get',
    path: 'graph/getAllAssets/{x}',
    who: 'signedIn',
    summary: 'Properties, aircraft, yachts and bank accounts, at most x',
    description: `x is how many at most. ${PAGE}`,
    params: z.object({ x: count }),
    query: page,
    answer: entities,
    run: async (context, { params, query }) =>
      (await listEntities(context, { types: typesNamed('Asset'), limit: params.x, offset: query.offset })).map(
        presentRestEntity,
      ),
  }),
  route({
    method: 'get',
    path: 'graph/getNames/{x}',
    who: 'signedIn',
    summary: 'Keys and names of all entities of a type',
    description: 'x is the type; "Asset" stands for property, aircraft, yacht and bank account. By name.',
    params: z.object({ x: typeText }),
    answer: keysAndNames,
    run: (context, { params }) => entityNames(context, typesNamed(params.x)),
  }),
  route({
    method: 'get',
    path: 'graph/getLockedNodes',
    who: 'signedIn',
    summary: 'The locked entities that the caller has access to',
    description: 'A new entity is locked by its maker until graph/unlockAll (collaborationStatus, -Editor, -Date).',
    answer: entities,
    run: async (context) => (await lockedEntities(context)).map(presentRestEntity),
  }),
  route({
    method: 'get',
    path: 'graph/unlockAll',
    who: 'signedIn',
    summary: 'Clear the locks of all entities that the caller may edit',
    description: 'Answers how many were locked.',
    answer: z.number().int(),
    run: (context) => unlockAll(context),
  }),
  route({
    method: 'get',
    path: 'graph/presentInDataset/{id}',
    who: 'signedIn',
    summary: 'On how many charts an entity stands',
    description:
      'Counts all charts, also those that the caller may not read: an entity on one cannot be batch deleted.',
    params: idParams,
    answer: z.number().int(),
    run: async (context, { params }) => (await getEntity(context, params.id)).chartCount,
  }),
  route({
    method: 'post',
    path: 'graph/getDatasetsContainingEntity',
    who: 'signedIn',
    summary: 'The charts that an entity stands on and that the caller may read',
    body: z.object({ key: keyText, userKey: keyText.nullish() }),
    answer: keysAndNames,
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      return chartsWithEntity(context, body.key);
    },
  }),
  route({
    method: 'post',
    path: 'graph/importEntities',
    who: 'signedIn',
    summary: 'Make many entities by the rules of a spreadsheet import',
    description:
      'The field sets of an import (with folderId and up to five customFields). An entity without its required name is skipped and named in `skipped` by its place in the list; a value that its field does not understand goes to the description, and is named in `notes`. All or nothing otherwise; entities that bring a key are made once however often they are sent.',
    body: z.object({ entities: z.array(recordBody({}, [...ENTITY_NAMES, 'folderId'])), userKey: keyText.nullish() }),
    bodyMax: limits.chartBodyBytesMax,
    answer: z.object({
      made: z.number().int(),
      existing: z.number().int().describe('Those whose key was there already.'),
      skipped: z.array(z.object({ index: z.number().int(), why: z.string() })),
      notes: z
        .array(z.object({ index: z.number().int(), heading: z.string(), text: z.string(), why: z.string() }))
        .describe("What no field understood, by the entity's place in the list."),
      entities,
    }),
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const caller = requireUser(context);
      const report = await importEntities(context, body.entities, (tx, folders) => assertFolders(tx, caller, folders));
      return { ...report, entities: report.entities.map(presentRestEntity) };
    },
  }),
];
