/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountType =
  | 'Enterprise'
  | 'None'
  | 'Premium'
  | 'Standard'
  | 'viewOnly';

export type ArrowType =
  | 'Double'
  | 'None'
  | 'Normal'
  | 'Reversed';

/** What is missing narrows nothing. */
export type AuditLogFilter = {
  /** What the action begins with. */
  action?: string | null | undefined;
  /** What the page before said. */
  after?: string | null | undefined;
  /** ISO dates or moments; until is left out itself. */
  from?: string | null | undefined;
  limit?: number | null | undefined;
  /** Key of the organization. */
  organization?: string | null | undefined;
  target?: string | null | undefined;
  until?: string | null | undefined;
  userKey?: string | null | undefined;
};

/** What is divided: capital, votes, or what a holder gets of income and surplus. */
export type Basis =
  | 'BENEFIT'
  | 'OWNERSHIP'
  | 'VOTES';

/** The difference between the chart as read and as it should be; see shared/src/chart/save.ts. */
export type ChartChangesInput = {
  description?: string | null | undefined;
  entities?: Array<EntityChangeInput> | null | undefined;
  groups?: Array<ChartGroupInput> | null | undefined;
  links?: Array<ChartLinkInput> | null | undefined;
  name?: string | null | undefined;
  placements?: Array<PlacementInput> | null | undefined;
  removedLinks?: Array<string> | null | undefined;
  removedPlacements?: Array<string> | null | undefined;
  routing?: Routing | null | undefined;
};

export type ChartGroupInput = {
  collapsed?: boolean | null | undefined;
  key: string;
  members?: Array<string> | null | undefined;
  name?: string | null | undefined;
};

export type ChartLinkInput = {
  adjusting?: string | null | undefined;
  arrowType?: ArrowType | null | undefined;
  color?: string | null | undefined;
  dashed?: boolean | null | undefined;
  from: string;
  fromSpot?: string | null | undefined;
  key: string;
  linkTextPosition?: number | null | undefined;
  points?: Array<number> | null | undefined;
  roles?: Array<LinkRoleInput> | null | undefined;
  routing?: Routing | null | undefined;
  to: string;
  toSpot?: string | null | undefined;
};

export type ChartOrder =
  | 'createdDate'
  | 'modifiedDate'
  | 'name';

/** Where a chart is that somebody had open. */
export type ChartStanding =
  | 'deleted'
  /** It is there, and no longer the caller's to read. */
  | 'noAccess'
  | 'readable';

export type CoverageCategory =
  | 'ACCEPTED_END'
  | 'HELD_ONLY_BY_ITSELF'
  | 'HIDDEN'
  | 'MISSING'
  | 'NATURAL_PERSONS'
  | 'NOT_STATED'
  | 'TRAIL_ENDS'
  | 'UNDISCLOSED'
  | 'UNKNOWN_PARTY'
  | 'WITHIN_RANGES';

export type CreateChartInput = {
  /** What stands on it from the start. */
  changes?: ChartChangesInput | null | undefined;
  /** Keys of the charts of which it is a copy, or whose content it shows: they must be the caller's to read or deleted, and it is public only where all are, and shown to more people only by who may show them. */
  copyOf?: Array<string> | null | undefined;
  description?: string | null | undefined;
  /** Key of the folder that it is made in; the root without one. */
  folder?: string | null | undefined;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: string | null | undefined;
  name?: string | null | undefined;
  routing?: Routing | null | undefined;
  /** Public unless said otherwise; a chart that something stands on from the start is private unless said otherwise. */
  visibility?: Visibility | null | undefined;
};

export type CreateFolderInput = {
  folder?: string | null | undefined;
  key?: string | null | undefined;
  name?: string | null | undefined;
  type: string;
};

export type CustomFieldInput = {
  name: string;
  value: string;
};

export type DemoRequestInput = {
  company: string;
  email: string;
  name: string;
};

export type DynamicKind =
  | 'all'
  /** Who holds the entity. */
  | 'object'
  /** What the entity holds. */
  | 'subject';

/** An entity to be made, or changed where its key exists: what is not given stays. */
export type EntityChangeInput = {
  color?: string | null | undefined;
  customFields?: Array<CustomFieldInput> | null | undefined;
  description?: string | null | undefined;
  fields?: Array<FieldInput> | null | undefined;
  key: string;
  name: string;
  /** The name as it was read: where somebody gave it another one since, the save is stale. */
  nameAsRead?: string | null | undefined;
  party?: Party | null | undefined;
  typeName: EntityType;
};

/** Which records a list holds; what is missing asks nothing. */
export type EntityFilter = {
  /** Name or code. */
  country?: string | null | undefined;
  /** Key of one of the caller's folders; empty for what lies in none of his. */
  folder?: string | null | undefined;
  onCharts?: boolean | null | undefined;
  /** Words that the name holds, each. */
  search?: string | null | undefined;
  /** Any of these tags. */
  tagKeys?: Array<string> | null | undefined;
  types?: Array<EntityType> | null | undefined;
};

/** What is not given stays. */
export type EntityPatchInput = {
  /** Where one of these is kept otherwise by now, and not as it should become, nothing changes and the error is `stale`, naming the field. */
  asRead?: EntityReadInput | null | undefined;
  color?: string | null | undefined;
  customFields?: Array<CustomFieldInput> | null | undefined;
  description?: string | null | undefined;
  fields?: Array<FieldInput> | null | undefined;
  key: string;
  name?: string | null | undefined;
};

/** What a form read of what it changes, as it was read. */
export type EntityReadInput = {
  customFields?: Array<CustomFieldInput> | null | undefined;
  description?: string | null | undefined;
  fields?: Array<FieldInput> | null | undefined;
  name?: string | null | undefined;
};

/** Documents to ask for, by their names, and a message; one of both. Recipients do not see each other. Sent again under its key, it is the same request. */
export type EntityRequestInput = {
  addresses: Array<string>;
  /** None for documents that are of no entity. */
  entityKey?: string | null | undefined;
  fileNames?: Array<string> | null | undefined;
  key?: string | null | undefined;
  message?: string | null | undefined;
  /** A subject in place of the organization's; like message, refused where an address is outside (addressesOutside). */
  title?: string | null | undefined;
};

export type EntityType =
  | 'Aircraft'
  | 'BankAccount'
  | 'Company'
  | 'Custom'
  | 'Image'
  | 'Individual'
  | 'Project'
  | 'Property'
  | 'Sticky'
  | 'TextBox'
  | 'Trust'
  | 'Yacht';

export type EvidenceKind =
  | 'file'
  | 'statement'
  | 'webLink';

/** A field's value as a form gives it; all null clears it. Dates as dd-mm-yyyy or ISO text. */
export type FieldInput = {
  name: string;
  number?: number | null | undefined;
  text?: string | null | undefined;
  yesNo?: boolean | null | undefined;
};

export type FilePreview =
  | 'image'
  | 'pdf';

export type FindingSeverity =
  | 'error'
  | 'note'
  | 'warning';

export type FoundIn =
  | 'customField'
  | 'name'
  | 'tag';

export type GiveAccessInput = {
  /** Of a chart: also on its entities of which the caller is Co-Owner, where the user may do less so far. */
  entities?: boolean | null | undefined;
  key: string;
  /** Viewer, Editor or Co-Owner. */
  permission: string;
  /** Key of a user of the record's organization. */
  user: string;
};

export type InfoMailInput = {
  addresses: Array<string>;
  /** Made by the client; sent again under it, nothing is sent. */
  key?: string | null | undefined;
  text: string;
  title: string;
};

export type KeepDynamicChartInput = {
  /** All charts with the entity that the caller may read, where none are named. */
  charts?: Array<string> | null | undefined;
  description?: string | null | undefined;
  entityKey: string;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: string | null | undefined;
  kind?: DynamicKind | null | undefined;
  name?: string | null | undefined;
  places?: Array<PlaceInput> | null | undefined;
  /** The way that links without one of their own go. */
  routing?: Routing | null | undefined;
  /** Private unless said otherwise. */
  visibility?: Visibility | null | undefined;
  /** Those of these links run so and in no other way; others as the first of the charts has them. */
  ways?: Array<LinkWayInput> | null | undefined;
};

export type KeyPersonInput = {
  emailAddresses?: Array<string> | null | undefined;
  firstName?: string | null | undefined;
  key?: string | null | undefined;
  lastName?: string | null | undefined;
  phoneNumbers?: Array<string> | null | undefined;
  roles?: Array<string> | null | undefined;
};

export type LinkRoleInput = {
  /** What the share is a part of, where the role's name does not say it. */
  basis?: RoleBasis | null | undefined;
  beneficial?: boolean | null | undefined;
  checkedBy?: string | null | undefined;
  /** ISO day. */
  checkedOn?: string | null | undefined;
  details?: string | null | undefined;
  endDate?: string | null | undefined;
  evidence?: Array<RoleEvidenceInput> | null | undefined;
  interest?: string | null | undefined;
  /** Roles of one subject with the same words are one joint arrangement. */
  joint?: string | null | undefined;
  maximum?: number | null | undefined;
  maximumExclusive?: boolean | null | undefined;
  minimum?: number | null | undefined;
  minimumExclusive?: boolean | null | undefined;
  percentage?: number | null | undefined;
  role: string;
  /** A text or a web address. */
  source?: string | null | undefined;
  startDate?: string | null | undefined;
  via?: Via | null | undefined;
};

/** How a link of a dynamic chart runs, by its key there. */
export type LinkWayInput = {
  fromSpot?: string | null | undefined;
  key: string;
  linkTextPosition?: number | null | undefined;
  points?: Array<number> | null | undefined;
  routing?: Routing | null | undefined;
  toSpot?: string | null | undefined;
};

export type MailState =
  | 'failed'
  | 'sent'
  | 'waiting';

export type NewEntityInput = {
  color?: string | null | undefined;
  customFields?: Array<CustomFieldInput> | null | undefined;
  description?: string | null | undefined;
  fields?: Array<FieldInput> | null | undefined;
  /** Key of the caller's folder that it goes to. */
  folder?: string | null | undefined;
  /** Made by the client, so that sending it twice makes one entity. */
  key?: string | null | undefined;
  /** May be missing for an individual with a first name. */
  name?: string | null | undefined;
  party?: Party | null | undefined;
  typeName: EntityType;
};

export type NewFilesFolderInput = {
  /** Of the entity or chart. */
  entityKey: string;
  folder?: string | null | undefined;
  /** Made by the client, so that sending it twice makes one folder. */
  key?: string | null | undefined;
  /** "untitled folder" where it is missing. */
  name?: string | null | undefined;
};

export type NewFilesLinkInput = {
  entityKey: string;
  folder?: string | null | undefined;
  key?: string | null | undefined;
  /** The address where it is missing or blank. */
  name?: string | null | undefined;
  url: string;
};

export type NewOrganizationInput = {
  description?: string | null | undefined;
  key?: string | null | undefined;
  name: string;
};

export type NewSharingLinkInput = {
  /** ISO day that visitors see, or with ownership begin with; that of the visit without. */
  asOf?: string | null | undefined;
  /** A chart's key; of the types object and subject also the entity's. */
  chartKey: string;
  /** Of the types object and subject; without any, all charts with the entity that the caller may share. */
  charts?: Array<string> | null | undefined;
  entities?: Array<SharingGrantInput> | null | undefined;
  entityKey?: string | null | undefined;
  /** 1, 7 or 30 days; none where it is null. */
  expiry?: number | null | undefined;
  /** Made by the client, so that sending it twice makes one link. It opens the link: make it long and random. */
  linkKey: string;
  maxVisits?: number | null | undefined;
  /** Whether visitors are offered to save the chart as a picture or a page; true without. */
  mayExport?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Whether visitors calculate who owns and controls what, and see the dates of roles; false without. */
  ownership?: boolean | null | undefined;
  /** At least 8 characters; none where it is null. */
  password?: string | null | undefined;
  /** Whether visitors see notes, texts, pictures and what cards say of themselves; false without. */
  showAnnotations?: boolean | null | undefined;
  /** Whether visitors see flags and labels of cards; true without. */
  showMarks?: boolean | null | undefined;
  type?: SharingType | null | undefined;
};

export type NewUserInput = {
  accountType?: AccountType | null | undefined;
  description?: string | null | undefined;
  email: string;
  isAdmin?: boolean | null | undefined;
  /** Made by the client; sent again under it, no other is made. */
  key?: string | null | undefined;
  name: string;
  /** Key of the organization. */
  organization: string;
  /** None, with sendMail, for an account that waits for its user to choose one. */
  password?: string | null | undefined;
  phone?: string | null | undefined;
  sendMail?: boolean | null | undefined;
};

/** What is missing stays; null is what is usual for all. */
export type OrganizationChangeInput = {
  description?: string | null | undefined;
  fileQuotaMegabytes?: number | null | undefined;
  forceSecondFactor?: boolean | null | undefined;
  key: string;
  messageDomains?: Array<string> | null | undefined;
  name?: string | null | undefined;
  passwordMin?: number | null | undefined;
  /** With {sender}, {organization}, {entity} and {documents}; the text holds {documents}. */
  requestSubject?: string | null | undefined;
  requestText?: string | null | undefined;
  sessionHours?: number | null | undefined;
  shareDaysMax?: number | null | undefined;
  shareNeedsPassword?: boolean | null | undefined;
  sharingOff?: boolean | null | undefined;
};

/** What is missing stays. */
export type OwnDetailsInput = {
  code?: string | null | undefined;
  currentPassword?: string | null | undefined;
  description?: string | null | undefined;
  /** Another one takes currentPassword and, where a second factor is on, its code. */
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};

export type OwnershipInput = {
  /** ISO day; today without. */
  asOf?: string | null | undefined;
  basis?: Basis | null | undefined;
  /** With the scope CHART this or `snapshotKey`. */
  chartKey?: string | null | undefined;
  entityKey: string;
  /** 1 to 1,000. */
  first?: number | null | undefined;
  /** At least (true) or more than the threshold; the preset's own without. */
  inclusive?: boolean | null | undefined;
  leaveOutUndated?: boolean | null | undefined;
  /** Keys of parties on sanctions lists. */
  listed?: Array<string> | null | undefined;
  /** With OWN: a majority counts as the whole. */
  majorityWhole?: boolean | null | undefined;
  preset?: Preset | null | undefined;
  scope?: OwnershipScope | null | undefined;
  /** The chart as a snapshot kept it. */
  snapshotKey?: string | null | undefined;
  /** Percent, 0 to 100; the preset's own without. */
  threshold?: number | null | undefined;
  /** With OWN: control counts, too. */
  withControl?: boolean | null | undefined;
};

/** One chart, or all charts that the caller may read. */
export type OwnershipScope =
  | 'ALL_MY_CHARTS'
  | 'CHART';

export type Party =
  | 'anonymous'
  | 'known'
  | 'unknown';

export type PasswordChangeInput = {
  /** Of the second factor, where one is on. */
  code?: string | null | undefined;
  currentPassword: string;
  newPassword: string;
};

export type PlaceInput = {
  key: string;
  x: number;
  y: number;
};

export type PlacementInput = {
  chartDescription?: string | null | undefined;
  entityKey: string;
  fillColor?: string | null | undefined;
  flag?: string | null | undefined;
  flagColor?: string | null | undefined;
  hideIcon?: boolean | null | undefined;
  icon?: string | null | undefined;
  label?: string | null | undefined;
  labelVisible?: boolean | null | undefined;
  pinned?: boolean | null | undefined;
  width?: number | null | undefined;
  x: number;
  y: number;
};

export type Preset =
  | 'EU_AMLR'
  | 'EU_SANCTIONS'
  | 'OFAC'
  | 'OWN'
  | 'UK_PSC'
  | 'UK_SANCTIONS'
  | 'US_25';

/** Why nothing can be written to a volume. */
export type ReadOnlyReason =
  | 'diskFull'
  | 'notWritable';

/** What a share is a part of. */
export type RoleBasis =
  | 'benefit'
  | 'ownership'
  | 'votes';

export type RoleEvidenceInput = {
  key: string;
  kind: EvidenceKind;
  note?: string | null | undefined;
};

export type Routing =
  | 'curved'
  | 'orthogonal'
  | 'straight';

export type SaveChartInput = {
  changes: ChartChangesInput;
  key: string;
  /** The revision that the changes were made on; another one gives the error `stale`. */
  revision: number;
  /** Made by the client; the same one sent again answers as the first time. */
  saveKey?: string | null | undefined;
};

export type SettingInput = {
  property: string;
  section: string;
  /** As JSON: a text, a number, true, false or null. */
  value: string;
};

export type SharingGrantInput = {
  isPrivate?: boolean | null | undefined;
  key: string;
  shareFiles?: boolean | null | undefined;
  shareInfo?: boolean | null | undefined;
  shareKeyPersons?: boolean | null | undefined;
  shareNotes?: boolean | null | undefined;
};

/** What is not given stays. */
export type SharingLinkPatchInput = {
  /** Null for the day of the visit. */
  asOf?: string | null | undefined;
  entities?: Array<SharingGrantInput> | null | undefined;
  /** Null for none; the days count anew when others are chosen, or the link had expired. */
  expiry?: number | null | undefined;
  /** False takes the password away. */
  isPassword?: boolean | null | undefined;
  key: string;
  /** Null for any number. */
  maxVisits?: number | null | undefined;
  mayExport?: boolean | null | undefined;
  /** When the caller read that it was changed last; a later change is a conflict. */
  modifiedDate?: string | null | undefined;
  name?: string | null | undefined;
  ownership?: boolean | null | undefined;
  password?: string | null | undefined;
  showAnnotations?: boolean | null | undefined;
  showMarks?: boolean | null | undefined;
};

export type SharingLogKind =
  | 'file'
  | 'folder'
  | 'visit';

/** What a share link opens: a chart, the owners of an entity, or its holdings. */
export type SharingType =
  | 'chart'
  | 'object'
  | 'subject';

export type SignInInput = {
  /** Of the second factor, where one is on: without it the error's code is codeNeeded, with a wrong one codeWrong. */
  code?: string | null | undefined;
  /** E-mail address or name. */
  nameOrEmail: string;
  password: string;
};

export type TagInput = {
  color?: string | null | undefined;
  description?: string | null | undefined;
  key?: string | null | undefined;
  name?: string | null | undefined;
};

export type TicketKind =
  | 'activate'
  | 'reset';

export type TicketPasswordInput = {
  /** For an account that is activated: the name that its user gives himself. */
  newName?: string | null | undefined;
  newPassword: string;
  ticket: string;
};

export type UpdateChartInput = {
  description?: string | null | undefined;
  key: string;
  name?: string | null | undefined;
  routing?: Routing | null | undefined;
  visibility?: Visibility | null | undefined;
};

/** What is missing stays. */
export type UserChangeInput = {
  accountType?: AccountType | null | undefined;
  deactivated?: boolean | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
  key: string;
  name?: string | null | undefined;
  /** Key of the organization. */
  organization?: string | null | undefined;
  phone?: string | null | undefined;
};

/** Which users are wanted; what is missing is all. */
export type UsersWanted = {
  /** Key of the organization. */
  organization?: string | null | undefined;
  /** Only those whom records can be handed over to. */
  successors?: boolean | null | undefined;
  /** A part of a name, an address or the name of an organization. */
  term?: string | null | undefined;
};

/** Whether a total share meets the threshold: it does at least, may within stated ranges, is not excluded as some of it is unknown, does not, or nothing can be said as the stated shares contradict each other. */
export type Verdict =
  | 'CANNOT_SAY'
  | 'NO'
  | 'NOT_EXCLUDED'
  | 'POSSIBLE'
  | 'YES';

export type Via =
  | 'direct'
  | 'indirect'
  | 'unknown';

export type Visibility =
  | 'private'
  | 'public';

export type BinCountQueryVariables = Exact<{ [key: string]: never; }>;


export type BinCountQuery = { binCount: number };

export type AffectedByDeletionQueryVariables = Exact<{
  key: string;
}>;


export type AffectedByDeletionQuery = { affectedByDeletion: { others: number, charts: number, links: number, files: number, shareLinks: number } | null };

export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { about: { product: string, version: string, date: string, contact: string } };

export type HelpContactQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpContactQuery = { about: { contact: string } };

export type FindEntitiesQueryVariables = Exact<{
  term: string;
  typeName?: EntityType | null | undefined;
  maxCount?: number | null | undefined;
}>;


export type FindEntitiesQuery = { searchEntities: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, chartCount: number }> };

export type BrowseEntitiesQueryVariables = Exact<{
  types: Array<EntityType> | EntityType;
  limit: number;
}>;


export type BrowseEntitiesQuery = { entityList: { total: number, entities: Array<{ key: string, typeName: EntityType, name: string, party: Party, chartCount: number }> } };

export type DialogAddEntityMutationVariables = Exact<{
  input: NewEntityInput;
}>;


export type DialogAddEntityMutation = { addEntity: { ok: { key: string, typeName: EntityType, name: string } | null, error: { code: string, message: string, field: string | null } | null } };

export type FilesOfQueryVariables = Exact<{
  key: string;
}>;


export type FilesOfQuery = { filesOf: { key: string, name: string, mayEdit: boolean, files: Array<{ key: string, name: string, folder: string, size: number, preview: FilePreview | null, createdDate: string, createdBy: string, expires: string | null, shared: boolean }>, folders: Array<{ key: string, name: string, folder: string, size: number, createdDate: string, shared: boolean }>, links: Array<{ key: string, name: string, url: string, folder: string, createdDate: string, shared: boolean }> } | null };

export type CreateFilesFolderMutationVariables = Exact<{
  input: NewFilesFolderInput;
}>;


export type CreateFilesFolderMutation = { createFilesFolder: { ok: { key: string } | null, error: { code: string, message: string } | null } };

export type CreateFilesLinkMutationVariables = Exact<{
  input: NewFilesLinkInput;
}>;


export type CreateFilesLinkMutation = { createFilesLink: { ok: { key: string } | null, error: { code: string, message: string } | null } };

export type RenameFileMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type RenameFileMutation = { renameFile: { ok: { key: string, name: string } | null, error: { code: string, message: string } | null } };

export type SetFileExpiryMutationVariables = Exact<{
  key: string;
  expires?: string | null | undefined;
}>;


export type SetFileExpiryMutation = { setFileExpiry: { ok: { key: string, expires: string | null } | null, error: { code: string, message: string } | null } };

export type RenameFilesFolderMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type RenameFilesFolderMutation = { renameFilesFolder: { ok: { key: string, name: string } | null, error: { code: string, message: string } | null } };

export type UpdateFilesLinkMutationVariables = Exact<{
  key: string;
  name?: string | null | undefined;
  url: string;
}>;


export type UpdateFilesLinkMutation = { updateFilesLink: { ok: { key: string, name: string, url: string } | null, error: { code: string, message: string } | null } };

export type DuplicateFileMutationVariables = Exact<{
  key: string;
  copyKey?: string | null | undefined;
}>;


export type DuplicateFileMutation = { duplicateFile: { ok: { key: string, name: string } | null, error: { code: string, message: string } | null } };

export type MoveFilesMutationVariables = Exact<{
  keys: Array<string> | string;
  folder: string;
}>;


export type MoveFilesMutation = { moveFiles: { ok: number | null, error: { code: string, message: string } | null } };

export type DeleteFilesMutationVariables = Exact<{
  keys: Array<string> | string;
}>;


export type DeleteFilesMutation = { deleteFiles: { ok: number | null, error: { code: string, message: string } | null } };

export type FoldersQueryVariables = Exact<{
  type: string;
}>;


export type FoldersQuery = { folders: Array<{ key: string, name: string, folder: string, createdDate: number }> };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { createFolder: { ok: { key: string, name: string, folder: string, createdDate: number } | null, error: { message: string } | null } };

export type RenameFolderMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type RenameFolderMutation = { renameFolder: { ok: { key: string, name: string } | null, error: { message: string } | null } };

export type DeleteFolderMutationVariables = Exact<{
  key: string;
}>;


export type DeleteFolderMutation = { deleteFolder: { ok: string | null, error: { message: string } | null } };

export type MoveToFolderMutationVariables = Exact<{
  keys: Array<string> | string;
  folder: string;
}>;


export type MoveToFolderMutation = { moveToFolder: { ok: number | null, error: { message: string } | null } };

export type RequestsSentQueryVariables = Exact<{
  entityKey?: string | null | undefined;
}>;


export type RequestsSentQuery = { requestsSent: Array<{ key: string, fileNames: Array<string>, message: string, entityKey: string | null, entityName: string | null, createdDate: string, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> }> };

export type AddressesOutsideQueryVariables = Exact<{
  addresses: Array<string> | string;
}>;


export type AddressesOutsideQuery = { addressesOutside: Array<string> };

export type SendRequestMutationVariables = Exact<{
  input: EntityRequestInput;
}>;


export type SendRequestMutation = { sendRequest: { ok: { key: string } | null, error: { code: string, message: string, field: string | null } | null } };

export type AllTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllTagsQuery = { tags: Array<{ key: string, name: string, color: string, createdBy: string }> };

export type TagsOfQueryVariables = Exact<{
  key: string;
}>;


export type TagsOfQuery = { tagsOf: Array<{ key: string, name: string, color: string, createdBy: string }> | null };

export type AddTagMutationVariables = Exact<{
  input: TagInput;
}>;


export type AddTagMutation = { addTag: { ok: { key: string, name: string, color: string, createdBy: string } | null, error: { code: string, message: string } | null } };

export type UpdateTagMutationVariables = Exact<{
  input: TagInput;
}>;


export type UpdateTagMutation = { updateTag: { ok: { key: string, name: string, color: string, createdBy: string } | null, error: { code: string, message: string } | null } };

export type DeleteTagMutationVariables = Exact<{
  key: string;
}>;


export type DeleteTagMutation = { deleteTag: { ok: string | null, error: { code: string, message: string } | null } };

export type SetTagsMutationVariables = Exact<{
  nodeKey: string;
  tagKeys: Array<string> | string;
}>;


export type SetTagsMutation = { setNodeTags: { ok: Array<{ key: string, name: string, color: string, createdBy: string }> | null, error: { code: string, message: string } | null } };

export type AddTagToManyMutationVariables = Exact<{
  tagKey: string;
  keys: Array<string> | string;
}>;


export type AddTagToManyMutation = { addTagToMany: { ok: number | null, error: { code: string, message: string } | null } };

export type RemoveTagFromManyMutationVariables = Exact<{
  tagKey: string;
  keys: Array<string> | string;
}>;


export type RemoveTagFromManyMutation = { removeTagFromMany: { ok: number | null, error: { code: string, message: string } | null } };

export type RecordAccessQueryVariables = Exact<{
  key: string;
}>;


export type RecordAccessQuery = { access: { key: string, kind: string, permission: string, mayShare: boolean, holders: Array<{ key: string, name: string, email: string, onlyViews: boolean, permission: string, inactive: boolean }> } | null };

export type ColleaguesQueryVariables = Exact<{
  term: string;
}>;


export type ColleaguesQuery = { colleagues: Array<{ key: string, name: string, email: string, onlyViews: boolean }> };

export type GiveAccessMutationVariables = Exact<{
  input: GiveAccessInput;
}>;


export type GiveAccessMutation = { giveAccess: { ok: { key: string } | null, error: { code: string, message: string, field: string | null } | null } };

export type TakeAccessMutationVariables = Exact<{
  key: string;
  user: string;
}>;


export type TakeAccessMutation = { takeAccess: { ok: { access: { key: string } | null } | null, error: { code: string, message: string, field: string | null } | null } };

export type HandRecordOverMutationVariables = Exact<{
  key: string;
  to: string;
}>;


export type HandRecordOverMutation = { handRecordOver: { ok: string | null, error: { code: string, message: string, field: string | null } | null } };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { viewer: { key: string, name: string, email: string, image: string | null, phone: string | null, description: string | null, isAdmin: boolean, accountType: AccountType, organizationKey: string, organizationName: string, hasSecondFactor: boolean, mustHaveSecondFactor: boolean } | null };

export type OwnSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSettingsQuery = { settings: Array<{ section: string, property: string, value: string }> };

export type SaveSettingsMutationVariables = Exact<{
  input: Array<SettingInput> | SettingInput;
}>;


export type SaveSettingsMutation = { updateSettings: { ok: Array<{ section: string, property: string, value: string }> | null, error: { message: string, field: string | null } | null } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ key: string, createdDate: string, lastSeen: string, address: string, agent: string, isCurrent: boolean }> };

export type SaveOwnDetailsMutationVariables = Exact<{
  input: OwnDetailsInput;
}>;


export type SaveOwnDetailsMutation = { updateOwnDetails: { ok: { key: string, name: string, email: string, phone: string | null, description: string | null } | null, error: { code: string, message: string, field: string | null } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: PasswordChangeInput;
}>;


export type ChangePasswordMutation = { changePassword: { ok: boolean | null, error: { code: string, message: string, field: string | null } | null } };

export type DisableSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: { ok: boolean | null, error: { message: string } | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { ok: Array<string> | null, error: { message: string } | null } };

export type EndSessionMutationVariables = Exact<{
  key: string;
}>;


export type EndSessionMutation = { endSession: { ok: boolean | null, error: { code: string, message: string } | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { ok: number | null, error: { message: string } | null } };

export type AdminUsersQueryVariables = Exact<{
  find?: UsersWanted | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type AdminUsersQuery = { userCount: number, users: Array<{ key: string, name: string, email: string, phone: string | null, accountType: AccountType, organizationKey: string, organizationName: string, isAdmin: boolean | null, isPending: boolean | null, deactivated: boolean | null, hasSecondFactor: boolean | null, lastAccessed: string | null }> };

export type OrganizationNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationNamesQuery = { organizations: Array<{ key: string, name: string }> };

export type AdminPeopleQueryVariables = Exact<{
  find?: UsersWanted | null | undefined;
  limit?: number | null | undefined;
}>;


export type AdminPeopleQuery = { users: Array<{ key: string, name: string, email: string }> };

export type AdminOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOrganizationsQuery = { organizations: Array<{ key: string, name: string, description: string | null, userCount: number, lastAccessed: string | null, forceSecondFactor: boolean, passwordMin: number | null, sessionHours: number | null, fileQuotaMegabytes: number | null, sharingOff: boolean, shareNeedsPassword: boolean, shareDaysMax: number | null, requestSubject: string | null, requestText: string | null, messageDomains: Array<string> }> };

export type AffectedByRemovalQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type AffectedByRemovalQuery = { affectedByRemoval: Array<{ key: string, charts: number, entities: number, records: number }> };

export type AddUserMutationVariables = Exact<{
  input: NewUserInput;
}>;


export type AddUserMutation = { addUser: { ok: { key: string } | null, error: { message: string, field: string | null } | null } };

export type ChangeUserMutationVariables = Exact<{
  input: UserChangeInput;
}>;


export type ChangeUserMutation = { changeUser: { ok: { key: string } | null, error: { message: string, field: string | null } | null } };

export type DeleteUsersMutationVariables = Exact<{
  keys: Array<string> | string;
  handOverTo?: string | null | undefined;
}>;


export type DeleteUsersMutation = { deleteUsers: { ok: number | null, error: { message: string, field: string | null } | null } };

export type HandOverRecordsMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type HandOverRecordsMutation = { handOver: { ok: number | null, error: { message: string, field: string | null } | null } };

export type InviteUserMutationVariables = Exact<{
  key: string;
}>;


export type InviteUserMutation = { inviteUser: { ok: string | null, error: { message: string } | null } };

export type EndSessionsOfMutationVariables = Exact<{
  key: string;
}>;


export type EndSessionsOfMutation = { endSessionsOf: { ok: number | null, error: { message: string } | null } };

export type ResetSecondFactorMutationVariables = Exact<{
  key: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { ok: string | null, error: { message: string } | null } };

export type AddOrganizationMutationVariables = Exact<{
  input: NewOrganizationInput;
}>;


export type AddOrganizationMutation = { addOrganization: { ok: { key: string } | null, error: { message: string, field: string | null } | null } };

export type ChangeOrganizationMutationVariables = Exact<{
  input: OrganizationChangeInput;
}>;


export type ChangeOrganizationMutation = { changeOrganization: { ok: { key: string } | null, error: { message: string, field: string | null } | null } };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { next: string | null, entries: Array<{ key: string, at: string, action: string, target: string, details: string, userKey: string, userName: string | null, address: string, before: string | null, after: string | null }> } };

export type SendInfoMailMutationVariables = Exact<{
  input: InfoMailInput;
}>;


export type SendInfoMailMutation = { sendInfoMail: { ok: Array<string> | null, error: { message: string, field: string | null } | null } };

export type GlobalSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalSettingsQuery = { globalSettings: Array<{ section: string, property: string, value: string }> };

export type SaveGlobalSettingsMutationVariables = Exact<{
  input: Array<SettingInput> | SettingInput;
}>;


export type SaveGlobalSettingsMutation = { updateGlobalSettings: { ok: Array<{ section: string, property: string, value: string }> | null, error: { message: string, field: string | null } | null } };

export type AdminStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatisticsQuery = { typeDistribution: Array<{ typeName: EntityType, count: number }>, datasetSizes: Array<{ key: string, name: string, size: number }>, groupSizes: Array<{ key: string, name: string, datasetKey: string, size: number }>, longestTaskChain: Array<{ key: string, name: string }> };

export type AdminStorageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStorageQuery = { storage: { reserveMegabytes: number, volumes: Array<{ name: string, freeMegabytes: number, totalMegabytes: number, reason: ReadOnlyReason | null }>, backups: { newestAt: string | null, count: number, failure: string | null } | null } };

export type BinTableQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type BinTableQuery = { binCount: number, binTable: Array<{ key: string, typeName: EntityType, name: string, party: Party, detail: string, permission: string, binnedDate: string, binnedByName: string, charts: number, links: number, keyPersons: number, others: number }> };

export type RestoreEntitiesMutationVariables = Exact<{
  keys: Array<string> | string;
}>;


export type RestoreEntitiesMutation = { restoreEntities: { ok: number | null, error: { message: string } | null } };

export type DeleteEntitiesMutationVariables = Exact<{
  keys: Array<string> | string;
}>;


export type DeleteEntitiesMutation = { deleteEntities: { ok: number | null, error: { message: string } | null } };

export type EmptyBinMutationVariables = Exact<{ [key: string]: never; }>;


export type EmptyBinMutation = { emptyBin: { ok: number | null, error: { message: string } | null } };

export type LinkRoleFieldsFragment = { role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null };

export type ChartNodeFieldsFragment = { key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, pinned: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null };

export type ChartLinkFieldsFragment = { key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> };

export type EditorChartQueryVariables = Exact<{
  key: string;
}>;


export type EditorChartQuery = { chart: { key: string, name: string, description: string, visibility: Visibility, routing: Routing, revision: number, createdDate: string, modifiedDate: string, createdBy: string, modifiedBy: string, modifiedByName: string, entitiesChanged: string, viewerCan: { edit: boolean, share: boolean, delete: boolean }, nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, pinned: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, endedLinks: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, formerParties: Array<{ key: string, typeName: string, name: string, party: Party, trailEnd: string | null }>, formerLinks: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, groups: Array<{ key: string, name: string, members: Array<string>, collapsed: boolean }> } | null };

export type ChartStandingQueryVariables = Exact<{
  key: string;
}>;


export type ChartStandingQuery = { chartStanding: ChartStanding };

export type SaveChartMutationVariables = Exact<{
  input: SaveChartInput;
}>;


export type SaveChartMutation = { saveChart: { ok: { key: string, revision: number, modifiedDate: string } | null, error: { code: string, field: string | null, message: string } | null } };

export type KeepCopyMutationVariables = Exact<{
  input: CreateChartInput;
}>;


export type KeepCopyMutation = { createChart: { ok: { key: string, revision: number } | null, error: { code: string, field: string | null, message: string } | null } };

export type DynamicChartQueryVariables = Exact<{
  key: string;
  kind: DynamicKind;
  charts?: Array<string> | string | null | undefined;
}>;


export type DynamicChartQuery = { dynamicChart: { key: string, name: string, charts: Array<{ key: string, name: string }>, nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, pinned: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, charts: Array<string>, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }> } | null };

export type KeepDynamicChartMutationVariables = Exact<{
  input: KeepDynamicChartInput;
}>;


export type KeepDynamicChartMutation = { keepDynamicChart: { ok: { key: string } | null, error: { code: string, message: string } | null } };

export type PickableChartsQueryVariables = Exact<{
  key: string;
}>;


export type PickableChartsQuery = { chartsOfEntity: Array<{ key: string, name: string }> | null, entity: { key: string, chartCount: number } | null };

export type SurroundingsQueryVariables = Exact<{
  key: string;
}>;


export type SurroundingsQuery = { neighbours: { nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, pinned: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }> } | null };

export type LinksAroundQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type LinksAroundQuery = { neighbourhood: { links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }> } | null };

export type ChartHealthQueryVariables = Exact<{
  chartKey: string;
  asOf?: string | null | undefined;
}>;


export type ChartHealthQuery = { chartHealth: Array<{ code: string, severity: FindingSeverity, text: string, links: Array<string>, suggestion: string, factsHash: string, entities: Array<{ key: string | null, name: string }>, accepted: { reason: string, byName: string, on: string } | null }> };

export type FindingFieldsFragment = { code: string, severity: FindingSeverity, text: string, links: Array<string>, suggestion: string, factsHash: string, entities: Array<{ key: string | null, name: string }>, accepted: { reason: string, byName: string, on: string } | null };

export type AcceptFindingMutationVariables = Exact<{
  chartKey: string;
  code: string;
  keys: Array<string> | string;
  factsHash: string;
  reason?: string | null | undefined;
  asOf?: string | null | undefined;
}>;


export type AcceptFindingMutation = { acceptFinding: { ok: Array<{ code: string, severity: FindingSeverity, text: string, links: Array<string>, suggestion: string, factsHash: string, entities: Array<{ key: string | null, name: string }>, accepted: { reason: string, byName: string, on: string } | null }> | null, error: { message: string } | null } };

export type ChartsToPickQueryVariables = Exact<{
  search?: string | null | undefined;
  limit: number;
}>;


export type ChartsToPickQuery = { chartList: { total: number, charts: Array<{ key: string, name: string, viewerCan: { edit: boolean } }> } };

export type PutOnChartMutationVariables = Exact<{
  chartKey: string;
  entityKeys: Array<string> | string;
}>;


export type PutOnChartMutation = { putOnChart: { ok: { key: string, added: number } | null, error: { code: string, message: string } | null } };

export type KeepCompanyMutationVariables = Exact<{
  key: string;
  place: string;
  editing: boolean;
}>;


export type KeepCompanyMutation = { keepCompany: { ok: { name: string, revision: number, changedBy: string, changedByCaller: boolean, entitiesChanged: string, viewerCan: { edit: boolean, share: boolean, delete: boolean }, others: Array<{ name: string, isCaller: boolean }> } | null, error: { code: string, message: string } | null } };

export type RoleChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleChoicesQuery = { linkRoles: Array<{ key: string, name: string, isCustom: boolean }> };

export type CreateRoleMutationVariables = Exact<{
  name: string;
}>;


export type CreateRoleMutation = { createLinkRole: { ok: { key: string, name: string, isCustom: boolean } | null, error: { code: string, message: string } | null } };

export type RenameRoleMutationVariables = Exact<{
  key: string;
  name: string;
}>;


export type RenameRoleMutation = { renameLinkRole: { ok: { key: string, name: string, isCustom: boolean } | null, error: { code: string, message: string } | null } };

export type DeleteRoleMutationVariables = Exact<{
  key: string;
}>;


export type DeleteRoleMutation = { deleteLinkRole: { ok: string | null, error: { code: string, message: string } | null } };

export type EvidenceChoicesQueryVariables = Exact<{
  from: string;
  to: string;
  chartKey: string;
  linkKey: string;
}>;


export type EvidenceChoicesQuery = { from: { key: string, name: string, files: Array<{ key: string, name: string, expires: string | null }>, links: Array<{ key: string, name: string, url: string }> } | null, to: { key: string, name: string, files: Array<{ key: string, name: string, expires: string | null }>, links: Array<{ key: string, name: string, url: string }> } | null, statements: Array<{ key: string, statementId: string, statementDate: string, publisher: string, says: string }> | null };

export type EvidenceFilesFragment = { key: string, name: string, files: Array<{ key: string, name: string, expires: string | null }>, links: Array<{ key: string, name: string, url: string }> };

export type SnapshotListQueryVariables = Exact<{
  chartKey: string;
}>;


export type SnapshotListQuery = { snapshots: Array<{ key: string, name: string, createdByName: string, createdDate: string, revision: number }> | null };

export type SnapshotViewQueryVariables = Exact<{
  key: string;
}>;


export type SnapshotViewQuery = { snapshot: { key: string, name: string, createdByName: string, createdDate: string, description: string, routing: Routing, nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, pinned: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, groups: Array<{ key: string, name: string, members: Array<string>, collapsed: boolean }> } | null };

export type TakeSnapshotMutationVariables = Exact<{
  chartKey: string;
  name?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type TakeSnapshotMutation = { takeSnapshot: { ok: { key: string, name: string, createdByName: string, createdDate: string, revision: number } | null, error: { code: string, message: string } | null } };

export type DeleteSnapshotMutationVariables = Exact<{
  key: string;
}>;


export type DeleteSnapshotMutation = { deleteSnapshot: { ok: string | null, error: { code: string, message: string } | null } };

export type StillThereQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type StillThereQuery = { entities: Array<
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
    | { key: string, typeName: string, name: string }
  > };

export type EntityTableQueryVariables = Exact<{
  filter: EntityFilter;
  columns: Array<string> | string;
  sort: string;
  descending: boolean;
  limit: number;
  offset: number;
  asOf?: string | null | undefined;
  counted: boolean;
}>;


export type EntityTableQuery = { entityTable: { total?: number, rows: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, permission: string | null, chartCount: number, folder: string, createdDate: string, modifiedDate: string, modifiedByName: string, tags: Array<{ key: string, name: string, color: string }>, values: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> }> } };

export type EntityKeysQueryVariables = Exact<{
  filter: EntityFilter;
}>;


export type EntityKeysQuery = { entityTable: { total: number, keys: Array<string> } };

export type BatchDeleteMutationVariables = Exact<{
  keys: Array<string> | string;
  folderKeys: Array<string> | string;
}>;


export type BatchDeleteMutation = { batchDelete: { ok: number | null, error: { code: string, message: string } | null } };

export type ChartCardFieldsFragment = { key: string, name: string, description: string, visibility: Visibility, folder: string, revision: number, createdDate: string, modifiedDate: string, createdByName: string, modifiedByName: string, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean }, thumbnail: { cards: Array<number>, lines: Array<number> } };

export type ChartListQueryVariables = Exact<{
  search?: string | null | undefined;
  folder?: string | null | undefined;
  sort: ChartOrder;
  descending: boolean;
  limit: number;
  offset: number;
}>;


export type ChartListQuery = { chartList: { total: number, charts: Array<{ key: string, name: string, description: string, visibility: Visibility, folder: string, revision: number, createdDate: string, modifiedDate: string, createdByName: string, modifiedByName: string, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean }, thumbnail: { cards: Array<number>, lines: Array<number> } }> } };

export type RecentChartsQueryVariables = Exact<{
  count: number;
}>;


export type RecentChartsQuery = { recentCharts: Array<{ key: string, name: string, description: string, visibility: Visibility, folder: string, revision: number, createdDate: string, modifiedDate: string, createdByName: string, modifiedByName: string, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean }, thumbnail: { cards: Array<number>, lines: Array<number> } }> };

export type CreateChartMutationVariables = Exact<{
  input: CreateChartInput;
}>;


export type CreateChartMutation = { createChart: { ok: { key: string, name: string, description: string, visibility: Visibility, folder: string, revision: number, createdDate: string, modifiedDate: string, createdByName: string, modifiedByName: string, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean }, thumbnail: { cards: Array<number>, lines: Array<number> } } | null, error: { code: string, message: string } | null } };

export type RenameChartMutationVariables = Exact<{
  input: UpdateChartInput;
}>;


export type RenameChartMutation = { updateChart: { ok: { key: string, name: string, revision: number, modifiedDate: string, modifiedByName: string } | null, error: { code: string, message: string } | null } };

export type ChangeVisibilityMutationVariables = Exact<{
  input: UpdateChartInput;
}>;


export type ChangeVisibilityMutation = { updateChart: { ok: { key: string, visibility: Visibility, revision: number } | null, error: { code: string, message: string } | null } };

export type DuplicateChartMutationVariables = Exact<{
  key: string;
  name?: string | null | undefined;
}>;


export type DuplicateChartMutation = { duplicateChart: { ok: { key: string, name: string, description: string, visibility: Visibility, folder: string, revision: number, createdDate: string, modifiedDate: string, createdByName: string, modifiedByName: string, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean }, thumbnail: { cards: Array<number>, lines: Array<number> } } | null, error: { code: string, message: string } | null } };

export type DeleteChartMutationVariables = Exact<{
  key: string;
}>;


export type DeleteChartMutation = { deleteChart: { ok: string | null, error: { code: string, message: string } | null } };

export type DeleteChartsMutationVariables = Exact<{
  keys: Array<string> | string;
  folderKeys: Array<string> | string;
}>;


export type DeleteChartsMutation = { deleteCharts: { ok: number | null, error: { code: string, message: string } | null } };

export type ChartItemsQueryVariables = Exact<{
  search?: string | null | undefined;
  folder?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type ChartItemsQuery = { chartList: { total: number, charts: Array<{ key: string, name: string, folder: string }> } };

export type PanelEntityQueryVariables = Exact<{
  key: string;
}>;


export type PanelEntityQuery = { entity: { key: string, typeName: EntityType, name: string, description: string, party: Party, binned: boolean, createdDate: string, modifiedDate: string, permission: string | null, chartCount: number, fields: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }>, customFields: Array<{ name: string, value: string }> } | null };

export type PanelUpdateEntityMutationVariables = Exact<{
  input: EntityPatchInput;
}>;


export type PanelUpdateEntityMutation = { updateEntity: { ok: { key: string, typeName: EntityType, name: string, description: string, party: Party, binned: boolean, createdDate: string, modifiedDate: string, permission: string | null, chartCount: number, fields: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }>, customFields: Array<{ name: string, value: string }> } | null, error: { code: string, message: string, field: string | null } | null } };

export type PanelChartsQueryVariables = Exact<{
  key: string;
}>;


export type PanelChartsQuery = { chartsOfEntity: Array<{ key: string, name: string }> | null };

export type PanelDeleteEntityMutationVariables = Exact<{
  key: string;
}>;


export type PanelDeleteEntityMutation = { deleteEntity: { ok: string | null, error: { code: string, message: string } | null } };

export type PanelPeopleQueryVariables = Exact<{
  key: string;
}>;


export type PanelPeopleQuery = { keyPersons: Array<{ key: string, firstName: string, lastName: string, roles: Array<string>, emailAddresses: Array<string>, phoneNumbers: Array<string>, isIndividual: boolean }> | null };

export type PanelAttachPersonMutationVariables = Exact<{
  key: string;
  person: KeyPersonInput;
}>;


export type PanelAttachPersonMutation = { attachPerson: { ok: { key: string } | null, error: { code: string, message: string } | null } };

export type PanelAttachIndividualMutationVariables = Exact<{
  key: string;
  individual: KeyPersonInput;
}>;


export type PanelAttachIndividualMutation = { attachIndividual: { ok: { key: string } | null, error: { code: string, message: string } | null } };

export type PanelDeletePersonMutationVariables = Exact<{
  entityKey: string;
  key: string;
}>;


export type PanelDeletePersonMutation = { deleteKeyPerson: { ok: string | null, error: { code: string, message: string } | null } };

export type SearchQueryVariables = Exact<{
  term: string;
  typeName?: EntityType | null | undefined;
}>;


export type SearchQuery = { search: { entities: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, chartCount: number, foundIn: FoundIn, label: string, text: string }>, charts: Array<{ key: string, name: string, modifiedDate: string, entityCount: number }> } };

export type SharingLinkFieldsFragment = { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> };

export type SharingLinksQueryVariables = Exact<{
  key: string;
  type: SharingType;
}>;


export type SharingLinksQuery = { sharingLinks: Array<{ key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> }> | null };

export type ShareRulesQueryVariables = Exact<{
  key: string;
}>;


export type ShareRulesQuery = { organization: { key: string, sharingOff: boolean, shareNeedsPassword: boolean, shareDaysMax: number | null } | null };

export type SharingVisitsQueryVariables = Exact<{
  key: string;
}>;


export type SharingVisitsQuery = { sharingVisits: Array<{ key: string, date: string, what: SharingLogKind, fileName: string }> | null };

export type SharingEntitiesQueryVariables = Exact<{
  key: string;
}>;


export type SharingEntitiesQuery = { chart: { nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, permission: string | null }> } | null };

export type DynamicSharingEntitiesQueryVariables = Exact<{
  key: string;
  kind: DynamicKind;
  charts?: Array<string> | string | null | undefined;
}>;


export type DynamicSharingEntitiesQuery = { dynamicChart: { nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, permission: string | null }> } | null };

export type FilesToShareQueryVariables = Exact<{
  key: string;
}>;


export type FilesToShareQuery = { filesOf: { key: string, files: Array<{ key: string, name: string, folder: string, sharedIn: Array<string> }>, folders: Array<{ key: string, name: string, folder: string, sharedIn: Array<string> }>, links: Array<{ key: string, name: string, url: string, folder: string, sharedIn: Array<string> }> } | null };

export type CreateSharingLinkMutationVariables = Exact<{
  input: NewSharingLinkInput;
}>;


export type CreateSharingLinkMutation = { createSharingLink: { ok: { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> } | null, error: { code: string, message: string, field: string | null } | null } };

export type EditSharingLinkMutationVariables = Exact<{
  input: SharingLinkPatchInput;
}>;


export type EditSharingLinkMutation = { editSharingLink: { ok: { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> } | null, error: { code: string, message: string, field: string | null } | null } };

export type UpdateSharedItemsMutationVariables = Exact<{
  linkKey: string;
  entityKey: string;
  keys: Array<string> | string;
}>;


export type UpdateSharedItemsMutation = { updateSharedItems: { ok: Array<string> | null, error: { code: string, message: string } | null } };

export type PauseSharingLinkMutationVariables = Exact<{
  key: string;
  paused: boolean;
}>;


export type PauseSharingLinkMutation = { pauseSharingLink: { ok: { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> } | null, error: { code: string, message: string } | null } };

export type DeleteSharingLinkMutationVariables = Exact<{
  key: string;
}>;


export type DeleteSharingLinkMutation = { deleteSharingLink: { ok: string | null, error: { code: string, message: string } | null } };

export type CommentSharingLinkMutationVariables = Exact<{
  key: string;
  comment?: string | null | undefined;
}>;


export type CommentSharingLinkMutation = { commentSharingLink: { ok: { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> } | null, error: { code: string, message: string } | null } };

export type EmailSharingLinkMutationVariables = Exact<{
  key: string;
  emails: Array<string> | string;
  again: boolean;
}>;


export type EmailSharingLinkMutation = { emailSharingLink: { ok: { key: string, name: string, type: SharingType, isPassword: boolean, byTicket: boolean, expiry: number | null, expiresAt: string | null, expired: boolean, paused: boolean, maxVisits: number | null, mayExport: boolean, showMarks: boolean, showAnnotations: boolean | null, ownership: boolean, asOf: string | null, visits: number, lastVisit: string | null, charts: Array<string>, entityKey: string | null, modifier: string, modifiedDate: string, createdDate: string, comment: string | null, commentUser: string | null, commentDate: string | null, mayManage: boolean, ruleBroken: string | null, entities: Array<{ key: string, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, isPrivate: boolean }>, recipients: Array<{ address: string, state: MailState, sentDate: string | null, reason: string | null }> } | null, error: { code: string, message: string } | null } };

export type PreviewSharingLinkMutationVariables = Exact<{
  key: string;
}>;


export type PreviewSharingLinkMutation = { previewSharingLink: { ok: { token: string, expires: string, linkKey: string, type: SharingType } | null, error: { code: string, message: string } | null } };

export type SharedGraphQueryVariables = Exact<{ [key: string]: never; }>;


export type SharedGraphQuery = { sharedGraph: { key: string, name: string, type: SharingType, routing: Routing, mayExport: boolean, ownership: boolean, neighbourLevel: number, asOf: string | null, nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, isPrivate: boolean, country: string | null, detail: string, trailEnd: string | null, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null, shareInfo: boolean, shareNotes: boolean, shareKeyPersons: boolean, shareFiles: boolean, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, interest: string | null, basis: RoleBasis | null, joint: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, endedLinks: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, interest: string | null, basis: RoleBasis | null, joint: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, groups: Array<{ key: string, name: string, members: Array<string>, collapsed: boolean }>, evidence: Array<{ kind: EvidenceKind, key: string, name: string, url: string | null, statementId: string | null }> } };

export type SharedLinkFieldsFragment = { key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, interest: string | null, basis: RoleBasis | null, joint: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> };

export type SharedFilesQueryVariables = Exact<{
  key: string;
}>;


export type SharedFilesQuery = { sharedFiles: { files: Array<{ key: string, name: string, folder: string, createdDate: string, size: number, preview: FilePreview | null }>, folders: Array<{ key: string, name: string, folder: string, createdDate: string, size: number }>, links: Array<{ key: string, name: string, folder: string, createdDate: string, url: string }> } | null };

export type SharingLinkDetailsQueryVariables = Exact<{
  key: string;
}>;


export type SharingLinkDetailsQuery = { sharingLinkDetails: { isPassword: boolean } };

export type OpenSharingLinkMutationVariables = Exact<{
  key: string;
  password?: string | null | undefined;
}>;


export type OpenSharingLinkMutation = { openSharingLink: { ok: { token: string, linkKey: string } | null, error: { code: string, message: string, retryAfter: number | null } | null } };

export type OpenSharedTicketMutationVariables = Exact<{
  ticket: string;
}>;


export type OpenSharedTicketMutation = { openSharedTicket: { ok: { token: string, linkKey: string } | null, error: { code: string, message: string, retryAfter: number | null } | null } };

export type SharedEntityQueryVariables = Exact<{
  key: string;
}>;


export type SharedEntityQuery = { sharedEntity: { key: string, typeName: EntityType, name: string, description: string, fields: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }>, customFields: Array<{ name: string, value: string }> } | null };

export type SharedPeopleQueryVariables = Exact<{
  key: string;
}>;


export type SharedPeopleQuery = { sharedKeyPersons: Array<{ key: string, firstName: string, lastName: string, roles: Array<string>, emailAddresses: Array<string>, phoneNumbers: Array<string> }> | null };

export type SendPasswordResetMutationVariables = Exact<{
  nameOrEmail: string;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { ok: boolean | null, error: { message: string, field: string | null } | null } };

export type TicketHolderQueryVariables = Exact<{
  ticket: string;
}>;


export type TicketHolderQuery = { ticketHolder: { name: string, email: string, kind: TicketKind } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: TicketPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { ok: boolean | null, error: { code: string, message: string, field: string | null } | null } };

export type ActivateAccountMutationVariables = Exact<{
  input: TicketPasswordInput;
}>;


export type ActivateAccountMutation = { activateAccount: { ok: boolean | null, error: { code: string, message: string, field: string | null } | null } };

export type RequestDemoMutationVariables = Exact<{
  input: DemoRequestInput;
}>;


export type RequestDemoMutation = { requestDemo: { ok: boolean | null, error: { code: string, message: string, field: string | null } | null } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { ok: { qr: string, secret: string } | null, error: { message: string } | null } };

export type EnableSecondFactorMutationVariables = Exact<{
  code: string;
  currentPassword?: string | null | undefined;
}>;


export type EnableSecondFactorMutation = { enableSecondFactor: { ok: { recoveryCodes: Array<string>, token: string | null, viewer: { key: string, name: string, email: string, image: string | null, isAdmin: boolean, accountType: AccountType, organizationKey: string, organizationName: string } } | null, error: { code: string, message: string, field: string | null, retryAfter: number | null } | null } };

export type OwnershipEverywhereQueryVariables = Exact<{
  input: OwnershipInput;
}>;


export type OwnershipEverywhereQuery = { ownership: { asOf: string, votesFromShares: boolean, contradictory: boolean, calculable: boolean, blocked: boolean | null, threshold: number, inclusive: boolean, more: number, coverageText: string, selfHeld: number, votesOfControlled: boolean, loops: Array<Array<string>>, subject: { key: string | null, name: string, typeName: string }, holders: Array<{ ultimate: boolean, direct: number, indirect: number, total: number, upper: number, ceiling: number, moreThan: boolean, isTight: boolean, declared: number | null, computable: boolean, verdict: Verdict, why: Array<string>, party: { key: string | null, name: string, typeName: string }, parties: Array<{ as: string, party: { key: string | null, name: string, typeName: string } }> }>, coverage: Array<{ category: CoverageCategory, share: number }>, controllers: Array<{ certain: boolean, party: { key: string | null, name: string, typeName: string }, through: Array<{ key: string | null, name: string, typeName: string }> }>, noBeneficialOwner: { text: string, officials: Array<{ key: string | null, name: string, typeName: string }> } | null, basedOn: { charts: Array<string>, links: number, entities: number } } };

export type PathsEverywhereQueryVariables = Exact<{
  input: OwnershipInput;
  holderKey: string;
}>;


export type PathsEverywhereQuery = { ownershipPaths: { more: number | null, moreShare: number | null, throughLoops: number | null, loopText: string | null, total: number, paths: Array<{ text: string, share: number, steps: Array<{ share: number, upper: number, notStated: boolean, from: { key: string | null }, to: { key: string | null }, roles: Array<{ linkKey: string, role: string, percentage: number | null, minimum: number | null, maximum: number | null, startDate: string | null, endDate: string | null, source: string | null, evidence: number, checkedOn: string | null, checkedBy: string | null, documents: Array<{ kind: EvidenceKind, key: string, name: string, url: string | null, statementId: string | null, note: string | null }> }> }> }> } };

export type EvidenceNamesQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type EvidenceNamesQuery = { evidenceNames: Array<{ kind: EvidenceKind, key: string, name: string, url: string | null, statementId: string | null }> };

export type HoldingsEverywhereQueryVariables = Exact<{
  input: OwnershipInput;
}>;


export type HoldingsEverywhereQuery = { holdings: { holdings: Array<{ direct: number, indirect: number, total: number, upper: number, moreThan: boolean, isTight: boolean, computable: boolean, controls: boolean, party: { key: string | null, name: string, typeName: string } }>, group: Array<{ certain: boolean, byRole: boolean, party: { key: string | null, name: string, typeName: string }, by: Array<{ key: string | null, name: string, typeName: string }> }> } };

export type ChangesEverywhereQueryVariables = Exact<{
  input: OwnershipInput;
}>;


export type ChangesEverywhereQuery = { ownershipChanges: Array<{ date: string, links: Array<string>, changed: Array<{ linkKey: string, begins: Array<string>, ends: Array<string>, holder: { key: string | null, name: string, typeName: string }, subject: { key: string | null, name: string, typeName: string } }>, holders: Array<{ before: number, after: number, party: { key: string | null, name: string, typeName: string } }> }> };

export type TaggedQueryVariables = Exact<{
  tagKey: string;
}>;


export type TaggedQuery = { entityTable: { keys: Array<string> } };

export type SessionViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionViewerQuery = { viewer: { key: string, name: string, email: string, image: string | null, isAdmin: boolean, accountType: AccountType, organizationKey: string, organizationName: string } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { ok: { token: string, owesSetUp: boolean, viewer: { key: string, name: string, email: string, image: string | null, isAdmin: boolean, accountType: AccountType, organizationKey: string, organizationName: string } } | null, error: { code: string, message: string, field: string | null, retryAfter: number | null } | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type EditorSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorSettingsQuery = { settings: Array<{ section: string, property: string, value: string }> };

export const ChartNodeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}}]} as unknown as DocumentNode<ChartNodeFieldsFragment, unknown>;
export const LinkRoleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}}]} as unknown as DocumentNode<LinkRoleFieldsFragment, unknown>;
export const ChartLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}}]} as unknown as DocumentNode<ChartLinkFieldsFragment, unknown>;
export const FindingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"factsHash"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]} as unknown as DocumentNode<FindingFieldsFragment, unknown>;
export const EvidenceFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileArea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<EvidenceFilesFragment, unknown>;
export const ChartCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<ChartCardFieldsFragment, unknown>;
export const SharingLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<SharingLinkFieldsFragment, unknown>;
export const SharedLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<SharedLinkFieldsFragment, unknown>;
export const BinCountDocument = {"__meta__":{"hash":"sha256:cd44f7a1179b85e78973555e92df6674ce2ae2e8f741a3ad8ec1cbff324d129d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binCount"}}]}}]} as unknown as DocumentNode<BinCountQuery, BinCountQueryVariables>;
export const AffectedByDeletionDocument = {"__meta__":{"hash":"sha256:ac718cddf7b7cdb09d5d9f4dfe4536a7f5e3c91ff07266a15faf9b5047b0adc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffectedByDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedByDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"shareLinks"}}]}}]}}]} as unknown as DocumentNode<AffectedByDeletionQuery, AffectedByDeletionQueryVariables>;
export const AboutDocument = {"__meta__":{"hash":"sha256:9608711b663ee0ba0fda5c8a2ae21197fcb25fc041125dce927999947b35fbb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"About"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}}]}}]}}]} as unknown as DocumentNode<AboutQuery, AboutQueryVariables>;
export const HelpContactDocument = {"__meta__":{"hash":"sha256:6447ec86be87b5c8024153d56f568af6da538e5a6f965e23aa264c82c741cef4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"}}]}}]}}]} as unknown as DocumentNode<HelpContactQuery, HelpContactQueryVariables>;
export const FindEntitiesDocument = {"__meta__":{"hash":"sha256:cd9d96dc26af894b51999dd31c7f37bf496014b3bb95f4560b4568af71ed800a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxCount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"typeName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}}},{"kind":"Argument","name":{"kind":"Name","value":"maxCount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxCount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]} as unknown as DocumentNode<FindEntitiesQuery, FindEntitiesQueryVariables>;
export const BrowseEntitiesDocument = {"__meta__":{"hash":"sha256:eba4ede9f8f430e65ee51ba6fff15bda78cdff09f561dcd3b5cb1ace867fd9ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowseEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]}}]} as unknown as DocumentNode<BrowseEntitiesQuery, BrowseEntitiesQueryVariables>;
export const DialogAddEntityDocument = {"__meta__":{"hash":"sha256:4d88af94441100d513f4095da02d15b790e6da469b13e5dbf39631ae94f4cd9d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DialogAddEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewEntityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DialogAddEntityMutation, DialogAddEntityMutationVariables>;
export const FilesOfDocument = {"__meta__":{"hash":"sha256:4a90eac863e2d394429b5b738e3d0cce8237d50b0a248fc9ed2990ca8908b24f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mayEdit"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}}]}}]}}]}}]} as unknown as DocumentNode<FilesOfQuery, FilesOfQueryVariables>;
export const CreateFilesFolderDocument = {"__meta__":{"hash":"sha256:8223df5446a0984134534e47ce37211c5fe46c28d8f54d623bad0373595e6318"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFilesFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewFilesFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFilesFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFilesFolderMutation, CreateFilesFolderMutationVariables>;
export const CreateFilesLinkDocument = {"__meta__":{"hash":"sha256:2aaa18844b87aaecdc29f311df98c190f621c63ef6f77177c6d988835dcb177c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFilesLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewFilesLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFilesLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFilesLinkMutation, CreateFilesLinkMutationVariables>;
export const RenameFileDocument = {"__meta__":{"hash":"sha256:38686f352b6fdfed3632009a637fc3d7ad09477bd316eaced1a1130f0d8f6dc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameFileMutation, RenameFileMutationVariables>;
export const SetFileExpiryDocument = {"__meta__":{"hash":"sha256:b6784af9adb8a66fd6303aedf80e750de55550f3471866d6acee140e928e52a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFileExpiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expires"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFileExpiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"expires"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expires"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetFileExpiryMutation, SetFileExpiryMutationVariables>;
export const RenameFilesFolderDocument = {"__meta__":{"hash":"sha256:73b78d8dea31e76a8a3a35e5114a766cbd67bf70bfbd1cea200b60cb4be6c86d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFilesFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameFilesFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameFilesFolderMutation, RenameFilesFolderMutationVariables>;
export const UpdateFilesLinkDocument = {"__meta__":{"hash":"sha256:b53d4268af89ed329d40569bbde087365c0bc2c77793f9a6b6d94355933ad4ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFilesLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFilesLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateFilesLinkMutation, UpdateFilesLinkMutationVariables>;
export const DuplicateFileDocument = {"__meta__":{"hash":"sha256:c1c6b80c5a92c11add3295385d29e71312918b0feb75487790d9dfc10dbdacd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"copyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"copyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"copyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateFileMutation, DuplicateFileMutationVariables>;
export const MoveFilesDocument = {"__meta__":{"hash":"sha256:7d5d9a7d07da59444b79de5a5a6515b7ccdf02fed39377e26d72b947113bb2d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"folder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveFilesMutation, MoveFilesMutationVariables>;
export const DeleteFilesDocument = {"__meta__":{"hash":"sha256:70141bb87902c2c260b9dfab58031daaa4ca23eefc6f3b8f1078d61406bb505a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFilesMutation, DeleteFilesMutationVariables>;
export const FoldersDocument = {"__meta__":{"hash":"sha256:18da09faa00ac25d1d10dbc122ffae4cd001e8acab0dbf71fde0e11b46557efd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Folders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"folders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}}]}}]} as unknown as DocumentNode<FoldersQuery, FoldersQueryVariables>;
export const CreateFolderDocument = {"__meta__":{"hash":"sha256:46df6bc5b0723d3371fd97d0acd8b32de2932db9faed01c4247f80b8e9f20603"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFolderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFolderMutation, CreateFolderMutationVariables>;
export const RenameFolderDocument = {"__meta__":{"hash":"sha256:a9f898197ce5b09ec3421a383226ed88a669f6468d2748c763f607133122f1be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameFolderMutation, RenameFolderMutationVariables>;
export const DeleteFolderDocument = {"__meta__":{"hash":"sha256:707fa0e6631dff276e25d72f1ea5a67c62622fdd50cbc8ad3c518c5abe7a2909"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const MoveToFolderDocument = {"__meta__":{"hash":"sha256:ae747fe997066e0d1e817ff089f279a719d0caf777648e03ad3e03ead245d4c0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveToFolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folder"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveToFolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"folder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveToFolderMutation, MoveToFolderMutationVariables>;
export const RequestsSentDocument = {"__meta__":{"hash":"sha256:688a3b3b1e610d464ec1b9bbc2c3799ca6c7a7425bce3d93997574b2c1f5cd8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestsSent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestsSent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"fileNames"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestsSentQuery, RequestsSentQueryVariables>;
export const AddressesOutsideDocument = {"__meta__":{"hash":"sha256:6d1567e40ba8859cb98fe70701652dc794e8f0f4a267ee38499f543e99f2ac63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressesOutside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressesOutside"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"addresses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}}}]}]}}]} as unknown as DocumentNode<AddressesOutsideQuery, AddressesOutsideQueryVariables>;
export const SendRequestDocument = {"__meta__":{"hash":"sha256:7bc544032a25dbff9b12094a3c0514431782835f151e8e6f9fd5178735ee0b11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendRequestMutation, SendRequestMutationVariables>;
export const AllTagsDocument = {"__meta__":{"hash":"sha256:6648f1b20d34c60a37d97c6abfbeaddf1038a4512c63996b3e31c18199eaf611"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]}}]} as unknown as DocumentNode<AllTagsQuery, AllTagsQueryVariables>;
export const TagsOfDocument = {"__meta__":{"hash":"sha256:6e395dd487fc3edcc56b4b145479e60794f6993520be2eb0e5ef7c32a4f4bf30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]}}]} as unknown as DocumentNode<TagsOfQuery, TagsOfQueryVariables>;
export const AddTagDocument = {"__meta__":{"hash":"sha256:d476045460d4dd89647c888e4678542911e9efb52daff8722addc48f6f5c9ebe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddTagMutation, AddTagMutationVariables>;
export const UpdateTagDocument = {"__meta__":{"hash":"sha256:f7d2e69297eae41f687c8da73e8d0d90da465cb4284f0a8538d0a3074d744900"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTagMutation, UpdateTagMutationVariables>;
export const DeleteTagDocument = {"__meta__":{"hash":"sha256:d11c0a7c15eedaf9b854e05d1af3b905fe65202eb96a3d545a2dab384007b56b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTagMutation, DeleteTagMutationVariables>;
export const SetTagsDocument = {"__meta__":{"hash":"sha256:55523a187c22a9855c40c39bcda432a10d2a5b0ba4c79293b5046f3b3153e9fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tagKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNodeTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nodeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"tagKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tagKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetTagsMutation, SetTagsMutationVariables>;
export const AddTagToManyDocument = {"__meta__":{"hash":"sha256:d1bb5a644a918602e3ded469cb29a7564ceb22cd1c9f5695886cc25f68b4b0ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTagToMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addTagToMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tagKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddTagToManyMutation, AddTagToManyMutationVariables>;
export const RemoveTagFromManyDocument = {"__meta__":{"hash":"sha256:6f1475ad442eed583b25b991973d9620e16637e946ae9bf76b43622f34a9a386"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTagFromMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTagFromMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tagKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveTagFromManyMutation, RemoveTagFromManyMutationVariables>;
export const RecordAccessDocument = {"__meta__":{"hash":"sha256:44985baf34d4f5eb90d533abab04112f98cf9595794d2504f7faec5e292727bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"mayShare"}},{"kind":"Field","name":{"kind":"Name","value":"holders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"onlyViews"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}}]}}]}}]}}]} as unknown as DocumentNode<RecordAccessQuery, RecordAccessQueryVariables>;
export const ColleaguesDocument = {"__meta__":{"hash":"sha256:26b7c569d03e0c05aec4efc92a46fe91bf4892dfaedfcc0f9c8e9e8a5e284dc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"onlyViews"}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
export const GiveAccessDocument = {"__meta__":{"hash":"sha256:d6587a1759286cb5c1eabfb674e55796fb25ff0b5d9059bd09d871ee17b2f6a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<GiveAccessMutation, GiveAccessMutationVariables>;
export const TakeAccessDocument = {"__meta__":{"hash":"sha256:7a137b8acee5fba06ce7e978ea1abd86901ae909a110aafc3a0028a2fcc3f8ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"user"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<TakeAccessMutation, TakeAccessMutationVariables>;
export const HandRecordOverDocument = {"__meta__":{"hash":"sha256:5b99732e8f74ebca4fbc05c67144ede790dc4bdd081d21921976019f0b26f0d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandRecordOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handRecordOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<HandRecordOverMutation, HandRecordOverMutationVariables>;
export const OwnAccountDocument = {"__meta__":{"hash":"sha256:8db3c1d39eebc6b93889ea2dd83e5f9fadd945d6920832054ba99d4ea6d0a117"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaveSecondFactor"}}]}}]}}]} as unknown as DocumentNode<OwnAccountQuery, OwnAccountQueryVariables>;
export const OwnSettingsDocument = {"__meta__":{"hash":"sha256:7ac8deba2f680ad11062c1b63501fdab16e6dc6ed090e5cc837b8a2679f58dbd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<OwnSettingsQuery, OwnSettingsQueryVariables>;
export const SaveSettingsDocument = {"__meta__":{"hash":"sha256:e2863627db31109f08ce17aea536e43042845f2e0a341cfca508671d614ba0fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const OwnSessionsDocument = {"__meta__":{"hash":"sha256:8f0fbc5224cdd4c95047c69d45b4e8b6997f74057e03b1bcc61231a405031837"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeen"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"agent"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const SaveOwnDetailsDocument = {"__meta__":{"hash":"sha256:91c0582a7bc88377358c9ba73932268a4accf444cc1fc3667f2390d3653f8b69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOwnDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveOwnDetailsMutation, SaveOwnDetailsMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:f5319302787c34b8e0b4db8a489d051acbb31e540dc0da77bc9854fb8e4ed17a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const DisableSecondFactorDocument = {"__meta__":{"hash":"sha256:8f68647a7c92cb76ad0d64f2166e2ed7a3a1fb9a5e55270f3e8451894eba42d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"sha256:07576e213d5e19ce302778b96fece3cd52e5b84c474872021912d79c4047bd7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:1e56ce3e40e50e7d993c4c24f6711b2d5d3a5c19026b38c6dd190c198d24b264"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"sha256:6610ff5134102621d9b2474fed300ba726cbab92c6275b6ede5133db496bf621"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"sha256:162c00e179a67b079f3973354bd5315afaa633025f3b8d72d280b5dec9feef24"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"find"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsersWanted"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"find"},"value":{"kind":"Variable","name":{"kind":"Name","value":"find"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"deactivated"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastAccessed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"find"},"value":{"kind":"Variable","name":{"kind":"Name","value":"find"}}}]}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const OrganizationNamesDocument = {"__meta__":{"hash":"sha256:77da809a503b4ddd0f5e86e337592fde11845fa5d9db01a31859960aedca2094"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OrganizationNamesQuery, OrganizationNamesQueryVariables>;
export const AdminPeopleDocument = {"__meta__":{"hash":"sha256:8173240582f2af2e1c5c645427fb1f9f6b13b19b647a4c341ca9b302697f4698"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"find"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsersWanted"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"find"},"value":{"kind":"Variable","name":{"kind":"Name","value":"find"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminPeopleQuery, AdminPeopleQueryVariables>;
export const AdminOrganizationsDocument = {"__meta__":{"hash":"sha256:943f9f814e1e2c67b1b6148888e9422396ed5f37d9b4901a9a2a6f6f08bffe79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrganizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastAccessed"}},{"kind":"Field","name":{"kind":"Name","value":"forceSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMin"}},{"kind":"Field","name":{"kind":"Name","value":"sessionHours"}},{"kind":"Field","name":{"kind":"Name","value":"fileQuotaMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"sharingOff"}},{"kind":"Field","name":{"kind":"Name","value":"shareNeedsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"shareDaysMax"}},{"kind":"Field","name":{"kind":"Name","value":"requestSubject"}},{"kind":"Field","name":{"kind":"Name","value":"requestText"}},{"kind":"Field","name":{"kind":"Name","value":"messageDomains"}}]}}]}}]} as unknown as DocumentNode<AdminOrganizationsQuery, AdminOrganizationsQueryVariables>;
export const AffectedByRemovalDocument = {"__meta__":{"hash":"sha256:4c9fd25c548f46d9b5565c1ff69e546f1396fe823a1f5c34464fdc3f316aa0d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffectedByRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedByRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entities"}},{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]} as unknown as DocumentNode<AffectedByRemovalQuery, AffectedByRemovalQueryVariables>;
export const AddUserDocument = {"__meta__":{"hash":"sha256:0c96c5c30f5a57a133f68fdc9d5b4fa6ed8813972358724f1b97b6aadcc761e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddUserMutation, AddUserMutationVariables>;
export const ChangeUserDocument = {"__meta__":{"hash":"sha256:9fdd3b804e27b9b8027748ba34aed5b084d78e51452dbc0cf856b2c9c0139334"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeUserMutation, ChangeUserMutationVariables>;
export const DeleteUsersDocument = {"__meta__":{"hash":"sha256:9299bb6362de8d322b9e02e585caf8ca744a2294a71acf5a610dfb39f87d6034"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"handOverTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"handOverTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"handOverTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteUsersMutation, DeleteUsersMutationVariables>;
export const HandOverRecordsDocument = {"__meta__":{"hash":"sha256:db103bf16ed8f172eab4d13927b5b900850066b33560186d6e3117c8b127f85a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<HandOverRecordsMutation, HandOverRecordsMutationVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"sha256:63fe016cd5360e088cd3d1055e17603ffd78c73414328ae13d2657e5220dcc0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const EndSessionsOfDocument = {"__meta__":{"hash":"sha256:95d9484af7355eee85a5faa92caa8545f907069b43fafd7445a9651da587112d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSessionsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSessionsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndSessionsOfMutation, EndSessionsOfMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"sha256:9d1d4b83ee290c5a316406ad26fc8294abfcd9c8372b12187dae90d7a9295dfa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const AddOrganizationDocument = {"__meta__":{"hash":"sha256:d698f73ad2f8d741b741dcdb8f44fe3cefa4cea2d7c8d57747f02450ab4006a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddOrganizationMutation, AddOrganizationMutationVariables>;
export const ChangeOrganizationDocument = {"__meta__":{"hash":"sha256:58832b18410abd5b361250cc6355b1e07a41997e81e44e68dc093ca869f91d40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeOrganizationMutation, ChangeOrganizationMutationVariables>;
export const AuditLogDocument = {"__meta__":{"hash":"sha256:d9b7339e506640073d40b029ee76479381b57c20798ff196e35e71509fbfe259"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"userKey"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const SendInfoMailDocument = {"__meta__":{"hash":"sha256:800c5e93c42bebd939472226f81f0831eaea68397d1b9a53375d347486acdcd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInfoMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InfoMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInfoMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendInfoMailMutation, SendInfoMailMutationVariables>;
export const GlobalSettingsDocument = {"__meta__":{"hash":"sha256:064fd7c70e977bc96ba584d474af967c3e217399075b7aa44e06337d87904f42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<GlobalSettingsQuery, GlobalSettingsQueryVariables>;
export const SaveGlobalSettingsDocument = {"__meta__":{"hash":"sha256:eb30b720a3ee3f5444613d92f1eab79e5463f598038c59248780d3917f20a52a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveGlobalSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGlobalSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SaveGlobalSettingsMutation, SaveGlobalSettingsMutationVariables>;
export const AdminStatisticsDocument = {"__meta__":{"hash":"sha256:0e9d6c4aa76035c11574a9d08eee0a77ea012c793d58c71b30eda713dbb3baaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasetSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupSizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"datasetKey"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"longestTaskChain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminStatisticsQuery, AdminStatisticsQueryVariables>;
export const AdminStorageDocument = {"__meta__":{"hash":"sha256:c52f99027a746889a80b8a7b1d499b40644f26c5708702535372258fa562dcd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStorage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"volumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"freeMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalMegabytes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<AdminStorageQuery, AdminStorageQueryVariables>;
export const BinTableDocument = {"__meta__":{"hash":"sha256:2094111917aa3e03f0fb3722a6f0f215fd734e977f3e3cdf5ab6268cade0261b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"binCount"}},{"kind":"Field","name":{"kind":"Name","value":"binTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"binnedDate"}},{"kind":"Field","name":{"kind":"Name","value":"binnedByName"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"keyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"others"}}]}}]}}]} as unknown as DocumentNode<BinTableQuery, BinTableQueryVariables>;
export const RestoreEntitiesDocument = {"__meta__":{"hash":"sha256:39b8f46283300220233a2d163a2e432a7f957d68755df2fd736ef5900cc86868"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreEntitiesMutation, RestoreEntitiesMutationVariables>;
export const DeleteEntitiesDocument = {"__meta__":{"hash":"sha256:aca9b9a580feb6da4a4b975352ce56dc295f76e46114af42b1b74c5ee04be983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEntitiesMutation, DeleteEntitiesMutationVariables>;
export const EmptyBinDocument = {"__meta__":{"hash":"sha256:6d675bdb7f218e7362d5b58e8f0a45cc36ddd94f38f1a0c2069f7d27373b8e9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptyBin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyBin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EmptyBinMutation, EmptyBinMutationVariables>;
export const EditorChartDocument = {"__meta__":{"hash":"sha256:a05a97072733db1d6a7e381658a80a9eb707406e9c0560119fdd323610906d16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entitiesChanged"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartNodeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endedLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formerParties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formerLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"collapsed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<EditorChartQuery, EditorChartQueryVariables>;
export const ChartStandingDocument = {"__meta__":{"hash":"sha256:229edc0a92c5c70af6129eaabf2d8c5c86c98a41614434bb85ff5645092ca7d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChartStanding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<ChartStandingQuery, ChartStandingQueryVariables>;
export const SaveChartDocument = {"__meta__":{"hash":"sha256:3ca660868616b9136afa239190fec5bcaa44e9c46195ab77418655ae3bf1e95c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveChartMutation, SaveChartMutationVariables>;
export const KeepCopyDocument = {"__meta__":{"hash":"sha256:a5cdafb53c06fb5703edf9163a9078f01c9a751dd323523402157ee0cf9cb5a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepCopyMutation, KeepCopyMutationVariables>;
export const DynamicChartDocument = {"__meta__":{"hash":"sha256:f195487404724c82b45b2c748c7bc842e6ffe3995b05b1399af50f8d67bfef97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DynamicChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"charts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"charts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"charts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartNodeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}}]} as unknown as DocumentNode<DynamicChartQuery, DynamicChartQueryVariables>;
export const KeepDynamicChartDocument = {"__meta__":{"hash":"sha256:e9c525fc6e3589b8912f2d04554c184d8b60a9647d3171e62a9baa1fec012809"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepDynamicChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepDynamicChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepDynamicChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepDynamicChartMutation, KeepDynamicChartMutationVariables>;
export const PickableChartsDocument = {"__meta__":{"hash":"sha256:e94ec8ed53fad686887b6e6e59df1d2934b19a2acb67f76c183c36bbe2bb6eed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickableCharts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartsOfEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]} as unknown as DocumentNode<PickableChartsQuery, PickableChartsQueryVariables>;
export const SurroundingsDocument = {"__meta__":{"hash":"sha256:4913a9b8fcd76de1b2a1bcb5f945d7701a65596b85e50318a457eac5f5c22c1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Surroundings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neighbours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartNodeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<SurroundingsQuery, SurroundingsQueryVariables>;
export const LinksAroundDocument = {"__meta__":{"hash":"sha256:cafbbeada95d053145c457dc9e3681274bb716269693479443e0d13ac3b36305"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinksAround"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neighbourhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<LinksAroundQuery, LinksAroundQueryVariables>;
export const ChartHealthDocument = {"__meta__":{"hash":"sha256:9d29b6fba806df0480778bae7f71511c4b3f030f642335abd87d851dd696ed1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChartHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartHealth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"factsHash"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]} as unknown as DocumentNode<ChartHealthQuery, ChartHealthQueryVariables>;
export const AcceptFindingDocument = {"__meta__":{"hash":"sha256:96d519a079e9946c08fd3b152011d1729e2c7eb40446946e1fe3bac280b2356a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptFinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"factsHash"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptFinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"factsHash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"factsHash"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}},{"kind":"Field","name":{"kind":"Name","value":"factsHash"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"byName"}},{"kind":"Field","name":{"kind":"Name","value":"on"}}]}}]}}]} as unknown as DocumentNode<AcceptFindingMutation, AcceptFindingMutationVariables>;
export const ChartsToPickDocument = {"__meta__":{"hash":"sha256:b77bbff2c7628d092cc6ecdda7bba4243878d2fdfcf4daba50b18276df6ce7b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChartsToPick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChartsToPickQuery, ChartsToPickQueryVariables>;
export const PutOnChartDocument = {"__meta__":{"hash":"sha256:f30755b2a1e772506b8368e1f9020473419da6604b2413d2f14a9b4cbc632f56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutOnChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putOnChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"added"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PutOnChartMutation, PutOnChartMutationVariables>;
export const KeepCompanyDocument = {"__meta__":{"hash":"sha256:2dcb5a2deede179d3d0fcfa254b413c082d8d34a0a5e8e343ec306f0dcc23987"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"editing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"editing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"editing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedByCaller"}},{"kind":"Field","name":{"kind":"Name","value":"entitiesChanged"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCaller"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<KeepCompanyMutation, KeepCompanyMutationVariables>;
export const RoleChoicesDocument = {"__meta__":{"hash":"sha256:2822a903fc441ff159fb33f06606e317347dab1c416bfb73dddccdb5b610977b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}}]}}]}}]} as unknown as DocumentNode<RoleChoicesQuery, RoleChoicesQueryVariables>;
export const CreateRoleDocument = {"__meta__":{"hash":"sha256:8e46d0e28b19fffbf72e316430dae6871f8aba84d3ee9d93f3db033327208c73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLinkRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateRoleMutation, CreateRoleMutationVariables>;
export const RenameRoleDocument = {"__meta__":{"hash":"sha256:3eb8bea6f228a8c45f9047abd0e79deb77a08b61e10d3843dd9be47bf2753e50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameLinkRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCustom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameRoleMutation, RenameRoleMutationVariables>;
export const DeleteRoleDocument = {"__meta__":{"hash":"sha256:d47ad85534907d1dc357c876f3a2bec40c802260c507bcbe821e0213efed89a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLinkRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const EvidenceChoicesDocument = {"__meta__":{"hash":"sha256:256890aea218a2cc3b6c1e2223b9f3f2a69ea51111661b3ef5395160d3a62dea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"from"},"name":{"kind":"Name","value":"filesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFiles"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"to"},"name":{"kind":"Name","value":"filesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvidenceFiles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"linkKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"statementId"}},{"kind":"Field","name":{"kind":"Name","value":"statementDate"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"says"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvidenceFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileArea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<EvidenceChoicesQuery, EvidenceChoicesQueryVariables>;
export const SnapshotListDocument = {"__meta__":{"hash":"sha256:4f781a18dbc57c1fd5e17f1891c1c0f7e426a7ee5328112edc6b07a5d0124e2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnapshotList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SnapshotListQuery, SnapshotListQueryVariables>;
export const SnapshotViewDocument = {"__meta__":{"hash":"sha256:fdd45215f62b93b1d618a5531083aa51f2af921b254319840995ffc6ef8a8afb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SnapshotView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartNodeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"collapsed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRoleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartNodeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRoleFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<SnapshotViewQuery, SnapshotViewQueryVariables>;
export const TakeSnapshotDocument = {"__meta__":{"hash":"sha256:2321530e4d9949fbdee972d1f5ac305c23cb00496d2dee63caf8804dc162c0d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSnapshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TakeSnapshotMutation, TakeSnapshotMutationVariables>;
export const DeleteSnapshotDocument = {"__meta__":{"hash":"sha256:a7c102962defb61dbd3cc53aa51b83d78395bd74d57939f5cba59e89b59fb020"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSnapshot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSnapshot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSnapshotMutation, DeleteSnapshotMutationVariables>;
export const StillThereDocument = {"__meta__":{"hash":"sha256:4d2b9ef6ac0e2eaa0fe8e1d5d98cc36085058416870434604c996cc816a94e50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StillThere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StillThereQuery, StillThereQueryVariables>;
export const EntityTableDocument = {"__meta__":{"hash":"sha256:a3e0bcf9a6f276e5c2888d4ae43a0ee6211d87bb597fe30070af2ca8f6b3067d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntityTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counted"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EntityTableQuery, EntityTableQueryVariables>;
export const EntityKeysDocument = {"__meta__":{"hash":"sha256:978d42212d8307346291277abf7ddd1b370b325dc410a24b671a28b45eab610b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntityKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}}]}}]}}]} as unknown as DocumentNode<EntityKeysQuery, EntityKeysQueryVariables>;
export const BatchDeleteDocument = {"__meta__":{"hash":"sha256:70fe9d4e817d867b1c130492b92018e42030b2c22e3112f494d9df21ae7e7774"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BatchDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"folderKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BatchDeleteMutation, BatchDeleteMutationVariables>;
export const ChartListDocument = {"__meta__":{"hash":"sha256:3f6e57b60e4736458f42de7ca24b50fe9f8f6d5e6ed7d9d3daa983242e6bfe81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChartList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChartOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"folder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folder"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartCardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<ChartListQuery, ChartListQueryVariables>;
export const RecentChartsDocument = {"__meta__":{"hash":"sha256:960ea0d365f2e767f78cd0750af2c75d4ad4d4306d5829f48e04ab1ff8959577"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentCharts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentCharts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartCardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<RecentChartsQuery, RecentChartsQueryVariables>;
export const CreateChartDocument = {"__meta__":{"hash":"sha256:7810387f93a9ff353300fb61f12698a9987e345c6629e9ef06c5e9aba0a3bb7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartCardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<CreateChartMutation, CreateChartMutationVariables>;
export const RenameChartDocument = {"__meta__":{"hash":"sha256:9891964dfb875b2670f928b668034bc011282e5dc21ee542b756682d6c2c1d0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameChartMutation, RenameChartMutationVariables>;
export const ChangeVisibilityDocument = {"__meta__":{"hash":"sha256:5d6fab5e66f19a0ec12b30b63771ed40f34d716bd89ef0cd4b9a70b7adc88113"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeVisibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeVisibilityMutation, ChangeVisibilityMutationVariables>;
export const DuplicateChartDocument = {"__meta__":{"hash":"sha256:909f9d8610d0305a214576afaf8e0db43481ff71eeeaea7c1ff3a41fcf95f187"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChartCardFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChartCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChartCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]} as unknown as DocumentNode<DuplicateChartMutation, DuplicateChartMutationVariables>;
export const DeleteChartDocument = {"__meta__":{"hash":"sha256:2ddcae67fce4f764f7715cf2febcbc84467c9145d3a836ded8e2ffcdf63b1bfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteChartMutation, DeleteChartMutationVariables>;
export const DeleteChartsDocument = {"__meta__":{"hash":"sha256:f03494d94f9503ddca7c436d10289e13ce858ca74243e14c3056d52e627a9bef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCharts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCharts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"folderKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteChartsMutation, DeleteChartsMutationVariables>;
export const ChartItemsDocument = {"__meta__":{"hash":"sha256:b0c827bfa8d0b7898759929e3b750610063f56e3243079b29642e5f9bf60ed16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChartItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"folder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folder"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}}]}}]}}]}}]} as unknown as DocumentNode<ChartItemsQuery, ChartItemsQueryVariables>;
export const PanelEntityDocument = {"__meta__":{"hash":"sha256:8495b3bd3357e13eb753c993949246090202870aee31bb0b80e9415ca0bbc691"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"binned"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]} as unknown as DocumentNode<PanelEntityQuery, PanelEntityQueryVariables>;
export const PanelUpdateEntityDocument = {"__meta__":{"hash":"sha256:7830addff423bb466fc69a0575530057521ce7f60f3db9fe9774366028b22359"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelUpdateEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityPatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"binned"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PanelUpdateEntityMutation, PanelUpdateEntityMutationVariables>;
export const PanelChartsDocument = {"__meta__":{"hash":"sha256:fa9f024b6d3e5451560e74d7c0072866fd503cb94425c96dcb3a9aa6912c2a50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelCharts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartsOfEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PanelChartsQuery, PanelChartsQueryVariables>;
export const PanelDeleteEntityDocument = {"__meta__":{"hash":"sha256:0fdabf6feea20feebf9ae40e199544662878e482a8d03bee3dd49770468e4e88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelDeleteEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PanelDeleteEntityMutation, PanelDeleteEntityMutationVariables>;
export const PanelPeopleDocument = {"__meta__":{"hash":"sha256:6eb19f8b93305d3996245698e3f34456d92f30d598eae948595af43966325097"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PanelPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyPersons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isIndividual"}}]}}]}}]} as unknown as DocumentNode<PanelPeopleQuery, PanelPeopleQueryVariables>;
export const PanelAttachPersonDocument = {"__meta__":{"hash":"sha256:73be6187ed1880b5659e2cf81955b99be3d7954394dbf3f01d81b23c5779a432"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelAttachPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeyPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"person"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PanelAttachPersonMutation, PanelAttachPersonMutationVariables>;
export const PanelAttachIndividualDocument = {"__meta__":{"hash":"sha256:db430f4f4e4a876c6a38fc51963e619719cac47236f941ba8ffe94cfc566a270"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelAttachIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"individual"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeyPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"individual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"individual"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PanelAttachIndividualMutation, PanelAttachIndividualMutationVariables>;
export const PanelDeletePersonDocument = {"__meta__":{"hash":"sha256:aebb9d8a62f78642376e68416e36c01557934f9cca340236c10f0cc08f6c4c20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelDeletePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteKeyPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PanelDeletePersonMutation, PanelDeletePersonMutationVariables>;
export const SearchDocument = {"__meta__":{"hash":"sha256:4ba91607badbc9d7bffa12d4853b95e7a31e93818d50f309f982e1315231f4f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"typeName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const SharingLinksDocument = {"__meta__":{"hash":"sha256:417d593700fd41036f9790a208188398cb2b09329916a3eb7a7e0eaa2172f455"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharingLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharingType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<SharingLinksQuery, SharingLinksQueryVariables>;
export const ShareRulesDocument = {"__meta__":{"hash":"sha256:3b146266b4d3fb43a97e63bfecc008365723026da13b261070ac84ec86f5ec16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"sharingOff"}},{"kind":"Field","name":{"kind":"Name","value":"shareNeedsPassword"}},{"kind":"Field","name":{"kind":"Name","value":"shareDaysMax"}}]}}]}}]} as unknown as DocumentNode<ShareRulesQuery, ShareRulesQueryVariables>;
export const SharingVisitsDocument = {"__meta__":{"hash":"sha256:6cf79d9709fc3b08860829e9b1e6e9148239f11bf174c6dcd684a0150206441f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharingVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharingVisits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<SharingVisitsQuery, SharingVisitsQueryVariables>;
export const SharingEntitiesDocument = {"__meta__":{"hash":"sha256:7bfc51aa53f1419aab798deb81c43eb47ea2888445c35b76d92e913bd724a095"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharingEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}}]}}]}}]}}]} as unknown as DocumentNode<SharingEntitiesQuery, SharingEntitiesQueryVariables>;
export const DynamicSharingEntitiesDocument = {"__meta__":{"hash":"sha256:8210272c576665f6d716588b6c0226d66e398593d2ce674312260ce983ee80ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DynamicSharingEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DynamicKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"charts"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dynamicChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"charts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"charts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}}]}}]}}]}}]} as unknown as DocumentNode<DynamicSharingEntitiesQuery, DynamicSharingEntitiesQueryVariables>;
export const FilesToShareDocument = {"__meta__":{"hash":"sha256:46badcaaa62ab48e03cfeffa424b54c17666ba7b8f6fd7db71f5d61660a018f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilesToShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"sharedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"sharedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"sharedIn"}}]}}]}}]}}]} as unknown as DocumentNode<FilesToShareQuery, FilesToShareQueryVariables>;
export const CreateSharingLinkDocument = {"__meta__":{"hash":"sha256:88cd6ef36903cfa1383b846383b88b441ca4aa832fa479fc7d2d94c3efe839b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewSharingLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<CreateSharingLinkMutation, CreateSharingLinkMutationVariables>;
export const EditSharingLinkDocument = {"__meta__":{"hash":"sha256:17112df73ccd9932c8d11ddf30bfc68606e788e8dd21a5652aa033b95378fc1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLinkPatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<EditSharingLinkMutation, EditSharingLinkMutationVariables>;
export const UpdateSharedItemsDocument = {"__meta__":{"hash":"sha256:671bdb32a8d92d15a63087d8570a3ba6b979e52b5e8cc3e35427ed8232a80154"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSharedItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSharedItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linkKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSharedItemsMutation, UpdateSharedItemsMutationVariables>;
export const PauseSharingLinkDocument = {"__meta__":{"hash":"sha256:bff92b09700c73daa3886db65a799166a2573575778cae4bbd8a86403a2236de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paused"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"paused"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paused"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<PauseSharingLinkMutation, PauseSharingLinkMutationVariables>;
export const DeleteSharingLinkDocument = {"__meta__":{"hash":"sha256:e828a2f5120a4a3f0134b7fe2190dae08636189a5b1dae195d99e065a0fbeec9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSharingLinkMutation, DeleteSharingLinkMutationVariables>;
export const CommentSharingLinkDocument = {"__meta__":{"hash":"sha256:0e59fde69f6b2e455ce92b5e0b88eef8e0856d1a03ef2c81582859c0a21d89c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommentSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commentSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<CommentSharingLinkMutation, CommentSharingLinkMutationVariables>;
export const EmailSharingLinkDocument = {"__meta__":{"hash":"sha256:ffd3d1431409cc31a12558838d616255119a69aa0b245d61ded36484e844c293"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emails"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"again"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"emails"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emails"}}},{"kind":"Argument","name":{"kind":"Name","value":"again"},"value":{"kind":"Variable","name":{"kind":"Name","value":"again"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharingLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharingLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isPassword"}},{"kind":"Field","name":{"kind":"Name","value":"byTicket"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"maxVisits"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"showMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showAnnotations"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisit"}},{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"entityKey"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifier"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"commentUser"}},{"kind":"Field","name":{"kind":"Name","value":"commentDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayManage"}},{"kind":"Field","name":{"kind":"Name","value":"ruleBroken"}}]}}]} as unknown as DocumentNode<EmailSharingLinkMutation, EmailSharingLinkMutationVariables>;
export const PreviewSharingLinkDocument = {"__meta__":{"hash":"sha256:ccae74afda976383b235e8268207e0f4740836fe6ef2e24f45346ee09dd6e7bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"linkKey"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewSharingLinkMutation, PreviewSharingLinkMutationVariables>;
export const SharedGraphDocument = {"__meta__":{"hash":"sha256:eabfad857f63ebc68cdc9192d76a23d7ba4acad3f6e31da24d5344ade316d888"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedGraph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedGraph"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"mayExport"}},{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"neighbourLevel"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareInfo"}},{"kind":"Field","name":{"kind":"Name","value":"shareNotes"}},{"kind":"Field","name":{"kind":"Name","value":"shareKeyPersons"}},{"kind":"Field","name":{"kind":"Name","value":"shareFiles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endedLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedLinkFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"collapsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statementId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}}]}}]} as unknown as DocumentNode<SharedGraphQuery, SharedGraphQueryVariables>;
export const SharedFilesDocument = {"__meta__":{"hash":"sha256:04e5276b9e64669a84aa91a70be974ba929f25bfbdf94221a2c70271e7ce386e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SharedFilesQuery, SharedFilesQueryVariables>;
export const SharingLinkDetailsDocument = {"__meta__":{"hash":"sha256:8f2db07a7816b1ca7f081489e0bbb4bbc30ff108a4d8b23becfab75835dc2e0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharingLinkDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharingLinkDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPassword"}}]}}]}}]} as unknown as DocumentNode<SharingLinkDetailsQuery, SharingLinkDetailsQueryVariables>;
export const OpenSharingLinkDocument = {"__meta__":{"hash":"sha256:93785384766cb23d6e1416e5c47cfdf90d7af44e0f92ed40287cfb83d6b4665e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenSharingLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSharingLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"linkKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<OpenSharingLinkMutation, OpenSharingLinkMutationVariables>;
export const OpenSharedTicketDocument = {"__meta__":{"hash":"sha256:523573d8cb58647e8ad91e95aa4caef9fe1881ffa6f2b3676a743b71a157e4d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenSharedTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSharedTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"linkKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<OpenSharedTicketMutation, OpenSharedTicketMutationVariables>;
export const SharedEntityDocument = {"__meta__":{"hash":"sha256:f843051008784f18a11b917e08f37a83aa84ec2a61ae0b6abe0174aedb6edf19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedEntity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<SharedEntityQuery, SharedEntityQueryVariables>;
export const SharedPeopleDocument = {"__meta__":{"hash":"sha256:b8a942e04747cdaac48acd00f0fdbab0c89c388aaa8029020f32560643fce603"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedKeyPersons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"emailAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumbers"}}]}}]}}]} as unknown as DocumentNode<SharedPeopleQuery, SharedPeopleQueryVariables>;
export const SendPasswordResetDocument = {"__meta__":{"hash":"sha256:16249a069bc367119f12d9d99f0f793bb58a55643c79c2d932cb8d70fcfc6b9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nameOrEmail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nameOrEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nameOrEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const TicketHolderDocument = {"__meta__":{"hash":"sha256:e0b7ba05648a32367fe3ffa27185e5b46d6eada557e5695eeb83adf38b2478a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketHolder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketHolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<TicketHolderQuery, TicketHolderQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"sha256:69f1e75d384a67537b3bf7a35bc68e1295a77859de1eb090f5594415389a62fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ActivateAccountDocument = {"__meta__":{"hash":"sha256:361e6337d8f624c679ac718b874e73924e4e4e49cba254f933f2b7f841d2acd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ActivateAccountMutation, ActivateAccountMutationVariables>;
export const RequestDemoDocument = {"__meta__":{"hash":"sha256:0c397c743aca9e8da503c919aaf853044ca4931656cb5caacef75d041260ff0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDemoMutation, RequestDemoMutationVariables>;
export const BeginSecondFactorDocument = {"__meta__":{"hash":"sha256:ec8cf397819f2da81a4b16cd5d69121fe574f63330fe8fdd91f4132814f34b7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"qr"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const EnableSecondFactorDocument = {"__meta__":{"hash":"sha256:3a741e80bc27f40840b985b832e636caa632948f4e496ce9138829b3074c73dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
export const OwnershipEverywhereDocument = {"__meta__":{"hash":"sha256:62c50f5b9bc654bdf779a64beabe57d844ba18e59181824d46f40ef5e1f15225"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnershipEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"votesFromShares"}},{"kind":"Field","name":{"kind":"Name","value":"contradictory"}},{"kind":"Field","name":{"kind":"Name","value":"calculable"}},{"kind":"Field","name":{"kind":"Name","value":"blocked"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"inclusive"}},{"kind":"Field","name":{"kind":"Name","value":"holders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ultimate"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"indirect"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"upper"}},{"kind":"Field","name":{"kind":"Name","value":"ceiling"}},{"kind":"Field","name":{"kind":"Name","value":"moreThan"}},{"kind":"Field","name":{"kind":"Name","value":"isTight"}},{"kind":"Field","name":{"kind":"Name","value":"declared"}},{"kind":"Field","name":{"kind":"Name","value":"computable"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"parties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"as"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverageText"}},{"kind":"Field","name":{"kind":"Name","value":"selfHeld"}},{"kind":"Field","name":{"kind":"Name","value":"controllers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certain"}},{"kind":"Field","name":{"kind":"Name","value":"through"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"votesOfControlled"}},{"kind":"Field","name":{"kind":"Name","value":"noBeneficialOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"officials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loops"}},{"kind":"Field","name":{"kind":"Name","value":"basedOn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charts"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"entities"}}]}}]}}]}}]} as unknown as DocumentNode<OwnershipEverywhereQuery, OwnershipEverywhereQueryVariables>;
export const PathsEverywhereDocument = {"__meta__":{"hash":"sha256:38c24bb30aaa15b0bc16c77422a027f45d3192debd31c3ae0db220233251c3dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PathsEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"holderKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownershipPaths"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"holderKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"holderKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"upper"}},{"kind":"Field","name":{"kind":"Name","value":"notStated"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkKey"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statementId"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}},{"kind":"Field","name":{"kind":"Name","value":"moreShare"}},{"kind":"Field","name":{"kind":"Name","value":"throughLoops"}},{"kind":"Field","name":{"kind":"Name","value":"loopText"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<PathsEverywhereQuery, PathsEverywhereQueryVariables>;
export const EvidenceNamesDocument = {"__meta__":{"hash":"sha256:d6e38dde8617d71014e477813b2c01e62bc9ce220ce4715cd5ef5a2eb7fa2ac9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvidenceNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evidenceNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statementId"}}]}}]}}]} as unknown as DocumentNode<EvidenceNamesQuery, EvidenceNamesQueryVariables>;
export const HoldingsEverywhereDocument = {"__meta__":{"hash":"sha256:86c7a4b464da4ba5fc188d26115e84eab26d636c7c972fd4fc3b3be79163871a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoldingsEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"indirect"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"upper"}},{"kind":"Field","name":{"kind":"Name","value":"moreThan"}},{"kind":"Field","name":{"kind":"Name","value":"isTight"}},{"kind":"Field","name":{"kind":"Name","value":"computable"}},{"kind":"Field","name":{"kind":"Name","value":"controls"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certain"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byRole"}}]}}]}}]}}]} as unknown as DocumentNode<HoldingsEverywhereQuery, HoldingsEverywhereQueryVariables>;
export const ChangesEverywhereDocument = {"__meta__":{"hash":"sha256:fe0c60ce086f0ba6b36a1c7952b01ee2abb08a37bdf7897b6f48b62e2face074"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangesEverywhere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownershipChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"changed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkKey"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"begins"}},{"kind":"Field","name":{"kind":"Name","value":"ends"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<ChangesEverywhereQuery, ChangesEverywhereQueryVariables>;
export const TaggedDocument = {"__meta__":{"hash":"sha256:0e1ff95f5ca1fb91d6ff8e51350577f07d98fc3135a6b72d8e0e54aecbdda0b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tagged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tagKeys"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"tagKey"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"}}]}}]}}]} as unknown as DocumentNode<TaggedQuery, TaggedQueryVariables>;
export const SessionViewerDocument = {"__meta__":{"hash":"sha256:7235e34fd31605928ffdf311ccfd97a35bcd64c54bfee9f461b6ebb0ec32f72f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<SessionViewerQuery, SessionViewerQueryVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:e57ca6bbba95cd5e6aba8e60a85784209e42954630cab75acba168217051c7cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"owesSetUp"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"__meta__":{"hash":"sha256:39300be1f6ff47633a8c264de2a924d5b71367b646d3bf86d82d7c51c6543956"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const EditorSettingsDocument = {"__meta__":{"hash":"sha256:ad745af6a6e21799568c8ae77125286a0eaba9ff51fd6eab266320b169f0feac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"property"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<EditorSettingsQuery, EditorSettingsQueryVariables>;