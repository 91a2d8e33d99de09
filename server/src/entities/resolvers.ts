import { isRecordType } from '@stemma/shared/entities/typeNames';
import { randomUUID } from 'node:crypto';
import type { NewEntityInput, Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { requireUser } from '../context';
import { assertFolders, checkFolders } from '../folders/service';
import { addEntity, updateEntity } from './change';
import { importEntities } from './import';
import { chartsWithEntity, countEntities, entityNames, listEntities, lockedEntities, unlockAll } from './lists';
import { fieldsByName } from './input';
import { nameGiven } from './names';
import { presentGraphqlEntity } from './present';
import { replaceOnChart } from './replace';
import { getEntity, searchEntitiesByName } from './service';

function flat({ fields, folder, key, ...input }: NewEntityInput): Record<string, unknown> {
  return {
    ...(isRecordType(input.typeName) ? fieldsByName(fields) : {}),
    ...input,
    ...(key ? { key } : {}),
    folderId: folder,
  };
}

/** GraphQL's way to the entity use cases. */
export const entityResolvers: Pick<Resolvers, 'Query'> & { Mutation: NonNullable<Resolvers['Mutation']> } = {
  Query: {
    searchEntities: (_root, args, context) => searchEntitiesByName(context, args),
    entity: (_root, { key }, context) => orNull(async () => presentGraphqlEntity(await getEntity(context, key))),
    entityList: async (_root, args, context) => ({
      total: await countEntities(context, args.types ?? null),
      entities: (await listEntities(context, args)).map(presentGraphqlEntity),
    }),
    entityNames: (_root, { types }, context) => entityNames(context, types),
    chartsOfEntity: (_root, { key }, context) => orNull(() => chartsWithEntity(context, key)),
    lockedEntities: async (_root, _args, context) => (await lockedEntities(context)).map(presentGraphqlEntity),
  },
  Mutation: {
    addEntity: (_root, { input }, context) =>
      asResult(async () => {
        const fields = fieldsByName(input.fields);
        const named = {
          ...input,
          fields,
          key: input.key ?? randomUUID(),
          name: nameGiven({ ...fields, name: input.name }),
        };
        return presentGraphqlEntity(await addEntity(context, named, checkFolders));
      }),
    updateEntity: (_root, { input }, context) =>
      asResult(async () => {
        const { key, name, description, color, fields, customFields, asRead } = input;
        const read = asRead && {
          ...asRead,
          customFields: asRead.customFields ?? undefined,
          fields: fieldsByName(asRead.fields),
        };
        const patch = { key, name: name ?? undefined, description, color, fields: fieldsByName(fields), asRead: read };
        const whole = customFields == null ? patch : { ...patch, customFields };
        return presentGraphqlEntity(await updateEntity(context, whole));
      }),
    replaceOnChart: (_root, { input }, context) =>
      asResult(async () =>
        presentGraphqlEntity(await replaceOnChart(context, { ...input, by: input.by ?? undefined })),
      ),
    importEntities: (_root, { entities }, context) =>
      asResult(async () => {
        const caller = requireUser(context);
        const report = await importEntities(context, entities.map(flat), (tx, folders) =>
          assertFolders(tx, caller, folders),
        );
        return { ...report, entities: report.entities.map(presentGraphqlEntity) };
      }),
    unlockAll: (_root, _args, context) => asResult(() => unlockAll(context)),
  },
};
