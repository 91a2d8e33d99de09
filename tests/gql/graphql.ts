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

/** What cards stand on one band behind them for. */
export type BandRule =
  | 'jurisdiction'
  | 'none'
  /** Two kinds: jurisdictions that the style names as offshore, and the others. */
  | 'onshore'
  /** By the first of their tags by name, as with colours. */
  | 'tag';

/** How a card tells who it is of: by its type's icon, by its outline alone, or by a symbol over its name. */
export type CardStyle =
  | 'icon'
  | 'plain'
  | 'symbol';

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
  /** The key of a style; empty for the organization's own. */
  styleKey?: string | null | undefined;
};

/** What the words of a chart are written in; see shared/src/chart/fonts.ts. */
export type ChartFont =
  | 'arimo'
  | 'inter'
  | 'sourceSerif';

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

/** Where a chart is that somebody had open. */
export type ChartStanding =
  | 'deleted'
  /** It is there, and no longer the caller's to read. */
  | 'noAccess'
  | 'readable';

export type ChartStyleInput = {
  /** None where it is left out. */
  bandBy?: BandRule | null | undefined;
  border?: string | null | undefined;
  cards: CardStyle;
  colorBy: ColorRule;
  commonRoleInLegend: boolean;
  /** The product's own where none is given. */
  font?: ChartFont | null | undefined;
  footer: string;
  jurisdiction: JurisdictionMark;
  /** Of the style that is changed; without it one is made. */
  key?: string | null | undefined;
  lineColors: LineColorsInput;
  lines: LineStyle;
  logo?: string | null | undefined;
  name: string;
  /** The usual ones where none are given. */
  offshore?: Array<string> | null | undefined;
  weightByShare: boolean;
};

/** What the ground of a card without a colour of its own says. */
export type ColorRule =
  | 'jurisdiction'
  | 'none'
  /** By what screening came to; told to those of the organization alone, on the chart itself. */
  | 'risk'
  /** By the first of its tags by name; told to those of the organization alone, on the chart itself. */
  | 'tag'
  | 'type';

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

export type CreateSampleChartInput = {
  /** 5 to 500; 40 unless said otherwise. */
  entities?: number | null | undefined;
  /** Key of the folder that it is made in; the root without one. */
  folder?: string | null | undefined;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: string | null | undefined;
  name?: string | null | undefined;
  /** The same seed gives the same structure; another one each time without it. */
  seed?: number | null | undefined;
  /** Private unless said otherwise. */
  visibility?: Visibility | null | undefined;
};

export type CustomFieldInput = {
  name: string;
  value: string;
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

export type FoundIn =
  | 'customField'
  | 'name'
  | 'tag';

/** How the jurisdiction of a card is told; codes are those of ISO 3166-1. */
export type JurisdictionMark =
  | 'code'
  | 'flag'
  | 'flagAndCode'
  | 'none';

export type LegalForm =
  | 'fund'
  | 'partnership'
  | 'state';

export type LineColorsInput = {
  control: string;
  finance: string;
  other: string;
  ownership: string;
  trust: string;
};

/** Whether lines are as each was drawn, or told apart by what they are about. */
export type LineStyle =
  | 'families'
  | 'own';

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

/** The route of a link of a dynamic chart, by its key there. */
export type LinkRouteInput = {
  fromSpot?: string | null | undefined;
  key: string;
  linkTextPosition?: number | null | undefined;
  points?: Array<number> | null | undefined;
  routing?: Routing | null | undefined;
  toSpot?: string | null | undefined;
};

export type Party =
  | 'anonymous'
  | 'known'
  | 'unknown';

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

export type SaveDynamicChartInput = {
  /** All charts with the entity that the caller may read, where none are named. */
  charts?: Array<string> | null | undefined;
  description?: string | null | undefined;
  entityKey: string;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: string | null | undefined;
  kind?: DynamicKind | null | undefined;
  name?: string | null | undefined;
  places?: Array<PlaceInput> | null | undefined;
  /** Those of these links run so and in no other way; others as the first of the charts has them. */
  routes?: Array<LinkRouteInput> | null | undefined;
  /** The way that links without one of their own go. */
  routing?: Routing | null | undefined;
  /** Private unless said otherwise. */
  visibility?: Visibility | null | undefined;
};

export type Via =
  | 'direct'
  | 'indirect'
  | 'unknown';

export type Visibility =
  | 'private'
  | 'public';

export type AgreeViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreeViewerQuery = { viewer: { key: string, name: string, email: string, phone: string | null, description: string | null, image: string | null, isAdmin: boolean, accountType: AccountType, organizationKey: string, organizationName: string, hasSecondFactor: boolean, mustHaveSecondFactor: boolean } | null };

export type AgreeListsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AgreeListsQuery = { chartList: { total: number, charts: Array<{ key: string, name: string, description: string, visibility: Visibility, revision: number, createdDate: string, modifiedDate: string, createdBy: string, entityCount: number, linkCount: number }> }, recentCharts: Array<{ key: string }> };

export type AgreeExploreQueryVariables = Exact<{
  key: string;
}>;


export type AgreeExploreQuery = { neighbours: { nodes: Array<{ key: string, name: string, detail: string, chartCount: number }>, links: Array<{ key: string, from: string, to: string }> } | null, downstream: { nodes: Array<{ key: string }>, links: Array<{ key: string }> } | null, searchEntities: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, chartCount: number }> };

export type AgreeRecordQueryVariables = Exact<{
  key: string;
}>;


export type AgreeRecordQuery = { individuals: Array<{ key: string, name: string, firstName: string | null, lastName: string | null, nationality: string | null, birthDate: string | null, worth: number | null, currency: string | null, pep: boolean | null }> };

export type DuplicateForTestsMutationVariables = Exact<{
  key: string;
}>;


export type DuplicateForTestsMutation = { duplicateChart: { ok: { key: string } | null, error: { code: string } | null } };

export type SaveDynamicForTestsMutationVariables = Exact<{
  input: SaveDynamicChartInput;
}>;


export type SaveDynamicForTestsMutation = { saveDynamicChart: { ok: { key: string } | null, error: { code: string } | null } };

export type StandingForTestsQueryVariables = Exact<{
  key: string;
}>;


export type StandingForTestsQuery = { chartStanding: ChartStanding };

export type ListTableQueryVariables = Exact<{
  filter: EntityFilter;
  columns: Array<string> | string;
  sort: string;
  descending: boolean;
  limit: number;
  offset: number;
  asOf?: string | null | undefined;
}>;


export type ListTableQuery = { entityTable: { total: number, keys: Array<string>, rows: Array<{ key: string, typeName: EntityType, name: string, country: string | null, permission: string | null, chartCount: number, folder: string, modifiedByName: string, tags: Array<{ name: string, color: string }>, values: Array<{ name: string, text: string | null, number: number | null }> }> } };

export type DeleteChartsInListMutationVariables = Exact<{
  keys: Array<string> | string;
  folderKeys: Array<string> | string;
}>;


export type DeleteChartsInListMutation = { deleteCharts: { ok: number | null, error: { code: string } | null } };

export type FileAreaOfQueryVariables = Exact<{
  key: string;
  search?: string | null | undefined;
}>;


export type FileAreaOfQuery = { filesOf: { key: string, name: string, mayEdit: boolean, files: Array<{ key: string, name: string, folder: string, path: Array<string>, size: number, contentType: string, sha256: string, preview: FilePreview | null, createdBy: string, createdByName: string, shared: boolean, sharedIn: Array<string> }>, folders: Array<{ key: string, name: string, folder: string, size: number }>, links: Array<{ key: string, name: string, url: string, folder: string }> } | null };

export type PutForResharingMutationVariables = Exact<{
  chartKey: string;
  entityKeys: Array<string> | string;
}>;


export type PutForResharingMutation = { putOnChart: { ok: { revision: number } | null, error: { code: string, field: string | null } | null } };

export type CreateSampleMutationVariables = Exact<{
  input: CreateSampleChartInput;
}>;


export type CreateSampleMutation = { createSampleChart: { ok: { key: string, name: string, visibility: Visibility, entityCount: number } | null, error: { code: string, field: string | null } | null } };

export type FoundInTestQueryVariables = Exact<{
  term: string;
  typeName?: EntityType | null | undefined;
}>;


export type FoundInTestQuery = { search: { entities: Array<{ name: string, foundIn: FoundIn, label: string, text: string }>, charts: Array<{ name: string, entityCount: number }> } };

export type StyleChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StyleChoicesQuery = { chartStyles: Array<{ isBuiltIn: boolean, isDefault: boolean, style: { key: string, name: string, cards: CardStyle, font: ChartFont, lines: LineStyle, weightByShare: boolean, jurisdiction: JurisdictionMark, colorBy: ColorRule, bandBy: BandRule, offshore: Array<string>, commonRoleInLegend: boolean, border: string | null, logo: string | null, footer: string, lineColors: { ownership: string, trust: string, control: string, finance: string, other: string } } }> };

export type SaveStyleMutationVariables = Exact<{
  input: ChartStyleInput;
}>;


export type SaveStyleMutation = { saveChartStyle: { ok: { isDefault: boolean, style: { key: string, name: string, footer: string } } | null, error: { code: string, field: string | null, message: string } | null } };

export type SetStyleMutationVariables = Exact<{
  key: string;
}>;


export type SetStyleMutation = { setDefaultStyle: { ok: { isDefault: boolean } | null, error: { code: string } | null } };

export type DeleteStyleMutationVariables = Exact<{
  key: string;
}>;


export type DeleteStyleMutation = { deleteChartStyle: { ok: string | null, error: { code: string } | null } };

export type DrawnByQueryVariables = Exact<{
  key: string;
}>;


export type DrawnByQuery = { chart: { revision: number, styleKey: string | null, style: { key: string, name: string, cards: CardStyle }, nodes: Array<{ key: string, legalForm: LegalForm | null }> } | null };

export type FillsQueryVariables = Exact<{
  key: string;
}>;


export type FillsQuery = { chart: { nodes: Array<{ key: string, fillColor: string | null }> } | null };

export type DecorationsQueryVariables = Exact<{
  key: string;
}>;


export type DecorationsQuery = { chart: { nodes: Array<{ key: string, decoration: Array<{ name: string, text: string | null, number: number | null, yesNo: boolean | null }> | null }> } | null };

export type BenchFirstPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BenchFirstPageQuery = { entityTable: { rows: Array<{ key: string, name: string, permission: string | null, chartCount: number }> } };

export type BenchRowsInAllQueryVariables = Exact<{ [key: string]: never; }>;


export type BenchRowsInAllQuery = { entityTable: { total: number } };

export type BenchFirstChartsQueryVariables = Exact<{ [key: string]: never; }>;


export type BenchFirstChartsQuery = { chartList: { charts: Array<{ key: string, name: string, entityCount: number }> } };

export type BenchSearchQueryVariables = Exact<{
  term: string;
}>;


export type BenchSearchQuery = { search: { entities: Array<{ key: string, name: string }> } };

export type OpenChartQueryVariables = Exact<{
  key: string;
}>;


export type OpenChartQuery = { chart: { key: string, name: string, description: string, visibility: Visibility, routing: Routing, revision: number, createdDate: string, modifiedDate: string, createdBy: string, modifiedBy: string, viewerCan: { edit: boolean, share: boolean, delete: boolean }, nodes: Array<{ key: string, typeName: EntityType, name: string, party: Party, country: string | null, detail: string, trailEnd: string | null, permission: string | null, chartCount: number, x: number, y: number, flag: string | null, flagColor: string | null, label: string | null, labelVisible: boolean, fillColor: string | null, icon: string | null, hideIcon: boolean, width: number | null, chartDescription: string | null }>, links: Array<{ key: string, from: string, to: string, arrowType: ArrowType, color: string, dashed: boolean, linkTextPosition: number, points: Array<number> | null, fromSpot: string | null, toSpot: string | null, adjusting: string | null, routing: Routing | null, roles: Array<{ role: string, percentage: number | null, minimum: number | null, maximum: number | null, minimumExclusive: boolean | null, maximumExclusive: boolean | null, startDate: string | null, endDate: string | null, via: Via | null, beneficial: boolean | null, interest: string | null, details: string | null, basis: RoleBasis | null, joint: string | null, source: string | null, checkedOn: string | null, checkedBy: string | null, evidence: Array<{ kind: EvidenceKind, key: string, note: string | null }> | null }> }>, groups: Array<{ key: string, name: string, members: Array<string>, collapsed: boolean }> } | null };

export type CreateChartMutationVariables = Exact<{
  input: CreateChartInput;
}>;


export type CreateChartMutation = { createChart: { ok: { key: string, name: string, visibility: Visibility, revision: number, entityCount: number, linkCount: number, viewerCan: { edit: boolean, share: boolean, delete: boolean } } | null, error: { code: string, message: string, field: string | null, revision: number | null, retryAfter: number | null } | null } };

export type SaveChartMutationVariables = Exact<{
  input: SaveChartInput;
}>;


export type SaveChartMutation = { saveChart: { ok: { key: string, revision: number, modifiedDate: string } | null, error: { code: string, message: string, field: string | null, revision: number | null, retryAfter: number | null } | null } };


export const AgreeViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreeViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"organizationKey"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaveSecondFactor"}}]}}]}}]} as unknown as DocumentNode<AgreeViewerQuery, AgreeViewerQueryVariables>;
export const AgreeListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreeLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentCharts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AgreeListsQuery, AgreeListsQueryVariables>;
export const AgreeExploreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreeExplore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neighbours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"depth"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"downstream"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"StringValue","value":"Analytical Engines","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"typeName"},"value":{"kind":"EnumValue","value":"Company"}},{"kind":"Argument","name":{"kind":"Name","value":"maxCount"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]} as unknown as DocumentNode<AgreeExploreQuery, AgreeExploreQueryVariables>;
export const AgreeRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgreeRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"individuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"worth"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"pep"}}]}}]}}]} as unknown as DocumentNode<AgreeRecordQuery, AgreeRecordQueryVariables>;
export const DuplicateForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateForTestsMutation, DuplicateForTestsMutationVariables>;
export const SaveDynamicForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDynamicForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDynamicChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDynamicChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDynamicForTestsMutation, SaveDynamicForTestsMutationVariables>;
export const StandingForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandingForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<StandingForTestsQuery, StandingForTestsQueryVariables>;
export const ListTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedByName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListTableQuery, ListTableQueryVariables>;
export const DeleteChartsInListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteChartsInList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCharts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}},{"kind":"Argument","name":{"kind":"Name","value":"folderKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"folderKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteChartsInListMutation, DeleteChartsInListMutationVariables>;
export const FileAreaOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileAreaOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filesOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mayEdit"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"sharedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"folders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}}]}}]}}]}}]} as unknown as DocumentNode<FileAreaOfQuery, FileAreaOfQueryVariables>;
export const PutForResharingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutForResharing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityKeys"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putOnChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chartKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chartKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityKeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityKeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PutForResharingMutation, PutForResharingMutationVariables>;
export const CreateSampleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSampleChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSampleChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSampleMutation, CreateSampleMutationVariables>;
export const FoundInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}},{"kind":"Argument","name":{"kind":"Name","value":"typeName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeName"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}}]}}]}}]}}]} as unknown as DocumentNode<FoundInTestQuery, FoundInTestQueryVariables>;
export const StyleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StyleChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartStyles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBuiltIn"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"font"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"weightByShare"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"colorBy"}},{"kind":"Field","name":{"kind":"Name","value":"bandBy"}},{"kind":"Field","name":{"kind":"Name","value":"offshore"}},{"kind":"Field","name":{"kind":"Name","value":"commonRoleInLegend"}},{"kind":"Field","name":{"kind":"Name","value":"lineColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownership"}},{"kind":"Field","name":{"kind":"Name","value":"trust"}},{"kind":"Field","name":{"kind":"Name","value":"control"}},{"kind":"Field","name":{"kind":"Name","value":"finance"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"border"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"footer"}}]}}]}}]}}]} as unknown as DocumentNode<StyleChoicesQuery, StyleChoicesQueryVariables>;
export const SaveStyleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStyle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChartStyleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveChartStyle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"footer"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveStyleMutation, SaveStyleMutationVariables>;
export const SetStyleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStyle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultStyle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetStyleMutation, SetStyleMutationVariables>;
export const DeleteStyleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStyle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChartStyle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteStyleMutation, DeleteStyleMutationVariables>;
export const DrawnByDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawnBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"styleKey"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"}}]}}]}}]}}]} as unknown as DocumentNode<DrawnByQuery, DrawnByQueryVariables>;
export const FillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Fills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}}]}}]}}]}}]} as unknown as DocumentNode<FillsQuery, FillsQueryVariables>;
export const DecorationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decorations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"decoration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"yesNo"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecorationsQuery, DecorationsQueryVariables>;
export const BenchFirstPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchFirstPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"Company"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"folder"},"value":{"kind":"StringValue","value":"","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}}]}}]}}]}}]} as unknown as DocumentNode<BenchFirstPageQuery, BenchFirstPageQueryVariables>;
export const BenchRowsInAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchRowsInAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"Company"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"folder"},"value":{"kind":"StringValue","value":"","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<BenchRowsInAllQuery, BenchRowsInAllQueryVariables>;
export const BenchFirstChartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchFirstCharts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}}]}}]}}]}}]} as unknown as DocumentNode<BenchFirstChartsQuery, BenchFirstChartsQueryVariables>;
export const BenchSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenchSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BenchSearchQuery, BenchSearchQueryVariables>;
export const OpenChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"party"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"trailEnd"}},{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"chartCount"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelVisible"}},{"kind":"Field","name":{"kind":"Name","value":"fillColor"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hideIcon"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"chartDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"arrowType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"dashed"}},{"kind":"Field","name":{"kind":"Name","value":"linkTextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"fromSpot"}},{"kind":"Field","name":{"kind":"Name","value":"toSpot"}},{"kind":"Field","name":{"kind":"Name","value":"adjusting"}},{"kind":"Field","name":{"kind":"Name","value":"routing"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"minimumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"maximumExclusive"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"beneficial"}},{"kind":"Field","name":{"kind":"Name","value":"interest"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"joint"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"collapsed"}}]}}]}}]}}]} as unknown as DocumentNode<OpenChartQuery, OpenChartQueryVariables>;
export const CreateChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"entityCount"}},{"kind":"Field","name":{"kind":"Name","value":"linkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<CreateChartMutation, CreateChartMutationVariables>;
export const SaveChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveChartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<SaveChartMutation, SaveChartMutationVariables>;