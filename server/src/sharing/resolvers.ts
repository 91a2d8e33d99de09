import { keyText } from '@stemma/shared/rules/basic';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { typedFieldValue } from '../entities/present';
import { parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { updateSharedItems } from './links/items';
import { sharingLinks, sharingVisits } from './links/list';
import * as links from './links/service';
import { emailSharingLink, sendSharedChart } from './mailing/service';
import { sharedFiles } from './shown/files';
import * as shown from './shown/service';
import type { AccessParts } from './visits/shareLinkAccess';
import { visitOf } from './visits/shareLinkAccess';
import { openSharingLink, openTicket, previewSharingLink, sharingLinkDetails } from './visits/service';

const keyOf = (key: string) => parse(keyText, key);

/** GraphQL's way to share links, for those who make them and for visitors. */
export function sharingResolvers(parts: AccessParts): Required<Pick<Resolvers, 'Query' | 'Mutation'>> {
  return {
    Query: {
      sharingLinks: (_root, args, context) => orNull(() => sharingLinks(context, args)),
      sharingVisits: (_root, { key }, context) => orNull(() => sharingVisits(context, keyOf(key))),
      sharingLinkDetails: (_root, { key }, context) => sharingLinkDetails(context, keyOf(key)),
      sharedChart: (_root, _args, context) => shown.sharedChart(context, visitOf(context)),
      sharedGraph: (_root, _args, context) => shown.sharedGraph(context, visitOf(context)),
      sharedNeighbours: (_root, { key, depth }, context) =>
        orNull(() => shown.sharedNeighbours(context, visitOf(context), { key: keyOf(key), depth })),
      sharedEntity: (_root, { key }, context) =>
        orNull(async () => {
          const { fields, ...entity } = await shown.sharedEntity(context, visitOf(context), keyOf(key));
          const values = Object.entries(fields).map(([name, value]) => typedFieldValue(name, value));
          return { ...entity, typeNameForUi: typeLabel(entity.typeName), fields: values };
        }),
      sharedKeyPersons: (_root, { key }, context) =>
        orNull(() => shown.sharedKeyPersons(context, visitOf(context), keyOf(key))),
      sharedFiles: (_root, { key }, context) => orNull(() => sharedFiles(context, visitOf(context), keyOf(key))),
    },
    Mutation: {
      createSharingLink: (_root, { input }, context) => asResult(() => links.createSharingLink(context, input)),
      editSharingLink: (_root, { input: { key, ...patch } }, context) =>
        asResult(() => links.editSharingLink(context, keyOf(key), patch)),
      pauseSharingLink: (_root, { key, paused }, context) =>
        asResult(() => links.pauseSharingLink(context, keyOf(key), paused)),
      deleteSharingLink: (_root, { key }, context) =>
        asResult(async () => {
          await links.deleteSharingLink(context, keyOf(key));
          return key;
        }),
      commentSharingLink: (_root, { key, comment }, context) =>
        asResult(() => links.commentSharingLink(context, keyOf(key), comment ?? null)),
      emailSharingLink: (_root, args, context) => asResult(() => emailSharingLink(context, args)),
      updateSharedItems: (_root, { linkKey, entityKey, keys }, context) =>
        asResult(() => updateSharedItems(context, { currentLink: linkKey, entityId: entityKey, keys })),
      sendSharedChart: (_root, args, context) => asResult(() => sendSharedChart(context, args)),
      openSharingLink: (_root, { key, password }, context) =>
        asResult(() => openSharingLink(context, parts, { key: keyOf(key), password })),
      openSharedTicket: (_root, { ticket }, context) => asResult(() => openTicket(context, parts, ticket)),
      previewSharingLink: (_root, { key }, context) => asResult(() => previewSharingLink(context, parts, keyOf(key))),
    },
  };
}
