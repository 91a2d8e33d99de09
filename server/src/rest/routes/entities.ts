import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { messages } from '@stemma/shared/messages';
import { changedKey, keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addEntity, updateAttribute, updateEntity } from '../../entities/change';
import { nameGiven } from '../../entities/names';
import { replaceOnChart } from '../../entities/replace';
import { getEntity, searchEntitiesByName } from '../../entities/service';
import { asPart, invalid, namingFields } from '../../errors';
import { checkFolders } from '../../folders/service';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { ENTITY_NAMES, ownFieldsOf, recordBody } from '../records';
import { entityAnswer, entityBody, entityTypeOf, keyBody, presentRestEntity } from '../shapes';

const hitAnswer = z.object({
  key: z.string(),
  typeName: z.string(),
  name: z.string(),
  party: z.string(),
  country: z.string().nullable(),
  detail: z.string(),
  chartCount: z.number().int(),
});

const asNewName = (field: string): string => (field.endsWith('name') ? 'newName' : field);

/** graph/… (SPEC §7.3): one entity's record. */
export const entityRoutes = [
  route({
    method: 'post',
    path: 'graph/addNode',
    who: 'signedIn',
    summary: 'Make an entity',
    description:
      "The caller becomes its Co-Owner. It goes to the folder whose key `folder` names, one of the caller's own. With the key of one that is there it answers with that one.",
    body: z.object({ entity: entityBody.nullish(), userKey: keyText.nullish() }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { entity } = body;
      const made = await asPart('entity', async () =>
        addEntity(
          context,
          entity && {
            ...entity,
            key: entity.key ?? randomUUID(),
            typeName: entityTypeOf(entity.typeName),
            name: nameGiven(entity),
            fields: ownFieldsOf(entity),
          },
          checkFolders,
        ),
      );
      return presentRestEntity(made);
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateNode',
    who: 'signedIn',
    summary: "Change an entity's properties",
    description:
      'What the model does not name stays, as do name, typeName, description, color and customFields that are null; a field of the type that is null is cleared, and an empty list clears the custom fields. invalidateLinks is accepted and has no effect: links are never stale here.',
    body: z.object({
      model: recordBody(
        {
          key: changedKey,
          name: z.string().nullish(),
          typeName: z.string().nullish(),
          description: z.string().nullish(),
          color: z.string().nullish(),
          customFields: z.unknown().optional(),
        },
        ENTITY_NAMES,
      ),
      invalidateLinks: z.boolean().nullish(),
      userKey: keyText.nullish(),
    }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { key, name, typeName, description, color, customFields } = body.model;
      const fields = ownFieldsOf(body.model);
      const known = { name: name ?? undefined, typeName: typeName ?? undefined, description, color };
      const patch = { key, ...known, fields, ...(customFields == null ? {} : { customFields }) };
      return presentRestEntity(await asPart('model', () => updateEntity(context, patch)));
    },
  }),
  route({
    method: 'post',
    path: 'graph/getNodeByKey',
    who: 'signedIn',
    summary: 'An entity, whole',
    body: keyBody,
    answer: entityAnswer,
    run: async (context, { body }) => presentRestEntity(await getEntity(context, body.key)),
  }),
  route({
    method: 'post',
    path: 'graph/search',
    who: 'signedIn',
    summary: 'Entities by name, best match first; misspellings tolerated',
    description:
      '"Asset" stands for property, aircraft, yacht and bank account; nothing is found of a type that no entity has.',
    body: z.object({
      searchTerm: z.string().max(10_000),
      userId: keyText.nullish(),
      typeName: z.string().max(100).nullish(),
      maxCount: rangeShape(ranges.searchCount),
    }),
    answer: z.array(hitAnswer),
    run: (context, { body }) => {
      callerIs(context, body.userId);
      return searchEntitiesByName(context, { term: body.searchTerm, typeName: body.typeName, maxCount: body.maxCount });
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateAttribute',
    who: 'signedIn',
    summary: 'Change one property of an entity',
    description:
      'name, description, color, customFields (texts "name@@@@@value", pairs, or a JSON text of a list of them) or a field of its type; 400 for any other name. A value of null clears it.',
    body: z.object({
      nodeKey: changedKey,
      name: z.string().max(200),
      value: z.unknown().optional(),
      userKey: keyText.nullish(),
    }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { nodeKey: key, name, value } = body;
      return presentRestEntity(await updateAttribute(context, { key, name, value }));
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateNodeLabel',
    who: 'signedIn',
    summary: 'Rename an entity, or put another one in its place on a chart',
    description:
      'Without isNewEntity the entity renameKey, or key where that is missing, is renamed everywhere. With isNewEntity and datasetKey another entity takes the place of key on that chart, with its links: the one of renameKey when it is there, else a new one of the same type with newName. The replaced entity stays, off the chart. Answers with the entity that now stands there.',
    body: z.object({
      datasetKey: keyText.nullish(),
      key: changedKey,
      newName: z.string(),
      renameKey: keyText.nullish(),
      isNewEntity: z.boolean().nullish(),
      userKey: keyText.nullish(),
    }),
    answer: entityAnswer,
    run: async (context, { body }) => {
      callerIs(context, body.userKey);
      const { datasetKey, key, newName, renameKey, isNewEntity } = body;
      if (isNewEntity) {
        if (!datasetKey) throw invalid(messages.required, 'datasetKey');
        const by = renameKey && renameKey !== key ? renameKey : undefined;
        const replacement = { chartKey: datasetKey, key, by, name: newName };
        return presentRestEntity(await namingFields(asNewName, () => replaceOnChart(context, replacement)));
      }
      const renamed = { key: renameKey ?? key, name: newName };
      return presentRestEntity(await namingFields(asNewName, () => updateEntity(context, renamed)));
    },
  }),
];
