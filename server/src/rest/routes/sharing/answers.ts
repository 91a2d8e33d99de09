import { toShownDate, toTypedDate } from '@stemma/shared/dates';
import { FIELDS } from '@stemma/shared/entities/fields';
import { groupShape } from '@stemma/shared/chart/save';
import { ROUTINGS } from '@stemma/shared/chart/link';
import { ENTITY_TYPES, isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { customFieldText } from '@stemma/shared/rules/customFields';
import { SHARING_TYPES } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import type { SharingLink } from '../../../sharing/links/present';
import type { SharedContent } from '../../../sharing/shown/content';
import type { SharedFile, SharedFolder, SharedWebLink } from '../../../sharing/shown/files';
import type { SharedEntity, SharedNode } from '../../../sharing/shown/present';
import { evidenceNameAnswer } from '../ownership/answers';
import { edgeAnswer, nodeAnswer, presentEdge, presentRestNode } from '../../shapes';

/** How a visitor says which link he comes by. */
export const visitFields = {
  linkKey: keyText.describe("The link's key; with the bearer token of authSharingLink the token's own."),
  password: z
    .string()
    .max(limits.passwordMax)
    .nullish()
    .describe("The link's password; none is needed with the token."),
};
export const BY_LINK = 'By the bearer token of authSharingLink, or by the password with each call.';

const grantAnswer = z.object({
  key: z.string(),
  shareInfo: z.boolean(),
  shareNotes: z.boolean(),
  shareKeyPersons: z.boolean(),
  shareFiles: z.boolean(),
  isPrivate: z.boolean(),
});

/** A share link as REST sends it (SPEC §3.3). */
export const sharingLinkAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    type: z.enum(SHARING_TYPES),
    isPassword: z.boolean(),
    byTicket: z.boolean(),
    expiry: z.number().int().nullable().describe('Days; null for none.'),
    expiresAt: z.string().nullable(),
    expired: z.boolean(),
    paused: z.boolean(),
    maxVisits: z.number().int().nullable(),
    mayExport: z.boolean(),
    showMarks: z.boolean().describe('Flags and labels of cards.'),
    showAnnotations: z
      .boolean()
      .nullable()
      .describe(
        'Notes, texts, pictures and descriptions of cards; null, which hides them, for a link made before this was asked.',
      ),
    ownership: z
      .boolean()
      .describe('Visitors calculate who owns and controls what; the dates of roles are told with it.'),
    asOf: z.string().nullable().describe('ISO day that visitors see, or with ownership begin with.'),
    visits: z.number().int(),
    lastVisit: z.string().nullable(),
    chartKey: z.string(),
    charts: z.array(z.string()),
    entityKey: z.string().nullable(),
    entities: z.array(grantAnswer),
    recipients: z.array(z.string()).describe('E-mail addresses.'),
    sent: z.array(
      z.object({
        address: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        sentDate: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    modifier: z.string(),
    modifiedDate: z.string(),
    createdDate: z.string(),
    comment: z.string().nullable(),
    commentUser: z.string().nullable(),
    commentDate: z.string().nullable(),
    ruleBroken: z.string().nullable().describe('Why the rules of its organization keep it from opening.'),
    mayManage: z
      .boolean()
      .describe(
        'False where the caller is Co-Owner of only some of its charts: key is then a handle that pauses and deletes it and opens nothing.',
      ),
  })
  .meta({ id: 'SharingLink' });

export function presentSharingLink({ recipients, ...link }: SharingLink): z.infer<typeof sharingLinkAnswer> {
  return { ...link, recipients: recipients.map(({ address }) => address), sent: recipients };
}

export const sharedGraphAnswer = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(SHARING_TYPES),
  routing: z.enum(ROUTINGS),
  mayExport: z.boolean(),
  ownership: z.boolean().describe('Ownership is calculated for visitors, and roles tell their dates.'),
  asOf: z.string().nullable().describe('ISO day that is shown, or with ownership begun with; null for today.'),
  neighbourLevel: z.number().int().describe('How many links away what is chosen shows its neighbours.'),
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer),
  endedEdges: z.array(edgeAnswer).describe('Of earlier days alone; none without ownership.'),
  groups: z.array(groupShape),
  evidence: z
    .array(evidenceNameAnswer)
    .describe('Names of the evidence that roles cite: of what the link shows among its files; none without ownership.'),
});

function presentSharedNode(node: SharedNode): Record<string, unknown> {
  const {
    permission: _permission,
    chartCount: _count,
    pinned: _pinned,
    ...shown
  } = presentRestNode({
    ...node,
    permission: null,
    chartCount: 0,
    pinned: false,
  });
  return shown;
}

export function presentSharedGraph({ nodes, links, endedLinks, ...chart }: SharedContent): Record<string, unknown> {
  return {
    ...chart,
    nodes: nodes.map(presentSharedNode),
    edges: links.map(presentEdge),
    endedEdges: endedLinks.map(presentEdge),
  };
}

export const sharedEntityAnswer = z
  .looseObject({
    key: z.string(),
    typeName: z.enum(ENTITY_TYPES),
    typeNameForUi: z.string(),
    name: z.string(),
    description: z.string(),
    customFields: z.array(z.string()).describe('Each as text, "name@@@@@value".'),
    shareInfo: z.boolean(),
    shareNotes: z.boolean(),
    shareKeyPersons: z.boolean(),
    shareFiles: z.boolean(),
  })
  .describe(
    "The fields of the entity's type stand flat beside these, where its details are granted; dates as dd-mm-yyyy.",
  )
  .meta({ id: 'SharedEntity' });

export function presentRestSharedEntity({ fields, customFields, ...entity }: SharedEntity): Record<string, unknown> {
  const { typeName } = entity;
  const known = isRecordType(typeName) ? FIELDS[typeName] : [];
  const dates = new Set(known.filter(({ kind }) => kind === 'date').map(({ name }) => name));
  const shown = Object.entries(fields).map(([name, value]) => {
    return [name, dates.has(name) && typeof value === 'string' ? toTypedDate(value) : value];
  });
  const own = { ...entity, typeNameForUi: typeLabel(typeName), customFields: customFields.map(customFieldText) };
  return Object.assign(own, Object.fromEntries(shown) as object);
}

const folder = z.string().describe('Key of the folder around it, where that is shown; empty at the root.');

export const sharedFileAnswer = z
  .object({
    key: z.string(),
    typeName: z.literal('File'),
    fileKey: z.string(),
    fileName: z.string(),
    fileSize: z.number().int().describe('Bytes.'),
    contentType: z.string(),
    folder,
    treePath: z.string(),
    fullPath: z.string().describe('Where its bytes are to be had, below /api/, by POST.'),
    createdDate: z.string(),
    createdDateDisplay: z.string(),
  })
  .meta({ id: 'SharedFile' });

export function presentRestSharedFile(file: SharedFile): z.infer<typeof sharedFileAnswer> {
  const { key, name, size, contentType, path, createdDate } = file;
  return {
    key,
    typeName: 'File',
    fileKey: key,
    fileName: name,
    fileSize: size,
    contentType,
    folder: file.folder,
    treePath: `/${path.join('/')}`,
    fullPath: `files/shared/link/${[key, ...path].map(encodeURIComponent).join(',')}/${encodeURIComponent(name)}`,
    createdDate,
    createdDateDisplay: toShownDate(createdDate),
  };
}

const createdDate = z.number().describe('Milliseconds since 1970.');
export const sharedFolderAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    folder,
    createdDate,
    size: z.number().int().describe('Bytes of the shown files that lie directly in it.'),
  })
  .meta({ id: 'SharedFilesFolder' });
export const sharedWebLinkAnswer = z
  .object({ key: z.string(), url: z.string(), name: z.string(), folder, createdDate })
  .meta({ id: 'SharedFilesLink' });

export function presentRestSharedFolder(from: SharedFolder): z.infer<typeof sharedFolderAnswer> {
  const { key, name, size } = from;
  return { key, name, folder: from.folder, createdDate: Date.parse(from.createdDate), size };
}

export function presentRestSharedWebLink(from: SharedWebLink): z.infer<typeof sharedWebLinkAnswer> {
  const { key, name, url } = from;
  return { key, url, name, folder: from.folder, createdDate: Date.parse(from.createdDate) };
}
