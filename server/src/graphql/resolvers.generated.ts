import type { GraphQLResolveInfo } from 'graphql';
import type { AskedTable } from '../entityLists/service';
import type { Context } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  /** The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `"4"`) or integer (such as `4`) input value will be accepted as an ID. */
  ID: { input: string; output: string; }
  /** The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text. */
  String: { input: string; output: string; }
  /** The `Boolean` scalar type represents `true` or `false`. */
  Boolean: { input: boolean; output: boolean; }
  /** The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1. */
  Int: { input: number; output: number; }
  /** The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point). */
  Float: { input: number; output: number; }
};

export type About = {
  contact: Scalars['String']['output'];
  /** ISO date of the build. */
  date: Scalars['String']['output'];
  product: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

/** Who has access to an entity or chart, by name. */
export type Access = {
  holders: Array<AccessHolder>;
  key: Scalars['ID']['output'];
  /** chart or entity. */
  kind: Scalars['String']['output'];
  /** Whether the caller gives and takes access. */
  mayShare: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** The caller's own. */
  permission: Scalars['String']['output'];
};

export type AccessHolder = {
  email: Scalars['String']['output'];
  /** Deactivated, or not activated yet. */
  inactive: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  onlyViews: Scalars['Boolean']['output'];
  /** Viewer, Editor or Co-Owner. */
  permission: Scalars['String']['output'];
};

export type AccessResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Access>;
};

export type AccessTaken = {
  /** Null where the caller gave up his own. */
  access?: Maybe<Access>;
};

export type AccessTakenResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<AccessTaken>;
};

export type AccountType =
  | 'Enterprise'
  | 'None'
  | 'Premium'
  | 'Standard'
  | 'viewOnly';

export type AddressesResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Scalars['String']['output']>>;
};

/** What deleting an entity or chart for good would take. */
export type AffectedByDeletion = {
  charts: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  links: Scalars['Int']['output'];
  /** Other people with access. */
  others: Scalars['Int']['output'];
  shareLinks: Scalars['Int']['output'];
};

/** What deleting a user would touch, in numbers. */
export type AffectedByRemoval = {
  /** Charts and entities of which no other is Co-Owner. */
  charts: Scalars['Int']['output'];
  entities: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  /** All that he has access to. */
  records: Scalars['Int']['output'];
};

export type Aircraft = Entity & {
  aircraftType?: Maybe<Scalars['String']['output']>;
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  country?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  estimatedValue?: Maybe<Scalars['Float']['output']>;
  estimatedValueCurrency?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  manufacturer?: Maybe<Scalars['String']['output']>;
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  purchasePrice?: Maybe<Scalars['Float']['output']>;
  purchasePriceCurrency?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  registered?: Maybe<Scalars['String']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  tailNumber?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


export type AircraftChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type AircraftChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type AircraftEdge = {
  cursor: Scalars['String']['output'];
  node: Aircraft;
};

/** Fields to sort Aircrafts by. The order in which sorts are applied is not guaranteed when specifying many fields in one AircraftSort object. */
export type AircraftSort = {
  aircraftType?: InputMaybe<SortDirection>;
  country?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  estimatedValue?: InputMaybe<SortDirection>;
  estimatedValueCurrency?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  manufacturer?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  purchasePrice?: InputMaybe<SortDirection>;
  purchasePriceCurrency?: InputMaybe<SortDirection>;
  registered?: InputMaybe<SortDirection>;
  serialNumber?: InputMaybe<SortDirection>;
  tailNumber?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type AircraftWhere = {
  AND?: InputMaybe<Array<AircraftWhere>>;
  NOT?: InputMaybe<AircraftWhere>;
  OR?: InputMaybe<Array<AircraftWhere>>;
  aircraftType?: InputMaybe<StringScalarFilters>;
  country?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  estimatedValue?: InputMaybe<FloatScalarFilters>;
  estimatedValueCurrency?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  manufacturer?: InputMaybe<StringScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  purchasePrice?: InputMaybe<FloatScalarFilters>;
  purchasePriceCurrency?: InputMaybe<StringScalarFilters>;
  registered?: InputMaybe<StringScalarFilters>;
  serialNumber?: InputMaybe<StringScalarFilters>;
  tailNumber?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type AircraftsConnection = {
  edges: Array<AircraftEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ArrowType =
  | 'Double'
  | 'None'
  | 'Normal'
  | 'Reversed';

/** Who did what to which record, when, from where. Entries are only ever added. */
export type AuditLogEntry = {
  /** The call, as users/delete. */
  action: Scalars['String']['output'];
  address: Scalars['String']['output'];
  after?: Maybe<Scalars['String']['output']>;
  /** ISO text. */
  at: Scalars['String']['output'];
  /** The changed fields as they were and as they are, JSON text. */
  before?: Maybe<Scalars['String']['output']>;
  details: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  organizationKey: Scalars['String']['output'];
  requestId: Scalars['String']['output'];
  /** Key of what it was done to. */
  target: Scalars['String']['output'];
  userKey: Scalars['String']['output'];
  /** Null where he is no more, or nobody was signed in. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** What is missing narrows nothing. */
export type AuditLogFilter = {
  /** What the action begins with. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** What the page before said. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** ISO dates or moments; until is left out itself. */
  from?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the organization. */
  organization?: InputMaybe<Scalars['ID']['input']>;
  target?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['String']['input']>;
  userKey?: InputMaybe<Scalars['ID']['input']>;
};

export type AuditLogPage = {
  entries: Array<AuditLogEntry>;
  /** What asks for the next page; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
};

export type AutomaticBackups = {
  count: Scalars['Int']['output'];
  /** Why the last try failed. */
  failure?: Maybe<Scalars['String']['output']>;
  /** ISO date and time; null where there is none. */
  newestAt?: Maybe<Scalars['String']['output']>;
};

/** What cards stand on one band behind them for. */
export type BandRule =
  | 'jurisdiction'
  | 'none'
  /** Two kinds: jurisdictions that the style names as offshore, and the others. */
  | 'onshore'
  /** By the first of their tags by name, as with colours. */
  | 'tag';

export type BankAccount = Entity & {
  accountLocation?: Maybe<Scalars['String']['output']>;
  accountName?: Maybe<Scalars['String']['output']>;
  accountNumber?: Maybe<Scalars['String']['output']>;
  bankName?: Maybe<Scalars['String']['output']>;
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  iban?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  swift?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


export type BankAccountChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type BankAccountChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type BankAccountEdge = {
  cursor: Scalars['String']['output'];
  node: BankAccount;
};

/** Fields to sort BankAccounts by. The order in which sorts are applied is not guaranteed when specifying many fields in one BankAccountSort object. */
export type BankAccountSort = {
  accountLocation?: InputMaybe<SortDirection>;
  accountName?: InputMaybe<SortDirection>;
  accountNumber?: InputMaybe<SortDirection>;
  bankName?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  iban?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  swift?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type BankAccountWhere = {
  AND?: InputMaybe<Array<BankAccountWhere>>;
  NOT?: InputMaybe<BankAccountWhere>;
  OR?: InputMaybe<Array<BankAccountWhere>>;
  accountLocation?: InputMaybe<StringScalarFilters>;
  accountName?: InputMaybe<StringScalarFilters>;
  accountNumber?: InputMaybe<StringScalarFilters>;
  bankName?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  iban?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  swift?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type BankAccountsConnection = {
  edges: Array<BankAccountEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** What an answer rests on, to check it later. */
export type BasedOn = {
  at: Scalars['String']['output'];
  charts: Array<Scalars['ID']['output']>;
  entities: Scalars['Int']['output'];
  /** SHA-256 of the counted links, the day and the settings. */
  hash: Scalars['String']['output'];
  /** How many links count, and how many entities they join. */
  links: Scalars['Int']['output'];
  /** Of one chart that is told; null for several. */
  revision?: Maybe<Scalars['Int']['output']>;
};

/** What is divided: capital, votes, or what a holder gets of income and surplus. */
export type Basis =
  | 'BENEFIT'
  | 'OWNERSHIP'
  | 'VOTES';

/** An entity in the bin, and how many charts, links, key persons and people with access deleting it for good would affect. */
export type BinnedEntity = {
  binnedByName: Scalars['String']['output'];
  binnedDate: Scalars['String']['output'];
  charts: Scalars['Int']['output'];
  detail: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  keyPersons: Scalars['Int']['output'];
  links: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  others: Scalars['Int']['output'];
  party: Party;
  permission: Scalars['String']['output'];
  typeName: EntityType;
};

/** Boolean filters */
export type BooleanScalarFilters = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CandidateState =
  | 'confirmed'
  | 'dismissed'
  | 'open'
  | 'taken';

/** How a card tells who it is of: by its type's icon, by its outline alone, or by a symbol over its name. */
export type CardStyle =
  | 'icon'
  | 'plain'
  | 'symbol';

/** The tags of an entity on a chart, by name. */
export type CardTags = {
  key: Scalars['ID']['output'];
  tags: Array<TagMark>;
};

/** Roles of a link, with their shares as text, that start or end on a day. */
export type ChangedLink = {
  begins: Array<Scalars['String']['output']>;
  ends: Array<Scalars['String']['output']>;
  holder: OwnershipParty;
  linkKey: Scalars['ID']['output'];
  subject: OwnershipParty;
};

/** A chart's record and the entities on it. */
export type Chart = {
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  entities: Array<Entity>;
  entitiesConnection: ChartEntitiesConnection;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  organizationKey: Scalars['ID']['output'];
  readers: Array<Person>;
  revision: Scalars['Int']['output'];
  routing?: Maybe<Scalars['String']['output']>;
  visibility: Scalars['String']['output'];
};


/** A chart's record and the entities on it. */
export type ChartEntitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntitySort>>;
  where?: InputMaybe<EntityWhere>;
};


/** A chart's record and the entities on it. */
export type ChartEntitiesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartEntitiesConnectionSort>>;
  where?: InputMaybe<ChartEntitiesConnectionWhere>;
};

/** A chart in a list. */
export type ChartCard = {
  createdBy: Scalars['ID']['output'];
  createdByName: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  description: Scalars['String']['output'];
  entityCount: Scalars['Int']['output'];
  /** Key of the folder around it; empty at the root. */
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  linkCount: Scalars['Int']['output'];
  modifiedByName: Scalars['String']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  /** A small drawing; at most 150 cards and 300 lines of the chart. */
  thumbnail: Thumbnail;
  viewerCan: ViewerCan;
  visibility: Visibility;
};

/** The difference between the chart as read and as it should be; see shared/src/chart/save.ts. */
export type ChartChangesInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  entities?: InputMaybe<Array<EntityChangeInput>>;
  groups?: InputMaybe<Array<ChartGroupInput>>;
  links?: InputMaybe<Array<ChartLinkInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  placements?: InputMaybe<Array<PlacementInput>>;
  removedLinks?: InputMaybe<Array<Scalars['ID']['input']>>;
  removedPlacements?: InputMaybe<Array<Scalars['ID']['input']>>;
  routing?: InputMaybe<Routing>;
  /** The key of a style; empty for the organization's own. */
  styleKey?: InputMaybe<Scalars['String']['input']>;
};

export type ChartEdge = {
  cursor: Scalars['String']['output'];
  node: Chart;
};

/** Who has a chart open for editing elsewhere. */
export type ChartEditor = {
  /** The caller himself, in another window. */
  isCaller: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  since: Scalars['String']['output'];
};

export type ChartEntitiesConnection = {
  edges: Array<ChartEntitiesRelationship>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChartEntitiesConnectionSort = {
  edge?: InputMaybe<PlacementPropertiesSort>;
  node?: InputMaybe<EntitySort>;
};

export type ChartEntitiesConnectionWhere = {
  AND?: InputMaybe<Array<ChartEntitiesConnectionWhere>>;
  NOT?: InputMaybe<ChartEntitiesConnectionWhere>;
  OR?: InputMaybe<Array<ChartEntitiesConnectionWhere>>;
  edge?: InputMaybe<PlacementPropertiesWhere>;
  node?: InputMaybe<EntityWhere>;
};

export type ChartEntitiesRelationship = {
  cursor: Scalars['String']['output'];
  node: Entity;
  properties: PlacementProperties;
};

/** What the words of a chart are written in; see shared/src/chart/fonts.ts. */
export type ChartFont =
  | 'arimo'
  | 'inter'
  | 'sourceSerif';

export type ChartGroup = {
  collapsed: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  members: Array<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
};

export type ChartGroupInput = {
  collapsed?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  members?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ChartLink = {
  adjusting?: Maybe<Scalars['String']['output']>;
  arrowType: ArrowType;
  color: Scalars['String']['output'];
  dashed: Scalars['Boolean']['output'];
  from: Scalars['ID']['output'];
  fromSpot?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  linkTextPosition: Scalars['Float']['output'];
  points?: Maybe<Array<Scalars['Float']['output']>>;
  roles: Array<LinkRole>;
  routing?: Maybe<Routing>;
  to: Scalars['ID']['output'];
  toSpot?: Maybe<Scalars['String']['output']>;
};

export type ChartLinkInput = {
  adjusting?: InputMaybe<Scalars['String']['input']>;
  arrowType?: InputMaybe<ArrowType>;
  color?: InputMaybe<Scalars['String']['input']>;
  dashed?: InputMaybe<Scalars['Boolean']['input']>;
  from: Scalars['ID']['input'];
  fromSpot?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  linkTextPosition?: InputMaybe<Scalars['Float']['input']>;
  points?: InputMaybe<Array<Scalars['Float']['input']>>;
  roles?: InputMaybe<Array<LinkRoleInput>>;
  routing?: InputMaybe<Routing>;
  to: Scalars['ID']['input'];
  toSpot?: InputMaybe<Scalars['String']['input']>;
};

export type ChartList = {
  charts: Array<ChartCard>;
  total: Scalars['Int']['output'];
};

/** A chart's key and name. */
export type ChartName = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** An entity where it stands on a chart. */
export type ChartNode = {
  chartCount: Scalars['Int']['output'];
  chartDescription?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  /** What a sticky note, an image or a text box keeps beside its name; null for every other entity. */
  decoration?: Maybe<Array<FieldValue>>;
  detail: Scalars['String']['output'];
  fillColor?: Maybe<Scalars['String']['output']>;
  flag?: Maybe<Scalars['String']['output']>;
  flagColor?: Maybe<Scalars['String']['output']>;
  hideIcon: Scalars['Boolean']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  labelVisible: Scalars['Boolean']['output'];
  /** Where the type of an organisation names one that charts draw by a shape of their own. */
  legalForm?: Maybe<LegalForm>;
  name: Scalars['String']['output'];
  party: Party;
  /** Co-Owner, Editor or Viewer: what the caller may do with the entity itself; null where he only reads it through the chart. */
  permission?: Maybe<Scalars['String']['output']>;
  /** Keeps its place when the chart is laid out. */
  pinned: Scalars['Boolean']['output'];
  /** The accepted reason why the trail of its owners ends here: listed, state, publicCharity, dispersed, fund, noOwner or exempt; null where there is none. */
  trailEnd?: Maybe<Scalars['String']['output']>;
  typeName: EntityType;
  width?: Maybe<Scalars['Float']['output']>;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type ChartOrder =
  | 'createdDate'
  | 'modifiedDate'
  | 'name';

/** How a chart stands with others. */
export type ChartPresence = {
  /** The name of who changed the chart last. */
  changedBy: Scalars['String']['output'];
  /** The caller himself changed it last, here or elsewhere. */
  changedByCaller: Scalars['Boolean']['output'];
  /** When the record of an entity on the chart was changed last, beside the chart too; empty where none was. */
  entitiesChanged: Scalars['String']['output'];
  /** The name of the chart. */
  name: Scalars['String']['output'];
  others: Array<ChartEditor>;
  /** Counts saves; another one than was read says that somebody saved. */
  revision: Scalars['Int']['output'];
  /** What the caller may do with the chart now. */
  viewerCan: ViewerCan;
};

export type ChartPresenceResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ChartPresence>;
};

export type ChartResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ChartCard>;
};

/** Key and name are empty for a chart that the caller may not read. */
export type ChartSize = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

/** Fields to sort Charts by. The order in which sorts are applied is not guaranteed when specifying many fields in one ChartSort object. */
export type ChartSort = {
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  revision?: InputMaybe<SortDirection>;
  routing?: InputMaybe<SortDirection>;
  visibility?: InputMaybe<SortDirection>;
};

/** Where a chart is that somebody had open. */
export type ChartStanding =
  | 'deleted'
  /** It is there, and no longer the caller's to read. */
  | 'noAccess'
  | 'readable';

/** How charts are drawn; see shared/src/chart/style.ts. */
export type ChartStyle = {
  bandBy: BandRule;
  /** Of cards; null for the product's own. */
  border?: Maybe<Scalars['String']['output']>;
  cards: CardStyle;
  colorBy: ColorRule;
  /** The role that most links share is said in the legend alone. */
  commonRoleInLegend: Scalars['Boolean']['output'];
  font: ChartFont;
  /** On pages, at the foot. */
  footer: Scalars['String']['output'];
  jurisdiction: JurisdictionMark;
  key: Scalars['ID']['output'];
  lineColors: LineColors;
  lines: LineStyle;
  /** On pages: a PNG or JPEG as data URL, of up to 150 KB. */
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Jurisdictions that count as offshore: codes of ISO 3166-1 in capitals. */
  offshore: Array<Scalars['String']['output']>;
  /** Lines of ownership are the wider the larger the share, and over a half heavier. */
  weightByShare: Scalars['Boolean']['output'];
};

export type ChartStyleInput = {
  /** None where it is left out. */
  bandBy?: InputMaybe<BandRule>;
  border?: InputMaybe<Scalars['String']['input']>;
  cards: CardStyle;
  colorBy: ColorRule;
  commonRoleInLegend: Scalars['Boolean']['input'];
  /** The product's own where none is given. */
  font?: InputMaybe<ChartFont>;
  footer: Scalars['String']['input'];
  jurisdiction: JurisdictionMark;
  /** Of the style that is changed; without it one is made. */
  key?: InputMaybe<Scalars['ID']['input']>;
  lineColors: LineColorsInput;
  lines: LineStyle;
  logo?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** The usual ones where none are given. */
  offshore?: InputMaybe<Array<Scalars['String']['input']>>;
  weightByShare: Scalars['Boolean']['input'];
};

/** A chart as the editor and the viewer read it. */
export type ChartView = {
  createdBy: Scalars['ID']['output'];
  createdDate: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Links that their source has ended, their roles ended with them: of earlier days alone. */
  endedLinks: Array<ChartLink>;
  /** As `entitiesChanged` of `recordPresence`, when this was read. */
  entitiesChanged: Scalars['String']['output'];
  formerLinks: Array<ChartLink>;
  /** Parties that left the chart as their source ended them; on earlier days they count by `formerLinks`. */
  formerParties: Array<FormerParty>;
  groups: Array<ChartGroup>;
  key: Scalars['ID']['output'];
  links: Array<ChartLink>;
  modifiedBy: Scalars['ID']['output'];
  modifiedByName: Scalars['String']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  nodes: Array<ChartNode>;
  revision: Scalars['Int']['output'];
  routing: Routing;
  /** What it is drawn by. */
  style: ChartStyle;
  /** The key of the style that was chosen for it; null for its organization's own. */
  styleKey?: Maybe<Scalars['ID']['output']>;
  /** Those of the caller's organization, on entities that have any. */
  tags: Array<CardTags>;
  viewerCan: ViewerCan;
  visibility: Visibility;
};

export type ChartWhere = {
  AND?: InputMaybe<Array<ChartWhere>>;
  NOT?: InputMaybe<ChartWhere>;
  OR?: InputMaybe<Array<ChartWhere>>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  revision?: InputMaybe<IntScalarFilters>;
  routing?: InputMaybe<StringScalarFilters>;
  visibility?: InputMaybe<StringScalarFilters>;
};

export type ChartsConnection = {
  edges: Array<ChartEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Somebody of the caller's organization. */
export type Colleague = {
  email: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The account may never change anything, so that it can be a Viewer alone. */
  onlyViews: Scalars['Boolean']['output'];
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

export type CompaniesConnection = {
  edges: Array<CompanyEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type Company = Entity & {
  address?: Maybe<Scalars['String']['output']>;
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  country?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  incorporation?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  lei?: Maybe<Scalars['String']['output']>;
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  registration?: Maybe<Scalars['String']['output']>;
  tax?: Maybe<Scalars['String']['output']>;
  trailEnd?: Maybe<Scalars['String']['output']>;
  trailEndNote?: Maybe<Scalars['String']['output']>;
  trailEndSource?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
  typeOther?: Maybe<Scalars['String']['output']>;
  valuation?: Maybe<Scalars['Float']['output']>;
};


export type CompanyChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type CompanyChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type CompanyEdge = {
  cursor: Scalars['String']['output'];
  node: Company;
};

/** Fields to sort Companies by. The order in which sorts are applied is not guaranteed when specifying many fields in one CompanySort object. */
export type CompanySort = {
  address?: InputMaybe<SortDirection>;
  country?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  currency?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  incorporation?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  lei?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  registration?: InputMaybe<SortDirection>;
  tax?: InputMaybe<SortDirection>;
  trailEnd?: InputMaybe<SortDirection>;
  trailEndNote?: InputMaybe<SortDirection>;
  trailEndSource?: InputMaybe<SortDirection>;
  type?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
  typeOther?: InputMaybe<SortDirection>;
  valuation?: InputMaybe<SortDirection>;
};

export type CompanyWhere = {
  AND?: InputMaybe<Array<CompanyWhere>>;
  NOT?: InputMaybe<CompanyWhere>;
  OR?: InputMaybe<Array<CompanyWhere>>;
  address?: InputMaybe<StringScalarFilters>;
  country?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  currency?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  incorporation?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  lei?: InputMaybe<StringScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  registration?: InputMaybe<StringScalarFilters>;
  tax?: InputMaybe<StringScalarFilters>;
  trailEnd?: InputMaybe<StringScalarFilters>;
  trailEndNote?: InputMaybe<StringScalarFilters>;
  trailEndSource?: InputMaybe<StringScalarFilters>;
  type?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
  typeOther?: InputMaybe<StringScalarFilters>;
  valuation?: InputMaybe<FloatScalarFilters>;
};

/** Who controls an entity, and whom it controls. */
export type Control = {
  asOf: Scalars['String']['output'];
  basedOn: BasedOn;
  controllers: Array<Controller>;
  group: Array<Controlled>;
  subject: OwnershipParty;
  votesFromShares: Scalars['Boolean']['output'];
  votesOfControlled: Scalars['Boolean']['output'];
};

/** An entity that another controls; the first that carried it into the group is its parent in the group's tree. */
export type Controlled = {
  by: Array<OwnershipParty>;
  /** By a control role rather than by votes. */
  byRole: Scalars['Boolean']['output'];
  certain: Scalars['Boolean']['output'];
  party: OwnershipParty;
};

/** Who controls the subject, and through whom, from him down. */
export type Controller = {
  /** By the least votes on record; otherwise only within the stated ranges. */
  certain: Scalars['Boolean']['output'];
  party: OwnershipParty;
  through: Array<OwnershipParty>;
};

export type CountResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Scalars['Int']['output']>;
};

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
  changes?: InputMaybe<ChartChangesInput>;
  /** Keys of the charts of which it is a copy, or whose content it shows: they must be the caller's to read or deleted, and it is public only where all are, and shown to more people only by who may show them. */
  copyOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Key of the folder that it is made in; the root without one. */
  folder?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  routing?: InputMaybe<Routing>;
  /** Public unless said otherwise; a chart that something stands on from the start is private unless said otherwise. */
  visibility?: InputMaybe<Visibility>;
};

export type CreateFolderInput = {
  folder?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
};

export type CreateSampleChartInput = {
  /** 5 to 500; 40 unless said otherwise. */
  entities?: InputMaybe<Scalars['Int']['input']>;
  /** Key of the folder that it is made in; the root without one. */
  folder?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The same seed gives the same structure; another one each time without it. */
  seed?: InputMaybe<Scalars['Int']['input']>;
  /** Private unless said otherwise. */
  visibility?: InputMaybe<Visibility>;
};

export type Custom = Entity & {
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  typeName: Scalars['String']['output'];
};


export type CustomChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type CustomChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type CustomEdge = {
  cursor: Scalars['String']['output'];
  node: Custom;
};

/** A field that a user made up for one entity. */
export type CustomField = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CustomFieldInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** Fields to sort Customs by. The order in which sorts are applied is not guaranteed when specifying many fields in one CustomSort object. */
export type CustomSort = {
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type CustomWhere = {
  AND?: InputMaybe<Array<CustomWhere>>;
  NOT?: InputMaybe<CustomWhere>;
  OR?: InputMaybe<Array<CustomWhere>>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type CustomsConnection = {
  edges: Array<CustomEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** A record of a source about which was decided one way for one record and another way for the other. */
export type DecidedOtherwise = {
  kept: CandidateState;
  name: Scalars['String']['output'];
  other: CandidateState;
  sourceName: Scalars['String']['output'];
};

export type DeleteChartResult = {
  error?: Maybe<UserError>;
  /** The key of what was deleted. */
  ok?: Maybe<Scalars['ID']['output']>;
};

export type DemoRequestInput = {
  company: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** An iteration, or a work item of one, of a configured provider. */
export type DevopsItem = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What is done without an answer of its own. */
export type DoneResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Scalars['Boolean']['output']>;
};

export type DuplicatePage = {
  /** When the pairs were found; null where they were not yet. */
  foundAt?: Maybe<Scalars['String']['output']>;
  /** Records were changed since, and the pairs are being found anew. */
  isRefreshing: Scalars['Boolean']['output'];
  pairs: Array<DuplicatePair>;
  total: Scalars['Int']['output'];
};

export type DuplicatePair = {
  a: DuplicateSide;
  b: DuplicateSide;
  /** When and by whom it was said that they are not the same; null while nobody did. */
  decidedAt?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  /** The caller is Co-Owner of both. */
  mayMerge: Scalars['Boolean']['output'];
  reasons: Array<DuplicateReason>;
  /** 0 to 1. */
  score: Scalars['Float']['output'];
};

export type DuplicateReason = {
  code: DuplicateReasonCode;
  /** The number, date or country that both have; for `nameAlike` and `otherName` how alike they are, 0 to 1. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Why two records may be one real thing, or may not. */
export type DuplicateReasonCode =
  | 'nameAlike'
  | 'otherCountry'
  | 'otherDate'
  | 'otherLei'
  | 'otherName'
  | 'otherNumber'
  | 'otherRegistration'
  | 'otherTaxNumber'
  | 'sameAccount'
  | 'sameAddress'
  | 'sameCountry'
  | 'sameDate'
  | 'sameIban'
  | 'sameIdentifier'
  | 'sameImo'
  | 'sameLei'
  | 'sameMmsi'
  | 'sameName'
  | 'sameRegistration'
  | 'sameSerialNumber'
  | 'sameTailNumber'
  | 'sameTaxNumber'
  | 'sameYear';

/** One of two records that may be one. */
export type DuplicateSide = {
  /** Names of the first two of them that the caller may read. */
  chartNames: Array<Scalars['String']['output']>;
  charts: Scalars['Int']['output'];
  country?: Maybe<Scalars['String']['output']>;
  detail: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  party: Party;
  permission?: Maybe<Scalars['String']['output']>;
  typeName: EntityType;
};

/** Several charts as one, around an entity whose key and name it bears. */
export type DynamicChart = {
  charts: Array<ChartName>;
  key: Scalars['ID']['output'];
  kind: DynamicKind;
  links: Array<DynamicLink>;
  name: Scalars['String']['output'];
  nodes: Array<ChartNode>;
  /** The default of the caller's organization, which it is drawn by. */
  style: ChartStyle;
};

export type DynamicKind =
  | 'all'
  /** Who holds the entity. */
  | 'object'
  /** What the entity holds. */
  | 'subject';

/** A link of a dynamic chart; `charts` are the keys of the charts that say so. */
export type DynamicLink = {
  adjusting?: Maybe<Scalars['String']['output']>;
  arrowType: ArrowType;
  charts: Array<Scalars['ID']['output']>;
  color: Scalars['String']['output'];
  dashed: Scalars['Boolean']['output'];
  from: Scalars['ID']['output'];
  fromSpot?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  linkTextPosition: Scalars['Float']['output'];
  points?: Maybe<Array<Scalars['Float']['output']>>;
  roles: Array<LinkRole>;
  routing?: Maybe<Routing>;
  to: Scalars['ID']['output'];
  toSpot?: Maybe<Scalars['String']['output']>;
};

export type EntitiesConnection = {
  edges: Array<EntityEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Anything of which records are kept. */
export type Entity = {
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  party?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


/** Anything of which records are kept. */
export type EntityChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


/** Anything of which records are kept. */
export type EntityChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

/** An entity to be made, or changed where its key exists: what is not given stays. */
export type EntityChangeInput = {
  color?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  fields?: InputMaybe<Array<FieldInput>>;
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** The name as it was read: where somebody gave it another one since, the save is stale. */
  nameAsRead?: InputMaybe<Scalars['String']['input']>;
  party?: InputMaybe<Party>;
  typeName: EntityType;
};

export type EntityChartsConnection = {
  edges: Array<EntityChartsRelationship>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EntityChartsConnectionSort = {
  edge?: InputMaybe<EntityChartsEdgeSort>;
  node?: InputMaybe<ChartSort>;
};

export type EntityChartsConnectionWhere = {
  AND?: InputMaybe<Array<EntityChartsConnectionWhere>>;
  NOT?: InputMaybe<EntityChartsConnectionWhere>;
  OR?: InputMaybe<Array<EntityChartsConnectionWhere>>;
  edge?: InputMaybe<EntityChartsEdgeWhere>;
  node?: InputMaybe<ChartWhere>;
};

export type EntityChartsEdgeSort = {
  /**
   * Relationship properties when source node is of type:
   * * Individual
   * * Company
   * * Trust
   * * Project
   * * Custom
   * * Property
   * * Aircraft
   * * Yacht
   * * BankAccount
   */
  PlacementProperties?: InputMaybe<PlacementPropertiesSort>;
};

export type EntityChartsEdgeWhere = {
  /**
   * Relationship properties when source node is of type:
   * * Individual
   * * Company
   * * Trust
   * * Project
   * * Custom
   * * Property
   * * Aircraft
   * * Yacht
   * * BankAccount
   */
  PlacementProperties?: InputMaybe<PlacementPropertiesWhere>;
};

export type EntityChartsRelationship = {
  cursor: Scalars['String']['output'];
  node: Chart;
  properties: EntityChartsRelationshipProperties;
};

export type EntityChartsRelationshipProperties = PlacementProperties;

export type EntityEdge = {
  cursor: Scalars['String']['output'];
  node: Entity;
};

/** Which records a list holds; what is missing asks nothing. */
export type EntityFilter = {
  /** Name or code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Key of one of the caller's folders; empty for what lies in none of his. */
  folder?: InputMaybe<Scalars['String']['input']>;
  onCharts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that the name holds, each. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these tags. */
  tagKeys?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<EntityType>>;
};

/** An entity found by name. */
export type EntityHit = {
  chartCount: Scalars['Int']['output'];
  country?: Maybe<Scalars['String']['output']>;
  detail: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  party: Party;
  typeName: EntityType;
};

export type EntityImplementation =
  | 'Aircraft'
  | 'BankAccount'
  | 'Company'
  | 'Custom'
  | 'Individual'
  | 'Project'
  | 'Property'
  | 'Trust'
  | 'Yacht';

export type EntityList = {
  entities: Array<EntityRecord>;
  total: Scalars['Int']['output'];
};

/** What is not given stays. */
export type EntityPatchInput = {
  /** Where one of these is kept otherwise by now, and not as it should become, nothing changes and the error is `stale`, naming the field. */
  asRead?: InputMaybe<EntityReadInput>;
  color?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  fields?: InputMaybe<Array<FieldInput>>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What a form read of what it changes, as it was read. */
export type EntityReadInput = {
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  fields?: InputMaybe<Array<FieldInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** An entity's record, whole. */
export type EntityRecord = {
  accessibleTo: Array<Scalars['ID']['output']>;
  binned: Scalars['Boolean']['output'];
  /** All charts, also those that the caller may not read. */
  chartCount: Scalars['Int']['output'];
  collaborationDate: Scalars['String']['output'];
  collaborationEditor: Scalars['String']['output'];
  collaborationStatus: Scalars['String']['output'];
  color: Scalars['String']['output'];
  createdBy: Scalars['ID']['output'];
  createdDate: Scalars['String']['output'];
  customFields: Array<CustomField>;
  description: Scalars['String']['output'];
  fields: Array<FieldValue>;
  /** Key of the folder around it; empty at the root. */
  folder: Scalars['String']['output'];
  /** Whether more is known of it than its name. */
  hasDetails: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  modifiedBy: Scalars['ID']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organizationKey: Scalars['ID']['output'];
  party: Party;
  /** Co-Owner, Editor or Viewer; null where the caller only reads it through a chart. */
  permission?: Maybe<Scalars['String']['output']>;
  typeName: EntityType;
  typeNameForUi: Scalars['String']['output'];
};

/** An entity that was requested as documents, by a message to each address. */
export type EntityRequest = {
  addresses: Array<Scalars['String']['output']>;
  createdBy: Scalars['ID']['output'];
  createdByName: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  entityKey?: Maybe<Scalars['ID']['output']>;
  entityName?: Maybe<Scalars['String']['output']>;
  fileNames: Array<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  recipients: Array<RequestRecipient>;
};

/** Documents to ask for, by their names, and a message; one of both. Recipients do not see each other. Sent again under its key, it is the same request. */
export type EntityRequestInput = {
  addresses: Array<Scalars['String']['input']>;
  /** None for documents that are of no entity. */
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  fileNames?: InputMaybe<Array<Scalars['String']['input']>>;
  key?: InputMaybe<Scalars['ID']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  /** A subject in place of the organization's; like message, refused where an address is outside (addressesOutside). */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type EntityRequestResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<EntityRequest>;
};

export type EntityResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<EntityRecord>;
};

export type EntityScreening = {
  candidates: Array<ScreeningCandidate>;
  isWaiting: Scalars['Boolean']['output'];
  open: Scalars['Int']['output'];
  risk: Risk;
  sources: Array<ScreenedBy>;
};

export type EntityScreeningResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<EntityScreening>;
};

/** Fields to sort Entities by. The order in which sorts are applied is not guaranteed when specifying many fields in one EntitySort object. */
export type EntitySort = {
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

/** The records that the caller may read, those in the bin left out. */
export type EntityTable = {
  /** The keys of all, by name; at most 10,000. */
  keys: Array<Scalars['ID']['output']>;
  /** A page in the order of name, typeName, createdDate, modifiedDate, chartCount or a field of the types; empty values last. At most 500. Pages with the same `asOf`, any text, keep to one order for up to a minute. */
  rows: Array<ListedEntity>;
  total: Scalars['Int']['output'];
};


/** The records that the caller may read, those in the bin left out. */
export type EntityTableRowsArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
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

export type EntityWhere = {
  AND?: InputMaybe<Array<EntityWhere>>;
  NOT?: InputMaybe<EntityWhere>;
  OR?: InputMaybe<Array<EntityWhere>>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
  typename?: InputMaybe<Array<EntityImplementation>>;
};

export type EvidenceKind =
  | 'file'
  | 'statement'
  | 'webLink';

/** What evidence is called: a file, a web link, or a statement of an import. */
export type EvidenceName = {
  key: Scalars['ID']['output'];
  kind: EvidenceKind;
  /** Of a statement its publisher and its day. */
  name: Scalars['String']['output'];
  /** Of a statement: its publisher's own id of it. */
  statementId?: Maybe<Scalars['String']['output']>;
  /** Of a web link. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A field's value as a form gives it; all null clears it. Dates as dd-mm-yyyy or ISO text. */
export type FieldInput = {
  name: Scalars['String']['input'];
  number?: InputMaybe<Scalars['Float']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  yesNo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One field of an entity's type, its value under the kind that the field is of; all null when it is empty. Dates are ISO text. */
export type FieldValue = {
  name: Scalars['String']['output'];
  number?: Maybe<Scalars['Float']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  yesNo?: Maybe<Scalars['Boolean']['output']>;
};

/** What an entity or chart has of files, folders and links, each kind by name without regard to case. */
export type FileArea = {
  files: Array<StoredFile>;
  folders: Array<FilesFolder>;
  /** Key of the entity or chart. */
  key: Scalars['ID']['output'];
  links: Array<FilesLink>;
  mayEdit: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type FilePreview =
  | 'image'
  | 'pdf';

/** A folder of files of an entity or chart. Its bytes as a zip archive: GET /api/files/zip/{key}. */
export type FilesFolder = {
  createdDate: Scalars['String']['output'];
  /** Key of the folder around it; empty at the root. */
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shared: Scalars['Boolean']['output'];
  sharedIn: Array<Scalars['ID']['output']>;
  /** Bytes of the files that lie directly in it. */
  size: Scalars['Float']['output'];
};

export type FilesFolderResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<FilesFolder>;
};

/** A web link on an entity or chart. */
export type FilesLink = {
  createdDate: Scalars['String']['output'];
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  /** The address where the link was given no name. */
  name: Scalars['String']['output'];
  shared: Scalars['Boolean']['output'];
  sharedIn: Array<Scalars['ID']['output']>;
  /** As typed; https:// stands before one without a scheme when it is opened. */
  url: Scalars['String']['output'];
};

export type FilesLinkResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<FilesLink>;
};

/** Something about a chart that somebody should look at. */
export type Finding = {
  /** Null unless it is set aside for these facts. */
  accepted?: Maybe<FindingAcceptance>;
  /** over100, missing, loop, ring, noPerson, orphan, notStated, dateUnsure, direction, twice, disagree, declared, held, nominee, dates, notUnderstood, expired, noEvidence, sanctioned, politicallyExposed, listed, candidates or recordChanged. */
  code: Scalars['String']['output'];
  entities: Array<OwnershipParty>;
  /** Changes when the facts do. */
  factsHash: Scalars['String']['output'];
  links: Array<Scalars['ID']['output']>;
  severity: FindingSeverity;
  /** What could be done. */
  suggestion: Scalars['String']['output'];
  /** The text with the names of `values` in braces, to be said in another language (ICU MessageFormat). */
  template: Scalars['String']['output'];
  /** In English. */
  text: Scalars['String']['output'];
  values: Array<FindingValue>;
};

export type FindingAcceptance = {
  by: Scalars['ID']['output'];
  byName: Scalars['String']['output'];
  on: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type FindingSeverity =
  | 'error'
  | 'note'
  | 'warning';

/** What stands for a name in a finding's template. */
export type FindingValue = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type FindingsResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Finding>>;
};

/** Float filters */
export type FloatScalarFilters = {
  eq?: InputMaybe<Scalars['Float']['input']>;
  gt?: InputMaybe<Scalars['Float']['input']>;
  gte?: InputMaybe<Scalars['Float']['input']>;
  in?: InputMaybe<Array<Scalars['Float']['input']>>;
  lt?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
};

/** A user's own folder of charts, of entities of one type, or of assets. */
export type Folder = {
  /** Milliseconds since 1970. */
  createdDate: Scalars['Float']['output'];
  /** Key of the folder around it; empty at the root. */
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Dataset, Asset or an entity type. */
  type: Scalars['String']['output'];
};

export type FolderResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Folder>;
};

/** Somebody who stood on a chart on earlier days, as far as ownership asks of it. */
export type FormerParty = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  party: Party;
  trailEnd?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};

export type Found = {
  charts: Array<FoundChart>;
  entities: Array<FoundEntity>;
};

export type FoundChart = {
  entityCount: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** An entity that was found, and where: in its name, in a custom field, under a tag. */
export type FoundEntity = {
  chartCount: Scalars['Int']['output'];
  country?: Maybe<Scalars['String']['output']>;
  detail: Scalars['String']['output'];
  foundIn: FoundIn;
  key: Scalars['ID']['output'];
  /** The custom field's name; empty otherwise. */
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  party: Party;
  /** The custom field's value or the tag's name; empty for a match in the name. */
  text: Scalars['String']['output'];
  typeName: EntityType;
};

export type FoundIn =
  | 'customField'
  | 'name'
  | 'tag';

export type GiveAccessInput = {
  /** Of a chart: also on its entities of which the caller is Co-Owner, where the user may do less so far. */
  entities?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  /** Viewer, Editor or Co-Owner. */
  permission: Scalars['String']['input'];
  /** Key of a user of the record's organization. */
  user: Scalars['ID']['input'];
};

/** The key of what was deleted. */
export type GoneResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Scalars['ID']['output']>;
};

/** Why a finding is set aside, by whom and since when. */
export type GraphRows = {
  /** Whether the limit cut the answer. */
  hasMore: Scalars['Boolean']['output'];
  /** Each a JSON object. */
  rows: Array<Scalars['String']['output']>;
};

export type GroupSize = {
  datasetKey: Scalars['ID']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

export type GroupView = {
  /** The chart's. */
  description: Scalars['String']['output'];
  groups: Array<ChartGroup>;
  key: Scalars['ID']['output'];
  links: Array<ChartLink>;
  name: Scalars['String']['output'];
  nodes: Array<ChartNode>;
  /** The chart's. */
  revision: Scalars['Int']['output'];
};

/** A holder at any level. Shares are percentages of the subject, unrounded. */
export type Holder = {
  /** The most if all that is unknown were his. */
  ceiling: Scalars['Float']['output'];
  /** False where only links without stated shares lead here. */
  computable: Scalars['Boolean']['output'];
  /** What is declared of the share, and not counted. */
  declared?: Maybe<Scalars['Float']['output']>;
  direct: Scalars['Float']['output'];
  indirect: Scalars['Float']['output'];
  /** False where `upper` is looser than it need be: at most. */
  isTight: Scalars['Boolean']['output'];
  /** The total is more than the number. */
  moreThan: Scalars['Boolean']['output'];
  /** Of a trust or foundation. */
  parties: Array<TrustParty>;
  party: OwnershipParty;
  /** The least total share. */
  total: Scalars['Float']['output'];
  /** Nobody is recorded as its holder. */
  ultimate: Scalars['Boolean']['output'];
  /** The most within what is stated. */
  upper: Scalars['Float']['output'];
  verdict: Verdict;
  /** What the verdict rests on. */
  why: Array<Scalars['String']['output']>;
};

/** What a holder has of the subject before and after a day, in percent. */
export type HolderChange = {
  after: Scalars['Float']['output'];
  before: Scalars['Float']['output'];
  party: OwnershipParty;
};

/** What an entity has of another. Shares are percentages of that, unrounded. */
export type Holding = {
  ceiling: Scalars['Float']['output'];
  computable: Scalars['Boolean']['output'];
  controls: Scalars['Boolean']['output'];
  declared?: Maybe<Scalars['Float']['output']>;
  direct: Scalars['Float']['output'];
  indirect: Scalars['Float']['output'];
  isTight: Scalars['Boolean']['output'];
  mayControl: Scalars['Boolean']['output'];
  moreThan: Scalars['Boolean']['output'];
  party: OwnershipParty;
  total: Scalars['Float']['output'];
  upper: Scalars['Float']['output'];
  verdict: Verdict;
};

export type Holdings = {
  articles: Scalars['String']['output'];
  asOf: Scalars['String']['output'];
  basedOn: BasedOn;
  basis: Basis;
  calculable: Scalars['Boolean']['output'];
  contradictory: Scalars['Boolean']['output'];
  group: Array<Controlled>;
  holder: OwnershipParty;
  holdings: Array<Holding>;
  inclusive: Scalars['Boolean']['output'];
  more: Scalars['Int']['output'];
  preset: Preset;
  textOf: Scalars['String']['output'];
  threshold: Scalars['Float']['output'];
  votesFromShares: Scalars['Boolean']['output'];
};

/** ID filters */
export type IdScalarFilters = {
  contains?: InputMaybe<Scalars['ID']['input']>;
  endsWith?: InputMaybe<Scalars['ID']['input']>;
  eq?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  startsWith?: InputMaybe<Scalars['ID']['input']>;
};

export type ImportEntitiesResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ImportedEntities>;
};

/** A value that no field understood; it stands in the description. */
export type ImportNote = {
  heading: Scalars['String']['output'];
  /** The entity's place in the list. */
  index: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  why: Scalars['String']['output'];
};

export type ImportedEntities = {
  entities: Array<EntityRecord>;
  /** Those whose key was there already. */
  existing: Scalars['Int']['output'];
  made: Scalars['Int']['output'];
  notes: Array<ImportNote>;
  skipped: Array<SkippedEntity>;
};

export type Individual = Entity & {
  binned?: Maybe<Scalars['Boolean']['output']>;
  birthDate?: Maybe<Scalars['String']['output']>;
  birthPlace?: Maybe<Scalars['String']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  domicile?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  pep?: Maybe<Scalars['Boolean']['output']>;
  primaryResidence?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  taxResidency?: Maybe<Scalars['String']['output']>;
  tin?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
  usPerson?: Maybe<Scalars['Boolean']['output']>;
  worth?: Maybe<Scalars['Float']['output']>;
};


export type IndividualChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type IndividualChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type IndividualEdge = {
  cursor: Scalars['String']['output'];
  node: Individual;
};

/** Fields to sort Individuals by. The order in which sorts are applied is not guaranteed when specifying many fields in one IndividualSort object. */
export type IndividualSort = {
  birthDate?: InputMaybe<SortDirection>;
  birthPlace?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  currency?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  domicile?: InputMaybe<SortDirection>;
  firstName?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  lastName?: InputMaybe<SortDirection>;
  middleName?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  nationality?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  pep?: InputMaybe<SortDirection>;
  primaryResidence?: InputMaybe<SortDirection>;
  taxResidency?: InputMaybe<SortDirection>;
  tin?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
  usPerson?: InputMaybe<SortDirection>;
  worth?: InputMaybe<SortDirection>;
};

export type IndividualWhere = {
  AND?: InputMaybe<Array<IndividualWhere>>;
  NOT?: InputMaybe<IndividualWhere>;
  OR?: InputMaybe<Array<IndividualWhere>>;
  birthDate?: InputMaybe<StringScalarFilters>;
  birthPlace?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  currency?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  domicile?: InputMaybe<StringScalarFilters>;
  firstName?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  lastName?: InputMaybe<StringScalarFilters>;
  middleName?: InputMaybe<StringScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  nationality?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  pep?: InputMaybe<BooleanScalarFilters>;
  primaryResidence?: InputMaybe<StringScalarFilters>;
  taxResidency?: InputMaybe<StringScalarFilters>;
  tin?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
  usPerson?: InputMaybe<BooleanScalarFilters>;
  worth?: InputMaybe<FloatScalarFilters>;
};

export type IndividualsConnection = {
  edges: Array<IndividualEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InfoMailInput = {
  addresses: Array<Scalars['String']['input']>;
  /** Made by the client; sent again under it, nothing is sent. */
  key?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** Int filters */
export type IntScalarFilters = {
  eq?: InputMaybe<Scalars['Int']['input']>;
  gt?: InputMaybe<Scalars['Int']['input']>;
  gte?: InputMaybe<Scalars['Int']['input']>;
  in?: InputMaybe<Array<Scalars['Int']['input']>>;
  lt?: InputMaybe<Scalars['Int']['input']>;
  lte?: InputMaybe<Scalars['Int']['input']>;
};

/** Claims of the bearer token that the rules read. */
export type Jwt = {
  organizationKey?: Maybe<Scalars['String']['output']>;
};

/** How the jurisdiction of a card is told; codes are those of ISO 3166-1. */
export type JurisdictionMark =
  | 'code'
  | 'flag'
  | 'flagAndCode'
  | 'none';

export type KeyAndName = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A key person of an entity: an individual with a record, or a person attached to this entity alone. */
export type KeyPerson = {
  emailAddresses: Array<Scalars['String']['output']>;
  firstName: Scalars['String']['output'];
  isIndividual: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
  phoneNumbers: Array<Scalars['String']['output']>;
  roles: Array<Scalars['String']['output']>;
};

export type KeyPersonInput = {
  emailAddresses?: InputMaybe<Array<Scalars['String']['input']>>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  roles?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type KeyPersonResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<KeyPerson>;
};

export type KeyResult = {
  error?: Maybe<UserError>;
  /** The key of the record that was changed or deleted. */
  ok?: Maybe<Scalars['ID']['output']>;
};

export type LegalForm =
  | 'fund'
  | 'partnership'
  | 'state';

/** Colours of lines by what they are about, like #006D75. */
export type LineColors = {
  control: Scalars['String']['output'];
  finance: Scalars['String']['output'];
  other: Scalars['String']['output'];
  ownership: Scalars['String']['output'];
  trust: Scalars['String']['output'];
};

export type LineColorsInput = {
  control: Scalars['String']['input'];
  finance: Scalars['String']['input'];
  other: Scalars['String']['input'];
  ownership: Scalars['String']['input'];
  trust: Scalars['String']['input'];
};

/** Whether lines are as each was drawn, or told apart by what they are about. */
export type LineStyle =
  | 'families'
  | 'own';

export type LinkOnChart = {
  chartKey: Scalars['ID']['output'];
  link: ChartLink;
};

/** One role of a link; see shared/src/chart/linkRole.ts. */
export type LinkRole = {
  /** What the share is a part of, where the role's name does not say it. */
  basis?: Maybe<RoleBasis>;
  beneficial?: Maybe<Scalars['Boolean']['output']>;
  checkedBy?: Maybe<Scalars['String']['output']>;
  /** ISO day. */
  checkedOn?: Maybe<Scalars['String']['output']>;
  details?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['String']['output']>;
  evidence?: Maybe<Array<RoleEvidence>>;
  interest?: Maybe<Scalars['String']['output']>;
  /** Roles of one subject with the same words are one joint arrangement. */
  joint?: Maybe<Scalars['String']['output']>;
  maximum?: Maybe<Scalars['Float']['output']>;
  maximumExclusive?: Maybe<Scalars['Boolean']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  minimumExclusive?: Maybe<Scalars['Boolean']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  role: Scalars['String']['output'];
  /** A text or a web address. */
  source?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['String']['output']>;
  via?: Maybe<Via>;
};

export type LinkRoleInput = {
  /** What the share is a part of, where the role's name does not say it. */
  basis?: InputMaybe<RoleBasis>;
  beneficial?: InputMaybe<Scalars['Boolean']['input']>;
  checkedBy?: InputMaybe<Scalars['String']['input']>;
  /** ISO day. */
  checkedOn?: InputMaybe<Scalars['String']['input']>;
  details?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  evidence?: InputMaybe<Array<RoleEvidenceInput>>;
  interest?: InputMaybe<Scalars['String']['input']>;
  /** Roles of one subject with the same words are one joint arrangement. */
  joint?: InputMaybe<Scalars['String']['input']>;
  maximum?: InputMaybe<Scalars['Float']['input']>;
  maximumExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  minimum?: InputMaybe<Scalars['Float']['input']>;
  minimumExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  percentage?: InputMaybe<Scalars['Float']['input']>;
  role: Scalars['String']['input'];
  /** A text or a web address. */
  source?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  via?: InputMaybe<Via>;
};

/** The route of a link of a dynamic chart, by its key there. */
export type LinkRouteInput = {
  fromSpot?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  linkTextPosition?: InputMaybe<Scalars['Float']['input']>;
  points?: InputMaybe<Array<Scalars['Float']['input']>>;
  routing?: InputMaybe<Routing>;
  toSpot?: InputMaybe<Scalars['String']['input']>;
};

/** A link seen from one of its ends. */
export type LinkedEntity = {
  chartKey: Scalars['ID']['output'];
  endDate?: Maybe<Scalars['String']['output']>;
  entityKey: Scalars['ID']['output'];
  entityName: Scalars['String']['output'];
  entityTypeName: Scalars['String']['output'];
  linkKey: Scalars['ID']['output'];
  maximum?: Maybe<Scalars['Float']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  roles: Array<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['String']['output']>;
  via?: Maybe<Scalars['String']['output']>;
};

/** An entity in a list. */
export type ListedEntity = {
  chartCount: Scalars['Int']['output'];
  country?: Maybe<Scalars['String']['output']>;
  createdDate: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  modifiedByName: Scalars['String']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  party: Party;
  /** Null where the caller only reads it through a chart. */
  permission?: Maybe<Scalars['String']['output']>;
  tags: Array<TagMark>;
  typeName: EntityType;
  /** Of the columns that were asked for, those that its type has. */
  values: Array<FieldValue>;
};

export type LookupKind =
  | 'gleif'
  | 'yente';

/** A record of a source: a candidate for a person to take or leave. */
export type LookupRecord = {
  /** The ISO day on which the source said so. */
  day: Scalars['String']['output'];
  /** What was decided on it for the entity before. */
  decision?: Maybe<RecordDecision>;
  /** Other when what it says is other. */
  digest: Scalars['String']['output'];
  facts: Array<RecordFact>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  /** Where a person can read it. */
  link?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Told by `fetchRecord` alone. */
  relations: Array<RecordRelation>;
  sourceName: Scalars['String']['output'];
};

export type LookupRecordResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<LookupRecord>;
};

export type LookupRecords = {
  /** How many more there are that were left before and say the same. */
  left: Scalars['Int']['output'];
  records: Array<LookupRecord>;
};

export type LookupRecordsResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<LookupRecords>;
};

/** A source as it is set up; never its API key. */
export type LookupSetting = {
  baseUrl: Scalars['String']['output'];
  dataset: Scalars['String']['output'];
  /** What was wrong when the server asked it last by itself. */
  fault?: Maybe<Scalars['String']['output']>;
  faultAt?: Maybe<Scalars['String']['output']>;
  hasKey: Scalars['Boolean']['output'];
  isNightly: Scalars['Boolean']['output'];
  isOn: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  kind: LookupKind;
  licence: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** How many entities it has screened, and how many wait to be. */
  screened: Scalars['Int']['output'];
  /** From 0 to 1: matches below it are no candidates. */
  threshold: Scalars['Float']['output'];
  waiting: Scalars['Int']['output'];
};

export type LookupSettingResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<LookupSetting>;
};

/** A source that the caller can ask. */
export type LookupSource = {
  /** Whether it is searched for records whose fields are taken. */
  hasRecords: Scalars['Boolean']['output'];
  /** Where questions go. */
  host: Scalars['String']['output'];
  isNightly: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  kind: LookupKind;
  licence: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether entities are screened by it. */
  screens: Scalars['Boolean']['output'];
};

/** A source to be set up. An API key that is not given stays, an empty one goes; for another host it has to be given again. */
export type LookupSourceInput = {
  apiKey?: InputMaybe<Scalars['String']['input']>;
  baseUrl: Scalars['String']['input'];
  dataset?: InputMaybe<Scalars['String']['input']>;
  isNightly?: InputMaybe<Scalars['Boolean']['input']>;
  isOn: Scalars['Boolean']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  kind: LookupKind;
  licence?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  threshold?: InputMaybe<Scalars['Float']['input']>;
};

export type LookupTried = {
  /** How long the source took to answer. */
  milliseconds: Scalars['Int']['output'];
};

export type LookupTriedResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<LookupTried>;
};

export type MailState =
  | 'failed'
  | 'sent'
  | 'waiting';

/** Which side one line of two records is taken from: `name`, `description`, `party`, `color`, `tags`, `field:NAME` or `custom:NAME`. */
export type MergeChoiceInput = {
  line: Scalars['String']['input'];
  side: MergeSide;
};

export type MergeEntitiesInput = {
  /** Lines that are not named keep the filled value, of two different ones that of the record that stays, and the tags of both. */
  choices?: InputMaybe<Array<MergeChoiceInput>>;
  /** That share links of charts that one may share go on granting what they grant of either record. Without it they grant what they grant of both, and those of other charts do in any case. */
  keepGrants?: InputMaybe<Scalars['Boolean']['input']>;
  /** The record that stays. */
  keptKey: Scalars['ID']['input'];
  /** `modifiedDate` of the records as they were read: where one was changed since, the merge is a `conflict`. */
  keptRead?: InputMaybe<Scalars['String']['input']>;
  /** The record that goes; its key answers for the other one from then on. */
  otherKey: Scalars['ID']['input'];
  otherRead?: InputMaybe<Scalars['String']['input']>;
  /** That some people and share links will see details that they may not see now, and that who had access to one record alone gets it to the other. Without it such a merge is a `conflict`. */
  showToMore?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MergeEntitiesResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<MergedEntities>;
};

/** What a merge would do. */
export type MergePreview = {
  /** Users who have access to the other record alone. */
  accessLost: Scalars['Int']['output'];
  /** Those of them on which both stand: the place of the record that stays is kept. */
  bothOn: Array<KeyAndName>;
  /** Charts that change. */
  charts: Array<KeyAndName>;
  /** On how many charts the other record stays, as the caller may not edit them; those that he may read are named. */
  chartsLeft: Scalars['Int']['output'];
  chartsLeftNamed: Array<KeyAndName>;
  /** Why it cannot be done; null where it can. */
  fault?: Maybe<Scalars['String']['output']>;
  /** Files, folders and web links. */
  files: Scalars['Int']['output'];
  links: Scalars['Int']['output'];
  /** Links that will lie beside another one of the same two records on one chart. */
  linksBeside: Scalars['Int']['output'];
  /** Links between the two, which are taken off. */
  linksTakenOff: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  /** People, and share links, that would see details that they may not see now. */
  peopleWhoGain: Scalars['Int']['output'];
  /** What screening found of both; nothing for whoever may not see that. */
  screening: ScreeningOfPair;
  /** Share links that will show less than they do of one of the two. */
  shareLinksLess: Scalars['Int']['output'];
  /** Those of them of charts that the caller may share. */
  shareLinksLessNamed: Array<NamedShareLink>;
  shareLinksThatGain: Scalars['Int']['output'];
  shareLinksThatGainNamed: Array<NamedShareLink>;
  /** Statements of imports. */
  sources: Scalars['Int']['output'];
  /** Keys of the tags of both. */
  tagsKept: Array<Scalars['ID']['output']>;
  tagsOther: Array<Scalars['ID']['output']>;
};

/** Whose value a merge keeps: that of the record that stays, that of the one that goes, or both together. */
export type MergeSide =
  | 'BOTH'
  | 'KEPT'
  | 'OTHER';

export type MergedEntities = {
  /** How many charts changed, and on how many the other record stays; the names of those that the caller may read. */
  charts: Scalars['Int']['output'];
  chartsLeft: Scalars['Int']['output'];
  chartsLeftNames: Array<Scalars['String']['output']>;
  keptKey: Scalars['ID']['output'];
  /** Of the merge, by which it is undone. */
  key: Scalars['ID']['output'];
  linksMoved: Scalars['Int']['output'];
  linksTakenOff: Scalars['Int']['output'];
  otherKey: Scalars['ID']['output'];
  /** The other record stays, on charts that the caller may not edit. */
  otherStays: Scalars['Boolean']['output'];
  /** ISO time until which it can be undone. */
  undoUntil: Scalars['String']['output'];
};

export type Mutation = {
  /** Sets a finding of a chart aside with a reason, until its facts change, or takes it up again without one; for who may edit the chart. `keys` are those of its entities and links. */
  acceptFinding: FindingsResult;
  /** Activates an account by its ticket. */
  activateAccount: DoneResult;
  addEntity: EntityResult;
  addNodeTag: TagsResult;
  addOrganization: OrganizationRecordResult;
  /** An account of type None in the caller's organization, for what is shared with it; its ticket goes by mail. Answers who is active under the address there, else nothing. */
  addSharingUser: UserAccountResult;
  addTag: TagResult;
  /** Puts a tag on entities and charts, on all or, where the caller may not change one of them, on none; answers how many bear it newly. At most 10,000. */
  addTagToMany: CountResult;
  /** Administrators only, as all that follow but addSharingUser. */
  addUser: UserAccountResult;
  /** Makes an individual with a record the entity's key person. */
  attachIndividual: KeyPersonResult;
  /** Attaches a person to the entity of that key, or changes one that is attached. */
  attachPerson: KeyPersonResult;
  /** Moves entities and the content of folders to the bin; `conflict` when one still stands on a chart. */
  batchDelete: CountResult;
  /** A new secret for an authenticator app, which waits to be confirmed; also by a token that owes its second factor. */
  beginSecondFactor: SecondFactorSetUpResult;
  changeOrganization: OrganizationRecordResult;
  /** All other sessions of the caller end. Both passwords are trimmed. */
  changePassword: DoneResult;
  /** Who is deactivated, or gets other rights, is signed out. */
  changeUser: UserAccountResult;
  /** Null takes the comment away. */
  commentSharingLink: SharingLinkResult;
  createChart: ChartResult;
  createFilesFolder: FilesFolderResult;
  createFilesLink: FilesLinkResult;
  createFolder: FolderResult;
  createLinkRole: RoleChoiceResult;
  /** Makes a chart of random ownership, with new records that are the caller's. */
  createSampleChart: ChartResult;
  createSharingLink: SharingLinkResult;
  /** Says of a candidate that it is this one (confirmed), that it is not (dismissed), or that this is open again. */
  decideCandidate: EntityScreeningResult;
  /** Remembers that two records are not the same; with `undo` takes that back. Answers the key of the pair. */
  decideNotSame: KeyResult;
  /** Deletes all files, folders and links of an entity or chart. */
  deleteAllFiles: KeyResult;
  /** Deletes the chart for good; its entities stay. */
  deleteChart: DeleteChartResult;
  /** Deletes a style of the organization; charts that have it are drawn by the default then. */
  deleteChartStyle: GoneResult;
  /** Deletes charts for good, and folders with all charts in them; all or none. Answers how many charts went. */
  deleteCharts: CountResult;
  /** Deletes entities for good, all or none; answers how many. */
  deleteEntities: CountResult;
  /** Deletes an entity for good, with its links on all charts. */
  deleteEntity: KeyResult;
  /** Deletes files, links, and folders with all that lies in them, for good; all or none. Answers how many were named. */
  deleteFiles: CountResult;
  /** What lies in it moves to the folder around it. */
  deleteFolder: KeyResult;
  deleteKeyPerson: KeyResult;
  deleteLinkRole: GoneResult;
  deleteLookupSource: GoneResult;
  deleteSharingLink: KeyResult;
  deleteSnapshot: GoneResult;
  deleteTag: KeyResult;
  /** All or none. What they had goes to handOverTo; without it, a conflict where one of them is the only Co-Owner of something. Answers how many. */
  deleteUsers: CountResult;
  /** Switches the second factor off by a code or a recovery code; all other sessions end. */
  disableSecondFactor: DoneResult;
  /** `copyKey` is the copy's key; sent again, it answers with the copy that is there. */
  duplicateChart: ChartResult;
  /** A copy beside the file, or in another folder of the same entity or chart; both have the same bytes. `copyKey` is made by the client. */
  duplicateFile: StoredFileResult;
  editSharingLink: SharingLinkResult;
  /** A message to each address; who got the link before gets it again only with `again`. */
  emailSharingLink: SharingLinkResult;
  /** Deletes for good what the caller is Co-Owner of in the bin; answers how many went. */
  emptyBin: CountResult;
  /** Switches the second factor on by a code of the new secret; also by a token that owes its second factor, which ends. All other sessions end. A session older than 15 minutes takes the password too; without it the error's field is currentPassword. */
  enableSecondFactor: SecondFactorOnResult;
  /** Ends all of the caller's sessions but this one; answers how many. */
  endOtherSessions: CountResult;
  /** Ends one of the caller's sessions. */
  endSession: DoneResult;
  /** Ends all sessions of a user; answers how many. */
  endSessionsOf: CountResult;
  /** Puts an entity on a chart unless it is there. */
  ensureOnChart: PlacedResult;
  fetchRecord: LookupRecordResult;
  /** Co-Owners give access, and change it; `conflict` where no active Co-Owner who may write would be left, `forbidden` also for a chart with what the caller may not show to others. */
  giveAccess: AccessResult;
  /** Gives all of which a user is Co-Owner to another of his organization; answers how many records. */
  handOver: CountResult;
  /** Makes another user Co-Owner and gives up the caller's own access. */
  handRecordOver: KeyResult;
  /** Makes many entities by the rules of a spreadsheet import. */
  importEntities: ImportEntitiesResult;
  /** Sends the ticket of an account that waits to be activated again. */
  inviteUser: KeyResult;
  /** Leaves a record: it is not offered for the entity again until it says something else. */
  leaveRecord: GoneResult;
  /** Makes two records of one real thing one, on every chart that the caller may edit; takes a Co-Owner of both. */
  mergeEntities: MergeEntitiesResult;
  /** Moves files, folders and links of one entity or chart into one of its folders, to the root where it is empty; all or none. Answers how many. */
  moveFiles: CountResult;
  moveToBin: KeyResult;
  /** Puts entities, charts and folders in a folder, at the root where it is empty; all or none. Answers how many. */
  moveToFolder: CountResult;
  /** Opens the link that a ticket in a message stands for: a visit, which counts. */
  openSharedTicket: OpenedSharingLinkResult;
  /** Opens a link by its password: a visit, which counts. */
  openSharingLink: OpenedSharingLinkResult;
  pauseSharingLink: SharingLinkResult;
  /** A token with which the caller sees a link of his own as a visitor would. */
  previewSharingLink: OpenedSharingLinkResult;
  /** Puts entities on a chart, below what stands there: all of them or none. Those that are there stay where they are. */
  putOnChart: PutOnChartResult;
  /** Says that a chart is open in a place of the caller's (a window), for editing or not, which counts for 75 seconds; locks nobody out. */
  recordPresence: ChartPresenceResult;
  /** Takes a tag off entities and charts, off all or none; answers how many bore it. */
  removeTagFromMany: CountResult;
  renameFile: StoredFileResult;
  renameFilesFolder: FilesFolderResult;
  renameFolder: FolderResult;
  renameLinkRole: RoleChoiceResult;
  /** New recovery codes in place of the former ones, by a code. */
  renewRecoveryCodes: RecoveryCodesResult;
  /** Puts another entity where one stands on a chart, its links drawn to the new one. */
  replaceOnChart: EntityResult;
  /** Tells the administrators by mail who asks for a demonstration. */
  requestDemo: DoneResult;
  /** Sets a password by a reset ticket; all sessions of its user end. */
  resetPassword: DoneResult;
  /** Switches off the second factor of a user who lost his app, and signs him out. */
  resetSecondFactor: KeyResult;
  /** All or none; answers how many. */
  restoreEntities: CountResult;
  restoreEntity: EntityResult;
  /** `forbidden`, naming the placement, also for an entity that comes onto the chart, is not the caller's to show to others, and would be read there by more people. */
  saveChart: SaveChartResult;
  /** Makes a style of the organization, or changes the one of that key. For its administrators, as the two that follow. */
  saveChartStyle: StyleChoiceResult;
  saveDynamicChart: ChartResult;
  /** Sets up a source of the caller's organization; for its administrators, as the two that follow. */
  saveLookupSource: LookupSettingResult;
  /** Screens an entity at once, or has those of a chart screened in the background. What comes are candidates. */
  screen: ScreeningStartedResult;
  /** Asks a source for records by a name or a LEI, perhaps for an entity that the caller may edit. What is asked goes out and into the audit log. */
  searchRecords: LookupRecordsResult;
  /** Sends a message by mail, to each address by itself; administrators only. */
  sendInfoMail: AddressesResult;
  /** Sends a link by mail to whoever the name or address is of. The answer is the same where there is nobody. */
  sendPasswordReset: DoneResult;
  /** Asks for documents of an entity by mail; takes the right to edit it. */
  sendRequest: EntityRequestResult;
  /** Sends a chart to addresses, to each by a link of its own that opens by a ticket; answers the addresses. */
  sendSharedChart: AddressesResult;
  /** Sets what the organization's charts are drawn by for which no style is chosen. */
  setDefaultStyle: StyleChoiceResult;
  /** Says on which day (dd-mm-yyyy or ISO) a file expires; null takes that back. */
  setFileExpiry: StoredFileResult;
  setNodeTags: TagsResult;
  signIn: SignInResult;
  /** Ends the session that the bearer token names; true also when there was none. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all of the caller's sessions, also this one; answers how many. */
  signOutEverywhere: CountResult;
  /** Everybody may give up his own. */
  takeAccess: AccessTakenResult;
  /** Takes parents that a record reports onto a chart that the caller may edit: joined by LEI or made, and linked by a role without a share. */
  takeParents: ParentsTakenResult;
  /** Takes chosen fields of a record into an entity, and keeps where they come from. */
  takeRecord: EntityResult;
  takeSnapshot: SnapshotResult;
  /** Asks a source for something that is about nobody, with settings that need not be saved. */
  tryLookupSource: LookupTriedResult;
  /** Undoes a merge: what was changed since stays, and is told. */
  undoMerge: UndoMergeResult;
  /** Clears the locks of all entities that the caller may edit; answers how many there were. */
  unlockAll: CountResult;
  /** Making it public is `forbidden` where it holds what the caller may not show to others: of which he is neither Co-Owner, nor of a chart that shows it by right. */
  updateChart: ChartResult;
  updateEntity: EntityResult;
  /** A blank name is the address. */
  updateFilesLink: FilesLinkResult;
  /** The same for the global settings; administrators only. */
  updateGlobalSettings: SettingsResult;
  updateOwnDetails: ViewerResult;
  /** Changes the properties that are named; answers the settings whole. */
  updateSettings: SettingsResult;
  /** Chooses exactly the files, folders and links of an entity, or of the chart, that a link shows. */
  updateSharedItems: SharedItemsResult;
  updateTag: TagResult;
};


export type MutationAcceptFindingArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  chartKey: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  factsHash: Scalars['String']['input'];
  keys: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationActivateAccountArgs = {
  input: TicketPasswordInput;
};


export type MutationAddEntityArgs = {
  input: NewEntityInput;
};


export type MutationAddNodeTagArgs = {
  nodeKey: Scalars['ID']['input'];
  tagKey: Scalars['ID']['input'];
};


export type MutationAddOrganizationArgs = {
  input: NewOrganizationInput;
};


export type MutationAddSharingUserArgs = {
  email: Scalars['String']['input'];
};


export type MutationAddTagArgs = {
  input: TagInput;
};


export type MutationAddTagToManyArgs = {
  keys: Array<Scalars['ID']['input']>;
  tagKey: Scalars['ID']['input'];
};


export type MutationAddUserArgs = {
  input: NewUserInput;
};


export type MutationAttachIndividualArgs = {
  individual: KeyPersonInput;
  key: Scalars['ID']['input'];
};


export type MutationAttachPersonArgs = {
  key: Scalars['ID']['input'];
  person: KeyPersonInput;
};


export type MutationBatchDeleteArgs = {
  folderKeys?: InputMaybe<Array<Scalars['ID']['input']>>;
  keys: Array<Scalars['ID']['input']>;
};


export type MutationChangeOrganizationArgs = {
  input: OrganizationChangeInput;
};


export type MutationChangePasswordArgs = {
  input: PasswordChangeInput;
};


export type MutationChangeUserArgs = {
  input: UserChangeInput;
};


export type MutationCommentSharingLinkArgs = {
  comment?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
};


export type MutationCreateChartArgs = {
  input: CreateChartInput;
};


export type MutationCreateFilesFolderArgs = {
  input: NewFilesFolderInput;
};


export type MutationCreateFilesLinkArgs = {
  input: NewFilesLinkInput;
};


export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


export type MutationCreateLinkRoleArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateSampleChartArgs = {
  input: CreateSampleChartInput;
};


export type MutationCreateSharingLinkArgs = {
  input: NewSharingLinkInput;
};


export type MutationDecideCandidateArgs = {
  digest: Scalars['String']['input'];
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  state: CandidateState;
};


export type MutationDecideNotSameArgs = {
  aKey: Scalars['ID']['input'];
  bKey: Scalars['ID']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDeleteAllFilesArgs = {
  entityKey: Scalars['ID']['input'];
};


export type MutationDeleteChartArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteChartStyleArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteChartsArgs = {
  folderKeys?: InputMaybe<Array<Scalars['ID']['input']>>;
  keys: Array<Scalars['ID']['input']>;
};


export type MutationDeleteEntitiesArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type MutationDeleteEntityArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteFilesArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type MutationDeleteFolderArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteKeyPersonArgs = {
  entityKey: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type MutationDeleteLinkRoleArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteLookupSourceArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteSharingLinkArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteSnapshotArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteTagArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDeleteUsersArgs = {
  handOverTo?: InputMaybe<Scalars['ID']['input']>;
  keys: Array<Scalars['ID']['input']>;
};


export type MutationDisableSecondFactorArgs = {
  code: Scalars['String']['input'];
};


export type MutationDuplicateChartArgs = {
  copyKey?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDuplicateFileArgs = {
  copyKey?: InputMaybe<Scalars['ID']['input']>;
  folder?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
};


export type MutationEditSharingLinkArgs = {
  input: SharingLinkPatchInput;
};


export type MutationEmailSharingLinkArgs = {
  again?: InputMaybe<Scalars['Boolean']['input']>;
  emails: Array<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
};


export type MutationEnableSecondFactorArgs = {
  code: Scalars['String']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEndSessionArgs = {
  key: Scalars['ID']['input'];
};


export type MutationEndSessionsOfArgs = {
  key: Scalars['ID']['input'];
};


export type MutationEnsureOnChartArgs = {
  chartKey: Scalars['ID']['input'];
  entityKey: Scalars['ID']['input'];
  x?: InputMaybe<Scalars['Float']['input']>;
  y?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationFetchRecordArgs = {
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  recordId: Scalars['ID']['input'];
  sourceKey: Scalars['ID']['input'];
};


export type MutationGiveAccessArgs = {
  input: GiveAccessInput;
};


export type MutationHandOverArgs = {
  from: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


export type MutationHandRecordOverArgs = {
  key: Scalars['ID']['input'];
  to: Scalars['ID']['input'];
};


export type MutationImportEntitiesArgs = {
  entities: Array<NewEntityInput>;
};


export type MutationInviteUserArgs = {
  key: Scalars['ID']['input'];
};


export type MutationLeaveRecordArgs = {
  record: ShownRecordInput;
};


export type MutationMergeEntitiesArgs = {
  input: MergeEntitiesInput;
};


export type MutationMoveFilesArgs = {
  folder: Scalars['String']['input'];
  keys: Array<Scalars['ID']['input']>;
};


export type MutationMoveToBinArgs = {
  key: Scalars['ID']['input'];
};


export type MutationMoveToFolderArgs = {
  folder: Scalars['String']['input'];
  keys: Array<Scalars['ID']['input']>;
};


export type MutationOpenSharedTicketArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationOpenSharingLinkArgs = {
  key: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPauseSharingLinkArgs = {
  key: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


export type MutationPreviewSharingLinkArgs = {
  key: Scalars['ID']['input'];
};


export type MutationPutOnChartArgs = {
  chartKey: Scalars['ID']['input'];
  entityKeys: Array<Scalars['ID']['input']>;
};


export type MutationRecordPresenceArgs = {
  editing: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  place: Scalars['ID']['input'];
};


export type MutationRemoveTagFromManyArgs = {
  keys: Array<Scalars['ID']['input']>;
  tagKey: Scalars['ID']['input'];
};


export type MutationRenameFileArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameFilesFolderArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameFolderArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameLinkRoleArgs = {
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


export type MutationReplaceOnChartArgs = {
  input: ReplaceOnChartInput;
};


export type MutationRequestDemoArgs = {
  input: DemoRequestInput;
};


export type MutationResetPasswordArgs = {
  input: TicketPasswordInput;
};


export type MutationResetSecondFactorArgs = {
  key: Scalars['ID']['input'];
};


export type MutationRestoreEntitiesArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type MutationRestoreEntityArgs = {
  key: Scalars['ID']['input'];
};


export type MutationSaveChartArgs = {
  input: SaveChartInput;
};


export type MutationSaveChartStyleArgs = {
  input: ChartStyleInput;
};


export type MutationSaveDynamicChartArgs = {
  input: SaveDynamicChartInput;
};


export type MutationSaveLookupSourceArgs = {
  input: LookupSourceInput;
};


export type MutationScreenArgs = {
  chartKey?: InputMaybe<Scalars['ID']['input']>;
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  sourceKey: Scalars['ID']['input'];
  withPrivate?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSearchRecordsArgs = {
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  sourceKey: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationSendInfoMailArgs = {
  input: InfoMailInput;
};


export type MutationSendPasswordResetArgs = {
  nameOrEmail: Scalars['String']['input'];
};


export type MutationSendRequestArgs = {
  input: EntityRequestInput;
};


export type MutationSendSharedChartArgs = {
  chartKey: Scalars['ID']['input'];
  emails: Array<Scalars['String']['input']>;
};


export type MutationSetDefaultStyleArgs = {
  key: Scalars['ID']['input'];
};


export type MutationSetFileExpiryArgs = {
  expires?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
};


export type MutationSetNodeTagsArgs = {
  nodeKey: Scalars['ID']['input'];
  tagKeys: Array<Scalars['ID']['input']>;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationTakeAccessArgs = {
  key: Scalars['ID']['input'];
  user: Scalars['ID']['input'];
};


export type MutationTakeParentsArgs = {
  chartKey: Scalars['ID']['input'];
  parents: Array<ReportedParentInput>;
  record: ShownRecordInput;
};


export type MutationTakeRecordArgs = {
  fields: Array<Scalars['String']['input']>;
  record: ShownRecordInput;
};


export type MutationTakeSnapshotArgs = {
  chartKey: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTryLookupSourceArgs = {
  input: LookupSourceInput;
};


export type MutationUndoMergeArgs = {
  key: Scalars['ID']['input'];
};


export type MutationUpdateChartArgs = {
  input: UpdateChartInput;
};


export type MutationUpdateEntityArgs = {
  input: EntityPatchInput;
};


export type MutationUpdateFilesLinkArgs = {
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type MutationUpdateGlobalSettingsArgs = {
  input: Array<SettingInput>;
};


export type MutationUpdateOwnDetailsArgs = {
  input: OwnDetailsInput;
};


export type MutationUpdateSettingsArgs = {
  input: Array<SettingInput>;
};


export type MutationUpdateSharedItemsArgs = {
  entityKey: Scalars['ID']['input'];
  keys: Array<Scalars['ID']['input']>;
  linkKey: Scalars['ID']['input'];
};


export type MutationUpdateTagArgs = {
  input: TagInput;
};

/** A piece of evidence by its name, as EvidenceName has it. */
export type NamedEvidence = {
  key: Scalars['ID']['output'];
  kind: EvidenceKind;
  name: Scalars['String']['output'];
  /** The page, or where else in it. */
  note?: Maybe<Scalars['String']['output']>;
  statementId?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type NamedShareLink = {
  /** ISO time. */
  createdDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Entities and links around an entity, over the charts the caller may read. */
export type Neighbourhood = {
  links: Array<ChartLink>;
  nodes: Array<ChartNode>;
};

export type NewEntityInput = {
  color?: InputMaybe<Scalars['String']['input']>;
  customFields?: InputMaybe<Array<CustomFieldInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  fields?: InputMaybe<Array<FieldInput>>;
  /** Key of the caller's folder that it goes to. */
  folder?: InputMaybe<Scalars['ID']['input']>;
  /** Made by the client, so that sending it twice makes one entity. */
  key?: InputMaybe<Scalars['ID']['input']>;
  /** May be missing for an individual with a first name. */
  name?: InputMaybe<Scalars['String']['input']>;
  party?: InputMaybe<Party>;
  typeName: EntityType;
};

export type NewFilesFolderInput = {
  /** Of the entity or chart. */
  entityKey: Scalars['ID']['input'];
  folder?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, so that sending it twice makes one folder. */
  key?: InputMaybe<Scalars['ID']['input']>;
  /** "untitled folder" where it is missing. */
  name?: InputMaybe<Scalars['String']['input']>;
};

export type NewFilesLinkInput = {
  entityKey: Scalars['ID']['input'];
  folder?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  /** The address where it is missing or blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};

export type NewOrganizationInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

export type NewSharingLinkInput = {
  /** ISO day that visitors see, or with ownership begin with; that of the visit without. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** A chart's key; of the types object and subject also the entity's. */
  chartKey: Scalars['ID']['input'];
  /** Of the types object and subject; without any, all charts with the entity that the caller may share. */
  charts?: InputMaybe<Array<Scalars['ID']['input']>>;
  entities?: InputMaybe<Array<SharingGrantInput>>;
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  /** 1, 7 or 30 days; none where it is null. */
  expiry?: InputMaybe<Scalars['Int']['input']>;
  /** Made by the client, so that sending it twice makes one link. It opens the link: make it long and random. */
  linkKey: Scalars['ID']['input'];
  maxVisits?: InputMaybe<Scalars['Int']['input']>;
  /** Whether visitors are offered to save the chart as a picture or a page; true without. */
  mayExport?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors calculate who owns and controls what, and see the dates of roles; false without. */
  ownership?: InputMaybe<Scalars['Boolean']['input']>;
  /** At least 8 characters; none where it is null. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see notes, texts, pictures and what cards say of themselves; false without. */
  showAnnotations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether visitors see flags and labels of cards; true without. */
  showMarks?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<SharingType>;
};

export type NewUserInput = {
  accountType?: InputMaybe<AccountType>;
  description?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  /** Made by the client; sent again under it, no other is made. */
  key?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** Key of the organization. */
  organization: Scalars['ID']['input'];
  /** None, with sendMail, for an account that waits for its user to choose one. */
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  sendMail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where nobody counts as beneficial owner: the senior managing officials on record. */
export type NoBeneficialOwner = {
  officials: Array<OwnershipParty>;
  text: Scalars['String']['output'];
};

/** What opens a link: `token` is the bearer token for the reads of visitors. */
export type OpenedSharingLink = {
  expires: Scalars['String']['output'];
  linkKey: Scalars['ID']['output'];
  token: Scalars['String']['output'];
  type: SharingType;
};

export type OpenedSharingLinkResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<OpenedSharingLink>;
};

/** What is missing stays; null is what is usual for all. */
export type OrganizationChangeInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  fileQuotaMegabytes?: InputMaybe<Scalars['Int']['input']>;
  forceSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  messageDomains?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  passwordMin?: InputMaybe<Scalars['Int']['input']>;
  /** With {sender}, {organization}, {entity} and {documents}; the text holds {documents}. */
  requestSubject?: InputMaybe<Scalars['String']['input']>;
  requestText?: InputMaybe<Scalars['String']['input']>;
  sessionHours?: InputMaybe<Scalars['Int']['input']>;
  shareDaysMax?: InputMaybe<Scalars['Int']['input']>;
  shareNeedsPassword?: InputMaybe<Scalars['Boolean']['input']>;
  sharingOff?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An organization and what it asks of its users; null is what is usual for all. */
export type OrganizationRecord = {
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  fileQuotaMegabytes?: Maybe<Scalars['Int']['output']>;
  forceSecondFactor: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  lastAccessed?: Maybe<Scalars['String']['output']>;
  /** Mail domains that get subjects and messages of the senders' own. */
  messageDomains: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  passwordMin?: Maybe<Scalars['Int']['output']>;
  /** Subject and text of its requests for documents, with placeholders; null for the usual ones. */
  requestSubject?: Maybe<Scalars['String']['output']>;
  requestText?: Maybe<Scalars['String']['output']>;
  sessionHours?: Maybe<Scalars['Int']['output']>;
  /** How many days a share link lives at most: 1, 7 or 30; null for any time. */
  shareDaysMax?: Maybe<Scalars['Int']['output']>;
  /** Share links need a password. */
  shareNeedsPassword: Scalars['Boolean']['output'];
  /** No share link is made or opens. */
  sharingOff: Scalars['Boolean']['output'];
  userCount: Scalars['Int']['output'];
};

export type OrganizationRecordResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<OrganizationRecord>;
};

/** What is missing stays. */
export type OwnDetailsInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Another one takes currentPassword and, where a second factor is on, its code. */
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Who owns and controls an entity, as of a day, in the caller's view. */
export type Ownership = {
  /** The laws that the preset follows, and the month in which their text was read. */
  articles: Scalars['String']['output'];
  asOf: Scalars['String']['output'];
  basedOn: BasedOn;
  basis: Basis;
  /** What a sanctions preset says of the subject; null with the others. */
  blocked?: Maybe<Scalars['Boolean']['output']>;
  /** False where contradictory shares give no numbers at all. */
  calculable: Scalars['Boolean']['output'];
  /** Stated shares exceed 100 %: no verdict. */
  contradictory: Scalars['Boolean']['output'];
  controllers: Array<Controller>;
  coverage: Array<Part>;
  coverageText: Scalars['String']['output'];
  findings: Array<Finding>;
  holders: Array<Holder>;
  inclusive: Scalars['Boolean']['output'];
  /** Groups above the subject that hold each other, by keys. */
  loops: Array<Array<Scalars['ID']['output']>>;
  /** Holders beyond those listed. */
  more: Scalars['Int']['output'];
  noBeneficialOwner?: Maybe<NoBeneficialOwner>;
  preset: Preset;
  /** What the subject holds of itself, in percent. */
  selfHeld: Scalars['Float']['output'];
  subject: OwnershipParty;
  textOf: Scalars['String']['output'];
  /** Percent. */
  threshold: Scalars['Float']['output'];
  /** Votes were taken from shares, or benefit from ownership, as none are recorded. */
  votesFromShares: Scalars['Boolean']['output'];
  /** A company that the subject controls holds part of it: its votes may not count. */
  votesOfControlled: Scalars['Boolean']['output'];
};

/** A day on which something that counts starts or ends. */
export type OwnershipChange = {
  /** What starts and ends in them on the day. */
  changed: Array<ChangedLink>;
  date: Scalars['String']['output'];
  holders: Array<HolderChange>;
  links: Array<Scalars['ID']['output']>;
};

export type OwnershipInput = {
  /** ISO day; today without. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  basis?: InputMaybe<Basis>;
  /** With the scope CHART this or `snapshotKey`. */
  chartKey?: InputMaybe<Scalars['ID']['input']>;
  entityKey: Scalars['ID']['input'];
  /** 1 to 1,000. */
  first?: InputMaybe<Scalars['Int']['input']>;
  /** At least (true) or more than the threshold; the preset's own without. */
  inclusive?: InputMaybe<Scalars['Boolean']['input']>;
  leaveOutUndated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys of parties on sanctions lists. */
  listed?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With OWN: a majority counts as the whole. */
  majorityWhole?: InputMaybe<Scalars['Boolean']['input']>;
  preset?: InputMaybe<Preset>;
  scope?: InputMaybe<OwnershipScope>;
  /** The chart as a snapshot kept it. */
  snapshotKey?: InputMaybe<Scalars['ID']['input']>;
  /** Percent, 0 to 100; the preset's own without. */
  threshold?: InputMaybe<Scalars['Float']['input']>;
  /** With OWN: control counts, too. */
  withControl?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who is spoken of; the key is null for what is hidden. */
export type OwnershipParty = {
  key?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  typeName: Scalars['String']['output'];
};

export type OwnershipPath = {
  /** Percent. */
  share: Scalars['Float']['output'];
  steps: Array<PathStep>;
  /** As in: Mara Vale → 60 % → Orchid Ltd → 50 % → Harbour SA = 30 % */
  text: Scalars['String']['output'];
};

/** How a holder's total share comes about: its simple paths, the largest first, and what loops add to their sum. */
export type OwnershipPaths = {
  asOf: Scalars['String']['output'];
  basedOn: BasedOn;
  basis: Basis;
  calculable: Scalars['Boolean']['output'];
  holder: OwnershipParty;
  /** The holdings that lead back: Harbour SA holds 40 % of Orchid Ltd. */
  loopText?: Maybe<Scalars['String']['output']>;
  /** Groups above the subject that hold each other, by keys. */
  loops: Array<Array<Scalars['ID']['output']>>;
  /** Further paths; null where they are too many to count. */
  more?: Maybe<Scalars['Int']['output']>;
  /** What those have together, in percent. */
  moreShare?: Maybe<Scalars['Float']['output']>;
  paths: Array<OwnershipPath>;
  subject: OwnershipParty;
  throughLoops?: Maybe<Scalars['Float']['output']>;
  total: Scalars['Float']['output'];
  votesFromShares: Scalars['Boolean']['output'];
};

/** One chart, or all charts that the caller may read. */
export type OwnershipScope =
  | 'ALL_MY_CHARTS'
  | 'CHART';

/** Pagination information (Relay) */
export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type ParentsTaken = {
  chartKey: Scalars['ID']['output'];
  /** Entities that were there before. */
  joined: Scalars['Int']['output'];
  /** Entities and links made. */
  made: Scalars['Int']['output'];
};

export type ParentsTakenResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ParentsTaken>;
};

/** Where a part of the subject ends; the parts sum to 100. */
export type Part = {
  category: CoverageCategory;
  /** Percent. */
  share: Scalars['Float']['output'];
};

export type Party =
  | 'anonymous'
  | 'known'
  | 'unknown';

export type PasswordChangeInput = {
  /** Of the second factor, where one is on. */
  code?: InputMaybe<Scalars['String']['input']>;
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

/** A role of a link that a step of a path rests on. */
export type PathRole = {
  /** Where several charts are read together. */
  chartKey?: Maybe<Scalars['ID']['output']>;
  checkedBy?: Maybe<Scalars['String']['output']>;
  checkedOn?: Maybe<Scalars['String']['output']>;
  /** What of it the caller may see. */
  documents: Array<NamedEvidence>;
  endDate?: Maybe<Scalars['String']['output']>;
  /** How many files, web links and statements it cites. */
  evidence: Scalars['Int']['output'];
  interest?: Maybe<Scalars['String']['output']>;
  linkKey: Scalars['ID']['output'];
  maximum?: Maybe<Scalars['Float']['output']>;
  maximumExclusive?: Maybe<Scalars['Boolean']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  minimumExclusive?: Maybe<Scalars['Boolean']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  role: Scalars['String']['output'];
  source?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['String']['output']>;
  via?: Maybe<Via>;
};

export type PathStep = {
  from: OwnershipParty;
  notStated: Scalars['Boolean']['output'];
  roles: Array<PathRole>;
  /** Percent. */
  share: Scalars['Float']['output'];
  to: OwnershipParty;
  upper: Scalars['Float']['output'];
};

/** A user, as far as the rules look at one. */
export type Person = {
  key: Scalars['ID']['output'];
};

export type PlaceInput = {
  key: Scalars['ID']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

/** An entity that was put on a chart; `added` is false where it stood there already. */
export type Placed = {
  added: Scalars['Boolean']['output'];
  /** The chart's key. */
  key: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
};

export type PlacedResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Placed>;
};

export type PlacementInput = {
  chartDescription?: InputMaybe<Scalars['String']['input']>;
  entityKey: Scalars['ID']['input'];
  fillColor?: InputMaybe<Scalars['String']['input']>;
  flag?: InputMaybe<Scalars['String']['input']>;
  flagColor?: InputMaybe<Scalars['String']['input']>;
  hideIcon?: InputMaybe<Scalars['Boolean']['input']>;
  icon?: InputMaybe<Scalars['String']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  labelVisible?: InputMaybe<Scalars['Boolean']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  width?: InputMaybe<Scalars['Float']['input']>;
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

/**
 * The edge properties for the following fields:
 * * Chart.entities
 * * Individual.charts
 * * Company.charts
 * * Trust.charts
 * * Project.charts
 * * Custom.charts
 * * Property.charts
 * * Aircraft.charts
 * * Yacht.charts
 * * BankAccount.charts
 */
export type PlacementProperties = {
  chartDescription?: Maybe<Scalars['String']['output']>;
  flag?: Maybe<Scalars['String']['output']>;
  flagColor?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  x?: Maybe<Scalars['Float']['output']>;
  y?: Maybe<Scalars['Float']['output']>;
};

export type PlacementPropertiesSort = {
  chartDescription?: InputMaybe<SortDirection>;
  flag?: InputMaybe<SortDirection>;
  flagColor?: InputMaybe<SortDirection>;
  label?: InputMaybe<SortDirection>;
  x?: InputMaybe<SortDirection>;
  y?: InputMaybe<SortDirection>;
};

export type PlacementPropertiesWhere = {
  AND?: InputMaybe<Array<PlacementPropertiesWhere>>;
  NOT?: InputMaybe<PlacementPropertiesWhere>;
  OR?: InputMaybe<Array<PlacementPropertiesWhere>>;
  chartDescription?: InputMaybe<StringScalarFilters>;
  flag?: InputMaybe<StringScalarFilters>;
  flagColor?: InputMaybe<StringScalarFilters>;
  label?: InputMaybe<StringScalarFilters>;
  x?: InputMaybe<FloatScalarFilters>;
  y?: InputMaybe<FloatScalarFilters>;
};

export type Preset =
  | 'EU_AMLR'
  | 'EU_SANCTIONS'
  | 'OFAC'
  | 'OWN'
  | 'UK_PSC'
  | 'UK_SANCTIONS'
  | 'US_25';

export type Project = Entity & {
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  deadline?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  start?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


export type ProjectChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type ProjectChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type ProjectEdge = {
  cursor: Scalars['String']['output'];
  node: Project;
};

export type ProjectName = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Fields to sort Projects by. The order in which sorts are applied is not guaranteed when specifying many fields in one ProjectSort object. */
export type ProjectSort = {
  createdDate?: InputMaybe<SortDirection>;
  deadline?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  start?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type ProjectWhere = {
  AND?: InputMaybe<Array<ProjectWhere>>;
  NOT?: InputMaybe<ProjectWhere>;
  OR?: InputMaybe<Array<ProjectWhere>>;
  createdDate?: InputMaybe<StringScalarFilters>;
  deadline?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  start?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type ProjectsConnection = {
  edges: Array<ProjectEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PropertiesConnection = {
  edges: Array<PropertyEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type Property = Entity & {
  address?: Maybe<Scalars['String']['output']>;
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  estimatedValue?: Maybe<Scalars['Float']['output']>;
  estimatedValueCurrency?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  propertyType?: Maybe<Scalars['String']['output']>;
  purchase?: Maybe<Scalars['String']['output']>;
  purchasePrice?: Maybe<Scalars['Float']['output']>;
  purchasePriceCurrency?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  rentalValue?: Maybe<Scalars['Float']['output']>;
  rentalValueCurrency?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


export type PropertyChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type PropertyChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type PropertyEdge = {
  cursor: Scalars['String']['output'];
  node: Property;
};

/** Fields to sort Properties by. The order in which sorts are applied is not guaranteed when specifying many fields in one PropertySort object. */
export type PropertySort = {
  address?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  estimatedValue?: InputMaybe<SortDirection>;
  estimatedValueCurrency?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  propertyType?: InputMaybe<SortDirection>;
  purchase?: InputMaybe<SortDirection>;
  purchasePrice?: InputMaybe<SortDirection>;
  purchasePriceCurrency?: InputMaybe<SortDirection>;
  rentalValue?: InputMaybe<SortDirection>;
  rentalValueCurrency?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type PropertyWhere = {
  AND?: InputMaybe<Array<PropertyWhere>>;
  NOT?: InputMaybe<PropertyWhere>;
  OR?: InputMaybe<Array<PropertyWhere>>;
  address?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  estimatedValue?: InputMaybe<FloatScalarFilters>;
  estimatedValueCurrency?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  propertyType?: InputMaybe<StringScalarFilters>;
  purchase?: InputMaybe<StringScalarFilters>;
  purchasePrice?: InputMaybe<FloatScalarFilters>;
  purchasePriceCurrency?: InputMaybe<StringScalarFilters>;
  rentalValue?: InputMaybe<FloatScalarFilters>;
  rentalValueCurrency?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type PutOnChart = {
  /** How many were not there before. */
  added: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
};

export type PutOnChartResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<PutOnChart>;
};

export type Query = {
  about: About;
  /** For those who have access themselves. */
  access?: Maybe<Access>;
  /** Of these, the addresses that get no subject and message of the sender's own: neither of people of his organization nor of a mail domain that it lists. */
  addressesOutside: Array<Scalars['String']['output']>;
  /** For its Co-Owners. */
  affectedByDeletion?: Maybe<AffectedByDeletion>;
  /** Administrators only. */
  affectedByRemoval: Array<AffectedByRemoval>;
  aircrafts: Array<Aircraft>;
  aircraftsConnection: AircraftsConnection;
  /** The latest first; administrators only. */
  auditLog: AuditLogPage;
  bankAccounts: Array<BankAccount>;
  bankAccountsConnection: BankAccountsConnection;
  /** The binned entities that the caller has access to, latest first. */
  bin: Array<EntityRecord>;
  binCount: Scalars['Int']['output'];
  /** The same by pages, for a screen; at most 500 a page. */
  binTable: Array<BinnedEntity>;
  /** One chart, whole; null where there is none or the caller may not know of it. */
  chart?: Maybe<ChartView>;
  /** The gravest first, those that are set aside among them. */
  chartHealth: Array<Finding>;
  /** The charts the caller may read; of one of his folders, of none of them where `folder` is empty, of all where it is null. */
  chartList: ChartList;
  /** How the entities of a chart stand, as far as anybody screened them. */
  chartScreening: Array<ScreeningStatus>;
  /** Whether a chart is there, and still the caller's to read. One that he never opened is `deleted` for him whether it is there or not. */
  chartStanding: ChartStanding;
  /** The styles that the charts of the caller's organization can have: those that every organization has, then its own by name. */
  chartStyles: Array<StyleChoice>;
  /** A chart as trees of holdings, row by row: owners first, what they hold below them. An entity is opened once and `repeated` elsewhere. */
  chartTree?: Maybe<Array<TreeRow>>;
  charts: Array<Chart>;
  chartsConnection: ChartsConnection;
  /** The charts that an entity stands on and that the caller may read; null where he may not know of the entity. */
  chartsOfEntity?: Maybe<Array<KeyAndName>>;
  /** By a part of their name or address, by name, 20 at most. */
  colleagues: Array<Colleague>;
  companies: Array<Company>;
  companiesConnection: CompaniesConnection;
  control: Control;
  customs: Array<Custom>;
  customsConnection: CustomsConnection;
  datasetSizes: Array<ChartSize>;
  /** Without a configured provider there are none. */
  devopsIterations: Array<DevopsItem>;
  devopsWorkItems: Array<DevopsItem>;
  /** All that an entity holds, directly or through others. */
  downstream?: Maybe<Neighbourhood>;
  /** Pairs of records of one type that may be one real thing and of which the caller may read both, the likeliest first; with `decided` those that somebody said are not the same. */
  duplicates: DuplicatePage;
  /** An entity's dynamic chart; null where the caller may not know of it or of one of the charts. */
  dynamicChart?: Maybe<DynamicChart>;
  entities: Array<Entity>;
  entitiesConnection: EntitiesConnection;
  /** One entity, whole; null where there is none or the caller may not know of it. */
  entity?: Maybe<EntityRecord>;
  /** The entities that the caller may read, by name, those in the bin left out; at most 1,000 a page. */
  entityList: EntityList;
  /** Keys and names of all entities of the types that the caller may read. */
  entityNames: Array<KeyAndName>;
  /** What the sources of the caller's organization say of an entity that he may read, and what was decided. */
  entityScreening?: Maybe<EntityScreening>;
  entityTable: EntityTable;
  /** The names of evidence that roles cite by these keys (1,000 at most); what is gone or not the caller's to see is left out. */
  evidenceNames: Array<EvidenceName>;
  /** The files of an entity or chart, all at once; with a search those whose names hold it, in whichever folder. Null where the caller may not know of it. */
  filesOf?: Maybe<FileArea>;
  folders: Array<Folder>;
  /** The global settings over the defaults; the defaults when nobody is signed in. */
  globalSettings: Array<Setting>;
  /** A group of a chart, as a chart: its members and the links among them. */
  groupGraph?: Maybe<GroupView>;
  groupSizes: Array<GroupSize>;
  holdings: Holdings;
  individuals: Array<Individual>;
  individualsConnection: IndividualsConnection;
  /** Null where the caller may not know of the entity. */
  keyPersons?: Maybe<Array<KeyPerson>>;
  /** A link, and the chart that it is on. */
  link?: Maybe<LinkOnChart>;
  linkRoles: Array<RoleChoice>;
  lockedEntities: Array<EntityRecord>;
  longestTaskChain: Array<ProjectName>;
  /** All of them as they are set up; for its administrators. */
  lookupSettings: Array<LookupSetting>;
  /** The sources of the caller's organization that are switched on. */
  lookupSources: Array<LookupSource>;
  /** What merging two records would do; null where the caller may not know of one of them. */
  mergePreview?: Maybe<MergePreview>;
  /** What is linked with any of several entities, to a depth, over the charts the caller may read. */
  neighbourhood?: Maybe<Neighbourhood>;
  /** Entities linked with one, to a depth, over the charts the caller may read. */
  neighbours?: Maybe<Neighbourhood>;
  organization?: Maybe<OrganizationRecord>;
  /** All organizations; administrators only. */
  organizations: Array<OrganizationRecord>;
  ownership: Ownership;
  /** Between two ISO days, both with them; all days on record without. */
  ownershipChanges: Array<OwnershipChange>;
  ownershipPaths: OwnershipPaths;
  /** All that hold an entity, directly or through others. */
  parentHierarchy?: Maybe<Neighbourhood>;
  projects: Array<Project>;
  projectsConnection: ProjectsConnection;
  properties: Array<Property>;
  propertiesConnection: PropertiesConnection;
  /**
   * Reads the graph by Cypher, for administrators; a row is a JSON object, integers beyond 2^53 in it as text. `limit` is 1 to 1,000, 20 when missing.
   * @deprecated readGraphRows tells whether its limit cut the answer.
   */
  readGraph: Array<Scalars['String']['output']>;
  /** As readGraph. `parameters` is an object of JSON: values by the names of the statement's parameters, without $. */
  readGraphRows: GraphRows;
  /** The charts the caller opened or saved last. */
  recentCharts: Array<ChartCard>;
  request?: Maybe<EntityRequest>;
  /** The requests that the caller sent, newest first; only those for an entity where one is named. */
  requestsSent: Array<EntityRequest>;
  /** What screening a chart would send; nothing goes out. */
  screeningPlan: ScreeningPlan;
  /** The same by keys (1,000 at most) of entities that the caller may read. */
  screeningStatuses: Array<ScreeningStatus>;
  /** What the caller may read by names, custom fields, tags and names of charts, best first; misspellings tolerated. With a type no charts. */
  search: Found;
  /** Entities by name, best match first; misspellings tolerated. */
  searchEntities: Array<EntityHit>;
  /** The caller's living sessions, those in use last first. */
  sessions: Array<Session>;
  /** The caller's settings over the global ones over the defaults; the defaults when nobody is signed in. */
  settings: Array<Setting>;
  /** What the visitor's link opens. This and the following take the token that opening a link gave. */
  sharedChart: SharedChart;
  sharedEntity?: Maybe<SharedEntity>;
  /** Of an entity, or of the chart itself; null where the link does not grant them. */
  sharedFiles?: Maybe<SharedFiles>;
  sharedGraph: SharedGraph;
  sharedHealth: Array<Finding>;
  /** Null where the link does not grant them. */
  sharedKeyPersons?: Maybe<Array<KeyPerson>>;
  /** Null where the link does not show it. */
  sharedNeighbours?: Maybe<SharedGraph>;
  /** For visitors of a link that lets ownership be calculated. */
  sharedOwnership: Ownership;
  sharingLinkDetails: SharingLinkDetails;
  /** The share links of a chart or about an entity, by name; for who may share the chart. Null where the caller may not know of it. */
  sharingLinks?: Maybe<Array<SharingLink>>;
  /** When a link was opened and which files were taken, latest first. */
  sharingVisits?: Maybe<Array<SharingLogEntry>>;
  snapshot?: Maybe<SnapshotView>;
  /** The snapshots of a chart, newest first; null where the caller may not know of the chart. */
  snapshots?: Maybe<Array<Snapshot>>;
  /** The statements that an entity or a link of a chart was imported from, newest first; at most 200 of each. Null where the caller may not know of the chart. */
  statements?: Maybe<Array<SourceStatement>>;
  /** The disks, and the automatic backups; administrators only. */
  storage: Storage;
  /** On how many entities and charts that the caller may read a tag is. */
  tagCount?: Maybe<Scalars['Int']['output']>;
  /** The entities under a tag that the caller may read, and the links among them. */
  taggedGraph?: Maybe<Neighbourhood>;
  /** The tags of the caller's organization by name; only those of the keys where some are given. */
  tags: Array<Tag>;
  /** The tags on an entity or chart; null where the caller may not know of it. */
  tagsOf?: Maybe<Array<Tag>>;
  /** Whose account a ticket is for; null for one that is not, or no longer. */
  ticketHolder?: Maybe<TicketHolder>;
  trusts: Array<Trust>;
  trustsConnection: TrustsConnection;
  typeDistribution: Array<TypeCount>;
  /** The merges of the last 30 days that the caller may undo, latest first; of one record where it is named. */
  undoableMerges: Array<UndoableMerge>;
  user?: Maybe<UserAccount>;
  /** Who has an e-mail address, or a name; administrators only. */
  userCalled?: Maybe<UserAccount>;
  /** How many there are of those wanted; administrators only. */
  userCount: Scalars['Int']['output'];
  /** Users by name, all or a part of them; administrators only. */
  users: Array<UserAccount>;
  /** Who the token says; null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
  yachts: Array<Yacht>;
  yachtsConnection: YachtsConnection;
};


export type QueryAccessArgs = {
  key: Scalars['ID']['input'];
};


export type QueryAddressesOutsideArgs = {
  addresses: Array<Scalars['String']['input']>;
};


export type QueryAffectedByDeletionArgs = {
  key: Scalars['ID']['input'];
};


export type QueryAffectedByRemovalArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type QueryAircraftsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<AircraftSort>>;
  where?: InputMaybe<AircraftWhere>;
};


export type QueryAircraftsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<AircraftSort>>;
  where?: InputMaybe<AircraftWhere>;
};


export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditLogFilter>;
};


export type QueryBankAccountsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<BankAccountSort>>;
  where?: InputMaybe<BankAccountWhere>;
};


export type QueryBankAccountsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<BankAccountSort>>;
  where?: InputMaybe<BankAccountWhere>;
};


export type QueryBinTableArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChartArgs = {
  key: Scalars['ID']['input'];
};


export type QueryChartHealthArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  chartKey: Scalars['ID']['input'];
};


export type QueryChartListArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  folder?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ChartOrder>;
};


export type QueryChartScreeningArgs = {
  chartKey: Scalars['ID']['input'];
};


export type QueryChartStandingArgs = {
  key: Scalars['ID']['input'];
};


export type QueryChartTreeArgs = {
  chartKey: Scalars['ID']['input'];
};


export type QueryChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type QueryChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type QueryChartsOfEntityArgs = {
  key: Scalars['ID']['input'];
};


export type QueryColleaguesArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompaniesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CompanySort>>;
  where?: InputMaybe<CompanyWhere>;
};


export type QueryCompaniesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CompanySort>>;
  where?: InputMaybe<CompanyWhere>;
};


export type QueryControlArgs = {
  input: OwnershipInput;
};


export type QueryCustomsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CustomSort>>;
  where?: InputMaybe<CustomWhere>;
};


export type QueryCustomsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<CustomSort>>;
  where?: InputMaybe<CustomWhere>;
};


export type QueryDevopsWorkItemsArgs = {
  iteration: Scalars['ID']['input'];
};


export type QueryDownstreamArgs = {
  key: Scalars['ID']['input'];
};


export type QueryDuplicatesArgs = {
  decided?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  typeName?: InputMaybe<EntityType>;
};


export type QueryDynamicChartArgs = {
  charts?: InputMaybe<Array<Scalars['ID']['input']>>;
  key: Scalars['ID']['input'];
  kind?: InputMaybe<DynamicKind>;
};


export type QueryEntitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntitySort>>;
  where?: InputMaybe<EntityWhere>;
};


export type QueryEntitiesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntitySort>>;
  where?: InputMaybe<EntityWhere>;
};


export type QueryEntityArgs = {
  key: Scalars['ID']['input'];
};


export type QueryEntityListArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<EntityType>>;
};


export type QueryEntityNamesArgs = {
  types: Array<EntityType>;
};


export type QueryEntityScreeningArgs = {
  entityKey: Scalars['ID']['input'];
};


export type QueryEntityTableArgs = {
  filter?: InputMaybe<EntityFilter>;
};


export type QueryEvidenceNamesArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type QueryFilesOfArgs = {
  key: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFoldersArgs = {
  type: Scalars['String']['input'];
};


export type QueryGroupGraphArgs = {
  chartKey: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


export type QueryHoldingsArgs = {
  input: OwnershipInput;
};


export type QueryIndividualsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<IndividualSort>>;
  where?: InputMaybe<IndividualWhere>;
};


export type QueryIndividualsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<IndividualSort>>;
  where?: InputMaybe<IndividualWhere>;
};


export type QueryKeyPersonsArgs = {
  key: Scalars['ID']['input'];
};


export type QueryLinkArgs = {
  key: Scalars['ID']['input'];
};


export type QueryMergePreviewArgs = {
  keptKey: Scalars['ID']['input'];
  otherKey: Scalars['ID']['input'];
};


export type QueryNeighbourhoodArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
  keys: Array<Scalars['ID']['input']>;
};


export type QueryNeighboursArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
};


export type QueryOrganizationArgs = {
  key: Scalars['ID']['input'];
};


export type QueryOwnershipArgs = {
  input: OwnershipInput;
};


export type QueryOwnershipChangesArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  input: OwnershipInput;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOwnershipPathsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  holderKey: Scalars['ID']['input'];
  input: OwnershipInput;
};


export type QueryParentHierarchyArgs = {
  key: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ProjectSort>>;
  where?: InputMaybe<ProjectWhere>;
};


export type QueryProjectsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ProjectSort>>;
  where?: InputMaybe<ProjectWhere>;
};


export type QueryPropertiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<PropertySort>>;
  where?: InputMaybe<PropertyWhere>;
};


export type QueryPropertiesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<PropertySort>>;
  where?: InputMaybe<PropertyWhere>;
};


export type QueryReadGraphArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  parameters?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};


export type QueryReadGraphRowsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  parameters?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
};


export type QueryRecentChartsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRequestArgs = {
  key: Scalars['ID']['input'];
};


export type QueryRequestsSentArgs = {
  entityKey?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryScreeningPlanArgs = {
  chartKey: Scalars['ID']['input'];
  withPrivate?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryScreeningStatusesArgs = {
  keys: Array<Scalars['ID']['input']>;
};


export type QuerySearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
  typeName?: InputMaybe<EntityType>;
};


export type QuerySearchEntitiesArgs = {
  maxCount?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
  typeName?: InputMaybe<EntityType>;
};


export type QuerySharedEntityArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySharedFilesArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySharedHealthArgs = {
  asOf?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedKeyPersonsArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySharedNeighboursArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['ID']['input'];
};


export type QuerySharedOwnershipArgs = {
  input: SharedOwnershipInput;
};


export type QuerySharingLinkDetailsArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySharingLinksArgs = {
  key: Scalars['ID']['input'];
  type?: InputMaybe<SharingType>;
};


export type QuerySharingVisitsArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySnapshotArgs = {
  key: Scalars['ID']['input'];
};


export type QuerySnapshotsArgs = {
  chartKey: Scalars['ID']['input'];
};


export type QueryStatementsArgs = {
  chartKey: Scalars['ID']['input'];
  entityKey?: InputMaybe<Scalars['ID']['input']>;
  linkKey?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTagCountArgs = {
  tagKey: Scalars['ID']['input'];
};


export type QueryTaggedGraphArgs = {
  tagKey: Scalars['ID']['input'];
};


export type QueryTagsArgs = {
  keys?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryTagsOfArgs = {
  key: Scalars['ID']['input'];
};


export type QueryTicketHolderArgs = {
  ticket: Scalars['String']['input'];
};


export type QueryTrustsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<TrustSort>>;
  where?: InputMaybe<TrustWhere>;
};


export type QueryTrustsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<TrustSort>>;
  where?: InputMaybe<TrustWhere>;
};


export type QueryUndoableMergesArgs = {
  entityKey?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUserArgs = {
  key: Scalars['ID']['input'];
};


export type QueryUserCalledArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUserCountArgs = {
  find?: InputMaybe<UsersWanted>;
};


export type QueryUsersArgs = {
  find?: InputMaybe<UsersWanted>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryYachtsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<YachtSort>>;
  where?: InputMaybe<YachtWhere>;
};


export type QueryYachtsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<YachtSort>>;
  where?: InputMaybe<YachtWhere>;
};

/** Why nothing can be written to a volume. */
export type ReadOnlyReason =
  | 'diskFull'
  | 'notWritable';

export type Readable =
  | 'CHART'
  | 'ENTITY';

export type RecordDecision = {
  byName: Scalars['String']['output'];
  /** The record says something else since. */
  isChanged: Scalars['Boolean']['output'];
  on: Scalars['String']['output'];
  state: CandidateState;
};

export type RecordFact = {
  /** The entity's field that it can be taken into; null where it is only to be read. */
  field?: Maybe<Scalars['String']['output']>;
  /** In English. */
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A relation that a source states, or why it states none. */
export type RecordRelation = {
  kind: RecordRelationKind;
  reason?: Maybe<Scalars['String']['output']>;
  record?: Maybe<RelatedRecord>;
};

export type RecordRelationKind =
  | 'directParent'
  | 'ultimateParent';

export type RecoveryCodesResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Scalars['String']['output']>>;
};

export type RelatedRecord = {
  country: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ReplaceOnChartInput = {
  /** The entity that takes its place; made where there is none of that key. */
  by?: InputMaybe<Scalars['ID']['input']>;
  chartKey: Scalars['ID']['input'];
  /** The entity that leaves the chart. */
  key: Scalars['ID']['input'];
  /** The name of the one that is made. */
  name: Scalars['String']['input'];
};

/** A parent that a record was shown to report. */
export type ReportedParentInput = {
  kind: RecordRelationKind;
  recordId: Scalars['ID']['input'];
};

/** How it went with one recipient of a request; `reason` says why it failed, or waits longer. */
export type RequestRecipient = {
  address: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  sentDate?: Maybe<Scalars['String']['output']>;
  state: MailState;
};

export type Risk =
  | 'clear'
  | 'open'
  | 'other'
  | 'pep'
  | 'sanction'
  | 'unscreened';

export type RiskCategory =
  | 'other'
  | 'pep'
  | 'sanction';

/** What a share is a part of. */
export type RoleBasis =
  | 'benefit'
  | 'ownership'
  | 'votes';

/** A role that links can have: of the default list, or added by the organization. */
export type RoleChoice = {
  isCustom: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type RoleChoiceResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<RoleChoice>;
};

/** What shows that a role is so: a file or web link of one of the link's parties, or a statement of their import. */
export type RoleEvidence = {
  key: Scalars['ID']['output'];
  kind: EvidenceKind;
  /** The page, or where else in it. */
  note?: Maybe<Scalars['String']['output']>;
};

export type RoleEvidenceInput = {
  key: Scalars['ID']['input'];
  kind: EvidenceKind;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type Routing =
  | 'curved'
  | 'orthogonal'
  | 'straight';

export type SaveChartInput = {
  changes: ChartChangesInput;
  key: Scalars['ID']['input'];
  /** The revision that the changes were made on; another one gives the error `stale`. */
  revision: Scalars['Int']['input'];
  /** Made by the client; the same one sent again answers as the first time. */
  saveKey?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveChartResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SavedChart>;
};

export type SaveDynamicChartInput = {
  /** All charts with the entity that the caller may read, where none are named. */
  charts?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  entityKey: Scalars['ID']['input'];
  /** Made by the client, so that sending it twice makes one chart. */
  key?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<DynamicKind>;
  name?: InputMaybe<Scalars['String']['input']>;
  places?: InputMaybe<Array<PlaceInput>>;
  /** Those of these links run so and in no other way; others as the first of the charts has them. */
  routes?: InputMaybe<Array<LinkRouteInput>>;
  /** The way that links without one of their own go. */
  routing?: InputMaybe<Routing>;
  /** Private unless said otherwise. */
  visibility?: InputMaybe<Visibility>;
};

export type SavedChart = {
  key: Scalars['ID']['output'];
  modifiedDate: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
};

export type ScreenedBy = {
  fault?: Maybe<Scalars['String']['output']>;
  /** What it was screened with is other by now. */
  isStale: Scalars['Boolean']['output'];
  isWaiting: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  screenedAt?: Maybe<Scalars['String']['output']>;
};

/** A record that may be of an entity. */
export type ScreeningCandidate = {
  category: RiskCategory;
  datasets: Array<Scalars['String']['output']>;
  decidedByName: Scalars['String']['output'];
  decidedOn?: Maybe<Scalars['String']['output']>;
  digest: Scalars['String']['output'];
  facts: Array<RecordFact>;
  foundOn: Scalars['String']['output'];
  /** It was decided on, and its record says something else since. */
  isChanged: Scalars['Boolean']['output'];
  /** The source gives it no more. */
  isGone: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  link?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  recordId: Scalars['ID']['output'];
  /** From 0 to 1. */
  score?: Maybe<Scalars['Float']['output']>;
  seenOn: Scalars['String']['output'];
  sourceKey: Scalars['ID']['output'];
  sourceName: Scalars['String']['output'];
  state: CandidateState;
  topics: Array<Scalars['String']['output']>;
};

export type ScreeningOfPair = {
  decidedOtherwise: Array<DecidedOtherwise>;
  /** Candidates of the record that stays, and of the other. */
  kept: Scalars['Int']['output'];
  other: Scalars['Int']['output'];
  /** Records that a source found of both. */
  twice: Scalars['Int']['output'];
};

/** Whom screening a chart would send to a source, and how many it leaves out. */
export type ScreeningPlan = {
  /** That the caller may not edit, or of another organization. */
  notOwn: Scalars['Int']['output'];
  /** Neither individuals nor organisations. */
  otherTypes: Scalars['Int']['output'];
  /** Marked as private on the chart, which are sent only where that is said. */
  privates: Scalars['Int']['output'];
  /** How many questions go out. */
  questions: Scalars['Int']['output'];
  /** Unknown or anonymous parties. */
  unknown: Scalars['Int']['output'];
};

export type ScreeningStarted = {
  questions: Scalars['Int']['output'];
};

export type ScreeningStartedResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ScreeningStarted>;
};

/** How an entity stands that was screened. */
export type ScreeningStatus = {
  /** Confirmed ones whose record says something else since. */
  changed: Scalars['Int']['output'];
  isWaiting: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  /** Candidates on which nobody decided. */
  open: Scalars['Int']['output'];
  risk: Risk;
};

export type SecondFactorOn = {
  /** Each signs in once, in place of a code; shown once. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The bearer token from now on, where the caller's owed the second factor. */
  token?: Maybe<Scalars['String']['output']>;
  viewer: Viewer;
};

export type SecondFactorOnResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SecondFactorOn>;
};

/** What an authenticator app is set up with; shown once. */
export type SecondFactorSetUp = {
  /** The QR code, as a picture within an address. */
  qr: Scalars['String']['output'];
  /** The same to be typed. */
  secret: Scalars['String']['output'];
};

export type SecondFactorSetUpResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SecondFactorSetUp>;
};

/** A session of the caller's. Dates are ISO text. */
export type Session = {
  /** Network address, and what the program says of itself. */
  address: Scalars['String']['output'];
  agent: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  lastSeen: Scalars['String']['output'];
};

/** A property of a section of the settings. */
export type Setting = {
  property: Scalars['String']['output'];
  section: Scalars['String']['output'];
  /** As JSON. */
  value: Scalars['String']['output'];
};

export type SettingInput = {
  property: Scalars['String']['input'];
  section: Scalars['String']['input'];
  /** As JSON: a text, a number, true, false or null. */
  value: Scalars['String']['input'];
};

export type SettingsResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Setting>>;
};

/** What a visitor's link opens; key and name are the chart's, or those of the entity that it is about. */
export type SharedChart = {
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  routing: Routing;
  type: SharingType;
};

/** An entity as a visitor may open it: fields only where its details are granted, the description only where its notes are. */
export type SharedEntity = {
  customFields: Array<CustomField>;
  description: Scalars['String']['output'];
  fields: Array<FieldValue>;
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  party: Party;
  shareFiles: Scalars['Boolean']['output'];
  shareInfo: Scalars['Boolean']['output'];
  shareKeyPersons: Scalars['Boolean']['output'];
  shareNotes: Scalars['Boolean']['output'];
  typeName: EntityType;
  typeNameForUi: Scalars['String']['output'];
};

export type SharedFile = {
  contentType: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  /** Key of the folder around it where that is shown; empty at the root. */
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  path: Array<Scalars['String']['output']>;
  preview?: Maybe<FilePreview>;
  /** Bytes. */
  size: Scalars['Float']['output'];
};

export type SharedFiles = {
  files: Array<SharedFile>;
  folders: Array<SharedFolder>;
  links: Array<SharedWebLink>;
};

export type SharedFolder = {
  createdDate: Scalars['String']['output'];
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Float']['output'];
};

export type SharedGraph = {
  /** The day that the link shows, or where it lets ownership be calculated begins with; null for today. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** Links that their source has ended, of earlier days alone; only where the link lets ownership be calculated. */
  endedLinks: Array<SharedLink>;
  /** The names of all evidence that the roles cite. */
  evidence: Array<EvidenceName>;
  groups: Array<ChartGroup>;
  key: Scalars['ID']['output'];
  links: Array<SharedLink>;
  /** The link offers to save it as a picture or a page. */
  mayExport: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** How many links away what is chosen shows its neighbours: the setting of all. */
  neighbourLevel: Scalars['Int']['output'];
  nodes: Array<SharedNode>;
  /** The link lets ownership be calculated, and tells all days of roles. */
  ownership: Scalars['Boolean']['output'];
  routing: Routing;
  /** What it is drawn by. */
  style: ChartStyle;
  type: SharingType;
};

/** The keys of the items that the link shows. */
export type SharedItemsResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A link as a visitor sees it; one of a private entity has no roles. */
export type SharedLink = {
  adjusting?: Maybe<Scalars['String']['output']>;
  arrowType: ArrowType;
  color: Scalars['String']['output'];
  dashed: Scalars['Boolean']['output'];
  from: Scalars['ID']['output'];
  fromSpot?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  linkTextPosition: Scalars['Float']['output'];
  points?: Maybe<Array<Scalars['Float']['output']>>;
  roles: Array<SharedRole>;
  routing?: Maybe<Routing>;
  to: Scalars['ID']['output'];
  toSpot?: Maybe<Scalars['String']['output']>;
};

/** An entity as a visitor sees it. One that is private has a key that is not its own, and nothing else of its own. */
export type SharedNode = {
  chartDescription?: Maybe<Scalars['String']['output']>;
  /** Of the record: only where its details are shown. */
  country?: Maybe<Scalars['String']['output']>;
  decoration?: Maybe<Array<FieldValue>>;
  detail: Scalars['String']['output'];
  fillColor?: Maybe<Scalars['String']['output']>;
  flag?: Maybe<Scalars['String']['output']>;
  flagColor?: Maybe<Scalars['String']['output']>;
  hideIcon: Scalars['Boolean']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  isPrivate: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  labelVisible: Scalars['Boolean']['output'];
  /** As of a card on a chart: only where its details are shown. */
  legalForm?: Maybe<LegalForm>;
  name: Scalars['String']['output'];
  party: Party;
  shareFiles: Scalars['Boolean']['output'];
  shareInfo: Scalars['Boolean']['output'];
  shareKeyPersons: Scalars['Boolean']['output'];
  shareNotes: Scalars['Boolean']['output'];
  trailEnd?: Maybe<Scalars['String']['output']>;
  typeName: EntityType;
  width?: Maybe<Scalars['Float']['output']>;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

/** A question of a visitor: the chart is that of his link. */
export type SharedOwnershipInput = {
  asOf?: InputMaybe<Scalars['String']['input']>;
  basis?: InputMaybe<Basis>;
  entityKey: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  inclusive?: InputMaybe<Scalars['Boolean']['input']>;
  leaveOutUndated?: InputMaybe<Scalars['Boolean']['input']>;
  listed?: InputMaybe<Array<Scalars['ID']['input']>>;
  majorityWhole?: InputMaybe<Scalars['Boolean']['input']>;
  preset?: InputMaybe<Preset>;
  threshold?: InputMaybe<Scalars['Float']['input']>;
  withControl?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A role as a visitor sees it. */
export type SharedRole = {
  basis?: Maybe<RoleBasis>;
  endDate?: Maybe<Scalars['String']['output']>;
  /** What of its evidence the link shows among its files, where it lets ownership be calculated. */
  evidence?: Maybe<Array<RoleEvidence>>;
  interest?: Maybe<Scalars['String']['output']>;
  joint?: Maybe<Scalars['String']['output']>;
  maximum?: Maybe<Scalars['Float']['output']>;
  maximumExclusive?: Maybe<Scalars['Boolean']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  minimumExclusive?: Maybe<Scalars['Boolean']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  role: Scalars['String']['output'];
  /** Dates, kind of interest and arrangement only where the link lets ownership be calculated. */
  startDate?: Maybe<Scalars['String']['output']>;
  via?: Maybe<Via>;
};

export type SharedWebLink = {
  createdDate: Scalars['String']['output'];
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** What a link shows of an entity beside its name; with `isPrivate` only that it exists. */
export type SharingGrant = {
  isPrivate: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  shareFiles: Scalars['Boolean']['output'];
  shareInfo: Scalars['Boolean']['output'];
  shareKeyPersons: Scalars['Boolean']['output'];
  shareNotes: Scalars['Boolean']['output'];
};

export type SharingGrantInput = {
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  shareFiles?: InputMaybe<Scalars['Boolean']['input']>;
  shareInfo?: InputMaybe<Scalars['Boolean']['input']>;
  shareKeyPersons?: InputMaybe<Scalars['Boolean']['input']>;
  shareNotes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A share link, as the Co-Owners of its charts see it. */
export type SharingLink = {
  /** The day that visitors see, or with ownership begin with; null for the day of the visit. */
  asOf?: Maybe<Scalars['String']['output']>;
  /** It opens by the ticket in its message alone: its password is known to nobody. */
  byTicket: Scalars['Boolean']['output'];
  /** The first of its charts that the caller is Co-Owner of. */
  chartKey: Scalars['ID']['output'];
  charts: Array<Scalars['ID']['output']>;
  comment?: Maybe<Scalars['String']['output']>;
  commentDate?: Maybe<Scalars['String']['output']>;
  commentUser?: Maybe<Scalars['String']['output']>;
  createdDate: Scalars['String']['output'];
  entities: Array<SharingGrant>;
  entityKey?: Maybe<Scalars['ID']['output']>;
  expired: Scalars['Boolean']['output'];
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** 1, 7 or 30 days; null for none. */
  expiry?: Maybe<Scalars['Int']['output']>;
  isPassword: Scalars['Boolean']['output'];
  /** What opens it; where `mayManage` is false a handle, by which it can be paused and deleted, and which opens nothing. */
  key: Scalars['ID']['output'];
  lastVisit?: Maybe<Scalars['String']['output']>;
  /** How often it may be opened; null for any number. */
  maxVisits?: Maybe<Scalars['Int']['output']>;
  /** Visitors are offered to save the chart as a picture or a page. */
  mayExport: Scalars['Boolean']['output'];
  /** Whether the caller is Co-Owner of all its charts. */
  mayManage: Scalars['Boolean']['output'];
  modifiedDate: Scalars['String']['output'];
  modifier: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Visitors calculate who owns and controls what, and see the dates of roles. */
  ownership: Scalars['Boolean']['output'];
  paused: Scalars['Boolean']['output'];
  recipients: Array<SharingRecipient>;
  /** Why the rules of its organization keep it from opening; null where they do not. */
  ruleBroken?: Maybe<Scalars['String']['output']>;
  /** Visitors see notes, texts, pictures and what cards say of themselves; null, which hides them, for a link made before this was asked. */
  showAnnotations?: Maybe<Scalars['Boolean']['output']>;
  /** Visitors see flags and labels of cards. */
  showMarks: Scalars['Boolean']['output'];
  type: SharingType;
  visits: Scalars['Int']['output'];
};

/** What a link asks for before it opens; one that is not there says a password, too. */
export type SharingLinkDetails = {
  isPassword: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
};

/** What is not given stays. */
export type SharingLinkPatchInput = {
  /** Null for the day of the visit. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  entities?: InputMaybe<Array<SharingGrantInput>>;
  /** Null for none; the days count anew when others are chosen, or the link had expired. */
  expiry?: InputMaybe<Scalars['Int']['input']>;
  /** False takes the password away. */
  isPassword?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  /** Null for any number. */
  maxVisits?: InputMaybe<Scalars['Int']['input']>;
  mayExport?: InputMaybe<Scalars['Boolean']['input']>;
  /** When the caller read that it was changed last; a later change is a conflict. */
  modifiedDate?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  ownership?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  showAnnotations?: InputMaybe<Scalars['Boolean']['input']>;
  showMarks?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SharingLinkResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SharingLink>;
};

/** An entry of a link's access log; of the visitor nothing is kept. */
export type SharingLogEntry = {
  date: Scalars['String']['output'];
  /** Empty for a visit. */
  fileName: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  what: SharingLogKind;
};

export type SharingLogKind =
  | 'file'
  | 'folder'
  | 'visit';

export type SharingRecipient = {
  address: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  sentDate?: Maybe<Scalars['String']['output']>;
  state: MailState;
};

/** What a share link opens: a chart, the owners of an entity, or its holdings. */
export type SharingType =
  | 'chart'
  | 'object'
  | 'subject';

/** A record as it was shown for an entity. */
export type ShownRecordInput = {
  digest: Scalars['String']['input'];
  entityKey: Scalars['ID']['input'];
  recordId: Scalars['ID']['input'];
  sourceKey: Scalars['ID']['input'];
};

export type SignInInput = {
  /** Of the second factor, where one is on: without it the error's code is codeNeeded, with a wrong one codeWrong. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address or name. */
  nameOrEmail: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SignedIn>;
};

export type SignedIn = {
  /** The organization asks for a second factor that is not set up yet: the token opens beginSecondFactor and enableSecondFactor alone, for 15 minutes. */
  owesSetUp: Scalars['Boolean']['output'];
  /** The bearer token. */
  token: Scalars['String']['output'];
  viewer: Viewer;
};

export type SkippedEntity = {
  /** Its place in the list. */
  index: Scalars['Int']['output'];
  why: Scalars['String']['output'];
};

/** What a chart was at a moment. */
export type Snapshot = {
  chartKey: Scalars['ID']['output'];
  createdBy: Scalars['ID']['output'];
  createdByName: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The chart's revision at that moment. */
  revision: Scalars['Int']['output'];
};

export type SnapshotResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Snapshot>;
};

/** A chart as a snapshot kept it. */
export type SnapshotView = {
  chartKey: Scalars['ID']['output'];
  createdBy: Scalars['ID']['output'];
  createdByName: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  description: Scalars['String']['output'];
  groups: Array<ChartGroup>;
  key: Scalars['ID']['output'];
  links: Array<ChartLink>;
  name: Scalars['String']['output'];
  nodes: Array<ChartNode>;
  revision: Scalars['Int']['output'];
  routing: Routing;
  /** What it was drawn by; null for a snapshot of before there were styles. */
  style?: Maybe<ChartStyle>;
};

/** An enum for sorting in either ascending or descending order. */
export type SortDirection =
  /** Sort by field values in ascending order. */
  | 'ASC'
  /** Sort by field values in descending order. */
  | 'DESC';

/** A statement that something on a chart was imported from. */
export type SourceStatement = {
  key: Scalars['ID']['output'];
  publisher: Scalars['String']['output'];
  recordStatus: Scalars['String']['output'];
  /** person, entity or relationship. */
  recordType: Scalars['String']['output'];
  /** The name that it gives an entity, or the roles that it states, a line each. */
  says: Scalars['String']['output'];
  /** Where the publisher has it from: a text or a web address. */
  source?: Maybe<Scalars['String']['output']>;
  /** As given; empty where it is missing. */
  statementDate: Scalars['String']['output'];
  /** The publisher's own id of it. */
  statementId: Scalars['String']['output'];
};

export type Storage = {
  /** Null where this server makes none. */
  backups?: Maybe<AutomaticBackups>;
  /** What everybody is told then. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether writes are refused until there is space again. */
  readOnly: Scalars['Boolean']['output'];
  /** What stays free. */
  reserveMegabytes: Scalars['Int']['output'];
  volumes: Array<StorageVolume>;
};

export type StorageVolume = {
  freeMegabytes: Scalars['Int']['output'];
  /** The graph (store), or the bytes of files (files). */
  name: Scalars['String']['output'];
  reason?: Maybe<ReadOnlyReason>;
  totalMegabytes: Scalars['Int']['output'];
};

/** A file of an entity or chart. Its bytes: GET /api/files/{createdBy}/{key}/{name}; with `?inline=preview` where there is a preview. */
export type StoredFile = {
  contentType: Scalars['String']['output'];
  createdBy: Scalars['ID']['output'];
  createdByName: Scalars['String']['output'];
  createdDate: Scalars['String']['output'];
  /** ISO day on which it expires; null where none is told. */
  expires?: Maybe<Scalars['String']['output']>;
  /** Key of the folder around it; empty at the root. */
  folder: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Names of the folders around it, from the root. */
  path: Array<Scalars['String']['output']>;
  /** How it can be shown beside the list; null where it cannot. */
  preview?: Maybe<FilePreview>;
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Whether a share link shows it. */
  shared: Scalars['Boolean']['output'];
  /** Keys of the share links that show it; none for who may not edit. */
  sharedIn: Array<Scalars['ID']['output']>;
  /** Bytes. */
  size: Scalars['Int']['output'];
};

export type StoredFileResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<StoredFile>;
};

/** String filters */
export type StringScalarFilters = {
  contains?: InputMaybe<Scalars['String']['input']>;
  endsWith?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type StyleChoice = {
  isBuiltIn: Scalars['Boolean']['output'];
  /** Charts have it for which none is chosen. */
  isDefault: Scalars['Boolean']['output'];
  style: ChartStyle;
};

export type StyleChoiceResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<StyleChoice>;
};

/** A word that an organization puts on entities and charts. */
export type Tag = {
  color: Scalars['String']['output'];
  createdBy: Scalars['ID']['output'];
  createdDate: Scalars['String']['output'];
  description: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type TagInput = {
  color?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A tag as a list shows it. */
export type TagMark = {
  color: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type TagResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Tag>;
};

export type TagsResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Array<Tag>>;
};

/** `cards` holds x, y, width, kind index … four numbers a card; `lines` holds two card indexes a line. */
export type Thumbnail = {
  cards: Array<Scalars['Float']['output']>;
  lines: Array<Scalars['Int']['output']>;
  style: ThumbnailStyle;
};

/** A ground on light and on dark, and the indexes of the cards that have it. */
export type ThumbnailGround = {
  cards: Array<Scalars['Int']['output']>;
  dark: Scalars['String']['output'];
  light: Scalars['String']['output'];
};

/** What a small drawing shows of its chart's style; colours like #006D75. */
export type ThumbnailStyle = {
  /** Of cards; null for the product's own. */
  border?: Maybe<Scalars['String']['output']>;
  cards: CardStyle;
  /** The grounds of cards, where the style gives them any. */
  grounds: Array<ThumbnailGround>;
  /** Of lines. */
  line: Scalars['String']['output'];
  /** Cards without a ground have the colour of their type. */
  tinted: Scalars['Boolean']['output'];
};

/** Whose account a ticket of a mail is for. */
export type TicketHolder = {
  email: Scalars['String']['output'];
  /** ISO text; when it runs out. */
  expires: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  kind: TicketKind;
  name: Scalars['String']['output'];
};

export type TicketKind =
  | 'activate'
  | 'reset';

export type TicketPasswordInput = {
  /** For an account that is activated: the name that its user gives himself. */
  newName?: InputMaybe<Scalars['String']['input']>;
  newPassword: Scalars['String']['input'];
  ticket: Scalars['String']['input'];
};

export type TreeRow = {
  key: Scalars['ID']['output'];
  /** 0 for the top of a tree; a row lies under the last one before it that is a level higher. */
  level: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  repeated: Scalars['Boolean']['output'];
  typeName: EntityType;
};

export type Trust = Entity & {
  binned?: Maybe<Scalars['Boolean']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  country?: Maybe<Scalars['String']['output']>;
  createdDate?: Maybe<Scalars['String']['output']>;
  creation?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  fundingStatus?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  key: Scalars['ID']['output'];
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  trailEnd?: Maybe<Scalars['String']['output']>;
  trailEndNote?: Maybe<Scalars['String']['output']>;
  trailEndSource?: Maybe<Scalars['String']['output']>;
  trustType?: Maybe<Scalars['String']['output']>;
  trustee?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
};


export type TrustChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type TrustChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type TrustEdge = {
  cursor: Scalars['String']['output'];
  node: Trust;
};

/** A recorded party of a trust or foundation: settlor, trustee, protector, beneficiary or controller. */
export type TrustParty = {
  as: Scalars['String']['output'];
  party: OwnershipParty;
};

/** Fields to sort Trusts by. The order in which sorts are applied is not guaranteed when specifying many fields in one TrustSort object. */
export type TrustSort = {
  country?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  creation?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  fundingStatus?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  trailEnd?: InputMaybe<SortDirection>;
  trailEndNote?: InputMaybe<SortDirection>;
  trailEndSource?: InputMaybe<SortDirection>;
  trustType?: InputMaybe<SortDirection>;
  trustee?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
};

export type TrustWhere = {
  AND?: InputMaybe<Array<TrustWhere>>;
  NOT?: InputMaybe<TrustWhere>;
  OR?: InputMaybe<Array<TrustWhere>>;
  country?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  creation?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  fundingStatus?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  trailEnd?: InputMaybe<StringScalarFilters>;
  trailEndNote?: InputMaybe<StringScalarFilters>;
  trailEndSource?: InputMaybe<StringScalarFilters>;
  trustType?: InputMaybe<StringScalarFilters>;
  trustee?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type TrustsConnection = {
  edges: Array<TrustEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TypeCount = {
  count: Scalars['Int']['output'];
  typeName: EntityType;
};

export type UndoMergeResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<UnmergedEntities>;
};

/** A merge that can be undone. */
export type UndoableMerge = {
  at: Scalars['String']['output'];
  byName: Scalars['String']['output'];
  charts: Scalars['Int']['output'];
  chartsLeft: Scalars['Int']['output'];
  expiresAt: Scalars['String']['output'];
  keptKey: Scalars['ID']['output'];
  /** Empty where the record that was kept is gone. */
  keptName: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  otherKey: Scalars['ID']['output'];
  otherName: Scalars['String']['output'];
  typeName: EntityType;
};

export type UnmergedEntities = {
  keptKey: Scalars['ID']['output'];
  /** What could not be put back, in sentences. */
  notes: Array<Scalars['String']['output']>;
  otherKey: Scalars['ID']['output'];
};

export type UpdateChartInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  routing?: InputMaybe<Routing>;
  visibility?: InputMaybe<Visibility>;
};

/** A user: those of his organization see who he is, administrators and himself the rest too. */
export type UserAccount = {
  accountType: AccountType;
  /** ISO texts. */
  createdDate?: Maybe<Scalars['String']['output']>;
  deactivated?: Maybe<Scalars['Boolean']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** Path of his picture, below /api/. */
  image?: Maybe<Scalars['String']['output']>;
  isAdmin?: Maybe<Scalars['Boolean']['output']>;
  /** Waits to be activated by its ticket. */
  isPending?: Maybe<Scalars['Boolean']['output']>;
  key: Scalars['ID']['output'];
  lastAccessed?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  organizationKey: Scalars['ID']['output'];
  organizationName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

export type UserAccountResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<UserAccount>;
};

/** What is missing stays. */
export type UserChangeInput = {
  accountType?: InputMaybe<AccountType>;
  deactivated?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** Key of the organization. */
  organization?: InputMaybe<Scalars['ID']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A failure that a caller can cause, as data. `code` is one of invalid, unauthenticated, codeNeeded, codeWrong, forbidden, notFound, conflict, stale, tooLarge, tooMany; of files also extension, size, quota. */
export type UserError = {
  code: Scalars['String']['output'];
  /** The input's field at fault, where one is. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Seconds to wait, where `code` is tooMany. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
  /** The chart's current revision, where `code` is stale. */
  revision?: Maybe<Scalars['Int']['output']>;
};

/** Which users are wanted; what is missing is all. */
export type UsersWanted = {
  /** Key of the organization. */
  organization?: InputMaybe<Scalars['ID']['input']>;
  /** Only those whom records can be handed over to. */
  successors?: InputMaybe<Scalars['Boolean']['input']>;
  /** A part of a name, an address or the name of an organization. */
  term?: InputMaybe<Scalars['String']['input']>;
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

/** The signed-in user. */
export type Viewer = {
  accountType: AccountType;
  description?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** He signs in with a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Path of his picture, below /api/. */
  image?: Maybe<Scalars['String']['output']>;
  isAdmin: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  /** His organization asks for one. */
  mustHaveSecondFactor: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  organizationKey: Scalars['ID']['output'];
  organizationName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

/** What the caller may do with a record. */
export type ViewerCan = {
  delete: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  share: Scalars['Boolean']['output'];
};

export type ViewerResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<Viewer>;
};

export type Visibility =
  | 'private'
  | 'public';

export type Yacht = Entity & {
  beam?: Maybe<Scalars['String']['output']>;
  beamUnit?: Maybe<Scalars['String']['output']>;
  binned?: Maybe<Scalars['Boolean']['output']>;
  builder?: Maybe<Scalars['String']['output']>;
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  createdDate?: Maybe<Scalars['String']['output']>;
  currentValue?: Maybe<Scalars['Float']['output']>;
  currentValueCurrency?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  draft?: Maybe<Scalars['String']['output']>;
  draftUnit?: Maybe<Scalars['String']['output']>;
  holdings: Array<LinkedEntity>;
  imoNumber?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  launch?: Maybe<Scalars['String']['output']>;
  lengthUnit?: Maybe<Scalars['String']['output']>;
  mmsiNumber?: Maybe<Scalars['String']['output']>;
  modifiedDate?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  owners: Array<LinkedEntity>;
  party?: Maybe<Scalars['String']['output']>;
  purchasePrice?: Maybe<Scalars['Float']['output']>;
  purchasePriceCurrency?: Maybe<Scalars['String']['output']>;
  readers: Array<Person>;
  registry?: Maybe<Scalars['String']['output']>;
  tonnage?: Maybe<Scalars['String']['output']>;
  typeName: Scalars['String']['output'];
  yachtLength?: Maybe<Scalars['String']['output']>;
  yachtType?: Maybe<Scalars['String']['output']>;
};


export type YachtChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


export type YachtChartsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntityChartsConnectionSort>>;
  where?: InputMaybe<EntityChartsConnectionWhere>;
};

export type YachtEdge = {
  cursor: Scalars['String']['output'];
  node: Yacht;
};

/** Fields to sort Yachts by. The order in which sorts are applied is not guaranteed when specifying many fields in one YachtSort object. */
export type YachtSort = {
  beam?: InputMaybe<SortDirection>;
  beamUnit?: InputMaybe<SortDirection>;
  builder?: InputMaybe<SortDirection>;
  createdDate?: InputMaybe<SortDirection>;
  currentValue?: InputMaybe<SortDirection>;
  currentValueCurrency?: InputMaybe<SortDirection>;
  description?: InputMaybe<SortDirection>;
  draft?: InputMaybe<SortDirection>;
  draftUnit?: InputMaybe<SortDirection>;
  imoNumber?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  launch?: InputMaybe<SortDirection>;
  lengthUnit?: InputMaybe<SortDirection>;
  mmsiNumber?: InputMaybe<SortDirection>;
  modifiedDate?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
  party?: InputMaybe<SortDirection>;
  purchasePrice?: InputMaybe<SortDirection>;
  purchasePriceCurrency?: InputMaybe<SortDirection>;
  registry?: InputMaybe<SortDirection>;
  tonnage?: InputMaybe<SortDirection>;
  typeName?: InputMaybe<SortDirection>;
  yachtLength?: InputMaybe<SortDirection>;
  yachtType?: InputMaybe<SortDirection>;
};

export type YachtWhere = {
  AND?: InputMaybe<Array<YachtWhere>>;
  NOT?: InputMaybe<YachtWhere>;
  OR?: InputMaybe<Array<YachtWhere>>;
  beam?: InputMaybe<StringScalarFilters>;
  beamUnit?: InputMaybe<StringScalarFilters>;
  builder?: InputMaybe<StringScalarFilters>;
  createdDate?: InputMaybe<StringScalarFilters>;
  currentValue?: InputMaybe<FloatScalarFilters>;
  currentValueCurrency?: InputMaybe<StringScalarFilters>;
  description?: InputMaybe<StringScalarFilters>;
  draft?: InputMaybe<StringScalarFilters>;
  draftUnit?: InputMaybe<StringScalarFilters>;
  imoNumber?: InputMaybe<StringScalarFilters>;
  key?: InputMaybe<IdScalarFilters>;
  launch?: InputMaybe<StringScalarFilters>;
  lengthUnit?: InputMaybe<StringScalarFilters>;
  mmsiNumber?: InputMaybe<StringScalarFilters>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  name?: InputMaybe<StringScalarFilters>;
  party?: InputMaybe<StringScalarFilters>;
  purchasePrice?: InputMaybe<FloatScalarFilters>;
  purchasePriceCurrency?: InputMaybe<StringScalarFilters>;
  registry?: InputMaybe<StringScalarFilters>;
  tonnage?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
  yachtLength?: InputMaybe<StringScalarFilters>;
  yachtType?: InputMaybe<StringScalarFilters>;
};

export type YachtsConnection = {
  edges: Array<YachtEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  EntityChartsRelationshipProperties: ( PlacementProperties );
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Entity:
    | ( Omit<Aircraft, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<BankAccount, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Company, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Custom, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Project, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Property, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Trust, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
    | ( Omit<Yacht, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  About: ResolverTypeWrapper<About>;
  Access: ResolverTypeWrapper<Access>;
  AccessHolder: ResolverTypeWrapper<AccessHolder>;
  AccessResult: ResolverTypeWrapper<AccessResult>;
  AccessTaken: ResolverTypeWrapper<AccessTaken>;
  AccessTakenResult: ResolverTypeWrapper<AccessTakenResult>;
  AccountType: AccountType;
  AddressesResult: ResolverTypeWrapper<AddressesResult>;
  AffectedByDeletion: ResolverTypeWrapper<AffectedByDeletion>;
  AffectedByRemoval: ResolverTypeWrapper<AffectedByRemoval>;
  Aircraft: ResolverTypeWrapper<Omit<Aircraft, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  AircraftEdge: ResolverTypeWrapper<Omit<AircraftEdge, 'node'> & { node: ResolversTypes['Aircraft'] }>;
  AircraftSort: AircraftSort;
  AircraftWhere: AircraftWhere;
  AircraftsConnection: ResolverTypeWrapper<Omit<AircraftsConnection, 'edges'> & { edges: Array<ResolversTypes['AircraftEdge']> }>;
  ArrowType: ArrowType;
  AuditLogEntry: ResolverTypeWrapper<AuditLogEntry>;
  AuditLogFilter: AuditLogFilter;
  AuditLogPage: ResolverTypeWrapper<AuditLogPage>;
  AutomaticBackups: ResolverTypeWrapper<AutomaticBackups>;
  BandRule: BandRule;
  BankAccount: ResolverTypeWrapper<Omit<BankAccount, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountSort: BankAccountSort;
  BankAccountWhere: BankAccountWhere;
  BankAccountsConnection: ResolverTypeWrapper<Omit<BankAccountsConnection, 'edges'> & { edges: Array<ResolversTypes['BankAccountEdge']> }>;
  BasedOn: ResolverTypeWrapper<BasedOn>;
  Basis: Basis;
  BinnedEntity: ResolverTypeWrapper<BinnedEntity>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanScalarFilters: BooleanScalarFilters;
  CandidateState: CandidateState;
  CardStyle: CardStyle;
  CardTags: ResolverTypeWrapper<CardTags>;
  ChangedLink: ResolverTypeWrapper<ChangedLink>;
  Chart: ResolverTypeWrapper<Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversTypes['Entity']>, entitiesConnection: ResolversTypes['ChartEntitiesConnection'] }>;
  ChartCard: ResolverTypeWrapper<ChartCard>;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: ResolverTypeWrapper<Omit<ChartEdge, 'node'> & { node: ResolversTypes['Chart'] }>;
  ChartEditor: ResolverTypeWrapper<ChartEditor>;
  ChartEntitiesConnection: ResolverTypeWrapper<Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEntitiesRelationship']> }>;
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesRelationship: ResolverTypeWrapper<Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversTypes['Entity'] }>;
  ChartFont: ChartFont;
  ChartGroup: ResolverTypeWrapper<ChartGroup>;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ResolverTypeWrapper<ChartLink>;
  ChartLinkInput: ChartLinkInput;
  ChartList: ResolverTypeWrapper<ChartList>;
  ChartName: ResolverTypeWrapper<ChartName>;
  ChartNode: ResolverTypeWrapper<ChartNode>;
  ChartOrder: ChartOrder;
  ChartPresence: ResolverTypeWrapper<ChartPresence>;
  ChartPresenceResult: ResolverTypeWrapper<ChartPresenceResult>;
  ChartResult: ResolverTypeWrapper<ChartResult>;
  ChartSize: ResolverTypeWrapper<ChartSize>;
  ChartSort: ChartSort;
  ChartStanding: ChartStanding;
  ChartStyle: ResolverTypeWrapper<ChartStyle>;
  ChartStyleInput: ChartStyleInput;
  ChartView: ResolverTypeWrapper<ChartView>;
  ChartWhere: ChartWhere;
  ChartsConnection: ResolverTypeWrapper<Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEdge']> }>;
  Colleague: ResolverTypeWrapper<Colleague>;
  ColorRule: ColorRule;
  CompaniesConnection: ResolverTypeWrapper<Omit<CompaniesConnection, 'edges'> & { edges: Array<ResolversTypes['CompanyEdge']> }>;
  Company: ResolverTypeWrapper<Omit<Company, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  CompanyEdge: ResolverTypeWrapper<Omit<CompanyEdge, 'node'> & { node: ResolversTypes['Company'] }>;
  CompanySort: CompanySort;
  CompanyWhere: CompanyWhere;
  Control: ResolverTypeWrapper<Control>;
  Controlled: ResolverTypeWrapper<Controlled>;
  Controller: ResolverTypeWrapper<Controller>;
  CountResult: ResolverTypeWrapper<CountResult>;
  CoverageCategory: CoverageCategory;
  CreateChartInput: CreateChartInput;
  CreateFolderInput: CreateFolderInput;
  CreateSampleChartInput: CreateSampleChartInput;
  Custom: ResolverTypeWrapper<Omit<Custom, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  CustomEdge: ResolverTypeWrapper<Omit<CustomEdge, 'node'> & { node: ResolversTypes['Custom'] }>;
  CustomField: ResolverTypeWrapper<CustomField>;
  CustomFieldInput: CustomFieldInput;
  CustomSort: CustomSort;
  CustomWhere: CustomWhere;
  CustomsConnection: ResolverTypeWrapper<Omit<CustomsConnection, 'edges'> & { edges: Array<ResolversTypes['CustomEdge']> }>;
  DecidedOtherwise: ResolverTypeWrapper<DecidedOtherwise>;
  DeleteChartResult: ResolverTypeWrapper<DeleteChartResult>;
  DemoRequestInput: DemoRequestInput;
  DevopsItem: ResolverTypeWrapper<DevopsItem>;
  DoneResult: ResolverTypeWrapper<DoneResult>;
  DuplicatePage: ResolverTypeWrapper<DuplicatePage>;
  DuplicatePair: ResolverTypeWrapper<DuplicatePair>;
  DuplicateReason: ResolverTypeWrapper<DuplicateReason>;
  DuplicateReasonCode: DuplicateReasonCode;
  DuplicateSide: ResolverTypeWrapper<DuplicateSide>;
  DynamicChart: ResolverTypeWrapper<DynamicChart>;
  DynamicKind: DynamicKind;
  DynamicLink: ResolverTypeWrapper<DynamicLink>;
  EntitiesConnection: ResolverTypeWrapper<Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['EntityEdge']> }>;
  Entity: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entity']>;
  EntityChangeInput: EntityChangeInput;
  EntityChartsConnection: ResolverTypeWrapper<Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversTypes['EntityChartsRelationship']> }>;
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsRelationship: ResolverTypeWrapper<Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversTypes['Chart'], properties: ResolversTypes['EntityChartsRelationshipProperties'] }>;
  EntityChartsRelationshipProperties: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntityChartsRelationshipProperties']>;
  EntityEdge: ResolverTypeWrapper<Omit<EntityEdge, 'node'> & { node: ResolversTypes['Entity'] }>;
  EntityFilter: EntityFilter;
  EntityHit: ResolverTypeWrapper<EntityHit>;
  EntityImplementation: EntityImplementation;
  EntityList: ResolverTypeWrapper<EntityList>;
  EntityPatchInput: EntityPatchInput;
  EntityReadInput: EntityReadInput;
  EntityRecord: ResolverTypeWrapper<EntityRecord>;
  EntityRequest: ResolverTypeWrapper<EntityRequest>;
  EntityRequestInput: EntityRequestInput;
  EntityRequestResult: ResolverTypeWrapper<EntityRequestResult>;
  EntityResult: ResolverTypeWrapper<EntityResult>;
  EntityScreening: ResolverTypeWrapper<EntityScreening>;
  EntityScreeningResult: ResolverTypeWrapper<EntityScreeningResult>;
  EntitySort: EntitySort;
  EntityTable: ResolverTypeWrapper<AskedTable>;
  EntityType: EntityType;
  EntityWhere: EntityWhere;
  EvidenceKind: EvidenceKind;
  EvidenceName: ResolverTypeWrapper<EvidenceName>;
  FieldInput: FieldInput;
  FieldValue: ResolverTypeWrapper<FieldValue>;
  FileArea: ResolverTypeWrapper<FileArea>;
  FilePreview: FilePreview;
  FilesFolder: ResolverTypeWrapper<FilesFolder>;
  FilesFolderResult: ResolverTypeWrapper<FilesFolderResult>;
  FilesLink: ResolverTypeWrapper<FilesLink>;
  FilesLinkResult: ResolverTypeWrapper<FilesLinkResult>;
  Finding: ResolverTypeWrapper<Finding>;
  FindingAcceptance: ResolverTypeWrapper<FindingAcceptance>;
  FindingSeverity: FindingSeverity;
  FindingValue: ResolverTypeWrapper<FindingValue>;
  FindingsResult: ResolverTypeWrapper<FindingsResult>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FloatScalarFilters: FloatScalarFilters;
  Folder: ResolverTypeWrapper<Folder>;
  FolderResult: ResolverTypeWrapper<FolderResult>;
  FormerParty: ResolverTypeWrapper<FormerParty>;
  Found: ResolverTypeWrapper<Found>;
  FoundChart: ResolverTypeWrapper<FoundChart>;
  FoundEntity: ResolverTypeWrapper<FoundEntity>;
  FoundIn: FoundIn;
  GiveAccessInput: GiveAccessInput;
  GoneResult: ResolverTypeWrapper<GoneResult>;
  GraphRows: ResolverTypeWrapper<GraphRows>;
  GroupSize: ResolverTypeWrapper<GroupSize>;
  GroupView: ResolverTypeWrapper<GroupView>;
  Holder: ResolverTypeWrapper<Holder>;
  HolderChange: ResolverTypeWrapper<HolderChange>;
  Holding: ResolverTypeWrapper<Holding>;
  Holdings: ResolverTypeWrapper<Holdings>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IDScalarFilters: IdScalarFilters;
  ImportEntitiesResult: ResolverTypeWrapper<ImportEntitiesResult>;
  ImportNote: ResolverTypeWrapper<ImportNote>;
  ImportedEntities: ResolverTypeWrapper<ImportedEntities>;
  Individual: ResolverTypeWrapper<Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  IndividualEdge: ResolverTypeWrapper<Omit<IndividualEdge, 'node'> & { node: ResolversTypes['Individual'] }>;
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: ResolverTypeWrapper<Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversTypes['IndividualEdge']> }>;
  InfoMailInput: InfoMailInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntScalarFilters: IntScalarFilters;
  JWT: ResolverTypeWrapper<Jwt>;
  JurisdictionMark: JurisdictionMark;
  KeyAndName: ResolverTypeWrapper<KeyAndName>;
  KeyPerson: ResolverTypeWrapper<KeyPerson>;
  KeyPersonInput: KeyPersonInput;
  KeyPersonResult: ResolverTypeWrapper<KeyPersonResult>;
  KeyResult: ResolverTypeWrapper<KeyResult>;
  LegalForm: LegalForm;
  LineColors: ResolverTypeWrapper<LineColors>;
  LineColorsInput: LineColorsInput;
  LineStyle: LineStyle;
  LinkOnChart: ResolverTypeWrapper<LinkOnChart>;
  LinkRole: ResolverTypeWrapper<LinkRole>;
  LinkRoleInput: LinkRoleInput;
  LinkRouteInput: LinkRouteInput;
  LinkedEntity: ResolverTypeWrapper<LinkedEntity>;
  ListedEntity: ResolverTypeWrapper<ListedEntity>;
  LookupKind: LookupKind;
  LookupRecord: ResolverTypeWrapper<LookupRecord>;
  LookupRecordResult: ResolverTypeWrapper<LookupRecordResult>;
  LookupRecords: ResolverTypeWrapper<LookupRecords>;
  LookupRecordsResult: ResolverTypeWrapper<LookupRecordsResult>;
  LookupSetting: ResolverTypeWrapper<LookupSetting>;
  LookupSettingResult: ResolverTypeWrapper<LookupSettingResult>;
  LookupSource: ResolverTypeWrapper<LookupSource>;
  LookupSourceInput: LookupSourceInput;
  LookupTried: ResolverTypeWrapper<LookupTried>;
  LookupTriedResult: ResolverTypeWrapper<LookupTriedResult>;
  MailState: MailState;
  MergeChoiceInput: MergeChoiceInput;
  MergeEntitiesInput: MergeEntitiesInput;
  MergeEntitiesResult: ResolverTypeWrapper<MergeEntitiesResult>;
  MergePreview: ResolverTypeWrapper<MergePreview>;
  MergeSide: MergeSide;
  MergedEntities: ResolverTypeWrapper<MergedEntities>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedEvidence: ResolverTypeWrapper<NamedEvidence>;
  NamedShareLink: ResolverTypeWrapper<NamedShareLink>;
  Neighbourhood: ResolverTypeWrapper<Neighbourhood>;
  NewEntityInput: NewEntityInput;
  NewFilesFolderInput: NewFilesFolderInput;
  NewFilesLinkInput: NewFilesLinkInput;
  NewOrganizationInput: NewOrganizationInput;
  NewSharingLinkInput: NewSharingLinkInput;
  NewUserInput: NewUserInput;
  NoBeneficialOwner: ResolverTypeWrapper<NoBeneficialOwner>;
  OpenedSharingLink: ResolverTypeWrapper<OpenedSharingLink>;
  OpenedSharingLinkResult: ResolverTypeWrapper<OpenedSharingLinkResult>;
  OrganizationChangeInput: OrganizationChangeInput;
  OrganizationRecord: ResolverTypeWrapper<OrganizationRecord>;
  OrganizationRecordResult: ResolverTypeWrapper<OrganizationRecordResult>;
  OwnDetailsInput: OwnDetailsInput;
  Ownership: ResolverTypeWrapper<Ownership>;
  OwnershipChange: ResolverTypeWrapper<OwnershipChange>;
  OwnershipInput: OwnershipInput;
  OwnershipParty: ResolverTypeWrapper<OwnershipParty>;
  OwnershipPath: ResolverTypeWrapper<OwnershipPath>;
  OwnershipPaths: ResolverTypeWrapper<OwnershipPaths>;
  OwnershipScope: OwnershipScope;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ParentsTaken: ResolverTypeWrapper<ParentsTaken>;
  ParentsTakenResult: ResolverTypeWrapper<ParentsTakenResult>;
  Part: ResolverTypeWrapper<Part>;
  Party: Party;
  PasswordChangeInput: PasswordChangeInput;
  PathRole: ResolverTypeWrapper<PathRole>;
  PathStep: ResolverTypeWrapper<PathStep>;
  Person: ResolverTypeWrapper<Person>;
  PlaceInput: PlaceInput;
  Placed: ResolverTypeWrapper<Placed>;
  PlacedResult: ResolverTypeWrapper<PlacedResult>;
  PlacementInput: PlacementInput;
  PlacementProperties: ResolverTypeWrapper<PlacementProperties>;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Preset: Preset;
  Project: ResolverTypeWrapper<Omit<Project, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectName: ResolverTypeWrapper<ProjectName>;
  ProjectSort: ProjectSort;
  ProjectWhere: ProjectWhere;
  ProjectsConnection: ResolverTypeWrapper<Omit<ProjectsConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  PropertiesConnection: ResolverTypeWrapper<Omit<PropertiesConnection, 'edges'> & { edges: Array<ResolversTypes['PropertyEdge']> }>;
  Property: ResolverTypeWrapper<Omit<Property, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  PropertyEdge: ResolverTypeWrapper<Omit<PropertyEdge, 'node'> & { node: ResolversTypes['Property'] }>;
  PropertySort: PropertySort;
  PropertyWhere: PropertyWhere;
  PutOnChart: ResolverTypeWrapper<PutOnChart>;
  PutOnChartResult: ResolverTypeWrapper<PutOnChartResult>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadOnlyReason: ReadOnlyReason;
  Readable: Readable;
  RecordDecision: ResolverTypeWrapper<RecordDecision>;
  RecordFact: ResolverTypeWrapper<RecordFact>;
  RecordRelation: ResolverTypeWrapper<RecordRelation>;
  RecordRelationKind: RecordRelationKind;
  RecoveryCodesResult: ResolverTypeWrapper<RecoveryCodesResult>;
  RelatedRecord: ResolverTypeWrapper<RelatedRecord>;
  ReplaceOnChartInput: ReplaceOnChartInput;
  ReportedParentInput: ReportedParentInput;
  RequestRecipient: ResolverTypeWrapper<RequestRecipient>;
  Risk: Risk;
  RiskCategory: RiskCategory;
  RoleBasis: RoleBasis;
  RoleChoice: ResolverTypeWrapper<RoleChoice>;
  RoleChoiceResult: ResolverTypeWrapper<RoleChoiceResult>;
  RoleEvidence: ResolverTypeWrapper<RoleEvidence>;
  RoleEvidenceInput: RoleEvidenceInput;
  Routing: Routing;
  SaveChartInput: SaveChartInput;
  SaveChartResult: ResolverTypeWrapper<SaveChartResult>;
  SaveDynamicChartInput: SaveDynamicChartInput;
  SavedChart: ResolverTypeWrapper<SavedChart>;
  ScreenedBy: ResolverTypeWrapper<ScreenedBy>;
  ScreeningCandidate: ResolverTypeWrapper<ScreeningCandidate>;
  ScreeningOfPair: ResolverTypeWrapper<ScreeningOfPair>;
  ScreeningPlan: ResolverTypeWrapper<ScreeningPlan>;
  ScreeningStarted: ResolverTypeWrapper<ScreeningStarted>;
  ScreeningStartedResult: ResolverTypeWrapper<ScreeningStartedResult>;
  ScreeningStatus: ResolverTypeWrapper<ScreeningStatus>;
  SecondFactorOn: ResolverTypeWrapper<SecondFactorOn>;
  SecondFactorOnResult: ResolverTypeWrapper<SecondFactorOnResult>;
  SecondFactorSetUp: ResolverTypeWrapper<SecondFactorSetUp>;
  SecondFactorSetUpResult: ResolverTypeWrapper<SecondFactorSetUpResult>;
  Session: ResolverTypeWrapper<Session>;
  Setting: ResolverTypeWrapper<Setting>;
  SettingInput: SettingInput;
  SettingsResult: ResolverTypeWrapper<SettingsResult>;
  SharedChart: ResolverTypeWrapper<SharedChart>;
  SharedEntity: ResolverTypeWrapper<SharedEntity>;
  SharedFile: ResolverTypeWrapper<SharedFile>;
  SharedFiles: ResolverTypeWrapper<SharedFiles>;
  SharedFolder: ResolverTypeWrapper<SharedFolder>;
  SharedGraph: ResolverTypeWrapper<SharedGraph>;
  SharedItemsResult: ResolverTypeWrapper<SharedItemsResult>;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  SharedNode: ResolverTypeWrapper<SharedNode>;
  SharedOwnershipInput: SharedOwnershipInput;
  SharedRole: ResolverTypeWrapper<SharedRole>;
  SharedWebLink: ResolverTypeWrapper<SharedWebLink>;
  SharingGrant: ResolverTypeWrapper<SharingGrant>;
  SharingGrantInput: SharingGrantInput;
  SharingLink: ResolverTypeWrapper<SharingLink>;
  SharingLinkDetails: ResolverTypeWrapper<SharingLinkDetails>;
  SharingLinkPatchInput: SharingLinkPatchInput;
  SharingLinkResult: ResolverTypeWrapper<SharingLinkResult>;
  SharingLogEntry: ResolverTypeWrapper<SharingLogEntry>;
  SharingLogKind: SharingLogKind;
  SharingRecipient: ResolverTypeWrapper<SharingRecipient>;
  SharingType: SharingType;
  ShownRecordInput: ShownRecordInput;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<SignInResult>;
  SignedIn: ResolverTypeWrapper<SignedIn>;
  SkippedEntity: ResolverTypeWrapper<SkippedEntity>;
  Snapshot: ResolverTypeWrapper<Snapshot>;
  SnapshotResult: ResolverTypeWrapper<SnapshotResult>;
  SnapshotView: ResolverTypeWrapper<SnapshotView>;
  SortDirection: SortDirection;
  SourceStatement: ResolverTypeWrapper<SourceStatement>;
  Storage: ResolverTypeWrapper<Storage>;
  StorageVolume: ResolverTypeWrapper<StorageVolume>;
  StoredFile: ResolverTypeWrapper<StoredFile>;
  StoredFileResult: ResolverTypeWrapper<StoredFileResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringScalarFilters: StringScalarFilters;
  StyleChoice: ResolverTypeWrapper<StyleChoice>;
  StyleChoiceResult: ResolverTypeWrapper<StyleChoiceResult>;
  Tag: ResolverTypeWrapper<Tag>;
  TagInput: TagInput;
  TagMark: ResolverTypeWrapper<TagMark>;
  TagResult: ResolverTypeWrapper<TagResult>;
  TagsResult: ResolverTypeWrapper<TagsResult>;
  Thumbnail: ResolverTypeWrapper<Thumbnail>;
  ThumbnailGround: ResolverTypeWrapper<ThumbnailGround>;
  ThumbnailStyle: ResolverTypeWrapper<ThumbnailStyle>;
  TicketHolder: ResolverTypeWrapper<TicketHolder>;
  TicketKind: TicketKind;
  TicketPasswordInput: TicketPasswordInput;
  TreeRow: ResolverTypeWrapper<TreeRow>;
  Trust: ResolverTypeWrapper<Omit<Trust, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  TrustEdge: ResolverTypeWrapper<Omit<TrustEdge, 'node'> & { node: ResolversTypes['Trust'] }>;
  TrustParty: ResolverTypeWrapper<TrustParty>;
  TrustSort: TrustSort;
  TrustWhere: TrustWhere;
  TrustsConnection: ResolverTypeWrapper<Omit<TrustsConnection, 'edges'> & { edges: Array<ResolversTypes['TrustEdge']> }>;
  TypeCount: ResolverTypeWrapper<TypeCount>;
  UndoMergeResult: ResolverTypeWrapper<UndoMergeResult>;
  UndoableMerge: ResolverTypeWrapper<UndoableMerge>;
  UnmergedEntities: ResolverTypeWrapper<UnmergedEntities>;
  UpdateChartInput: UpdateChartInput;
  UserAccount: ResolverTypeWrapper<UserAccount>;
  UserAccountResult: ResolverTypeWrapper<UserAccountResult>;
  UserChangeInput: UserChangeInput;
  UserError: ResolverTypeWrapper<UserError>;
  UsersWanted: UsersWanted;
  Verdict: Verdict;
  Via: Via;
  Viewer: ResolverTypeWrapper<Viewer>;
  ViewerCan: ResolverTypeWrapper<ViewerCan>;
  ViewerResult: ResolverTypeWrapper<ViewerResult>;
  Visibility: Visibility;
  Yacht: ResolverTypeWrapper<Omit<Yacht, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  YachtEdge: ResolverTypeWrapper<Omit<YachtEdge, 'node'> & { node: ResolversTypes['Yacht'] }>;
  YachtSort: YachtSort;
  YachtWhere: YachtWhere;
  YachtsConnection: ResolverTypeWrapper<Omit<YachtsConnection, 'edges'> & { edges: Array<ResolversTypes['YachtEdge']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  About: About;
  Access: Access;
  AccessHolder: AccessHolder;
  AccessResult: AccessResult;
  AccessTaken: AccessTaken;
  AccessTakenResult: AccessTakenResult;
  AddressesResult: AddressesResult;
  AffectedByDeletion: AffectedByDeletion;
  AffectedByRemoval: AffectedByRemoval;
  Aircraft: Omit<Aircraft, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  AircraftEdge: Omit<AircraftEdge, 'node'> & { node: ResolversParentTypes['Aircraft'] };
  AircraftSort: AircraftSort;
  AircraftWhere: AircraftWhere;
  AircraftsConnection: Omit<AircraftsConnection, 'edges'> & { edges: Array<ResolversParentTypes['AircraftEdge']> };
  AuditLogEntry: AuditLogEntry;
  AuditLogFilter: AuditLogFilter;
  AuditLogPage: AuditLogPage;
  AutomaticBackups: AutomaticBackups;
  BankAccount: Omit<BankAccount, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountSort: BankAccountSort;
  BankAccountWhere: BankAccountWhere;
  BankAccountsConnection: Omit<BankAccountsConnection, 'edges'> & { edges: Array<ResolversParentTypes['BankAccountEdge']> };
  BasedOn: BasedOn;
  BinnedEntity: BinnedEntity;
  Boolean: Scalars['Boolean']['output'];
  BooleanScalarFilters: BooleanScalarFilters;
  CardTags: CardTags;
  ChangedLink: ChangedLink;
  Chart: Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversParentTypes['Entity']>, entitiesConnection: ResolversParentTypes['ChartEntitiesConnection'] };
  ChartCard: ChartCard;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: Omit<ChartEdge, 'node'> & { node: ResolversParentTypes['Chart'] };
  ChartEditor: ChartEditor;
  ChartEntitiesConnection: Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEntitiesRelationship']> };
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesRelationship: Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversParentTypes['Entity'] };
  ChartGroup: ChartGroup;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ChartLink;
  ChartLinkInput: ChartLinkInput;
  ChartList: ChartList;
  ChartName: ChartName;
  ChartNode: ChartNode;
  ChartPresence: ChartPresence;
  ChartPresenceResult: ChartPresenceResult;
  ChartResult: ChartResult;
  ChartSize: ChartSize;
  ChartSort: ChartSort;
  ChartStyle: ChartStyle;
  ChartStyleInput: ChartStyleInput;
  ChartView: ChartView;
  ChartWhere: ChartWhere;
  ChartsConnection: Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEdge']> };
  Colleague: Colleague;
  CompaniesConnection: Omit<CompaniesConnection, 'edges'> & { edges: Array<ResolversParentTypes['CompanyEdge']> };
  Company: Omit<Company, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  CompanyEdge: Omit<CompanyEdge, 'node'> & { node: ResolversParentTypes['Company'] };
  CompanySort: CompanySort;
  CompanyWhere: CompanyWhere;
  Control: Control;
  Controlled: Controlled;
  Controller: Controller;
  CountResult: CountResult;
  CreateChartInput: CreateChartInput;
  CreateFolderInput: CreateFolderInput;
  CreateSampleChartInput: CreateSampleChartInput;
  Custom: Omit<Custom, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  CustomEdge: Omit<CustomEdge, 'node'> & { node: ResolversParentTypes['Custom'] };
  CustomField: CustomField;
  CustomFieldInput: CustomFieldInput;
  CustomSort: CustomSort;
  CustomWhere: CustomWhere;
  CustomsConnection: Omit<CustomsConnection, 'edges'> & { edges: Array<ResolversParentTypes['CustomEdge']> };
  DecidedOtherwise: DecidedOtherwise;
  DeleteChartResult: DeleteChartResult;
  DemoRequestInput: DemoRequestInput;
  DevopsItem: DevopsItem;
  DoneResult: DoneResult;
  DuplicatePage: DuplicatePage;
  DuplicatePair: DuplicatePair;
  DuplicateReason: DuplicateReason;
  DuplicateSide: DuplicateSide;
  DynamicChart: DynamicChart;
  DynamicLink: DynamicLink;
  EntitiesConnection: Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityEdge']> };
  Entity: ResolversInterfaceTypes<ResolversParentTypes>['Entity'];
  EntityChangeInput: EntityChangeInput;
  EntityChartsConnection: Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityChartsRelationship']> };
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsRelationship: Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversParentTypes['Chart'], properties: ResolversParentTypes['EntityChartsRelationshipProperties'] };
  EntityChartsRelationshipProperties: ResolversUnionTypes<ResolversParentTypes>['EntityChartsRelationshipProperties'];
  EntityEdge: Omit<EntityEdge, 'node'> & { node: ResolversParentTypes['Entity'] };
  EntityFilter: EntityFilter;
  EntityHit: EntityHit;
  EntityList: EntityList;
  EntityPatchInput: EntityPatchInput;
  EntityReadInput: EntityReadInput;
  EntityRecord: EntityRecord;
  EntityRequest: EntityRequest;
  EntityRequestInput: EntityRequestInput;
  EntityRequestResult: EntityRequestResult;
  EntityResult: EntityResult;
  EntityScreening: EntityScreening;
  EntityScreeningResult: EntityScreeningResult;
  EntitySort: EntitySort;
  EntityTable: AskedTable;
  EntityWhere: EntityWhere;
  EvidenceName: EvidenceName;
  FieldInput: FieldInput;
  FieldValue: FieldValue;
  FileArea: FileArea;
  FilesFolder: FilesFolder;
  FilesFolderResult: FilesFolderResult;
  FilesLink: FilesLink;
  FilesLinkResult: FilesLinkResult;
  Finding: Finding;
  FindingAcceptance: FindingAcceptance;
  FindingValue: FindingValue;
  FindingsResult: FindingsResult;
  Float: Scalars['Float']['output'];
  FloatScalarFilters: FloatScalarFilters;
  Folder: Folder;
  FolderResult: FolderResult;
  FormerParty: FormerParty;
  Found: Found;
  FoundChart: FoundChart;
  FoundEntity: FoundEntity;
  GiveAccessInput: GiveAccessInput;
  GoneResult: GoneResult;
  GraphRows: GraphRows;
  GroupSize: GroupSize;
  GroupView: GroupView;
  Holder: Holder;
  HolderChange: HolderChange;
  Holding: Holding;
  Holdings: Holdings;
  ID: Scalars['ID']['output'];
  IDScalarFilters: IdScalarFilters;
  ImportEntitiesResult: ImportEntitiesResult;
  ImportNote: ImportNote;
  ImportedEntities: ImportedEntities;
  Individual: Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  IndividualEdge: Omit<IndividualEdge, 'node'> & { node: ResolversParentTypes['Individual'] };
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversParentTypes['IndividualEdge']> };
  InfoMailInput: InfoMailInput;
  Int: Scalars['Int']['output'];
  IntScalarFilters: IntScalarFilters;
  JWT: Jwt;
  KeyAndName: KeyAndName;
  KeyPerson: KeyPerson;
  KeyPersonInput: KeyPersonInput;
  KeyPersonResult: KeyPersonResult;
  KeyResult: KeyResult;
  LineColors: LineColors;
  LineColorsInput: LineColorsInput;
  LinkOnChart: LinkOnChart;
  LinkRole: LinkRole;
  LinkRoleInput: LinkRoleInput;
  LinkRouteInput: LinkRouteInput;
  LinkedEntity: LinkedEntity;
  ListedEntity: ListedEntity;
  LookupRecord: LookupRecord;
  LookupRecordResult: LookupRecordResult;
  LookupRecords: LookupRecords;
  LookupRecordsResult: LookupRecordsResult;
  LookupSetting: LookupSetting;
  LookupSettingResult: LookupSettingResult;
  LookupSource: LookupSource;
  LookupSourceInput: LookupSourceInput;
  LookupTried: LookupTried;
  LookupTriedResult: LookupTriedResult;
  MergeChoiceInput: MergeChoiceInput;
  MergeEntitiesInput: MergeEntitiesInput;
  MergeEntitiesResult: MergeEntitiesResult;
  MergePreview: MergePreview;
  MergedEntities: MergedEntities;
  Mutation: Record<PropertyKey, never>;
  NamedEvidence: NamedEvidence;
  NamedShareLink: NamedShareLink;
  Neighbourhood: Neighbourhood;
  NewEntityInput: NewEntityInput;
  NewFilesFolderInput: NewFilesFolderInput;
  NewFilesLinkInput: NewFilesLinkInput;
  NewOrganizationInput: NewOrganizationInput;
  NewSharingLinkInput: NewSharingLinkInput;
  NewUserInput: NewUserInput;
  NoBeneficialOwner: NoBeneficialOwner;
  OpenedSharingLink: OpenedSharingLink;
  OpenedSharingLinkResult: OpenedSharingLinkResult;
  OrganizationChangeInput: OrganizationChangeInput;
  OrganizationRecord: OrganizationRecord;
  OrganizationRecordResult: OrganizationRecordResult;
  OwnDetailsInput: OwnDetailsInput;
  Ownership: Ownership;
  OwnershipChange: OwnershipChange;
  OwnershipInput: OwnershipInput;
  OwnershipParty: OwnershipParty;
  OwnershipPath: OwnershipPath;
  OwnershipPaths: OwnershipPaths;
  PageInfo: PageInfo;
  ParentsTaken: ParentsTaken;
  ParentsTakenResult: ParentsTakenResult;
  Part: Part;
  PasswordChangeInput: PasswordChangeInput;
  PathRole: PathRole;
  PathStep: PathStep;
  Person: Person;
  PlaceInput: PlaceInput;
  Placed: Placed;
  PlacedResult: PlacedResult;
  PlacementInput: PlacementInput;
  PlacementProperties: PlacementProperties;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Project: Omit<Project, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectName: ProjectName;
  ProjectSort: ProjectSort;
  ProjectWhere: ProjectWhere;
  ProjectsConnection: Omit<ProjectsConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  PropertiesConnection: Omit<PropertiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['PropertyEdge']> };
  Property: Omit<Property, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  PropertyEdge: Omit<PropertyEdge, 'node'> & { node: ResolversParentTypes['Property'] };
  PropertySort: PropertySort;
  PropertyWhere: PropertyWhere;
  PutOnChart: PutOnChart;
  PutOnChartResult: PutOnChartResult;
  Query: Record<PropertyKey, never>;
  RecordDecision: RecordDecision;
  RecordFact: RecordFact;
  RecordRelation: RecordRelation;
  RecoveryCodesResult: RecoveryCodesResult;
  RelatedRecord: RelatedRecord;
  ReplaceOnChartInput: ReplaceOnChartInput;
  ReportedParentInput: ReportedParentInput;
  RequestRecipient: RequestRecipient;
  RoleChoice: RoleChoice;
  RoleChoiceResult: RoleChoiceResult;
  RoleEvidence: RoleEvidence;
  RoleEvidenceInput: RoleEvidenceInput;
  SaveChartInput: SaveChartInput;
  SaveChartResult: SaveChartResult;
  SaveDynamicChartInput: SaveDynamicChartInput;
  SavedChart: SavedChart;
  ScreenedBy: ScreenedBy;
  ScreeningCandidate: ScreeningCandidate;
  ScreeningOfPair: ScreeningOfPair;
  ScreeningPlan: ScreeningPlan;
  ScreeningStarted: ScreeningStarted;
  ScreeningStartedResult: ScreeningStartedResult;
  ScreeningStatus: ScreeningStatus;
  SecondFactorOn: SecondFactorOn;
  SecondFactorOnResult: SecondFactorOnResult;
  SecondFactorSetUp: SecondFactorSetUp;
  SecondFactorSetUpResult: SecondFactorSetUpResult;
  Session: Session;
  Setting: Setting;
  SettingInput: SettingInput;
  SettingsResult: SettingsResult;
  SharedChart: SharedChart;
  SharedEntity: SharedEntity;
  SharedFile: SharedFile;
  SharedFiles: SharedFiles;
  SharedFolder: SharedFolder;
  SharedGraph: SharedGraph;
  SharedItemsResult: SharedItemsResult;
  SharedLink: SharedLink;
  SharedNode: SharedNode;
  SharedOwnershipInput: SharedOwnershipInput;
  SharedRole: SharedRole;
  SharedWebLink: SharedWebLink;
  SharingGrant: SharingGrant;
  SharingGrantInput: SharingGrantInput;
  SharingLink: SharingLink;
  SharingLinkDetails: SharingLinkDetails;
  SharingLinkPatchInput: SharingLinkPatchInput;
  SharingLinkResult: SharingLinkResult;
  SharingLogEntry: SharingLogEntry;
  SharingRecipient: SharingRecipient;
  ShownRecordInput: ShownRecordInput;
  SignInInput: SignInInput;
  SignInResult: SignInResult;
  SignedIn: SignedIn;
  SkippedEntity: SkippedEntity;
  Snapshot: Snapshot;
  SnapshotResult: SnapshotResult;
  SnapshotView: SnapshotView;
  SourceStatement: SourceStatement;
  Storage: Storage;
  StorageVolume: StorageVolume;
  StoredFile: StoredFile;
  StoredFileResult: StoredFileResult;
  String: Scalars['String']['output'];
  StringScalarFilters: StringScalarFilters;
  StyleChoice: StyleChoice;
  StyleChoiceResult: StyleChoiceResult;
  Tag: Tag;
  TagInput: TagInput;
  TagMark: TagMark;
  TagResult: TagResult;
  TagsResult: TagsResult;
  Thumbnail: Thumbnail;
  ThumbnailGround: ThumbnailGround;
  ThumbnailStyle: ThumbnailStyle;
  TicketHolder: TicketHolder;
  TicketPasswordInput: TicketPasswordInput;
  TreeRow: TreeRow;
  Trust: Omit<Trust, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  TrustEdge: Omit<TrustEdge, 'node'> & { node: ResolversParentTypes['Trust'] };
  TrustParty: TrustParty;
  TrustSort: TrustSort;
  TrustWhere: TrustWhere;
  TrustsConnection: Omit<TrustsConnection, 'edges'> & { edges: Array<ResolversParentTypes['TrustEdge']> };
  TypeCount: TypeCount;
  UndoMergeResult: UndoMergeResult;
  UndoableMerge: UndoableMerge;
  UnmergedEntities: UnmergedEntities;
  UpdateChartInput: UpdateChartInput;
  UserAccount: UserAccount;
  UserAccountResult: UserAccountResult;
  UserChangeInput: UserChangeInput;
  UserError: UserError;
  UsersWanted: UsersWanted;
  Viewer: Viewer;
  ViewerCan: ViewerCan;
  ViewerResult: ViewerResult;
  Yacht: Omit<Yacht, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  YachtEdge: Omit<YachtEdge, 'node'> & { node: ResolversParentTypes['Yacht'] };
  YachtSort: YachtSort;
  YachtWhere: YachtWhere;
  YachtsConnection: Omit<YachtsConnection, 'edges'> & { edges: Array<ResolversParentTypes['YachtEdge']> };
};

export type LinkedDirectiveArgs = {
  along: Scalars['Boolean']['input'];
};

export type LinkedDirectiveResolver<Result, Parent, ContextType = Context, Args = LinkedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ReadableDirectiveArgs = {
  by: Readable;
};

export type ReadableDirectiveResolver<Result, Parent, ContextType = Context, Args = ReadableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access']> = {
  holders?: Resolver<Array<ResolversTypes['AccessHolder']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessHolder'] = ResolversParentTypes['AccessHolder']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyViews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccessResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessResult'] = ResolversParentTypes['AccessResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
};

export type AccessTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTaken'] = ResolversParentTypes['AccessTaken']> = {
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
};

export type AccessTakenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTakenResult'] = ResolversParentTypes['AccessTakenResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['AccessTaken']>, ParentType, ContextType>;
};

export type AddressesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressesResult'] = ResolversParentTypes['AddressesResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type AffectedByDeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedByDeletion'] = ResolversParentTypes['AffectedByDeletion']> = {
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffectedByRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AffectedByRemoval'] = ResolversParentTypes['AffectedByRemoval']> = {
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AircraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Aircraft'] = ResolversParentTypes['Aircraft']> = {
  aircraftType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<AircraftChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<AircraftChartsConnectionArgs>>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimatedValueCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchasePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchasePriceCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  registered?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tailNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AircraftEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AircraftEdge'] = ResolversParentTypes['AircraftEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Aircraft'], ParentType, ContextType>;
};

export type AircraftsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AircraftsConnection'] = ResolversParentTypes['AircraftsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AircraftEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogEntry'] = ResolversParentTypes['AuditLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditLogPage'] = ResolversParentTypes['AuditLogPage']> = {
  entries?: Resolver<Array<ResolversTypes['AuditLogEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutomaticBackupsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomaticBackups'] = ResolversParentTypes['AutomaticBackups']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newestAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  accountLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<BankAccountChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<BankAccountChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  swift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountEdge'] = ResolversParentTypes['BankAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
};

export type BankAccountsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankAccountsConnection'] = ResolversParentTypes['BankAccountsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasedOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasedOn'] = ResolversParentTypes['BasedOn']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  entities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BinnedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BinnedEntity'] = ResolversParentTypes['BinnedEntity']> = {
  binnedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  binnedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyPersons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type CardTagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardTags'] = ResolversParentTypes['CardTags']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagMark']>, ParentType, ContextType>;
};

export type ChangedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedLink'] = ResolversParentTypes['ChangedLink']> = {
  begins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ends?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  linkKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
};

export type ChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chart'] = ResolversParentTypes['Chart']> = {
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, Partial<ChartEntitiesArgs>>;
  entitiesConnection?: Resolver<ResolversTypes['ChartEntitiesConnection'], ParentType, ContextType, Partial<ChartEntitiesConnectionArgs>>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChartCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartCard'] = ResolversParentTypes['ChartCard']> = {
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifiedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['Thumbnail'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ViewerCan'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type ChartEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartEdge'] = ResolversParentTypes['ChartEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chart'], ParentType, ContextType>;
};

export type ChartEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartEditor'] = ResolversParentTypes['ChartEditor']> = {
  isCaller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChartEntitiesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartEntitiesConnection'] = ResolversParentTypes['ChartEntitiesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChartEntitiesRelationship']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartEntitiesRelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartEntitiesRelationship'] = ResolversParentTypes['ChartEntitiesRelationship']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  properties?: Resolver<ResolversTypes['PlacementProperties'], ParentType, ContextType>;
};

export type ChartGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartGroup'] = ResolversParentTypes['ChartGroup']> = {
  collapsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChartLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartLink'] = ResolversParentTypes['ChartLink']> = {
  adjusting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrowType?: Resolver<ResolversTypes['ArrowType'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkTextPosition?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['LinkRole']>, ParentType, ContextType>;
  routing?: Resolver<Maybe<ResolversTypes['Routing']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChartListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartList'] = ResolversParentTypes['ChartList']> = {
  charts?: Resolver<Array<ResolversTypes['ChartCard']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartName'] = ResolversParentTypes['ChartName']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChartNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartNode'] = ResolversParentTypes['ChartNode']> = {
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decoration?: Resolver<Maybe<Array<ResolversTypes['FieldValue']>>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fillColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideIcon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalForm?: Resolver<Maybe<ResolversTypes['LegalForm']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trailEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChartPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartPresence'] = ResolversParentTypes['ChartPresence']> = {
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedByCaller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entitiesChanged?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['ChartEditor']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ViewerCan'], ParentType, ContextType>;
};

export type ChartPresenceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartPresenceResult'] = ResolversParentTypes['ChartPresenceResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ChartPresence']>, ParentType, ContextType>;
};

export type ChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartResult'] = ResolversParentTypes['ChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ChartCard']>, ParentType, ContextType>;
};

export type ChartSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartSize'] = ResolversParentTypes['ChartSize']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartStyleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartStyle'] = ResolversParentTypes['ChartStyle']> = {
  bandBy?: Resolver<ResolversTypes['BandRule'], ParentType, ContextType>;
  border?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cards?: Resolver<ResolversTypes['CardStyle'], ParentType, ContextType>;
  colorBy?: Resolver<ResolversTypes['ColorRule'], ParentType, ContextType>;
  commonRoleInLegend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  font?: Resolver<ResolversTypes['ChartFont'], ParentType, ContextType>;
  footer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jurisdiction?: Resolver<ResolversTypes['JurisdictionMark'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineColors?: Resolver<ResolversTypes['LineColors'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['LineStyle'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offshore?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weightByShare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChartViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartView'] = ResolversParentTypes['ChartView']> = {
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedLinks?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  entitiesChanged?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formerLinks?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  formerParties?: Resolver<Array<ResolversTypes['FormerParty']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChartGroup']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  modifiedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routing?: Resolver<ResolversTypes['Routing'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ChartStyle'], ParentType, ContextType>;
  styleKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['CardTags']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ViewerCan'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type ChartsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartsConnection'] = ResolversParentTypes['ChartsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChartEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlyViews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompaniesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompaniesConnection'] = ResolversParentTypes['CompaniesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CompanyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<CompanyChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<CompanyChartsConnectionArgs>>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  incorporation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lei?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailEndNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailEndSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeOther?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valuation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyEdge'] = ResolversParentTypes['CompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type ControlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Control'] = ResolversParentTypes['Control']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basedOn?: Resolver<ResolversTypes['BasedOn'], ParentType, ContextType>;
  controllers?: Resolver<Array<ResolversTypes['Controller']>, ParentType, ContextType>;
  group?: Resolver<Array<ResolversTypes['Controlled']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  votesFromShares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  votesOfControlled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ControlledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Controlled'] = ResolversParentTypes['Controlled']> = {
  by?: Resolver<Array<ResolversTypes['OwnershipParty']>, ParentType, ContextType>;
  byRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  certain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
};

export type ControllerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Controller'] = ResolversParentTypes['Controller']> = {
  certain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  through?: Resolver<Array<ResolversTypes['OwnershipParty']>, ParentType, ContextType>;
};

export type CountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountResult'] = ResolversParentTypes['CountResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CustomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Custom'] = ResolversParentTypes['Custom']> = {
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<CustomChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<CustomChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEdge'] = ResolversParentTypes['CustomEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Custom'], ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomsConnection'] = ResolversParentTypes['CustomsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecidedOtherwiseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedOtherwise'] = ResolversParentTypes['DecidedOtherwise']> = {
  kept?: Resolver<ResolversTypes['CandidateState'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['CandidateState'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteChartResult'] = ResolversParentTypes['DeleteChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DevopsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevopsItem'] = ResolversParentTypes['DevopsItem']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoneResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoneResult'] = ResolversParentTypes['DoneResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DuplicatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePage'] = ResolversParentTypes['DuplicatePage']> = {
  foundAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRefreshing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['DuplicatePair']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DuplicatePairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicatePair'] = ResolversParentTypes['DuplicatePair']> = {
  a?: Resolver<ResolversTypes['DuplicateSide'], ParentType, ContextType>;
  b?: Resolver<ResolversTypes['DuplicateSide'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayMerge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DuplicateReason']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DuplicateReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateReason'] = ResolversParentTypes['DuplicateReason']> = {
  code?: Resolver<ResolversTypes['DuplicateReasonCode'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DuplicateSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSide'] = ResolversParentTypes['DuplicateSide']> = {
  chartNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type DynamicChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicChart'] = ResolversParentTypes['DynamicChart']> = {
  charts?: Resolver<Array<ResolversTypes['ChartName']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DynamicKind'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['DynamicLink']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ChartStyle'], ParentType, ContextType>;
};

export type DynamicLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DynamicLink'] = ResolversParentTypes['DynamicLink']> = {
  adjusting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrowType?: Resolver<ResolversTypes['ArrowType'], ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkTextPosition?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['LinkRole']>, ParentType, ContextType>;
  routing?: Resolver<Maybe<ResolversTypes['Routing']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntitiesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntitiesConnection'] = ResolversParentTypes['EntitiesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EntityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  __resolveType: TypeResolveFn<'Aircraft' | 'BankAccount' | 'Company' | 'Custom' | 'Individual' | 'Project' | 'Property' | 'Trust' | 'Yacht', ParentType, ContextType>;
};

export type EntityChartsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityChartsConnection'] = ResolversParentTypes['EntityChartsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EntityChartsRelationship']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityChartsRelationshipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityChartsRelationship'] = ResolversParentTypes['EntityChartsRelationship']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chart'], ParentType, ContextType>;
  properties?: Resolver<ResolversTypes['EntityChartsRelationshipProperties'], ParentType, ContextType>;
};

export type EntityChartsRelationshipPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityChartsRelationshipProperties'] = ResolversParentTypes['EntityChartsRelationshipProperties']> = {
  __resolveType: TypeResolveFn<'PlacementProperties', ParentType, ContextType>;
};

export type EntityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityEdge'] = ResolversParentTypes['EntityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
};

export type EntityHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityHit'] = ResolversParentTypes['EntityHit']> = {
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type EntityListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityList'] = ResolversParentTypes['EntityList']> = {
  entities?: Resolver<Array<ResolversTypes['EntityRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRecord'] = ResolversParentTypes['EntityRecord']> = {
  accessibleTo?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  binned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collaborationDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collaborationEditor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collaborationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  typeNameForUi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRequest'] = ResolversParentTypes['EntityRequest']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['RequestRecipient']>, ParentType, ContextType>;
};

export type EntityRequestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRequestResult'] = ResolversParentTypes['EntityRequestResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['EntityRequest']>, ParentType, ContextType>;
};

export type EntityResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityResult'] = ResolversParentTypes['EntityResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['EntityRecord']>, ParentType, ContextType>;
};

export type EntityScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityScreening'] = ResolversParentTypes['EntityScreening']> = {
  candidates?: Resolver<Array<ResolversTypes['ScreeningCandidate']>, ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Risk'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ScreenedBy']>, ParentType, ContextType>;
};

export type EntityScreeningResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityScreeningResult'] = ResolversParentTypes['EntityScreeningResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['EntityScreening']>, ParentType, ContextType>;
};

export type EntityTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityTable'] = ResolversParentTypes['EntityTable']> = {
  keys?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ListedEntity']>, ParentType, ContextType, RequireFields<EntityTableRowsArgs, 'columns' | 'descending' | 'limit' | 'offset' | 'sort'>>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvidenceNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceName'] = ResolversParentTypes['EvidenceName']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldValue'] = ResolversParentTypes['FieldValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yesNo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FileAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileArea'] = ResolversParentTypes['FileArea']> = {
  files?: Resolver<Array<ResolversTypes['StoredFile']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['FilesFolder']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['FilesLink']>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilesFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilesFolder'] = ResolversParentTypes['FilesFolder']> = {
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedIn?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FilesFolderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilesFolderResult'] = ResolversParentTypes['FilesFolderResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['FilesFolder']>, ParentType, ContextType>;
};

export type FilesLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilesLink'] = ResolversParentTypes['FilesLink']> = {
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedIn?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilesLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilesLinkResult'] = ResolversParentTypes['FilesLinkResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['FilesLink']>, ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  accepted?: Resolver<Maybe<ResolversTypes['FindingAcceptance']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['OwnershipParty']>, ParentType, ContextType>;
  factsHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['FindingSeverity'], ParentType, ContextType>;
  suggestion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FindingValue']>, ParentType, ContextType>;
};

export type FindingAcceptanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingAcceptance'] = ResolversParentTypes['FindingAcceptance']> = {
  by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingValue'] = ResolversParentTypes['FindingValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingsResult'] = ResolversParentTypes['FindingsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['Finding']>>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  createdDate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FolderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FolderResult'] = ResolversParentTypes['FolderResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
};

export type FormerPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormerParty'] = ResolversParentTypes['FormerParty']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  trailEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Found'] = ResolversParentTypes['Found']> = {
  charts?: Resolver<Array<ResolversTypes['FoundChart']>, ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['FoundEntity']>, ParentType, ContextType>;
};

export type FoundChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundChart'] = ResolversParentTypes['FoundChart']> = {
  entityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundEntity'] = ResolversParentTypes['FoundEntity']> = {
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundIn?: Resolver<ResolversTypes['FoundIn'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type GoneResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoneResult'] = ResolversParentTypes['GoneResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GraphRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphRows'] = ResolversParentTypes['GraphRows']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupSize'] = ResolversParentTypes['GroupSize']> = {
  datasetKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupView'] = ResolversParentTypes['GroupView']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChartGroup']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holder'] = ResolversParentTypes['Holder']> = {
  ceiling?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  computable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  declared?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  direct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  indirect?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreThan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<Array<ResolversTypes['TrustParty']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ultimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  upper?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  why?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HolderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolderChange'] = ResolversParentTypes['HolderChange']> = {
  after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
};

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  ceiling?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  computable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  controls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  declared?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  direct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  indirect?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isTight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreThan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  upper?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
};

export type HoldingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holdings'] = ResolversParentTypes['Holdings']> = {
  articles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basedOn?: Resolver<ResolversTypes['BasedOn'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['Basis'], ParentType, ContextType>;
  calculable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contradictory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<Array<ResolversTypes['Controlled']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['Holding']>, ParentType, ContextType>;
  inclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preset?: Resolver<ResolversTypes['Preset'], ParentType, ContextType>;
  textOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  votesFromShares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportEntitiesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportEntitiesResult'] = ResolversParentTypes['ImportEntitiesResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ImportedEntities']>, ParentType, ContextType>;
};

export type ImportNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportNote'] = ResolversParentTypes['ImportNote']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportedEntitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedEntities'] = ResolversParentTypes['ImportedEntities']> = {
  entities?: Resolver<Array<ResolversTypes['EntityRecord']>, ParentType, ContextType>;
  existing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ImportNote']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedEntity']>, ParentType, ContextType>;
};

export type IndividualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Individual'] = ResolversParentTypes['Individual']> = {
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<IndividualChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<IndividualChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domicile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pep?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  primaryResidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  taxResidency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usPerson?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  worth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IndividualEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualEdge'] = ResolversParentTypes['IndividualEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Individual'], ParentType, ContextType>;
};

export type IndividualsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IndividualsConnection'] = ResolversParentTypes['IndividualsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IndividualEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JwtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JWT'] = ResolversParentTypes['JWT']> = {
  organizationKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyAndNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyAndName'] = ResolversParentTypes['KeyAndName']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyPerson'] = ResolversParentTypes['KeyPerson']> = {
  emailAddresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isIndividual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KeyPersonResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyPersonResult'] = ResolversParentTypes['KeyPersonResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['KeyPerson']>, ParentType, ContextType>;
};

export type KeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyResult'] = ResolversParentTypes['KeyResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LineColorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineColors'] = ResolversParentTypes['LineColors']> = {
  control?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkOnChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkOnChart'] = ResolversParentTypes['LinkOnChart']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['ChartLink'], ParentType, ContextType>;
};

export type LinkRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkRole'] = ResolversParentTypes['LinkRole']> = {
  basis?: Resolver<Maybe<ResolversTypes['RoleBasis']>, ParentType, ContextType>;
  beneficial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  checkedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<Array<ResolversTypes['RoleEvidence']>>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Via']>, ParentType, ContextType>;
};

export type LinkedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedEntity'] = ResolversParentTypes['LinkedEntity']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedEntity'] = ResolversParentTypes['ListedEntity']> = {
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagMark']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
};

export type LookupRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupRecord'] = ResolversParentTypes['LookupRecord']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['RecordDecision']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['RecordFact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relations?: Resolver<Array<ResolversTypes['RecordRelation']>, ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupRecordResult'] = ResolversParentTypes['LookupRecordResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['LookupRecord']>, ParentType, ContextType>;
};

export type LookupRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupRecords'] = ResolversParentTypes['LookupRecords']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['LookupRecord']>, ParentType, ContextType>;
};

export type LookupRecordsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupRecordsResult'] = ResolversParentTypes['LookupRecordsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['LookupRecords']>, ParentType, ContextType>;
};

export type LookupSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupSetting'] = ResolversParentTypes['LookupSetting']> = {
  baseUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LookupKind'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupSettingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupSettingResult'] = ResolversParentTypes['LookupSettingResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['LookupSetting']>, ParentType, ContextType>;
};

export type LookupSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupSource'] = ResolversParentTypes['LookupSource']> = {
  hasRecords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LookupKind'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LookupTriedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupTried'] = ResolversParentTypes['LookupTried']> = {
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupTriedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LookupTriedResult'] = ResolversParentTypes['LookupTriedResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['LookupTried']>, ParentType, ContextType>;
};

export type MergeEntitiesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeEntitiesResult'] = ResolversParentTypes['MergeEntitiesResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['MergedEntities']>, ParentType, ContextType>;
};

export type MergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePreview'] = ResolversParentTypes['MergePreview']> = {
  accessLost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bothOn?: Resolver<Array<ResolversTypes['KeyAndName']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['KeyAndName']>, ParentType, ContextType>;
  chartsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartsLeftNamed?: Resolver<Array<ResolversTypes['KeyAndName']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksBeside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksTakenOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peopleWhoGain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  screening?: Resolver<ResolversTypes['ScreeningOfPair'], ParentType, ContextType>;
  shareLinksLess?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareLinksLessNamed?: Resolver<Array<ResolversTypes['NamedShareLink']>, ParentType, ContextType>;
  shareLinksThatGain?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shareLinksThatGainNamed?: Resolver<Array<ResolversTypes['NamedShareLink']>, ParentType, ContextType>;
  sources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tagsKept?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  tagsOther?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MergedEntitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedEntities'] = ResolversParentTypes['MergedEntities']> = {
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartsLeftNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keptKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linksMoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksTakenOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherStays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptFinding?: Resolver<ResolversTypes['FindingsResult'], ParentType, ContextType, RequireFields<MutationAcceptFindingArgs, 'chartKey' | 'code' | 'factsHash' | 'keys'>>;
  activateAccount?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationActivateAccountArgs, 'input'>>;
  addEntity?: Resolver<ResolversTypes['EntityResult'], ParentType, ContextType, RequireFields<MutationAddEntityArgs, 'input'>>;
  addNodeTag?: Resolver<ResolversTypes['TagsResult'], ParentType, ContextType, RequireFields<MutationAddNodeTagArgs, 'nodeKey' | 'tagKey'>>;
  addOrganization?: Resolver<ResolversTypes['OrganizationRecordResult'], ParentType, ContextType, RequireFields<MutationAddOrganizationArgs, 'input'>>;
  addSharingUser?: Resolver<ResolversTypes['UserAccountResult'], ParentType, ContextType, RequireFields<MutationAddSharingUserArgs, 'email'>>;
  addTag?: Resolver<ResolversTypes['TagResult'], ParentType, ContextType, RequireFields<MutationAddTagArgs, 'input'>>;
  addTagToMany?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationAddTagToManyArgs, 'keys' | 'tagKey'>>;
  addUser?: Resolver<ResolversTypes['UserAccountResult'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'input'>>;
  attachIndividual?: Resolver<ResolversTypes['KeyPersonResult'], ParentType, ContextType, RequireFields<MutationAttachIndividualArgs, 'individual' | 'key'>>;
  attachPerson?: Resolver<ResolversTypes['KeyPersonResult'], ParentType, ContextType, RequireFields<MutationAttachPersonArgs, 'key' | 'person'>>;
  batchDelete?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationBatchDeleteArgs, 'folderKeys' | 'keys'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetUpResult'], ParentType, ContextType>;
  changeOrganization?: Resolver<ResolversTypes['OrganizationRecordResult'], ParentType, ContextType, RequireFields<MutationChangeOrganizationArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUser?: Resolver<ResolversTypes['UserAccountResult'], ParentType, ContextType, RequireFields<MutationChangeUserArgs, 'input'>>;
  commentSharingLink?: Resolver<ResolversTypes['SharingLinkResult'], ParentType, ContextType, RequireFields<MutationCommentSharingLinkArgs, 'key'>>;
  createChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationCreateChartArgs, 'input'>>;
  createFilesFolder?: Resolver<ResolversTypes['FilesFolderResult'], ParentType, ContextType, RequireFields<MutationCreateFilesFolderArgs, 'input'>>;
  createFilesLink?: Resolver<ResolversTypes['FilesLinkResult'], ParentType, ContextType, RequireFields<MutationCreateFilesLinkArgs, 'input'>>;
  createFolder?: Resolver<ResolversTypes['FolderResult'], ParentType, ContextType, RequireFields<MutationCreateFolderArgs, 'input'>>;
  createLinkRole?: Resolver<ResolversTypes['RoleChoiceResult'], ParentType, ContextType, RequireFields<MutationCreateLinkRoleArgs, 'name'>>;
  createSampleChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationCreateSampleChartArgs, 'input'>>;
  createSharingLink?: Resolver<ResolversTypes['SharingLinkResult'], ParentType, ContextType, RequireFields<MutationCreateSharingLinkArgs, 'input'>>;
  decideCandidate?: Resolver<ResolversTypes['EntityScreeningResult'], ParentType, ContextType, RequireFields<MutationDecideCandidateArgs, 'digest' | 'key' | 'state'>>;
  decideNotSame?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDecideNotSameArgs, 'aKey' | 'bKey' | 'undo'>>;
  deleteAllFiles?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteAllFilesArgs, 'entityKey'>>;
  deleteChart?: Resolver<ResolversTypes['DeleteChartResult'], ParentType, ContextType, RequireFields<MutationDeleteChartArgs, 'key'>>;
  deleteChartStyle?: Resolver<ResolversTypes['GoneResult'], ParentType, ContextType, RequireFields<MutationDeleteChartStyleArgs, 'key'>>;
  deleteCharts?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationDeleteChartsArgs, 'folderKeys' | 'keys'>>;
  deleteEntities?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationDeleteEntitiesArgs, 'keys'>>;
  deleteEntity?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteEntityArgs, 'key'>>;
  deleteFiles?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationDeleteFilesArgs, 'keys'>>;
  deleteFolder?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteFolderArgs, 'key'>>;
  deleteKeyPerson?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteKeyPersonArgs, 'entityKey' | 'key'>>;
  deleteLinkRole?: Resolver<ResolversTypes['GoneResult'], ParentType, ContextType, RequireFields<MutationDeleteLinkRoleArgs, 'key'>>;
  deleteLookupSource?: Resolver<ResolversTypes['GoneResult'], ParentType, ContextType, RequireFields<MutationDeleteLookupSourceArgs, 'key'>>;
  deleteSharingLink?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteSharingLinkArgs, 'key'>>;
  deleteSnapshot?: Resolver<ResolversTypes['GoneResult'], ParentType, ContextType, RequireFields<MutationDeleteSnapshotArgs, 'key'>>;
  deleteTag?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationDeleteTagArgs, 'key'>>;
  deleteUsers?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationDeleteUsersArgs, 'keys'>>;
  disableSecondFactor?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationDisableSecondFactorArgs, 'code'>>;
  duplicateChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationDuplicateChartArgs, 'key'>>;
  duplicateFile?: Resolver<ResolversTypes['StoredFileResult'], ParentType, ContextType, RequireFields<MutationDuplicateFileArgs, 'key'>>;
  editSharingLink?: Resolver<ResolversTypes['SharingLinkResult'], ParentType, ContextType, RequireFields<MutationEditSharingLinkArgs, 'input'>>;
  emailSharingLink?: Resolver<ResolversTypes['SharingLinkResult'], ParentType, ContextType, RequireFields<MutationEmailSharingLinkArgs, 'again' | 'emails' | 'key'>>;
  emptyBin?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType>;
  enableSecondFactor?: Resolver<ResolversTypes['SecondFactorOnResult'], ParentType, ContextType, RequireFields<MutationEnableSecondFactorArgs, 'code'>>;
  endOtherSessions?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'key'>>;
  endSessionsOf?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationEndSessionsOfArgs, 'key'>>;
  ensureOnChart?: Resolver<ResolversTypes['PlacedResult'], ParentType, ContextType, RequireFields<MutationEnsureOnChartArgs, 'chartKey' | 'entityKey'>>;
  fetchRecord?: Resolver<ResolversTypes['LookupRecordResult'], ParentType, ContextType, RequireFields<MutationFetchRecordArgs, 'recordId' | 'sourceKey'>>;
  giveAccess?: Resolver<ResolversTypes['AccessResult'], ParentType, ContextType, RequireFields<MutationGiveAccessArgs, 'input'>>;
  handOver?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationHandOverArgs, 'from' | 'to'>>;
  handRecordOver?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationHandRecordOverArgs, 'key' | 'to'>>;
  importEntities?: Resolver<ResolversTypes['ImportEntitiesResult'], ParentType, ContextType, RequireFields<MutationImportEntitiesArgs, 'entities'>>;
  inviteUser?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'key'>>;
  leaveRecord?: Resolver<ResolversTypes['GoneResult'], ParentType, ContextType, RequireFields<MutationLeaveRecordArgs, 'record'>>;
  mergeEntities?: Resolver<ResolversTypes['MergeEntitiesResult'], ParentType, ContextType, RequireFields<MutationMergeEntitiesArgs, 'input'>>;
  moveFiles?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationMoveFilesArgs, 'folder' | 'keys'>>;
  moveToBin?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationMoveToBinArgs, 'key'>>;
  moveToFolder?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationMoveToFolderArgs, 'folder' | 'keys'>>;
  openSharedTicket?: Resolver<ResolversTypes['OpenedSharingLinkResult'], ParentType, ContextType, RequireFields<MutationOpenSharedTicketArgs, 'ticket'>>;
  openSharingLink?: Resolver<ResolversTypes['OpenedSharingLinkResult'], ParentType, ContextType, RequireFields<MutationOpenSharingLinkArgs, 'key'>>;
  pauseSharingLink?: Resolver<ResolversTypes['SharingLinkResult'], ParentType, ContextType, RequireFields<MutationPauseSharingLinkArgs, 'key' | 'paused'>>;
  previewSharingLink?: Resolver<ResolversTypes['OpenedSharingLinkResult'], ParentType, ContextType, RequireFields<MutationPreviewSharingLinkArgs, 'key'>>;
  putOnChart?: Resolver<ResolversTypes['PutOnChartResult'], ParentType, ContextType, RequireFields<MutationPutOnChartArgs, 'chartKey' | 'entityKeys'>>;
  recordPresence?: Resolver<ResolversTypes['ChartPresenceResult'], ParentType, ContextType, RequireFields<MutationRecordPresenceArgs, 'editing' | 'key' | 'place'>>;
  removeTagFromMany?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationRemoveTagFromManyArgs, 'keys' | 'tagKey'>>;
  renameFile?: Resolver<ResolversTypes['StoredFileResult'], ParentType, ContextType, RequireFields<MutationRenameFileArgs, 'key' | 'name'>>;
  renameFilesFolder?: Resolver<ResolversTypes['FilesFolderResult'], ParentType, ContextType, RequireFields<MutationRenameFilesFolderArgs, 'key' | 'name'>>;
  renameFolder?: Resolver<ResolversTypes['FolderResult'], ParentType, ContextType, RequireFields<MutationRenameFolderArgs, 'key' | 'name'>>;
  renameLinkRole?: Resolver<ResolversTypes['RoleChoiceResult'], ParentType, ContextType, RequireFields<MutationRenameLinkRoleArgs, 'key' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'code'>>;
  replaceOnChart?: Resolver<ResolversTypes['EntityResult'], ParentType, ContextType, RequireFields<MutationReplaceOnChartArgs, 'input'>>;
  requestDemo?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationRequestDemoArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactor?: Resolver<ResolversTypes['KeyResult'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'key'>>;
  restoreEntities?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType, RequireFields<MutationRestoreEntitiesArgs, 'keys'>>;
  restoreEntity?: Resolver<ResolversTypes['EntityResult'], ParentType, ContextType, RequireFields<MutationRestoreEntityArgs, 'key'>>;
  saveChart?: Resolver<ResolversTypes['SaveChartResult'], ParentType, ContextType, RequireFields<MutationSaveChartArgs, 'input'>>;
  saveChartStyle?: Resolver<ResolversTypes['StyleChoiceResult'], ParentType, ContextType, RequireFields<MutationSaveChartStyleArgs, 'input'>>;
  saveDynamicChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationSaveDynamicChartArgs, 'input'>>;
  saveLookupSource?: Resolver<ResolversTypes['LookupSettingResult'], ParentType, ContextType, RequireFields<MutationSaveLookupSourceArgs, 'input'>>;
  screen?: Resolver<ResolversTypes['ScreeningStartedResult'], ParentType, ContextType, RequireFields<MutationScreenArgs, 'sourceKey'>>;
  searchRecords?: Resolver<ResolversTypes['LookupRecordsResult'], ParentType, ContextType, RequireFields<MutationSearchRecordsArgs, 'sourceKey' | 'text'>>;
  sendInfoMail?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationSendInfoMailArgs, 'input'>>;
  sendPasswordReset?: Resolver<ResolversTypes['DoneResult'], ParentType, ContextType, RequireFields<MutationSendPasswordResetArgs, 'nameOrEmail'>>;
  sendRequest?: Resolver<ResolversTypes['EntityRequestResult'], ParentType, ContextType, RequireFields<MutationSendRequestArgs, 'input'>>;
  sendSharedChart?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationSendSharedChartArgs, 'chartKey' | 'emails'>>;
  setDefaultStyle?: Resolver<ResolversTypes['StyleChoiceResult'], ParentType, ContextType, RequireFields<MutationSetDefaultStyleArgs, 'key'>>;
  setFileExpiry?: Resolver<ResolversTypes['StoredFileResult'], ParentType, ContextType, RequireFields<MutationSetFileExpiryArgs, 'key'>>;
  setNodeTags?: Resolver<ResolversTypes['TagsResult'], ParentType, ContextType, RequireFields<MutationSetNodeTagsArgs, 'nodeKey' | 'tagKeys'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutEverywhere?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType>;
  takeAccess?: Resolver<ResolversTypes['AccessTakenResult'], ParentType, ContextType, RequireFields<MutationTakeAccessArgs, 'key' | 'user'>>;
  takeParents?: Resolver<ResolversTypes['ParentsTakenResult'], ParentType, ContextType, RequireFields<MutationTakeParentsArgs, 'chartKey' | 'parents' | 'record'>>;
  takeRecord?: Resolver<ResolversTypes['EntityResult'], ParentType, ContextType, RequireFields<MutationTakeRecordArgs, 'fields' | 'record'>>;
  takeSnapshot?: Resolver<ResolversTypes['SnapshotResult'], ParentType, ContextType, RequireFields<MutationTakeSnapshotArgs, 'chartKey'>>;
  tryLookupSource?: Resolver<ResolversTypes['LookupTriedResult'], ParentType, ContextType, RequireFields<MutationTryLookupSourceArgs, 'input'>>;
  undoMerge?: Resolver<ResolversTypes['UndoMergeResult'], ParentType, ContextType, RequireFields<MutationUndoMergeArgs, 'key'>>;
  unlockAll?: Resolver<ResolversTypes['CountResult'], ParentType, ContextType>;
  updateChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationUpdateChartArgs, 'input'>>;
  updateEntity?: Resolver<ResolversTypes['EntityResult'], ParentType, ContextType, RequireFields<MutationUpdateEntityArgs, 'input'>>;
  updateFilesLink?: Resolver<ResolversTypes['FilesLinkResult'], ParentType, ContextType, RequireFields<MutationUpdateFilesLinkArgs, 'key' | 'url'>>;
  updateGlobalSettings?: Resolver<ResolversTypes['SettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateGlobalSettingsArgs, 'input'>>;
  updateOwnDetails?: Resolver<ResolversTypes['ViewerResult'], ParentType, ContextType, RequireFields<MutationUpdateOwnDetailsArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['SettingsResult'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateSharedItems?: Resolver<ResolversTypes['SharedItemsResult'], ParentType, ContextType, RequireFields<MutationUpdateSharedItemsArgs, 'entityKey' | 'keys' | 'linkKey'>>;
  updateTag?: Resolver<ResolversTypes['TagResult'], ParentType, ContextType, RequireFields<MutationUpdateTagArgs, 'input'>>;
};

export type NamedEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedEvidence'] = ResolversParentTypes['NamedEvidence']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NamedShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedShareLink'] = ResolversParentTypes['NamedShareLink']> = {
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NeighbourhoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Neighbourhood'] = ResolversParentTypes['Neighbourhood']> = {
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
};

export type NoBeneficialOwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoBeneficialOwner'] = ResolversParentTypes['NoBeneficialOwner']> = {
  officials?: Resolver<Array<ResolversTypes['OwnershipParty']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenedSharingLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenedSharingLink'] = ResolversParentTypes['OpenedSharingLink']> = {
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharingType'], ParentType, ContextType>;
};

export type OpenedSharingLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenedSharingLinkResult'] = ResolversParentTypes['OpenedSharingLinkResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['OpenedSharingLink']>, ParentType, ContextType>;
};

export type OrganizationRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationRecord'] = ResolversParentTypes['OrganizationRecord']> = {
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileQuotaMegabytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forceSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAccessed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestSubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shareDaysMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shareNeedsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharingOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationRecordResult'] = ResolversParentTypes['OrganizationRecordResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['OrganizationRecord']>, ParentType, ContextType>;
};

export type OwnershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ownership'] = ResolversParentTypes['Ownership']> = {
  articles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basedOn?: Resolver<ResolversTypes['BasedOn'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['Basis'], ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  calculable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contradictory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  controllers?: Resolver<Array<ResolversTypes['Controller']>, ParentType, ContextType>;
  coverage?: Resolver<Array<ResolversTypes['Part']>, ParentType, ContextType>;
  coverageText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  holders?: Resolver<Array<ResolversTypes['Holder']>, ParentType, ContextType>;
  inclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loops?: Resolver<Array<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noBeneficialOwner?: Resolver<Maybe<ResolversTypes['NoBeneficialOwner']>, ParentType, ContextType>;
  preset?: Resolver<ResolversTypes['Preset'], ParentType, ContextType>;
  selfHeld?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  textOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  votesFromShares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  votesOfControlled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnershipChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipChange'] = ResolversParentTypes['OwnershipChange']> = {
  changed?: Resolver<Array<ResolversTypes['ChangedLink']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holders?: Resolver<Array<ResolversTypes['HolderChange']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OwnershipPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipParty'] = ResolversParentTypes['OwnershipParty']> = {
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnershipPathResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipPath'] = ResolversParentTypes['OwnershipPath']> = {
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PathStep']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnershipPathsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnershipPaths'] = ResolversParentTypes['OwnershipPaths']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basedOn?: Resolver<ResolversTypes['BasedOn'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['Basis'], ParentType, ContextType>;
  calculable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  loopText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loops?: Resolver<Array<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  more?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moreShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  paths?: Resolver<Array<ResolversTypes['OwnershipPath']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  throughLoops?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  votesFromShares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParentsTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentsTaken'] = ResolversParentTypes['ParentsTaken']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParentsTakenResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParentsTakenResult'] = ResolversParentTypes['ParentsTakenResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ParentsTaken']>, ParentType, ContextType>;
};

export type PartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Part'] = ResolversParentTypes['Part']> = {
  category?: Resolver<ResolversTypes['CoverageCategory'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PathRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PathRole'] = ResolversParentTypes['PathRole']> = {
  chartKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['NamedEvidence']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Via']>, ParentType, ContextType>;
};

export type PathStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PathStep'] = ResolversParentTypes['PathStep']> = {
  from?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  notStated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['PathRole']>, ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
  upper?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Placed'] = ResolversParentTypes['Placed']> = {
  added?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlacedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacedResult'] = ResolversParentTypes['PlacedResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Placed']>, ParentType, ContextType>;
};

export type PlacementPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacementProperties'] = ResolversParentTypes['PlacementProperties']> = {
  chartDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<ProjectChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<ProjectChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectName'] = ResolversParentTypes['ProjectName']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectsConnection'] = ResolversParentTypes['ProjectsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertiesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PropertiesConnection'] = ResolversParentTypes['PropertiesConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PropertyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<PropertyChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<PropertyChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  estimatedValueCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchasePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchasePriceCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  rentalValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rentalValueCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PropertyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PropertyEdge'] = ResolversParentTypes['PropertyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Property'], ParentType, ContextType>;
};

export type PutOnChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PutOnChart'] = ResolversParentTypes['PutOnChart']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PutOnChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PutOnChartResult'] = ResolversParentTypes['PutOnChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['PutOnChart']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType, RequireFields<QueryAccessArgs, 'key'>>;
  addressesOutside?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryAddressesOutsideArgs, 'addresses'>>;
  affectedByDeletion?: Resolver<Maybe<ResolversTypes['AffectedByDeletion']>, ParentType, ContextType, RequireFields<QueryAffectedByDeletionArgs, 'key'>>;
  affectedByRemoval?: Resolver<Array<ResolversTypes['AffectedByRemoval']>, ParentType, ContextType, RequireFields<QueryAffectedByRemovalArgs, 'keys'>>;
  aircrafts?: Resolver<Array<ResolversTypes['Aircraft']>, ParentType, ContextType, Partial<QueryAircraftsArgs>>;
  aircraftsConnection?: Resolver<ResolversTypes['AircraftsConnection'], ParentType, ContextType, Partial<QueryAircraftsConnectionArgs>>;
  auditLog?: Resolver<ResolversTypes['AuditLogPage'], ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType, Partial<QueryBankAccountsArgs>>;
  bankAccountsConnection?: Resolver<ResolversTypes['BankAccountsConnection'], ParentType, ContextType, Partial<QueryBankAccountsConnectionArgs>>;
  bin?: Resolver<Array<ResolversTypes['EntityRecord']>, ParentType, ContextType>;
  binCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  binTable?: Resolver<Array<ResolversTypes['BinnedEntity']>, ParentType, ContextType, RequireFields<QueryBinTableArgs, 'limit' | 'offset'>>;
  chart?: Resolver<Maybe<ResolversTypes['ChartView']>, ParentType, ContextType, RequireFields<QueryChartArgs, 'key'>>;
  chartHealth?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType, RequireFields<QueryChartHealthArgs, 'chartKey'>>;
  chartList?: Resolver<ResolversTypes['ChartList'], ParentType, ContextType, RequireFields<QueryChartListArgs, 'descending' | 'limit' | 'offset' | 'sort'>>;
  chartScreening?: Resolver<Array<ResolversTypes['ScreeningStatus']>, ParentType, ContextType, RequireFields<QueryChartScreeningArgs, 'chartKey'>>;
  chartStanding?: Resolver<ResolversTypes['ChartStanding'], ParentType, ContextType, RequireFields<QueryChartStandingArgs, 'key'>>;
  chartStyles?: Resolver<Array<ResolversTypes['StyleChoice']>, ParentType, ContextType>;
  chartTree?: Resolver<Maybe<Array<ResolversTypes['TreeRow']>>, ParentType, ContextType, RequireFields<QueryChartTreeArgs, 'chartKey'>>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<QueryChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['ChartsConnection'], ParentType, ContextType, Partial<QueryChartsConnectionArgs>>;
  chartsOfEntity?: Resolver<Maybe<Array<ResolversTypes['KeyAndName']>>, ParentType, ContextType, RequireFields<QueryChartsOfEntityArgs, 'key'>>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'term'>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QueryCompaniesArgs>>;
  companiesConnection?: Resolver<ResolversTypes['CompaniesConnection'], ParentType, ContextType, Partial<QueryCompaniesConnectionArgs>>;
  control?: Resolver<ResolversTypes['Control'], ParentType, ContextType, RequireFields<QueryControlArgs, 'input'>>;
  customs?: Resolver<Array<ResolversTypes['Custom']>, ParentType, ContextType, Partial<QueryCustomsArgs>>;
  customsConnection?: Resolver<ResolversTypes['CustomsConnection'], ParentType, ContextType, Partial<QueryCustomsConnectionArgs>>;
  datasetSizes?: Resolver<Array<ResolversTypes['ChartSize']>, ParentType, ContextType>;
  devopsIterations?: Resolver<Array<ResolversTypes['DevopsItem']>, ParentType, ContextType>;
  devopsWorkItems?: Resolver<Array<ResolversTypes['DevopsItem']>, ParentType, ContextType, RequireFields<QueryDevopsWorkItemsArgs, 'iteration'>>;
  downstream?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryDownstreamArgs, 'key'>>;
  duplicates?: Resolver<ResolversTypes['DuplicatePage'], ParentType, ContextType, RequireFields<QueryDuplicatesArgs, 'decided' | 'limit' | 'offset'>>;
  dynamicChart?: Resolver<Maybe<ResolversTypes['DynamicChart']>, ParentType, ContextType, RequireFields<QueryDynamicChartArgs, 'key' | 'kind'>>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, Partial<QueryEntitiesArgs>>;
  entitiesConnection?: Resolver<ResolversTypes['EntitiesConnection'], ParentType, ContextType, Partial<QueryEntitiesConnectionArgs>>;
  entity?: Resolver<Maybe<ResolversTypes['EntityRecord']>, ParentType, ContextType, RequireFields<QueryEntityArgs, 'key'>>;
  entityList?: Resolver<ResolversTypes['EntityList'], ParentType, ContextType, RequireFields<QueryEntityListArgs, 'limit' | 'offset'>>;
  entityNames?: Resolver<Array<ResolversTypes['KeyAndName']>, ParentType, ContextType, RequireFields<QueryEntityNamesArgs, 'types'>>;
  entityScreening?: Resolver<Maybe<ResolversTypes['EntityScreening']>, ParentType, ContextType, RequireFields<QueryEntityScreeningArgs, 'entityKey'>>;
  entityTable?: Resolver<ResolversTypes['EntityTable'], ParentType, ContextType, Partial<QueryEntityTableArgs>>;
  evidenceNames?: Resolver<Array<ResolversTypes['EvidenceName']>, ParentType, ContextType, RequireFields<QueryEvidenceNamesArgs, 'keys'>>;
  filesOf?: Resolver<Maybe<ResolversTypes['FileArea']>, ParentType, ContextType, RequireFields<QueryFilesOfArgs, 'key'>>;
  folders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType, RequireFields<QueryFoldersArgs, 'type'>>;
  globalSettings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  groupGraph?: Resolver<Maybe<ResolversTypes['GroupView']>, ParentType, ContextType, RequireFields<QueryGroupGraphArgs, 'chartKey' | 'key'>>;
  groupSizes?: Resolver<Array<ResolversTypes['GroupSize']>, ParentType, ContextType>;
  holdings?: Resolver<ResolversTypes['Holdings'], ParentType, ContextType, RequireFields<QueryHoldingsArgs, 'input'>>;
  individuals?: Resolver<Array<ResolversTypes['Individual']>, ParentType, ContextType, Partial<QueryIndividualsArgs>>;
  individualsConnection?: Resolver<ResolversTypes['IndividualsConnection'], ParentType, ContextType, Partial<QueryIndividualsConnectionArgs>>;
  keyPersons?: Resolver<Maybe<Array<ResolversTypes['KeyPerson']>>, ParentType, ContextType, RequireFields<QueryKeyPersonsArgs, 'key'>>;
  link?: Resolver<Maybe<ResolversTypes['LinkOnChart']>, ParentType, ContextType, RequireFields<QueryLinkArgs, 'key'>>;
  linkRoles?: Resolver<Array<ResolversTypes['RoleChoice']>, ParentType, ContextType>;
  lockedEntities?: Resolver<Array<ResolversTypes['EntityRecord']>, ParentType, ContextType>;
  longestTaskChain?: Resolver<Array<ResolversTypes['ProjectName']>, ParentType, ContextType>;
  lookupSettings?: Resolver<Array<ResolversTypes['LookupSetting']>, ParentType, ContextType>;
  lookupSources?: Resolver<Array<ResolversTypes['LookupSource']>, ParentType, ContextType>;
  mergePreview?: Resolver<Maybe<ResolversTypes['MergePreview']>, ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'keptKey' | 'otherKey'>>;
  neighbourhood?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryNeighbourhoodArgs, 'depth' | 'keys'>>;
  neighbours?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryNeighboursArgs, 'depth' | 'key'>>;
  organization?: Resolver<Maybe<ResolversTypes['OrganizationRecord']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'key'>>;
  organizations?: Resolver<Array<ResolversTypes['OrganizationRecord']>, ParentType, ContextType>;
  ownership?: Resolver<ResolversTypes['Ownership'], ParentType, ContextType, RequireFields<QueryOwnershipArgs, 'input'>>;
  ownershipChanges?: Resolver<Array<ResolversTypes['OwnershipChange']>, ParentType, ContextType, RequireFields<QueryOwnershipChangesArgs, 'input'>>;
  ownershipPaths?: Resolver<ResolversTypes['OwnershipPaths'], ParentType, ContextType, RequireFields<QueryOwnershipPathsArgs, 'first' | 'holderKey' | 'input'>>;
  parentHierarchy?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryParentHierarchyArgs, 'key'>>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, Partial<QueryProjectsArgs>>;
  projectsConnection?: Resolver<ResolversTypes['ProjectsConnection'], ParentType, ContextType, Partial<QueryProjectsConnectionArgs>>;
  properties?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType, Partial<QueryPropertiesArgs>>;
  propertiesConnection?: Resolver<ResolversTypes['PropertiesConnection'], ParentType, ContextType, Partial<QueryPropertiesConnectionArgs>>;
  readGraph?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryReadGraphArgs, 'query'>>;
  readGraphRows?: Resolver<ResolversTypes['GraphRows'], ParentType, ContextType, RequireFields<QueryReadGraphRowsArgs, 'query'>>;
  recentCharts?: Resolver<Array<ResolversTypes['ChartCard']>, ParentType, ContextType, RequireFields<QueryRecentChartsArgs, 'count'>>;
  request?: Resolver<Maybe<ResolversTypes['EntityRequest']>, ParentType, ContextType, RequireFields<QueryRequestArgs, 'key'>>;
  requestsSent?: Resolver<Array<ResolversTypes['EntityRequest']>, ParentType, ContextType, Partial<QueryRequestsSentArgs>>;
  screeningPlan?: Resolver<ResolversTypes['ScreeningPlan'], ParentType, ContextType, RequireFields<QueryScreeningPlanArgs, 'chartKey'>>;
  screeningStatuses?: Resolver<Array<ResolversTypes['ScreeningStatus']>, ParentType, ContextType, RequireFields<QueryScreeningStatusesArgs, 'keys'>>;
  search?: Resolver<ResolversTypes['Found'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'limit' | 'term'>>;
  searchEntities?: Resolver<Array<ResolversTypes['EntityHit']>, ParentType, ContextType, RequireFields<QuerySearchEntitiesArgs, 'maxCount' | 'term'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  sharedChart?: Resolver<ResolversTypes['SharedChart'], ParentType, ContextType>;
  sharedEntity?: Resolver<Maybe<ResolversTypes['SharedEntity']>, ParentType, ContextType, RequireFields<QuerySharedEntityArgs, 'key'>>;
  sharedFiles?: Resolver<Maybe<ResolversTypes['SharedFiles']>, ParentType, ContextType, RequireFields<QuerySharedFilesArgs, 'key'>>;
  sharedGraph?: Resolver<ResolversTypes['SharedGraph'], ParentType, ContextType>;
  sharedHealth?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType, Partial<QuerySharedHealthArgs>>;
  sharedKeyPersons?: Resolver<Maybe<Array<ResolversTypes['KeyPerson']>>, ParentType, ContextType, RequireFields<QuerySharedKeyPersonsArgs, 'key'>>;
  sharedNeighbours?: Resolver<Maybe<ResolversTypes['SharedGraph']>, ParentType, ContextType, RequireFields<QuerySharedNeighboursArgs, 'depth' | 'key'>>;
  sharedOwnership?: Resolver<ResolversTypes['Ownership'], ParentType, ContextType, RequireFields<QuerySharedOwnershipArgs, 'input'>>;
  sharingLinkDetails?: Resolver<ResolversTypes['SharingLinkDetails'], ParentType, ContextType, RequireFields<QuerySharingLinkDetailsArgs, 'key'>>;
  sharingLinks?: Resolver<Maybe<Array<ResolversTypes['SharingLink']>>, ParentType, ContextType, RequireFields<QuerySharingLinksArgs, 'key'>>;
  sharingVisits?: Resolver<Maybe<Array<ResolversTypes['SharingLogEntry']>>, ParentType, ContextType, RequireFields<QuerySharingVisitsArgs, 'key'>>;
  snapshot?: Resolver<Maybe<ResolversTypes['SnapshotView']>, ParentType, ContextType, RequireFields<QuerySnapshotArgs, 'key'>>;
  snapshots?: Resolver<Maybe<Array<ResolversTypes['Snapshot']>>, ParentType, ContextType, RequireFields<QuerySnapshotsArgs, 'chartKey'>>;
  statements?: Resolver<Maybe<Array<ResolversTypes['SourceStatement']>>, ParentType, ContextType, RequireFields<QueryStatementsArgs, 'chartKey'>>;
  storage?: Resolver<ResolversTypes['Storage'], ParentType, ContextType>;
  tagCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryTagCountArgs, 'tagKey'>>;
  taggedGraph?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryTaggedGraphArgs, 'tagKey'>>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType, Partial<QueryTagsArgs>>;
  tagsOf?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType, RequireFields<QueryTagsOfArgs, 'key'>>;
  ticketHolder?: Resolver<Maybe<ResolversTypes['TicketHolder']>, ParentType, ContextType, RequireFields<QueryTicketHolderArgs, 'ticket'>>;
  trusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType, Partial<QueryTrustsArgs>>;
  trustsConnection?: Resolver<ResolversTypes['TrustsConnection'], ParentType, ContextType, Partial<QueryTrustsConnectionArgs>>;
  typeDistribution?: Resolver<Array<ResolversTypes['TypeCount']>, ParentType, ContextType>;
  undoableMerges?: Resolver<Array<ResolversTypes['UndoableMerge']>, ParentType, ContextType, Partial<QueryUndoableMergesArgs>>;
  user?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'key'>>;
  userCalled?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType, Partial<QueryUserCalledArgs>>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryUserCountArgs>>;
  users?: Resolver<Array<ResolversTypes['UserAccount']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  yachts?: Resolver<Array<ResolversTypes['Yacht']>, ParentType, ContextType, Partial<QueryYachtsArgs>>;
  yachtsConnection?: Resolver<ResolversTypes['YachtsConnection'], ParentType, ContextType, Partial<QueryYachtsConnectionArgs>>;
};

export type RecordDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordDecision'] = ResolversParentTypes['RecordDecision']> = {
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CandidateState'], ParentType, ContextType>;
};

export type RecordFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordFact'] = ResolversParentTypes['RecordFact']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordRelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordRelation'] = ResolversParentTypes['RecordRelation']> = {
  kind?: Resolver<ResolversTypes['RecordRelationKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['RelatedRecord']>, ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type RelatedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedRecord'] = ResolversParentTypes['RelatedRecord']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestRecipient'] = ResolversParentTypes['RequestRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
};

export type RoleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleChoice'] = ResolversParentTypes['RoleChoice']> = {
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleChoiceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleChoiceResult'] = ResolversParentTypes['RoleChoiceResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['RoleChoice']>, ParentType, ContextType>;
};

export type RoleEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleEvidence'] = ResolversParentTypes['RoleEvidence']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EvidenceKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveChartResult'] = ResolversParentTypes['SaveChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SavedChart']>, ParentType, ContextType>;
};

export type SavedChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedChart'] = ResolversParentTypes['SavedChart']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreenedByResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenedBy'] = ResolversParentTypes['ScreenedBy']> = {
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screenedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScreeningCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningCandidate'] = ResolversParentTypes['ScreeningCandidate']> = {
  category?: Resolver<ResolversTypes['RiskCategory'], ParentType, ContextType>;
  datasets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['RecordFact']>, ParentType, ContextType>;
  foundOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  seenOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CandidateState'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScreeningOfPairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningOfPair'] = ResolversParentTypes['ScreeningOfPair']> = {
  decidedOtherwise?: Resolver<Array<ResolversTypes['DecidedOtherwise']>, ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreeningPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningPlan'] = ResolversParentTypes['ScreeningPlan']> = {
  notOwn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherTypes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreeningStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningStarted'] = ResolversParentTypes['ScreeningStarted']> = {
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreeningStartedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningStartedResult'] = ResolversParentTypes['ScreeningStartedResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ScreeningStarted']>, ParentType, ContextType>;
};

export type ScreeningStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningStatus'] = ResolversParentTypes['ScreeningStatus']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Risk'], ParentType, ContextType>;
};

export type SecondFactorOnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorOn'] = ResolversParentTypes['SecondFactorOn']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SecondFactorOnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorOnResult'] = ResolversParentTypes['SecondFactorOnResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SecondFactorOn']>, ParentType, ContextType>;
};

export type SecondFactorSetUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorSetUp'] = ResolversParentTypes['SecondFactorSetUp']> = {
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorSetUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorSetUpResult'] = ResolversParentTypes['SecondFactorSetUpResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SecondFactorSetUp']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsResult'] = ResolversParentTypes['SettingsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['Setting']>>, ParentType, ContextType>;
};

export type SharedChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedChart'] = ResolversParentTypes['SharedChart']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routing?: Resolver<ResolversTypes['Routing'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharingType'], ParentType, ContextType>;
};

export type SharedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedEntity'] = ResolversParentTypes['SharedEntity']> = {
  customFields?: Resolver<Array<ResolversTypes['CustomField']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldValue']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  shareFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareKeyPersons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  typeNameForUi?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedFile'] = ResolversParentTypes['SharedFile']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['FilePreview']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SharedFilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedFiles'] = ResolversParentTypes['SharedFiles']> = {
  files?: Resolver<Array<ResolversTypes['SharedFile']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['SharedFolder']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['SharedWebLink']>, ParentType, ContextType>;
};

export type SharedFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedFolder'] = ResolversParentTypes['SharedFolder']> = {
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SharedGraphResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedGraph'] = ResolversParentTypes['SharedGraph']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedLinks?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['EvidenceName']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChartGroup']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  mayExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  neighbourLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SharedNode']>, ParentType, ContextType>;
  ownership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  routing?: Resolver<ResolversTypes['Routing'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ChartStyle'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharingType'], ParentType, ContextType>;
};

export type SharedItemsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedItemsResult'] = ResolversParentTypes['SharedItemsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type SharedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = {
  adjusting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  arrowType?: Resolver<ResolversTypes['ArrowType'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkTextPosition?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['Float']>>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['SharedRole']>, ParentType, ContextType>;
  routing?: Resolver<Maybe<ResolversTypes['Routing']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  toSpot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedNode'] = ResolversParentTypes['SharedNode']> = {
  chartDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decoration?: Resolver<Maybe<Array<ResolversTypes['FieldValue']>>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fillColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideIcon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalForm?: Resolver<Maybe<ResolversTypes['LegalForm']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  shareFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareKeyPersons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trailEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SharedRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedRole'] = ResolversParentTypes['SharedRole']> = {
  basis?: Resolver<Maybe<ResolversTypes['RoleBasis']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<Array<ResolversTypes['RoleEvidence']>>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['Via']>, ParentType, ContextType>;
};

export type SharedWebLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedWebLink'] = ResolversParentTypes['SharedWebLink']> = {
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharingGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingGrant'] = ResolversParentTypes['SharingGrant']> = {
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shareFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareKeyPersons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharingLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingLink'] = ResolversParentTypes['SharingLink']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byTicket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entities?: Resolver<Array<ResolversTypes['SharingGrant']>, ParentType, ContextType>;
  entityKey?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastVisit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxVisits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mayExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['SharingRecipient']>, ParentType, ContextType>;
  ruleBroken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showAnnotations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showMarks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharingType'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharingLinkDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingLinkDetails'] = ResolversParentTypes['SharingLinkDetails']> = {
  isPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SharingLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingLinkResult'] = ResolversParentTypes['SharingLinkResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SharingLink']>, ParentType, ContextType>;
};

export type SharingLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingLogEntry'] = ResolversParentTypes['SharingLogEntry']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['SharingLogKind'], ParentType, ContextType>;
};

export type SharingRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharingRecipient'] = ResolversParentTypes['SharingRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SignedIn']>, ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  owesSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SkippedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedEntity'] = ResolversParentTypes['SkippedEntity']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Snapshot'] = ResolversParentTypes['Snapshot']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SnapshotResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnapshotResult'] = ResolversParentTypes['SnapshotResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Snapshot']>, ParentType, ContextType>;
};

export type SnapshotViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SnapshotView'] = ResolversParentTypes['SnapshotView']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChartGroup']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routing?: Resolver<ResolversTypes['Routing'], ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['ChartStyle']>, ParentType, ContextType>;
};

export type SourceStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceStatement'] = ResolversParentTypes['SourceStatement']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publisher?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statementDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statementId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Storage'] = ResolversParentTypes['Storage']> = {
  backups?: Resolver<Maybe<ResolversTypes['AutomaticBackups']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reserveMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  volumes?: Resolver<Array<ResolversTypes['StorageVolume']>, ParentType, ContextType>;
};

export type StorageVolumeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorageVolume'] = ResolversParentTypes['StorageVolume']> = {
  freeMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReadOnlyReason']>, ParentType, ContextType>;
  totalMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoredFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredFile'] = ResolversParentTypes['StoredFile']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['FilePreview']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedIn?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoredFileResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredFileResult'] = ResolversParentTypes['StoredFileResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['StoredFile']>, ParentType, ContextType>;
};

export type StyleChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleChoice'] = ResolversParentTypes['StyleChoice']> = {
  isBuiltIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ChartStyle'], ParentType, ContextType>;
};

export type StyleChoiceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleChoiceResult'] = ResolversParentTypes['StyleChoiceResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['StyleChoice']>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagMark'] = ResolversParentTypes['TagMark']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagResult'] = ResolversParentTypes['TagResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
};

export type TagsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagsResult'] = ResolversParentTypes['TagsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>;
};

export type ThumbnailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thumbnail'] = ResolversParentTypes['Thumbnail']> = {
  cards?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ThumbnailStyle'], ParentType, ContextType>;
};

export type ThumbnailGroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThumbnailGround'] = ResolversParentTypes['ThumbnailGround']> = {
  cards?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThumbnailStyleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThumbnailStyle'] = ResolversParentTypes['ThumbnailStyle']> = {
  border?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cards?: Resolver<ResolversTypes['CardStyle'], ParentType, ContextType>;
  grounds?: Resolver<Array<ResolversTypes['ThumbnailGround']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tinted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TicketHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketHolder'] = ResolversParentTypes['TicketHolder']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TreeRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TreeRow'] = ResolversParentTypes['TreeRow']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type TrustResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trust'] = ResolversParentTypes['Trust']> = {
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<TrustChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<TrustChartsConnectionArgs>>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fundingStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  trailEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailEndNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailEndSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trustType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trustee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrustEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustEdge'] = ResolversParentTypes['TrustEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Trust'], ParentType, ContextType>;
};

export type TrustPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustParty'] = ResolversParentTypes['TrustParty']> = {
  as?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['OwnershipParty'], ParentType, ContextType>;
};

export type TrustsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustsConnection'] = ResolversParentTypes['TrustsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TrustEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TypeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypeCount'] = ResolversParentTypes['TypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type UndoMergeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoMergeResult'] = ResolversParentTypes['UndoMergeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['UnmergedEntities']>, ParentType, ContextType>;
};

export type UndoableMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoableMerge'] = ResolversParentTypes['UndoableMerge']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keptKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
};

export type UnmergedEntitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmergedEntities'] = ResolversParentTypes['UnmergedEntities']> = {
  keptKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otherKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccount'] = ResolversParentTypes['UserAccount']> = {
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deactivated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAdmin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPending?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAccessed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountResult'] = ResolversParentTypes['UserAccountResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mustHaveSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerCanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerCan'] = ResolversParentTypes['ViewerCan']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerResult'] = ResolversParentTypes['ViewerResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type YachtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Yacht'] = ResolversParentTypes['Yacht']> = {
  beam?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beamUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  binned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  builder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<YachtChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<YachtChartsConnectionArgs>>;
  createdDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currentValueCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draftUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  imoNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  launch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lengthUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mmsiNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modifiedDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owners?: Resolver<Array<ResolversTypes['LinkedEntity']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchasePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  purchasePriceCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  registry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tonnage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yachtLength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yachtType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type YachtEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YachtEdge'] = ResolversParentTypes['YachtEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Yacht'], ParentType, ContextType>;
};

export type YachtsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YachtsConnection'] = ResolversParentTypes['YachtsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['YachtEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  About?: AboutResolvers<ContextType>;
  Access?: AccessResolvers<ContextType>;
  AccessHolder?: AccessHolderResolvers<ContextType>;
  AccessResult?: AccessResultResolvers<ContextType>;
  AccessTaken?: AccessTakenResolvers<ContextType>;
  AccessTakenResult?: AccessTakenResultResolvers<ContextType>;
  AddressesResult?: AddressesResultResolvers<ContextType>;
  AffectedByDeletion?: AffectedByDeletionResolvers<ContextType>;
  AffectedByRemoval?: AffectedByRemovalResolvers<ContextType>;
  Aircraft?: AircraftResolvers<ContextType>;
  AircraftEdge?: AircraftEdgeResolvers<ContextType>;
  AircraftsConnection?: AircraftsConnectionResolvers<ContextType>;
  AuditLogEntry?: AuditLogEntryResolvers<ContextType>;
  AuditLogPage?: AuditLogPageResolvers<ContextType>;
  AutomaticBackups?: AutomaticBackupsResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountsConnection?: BankAccountsConnectionResolvers<ContextType>;
  BasedOn?: BasedOnResolvers<ContextType>;
  BinnedEntity?: BinnedEntityResolvers<ContextType>;
  CardTags?: CardTagsResolvers<ContextType>;
  ChangedLink?: ChangedLinkResolvers<ContextType>;
  Chart?: ChartResolvers<ContextType>;
  ChartCard?: ChartCardResolvers<ContextType>;
  ChartEdge?: ChartEdgeResolvers<ContextType>;
  ChartEditor?: ChartEditorResolvers<ContextType>;
  ChartEntitiesConnection?: ChartEntitiesConnectionResolvers<ContextType>;
  ChartEntitiesRelationship?: ChartEntitiesRelationshipResolvers<ContextType>;
  ChartGroup?: ChartGroupResolvers<ContextType>;
  ChartLink?: ChartLinkResolvers<ContextType>;
  ChartList?: ChartListResolvers<ContextType>;
  ChartName?: ChartNameResolvers<ContextType>;
  ChartNode?: ChartNodeResolvers<ContextType>;
  ChartPresence?: ChartPresenceResolvers<ContextType>;
  ChartPresenceResult?: ChartPresenceResultResolvers<ContextType>;
  ChartResult?: ChartResultResolvers<ContextType>;
  ChartSize?: ChartSizeResolvers<ContextType>;
  ChartStyle?: ChartStyleResolvers<ContextType>;
  ChartView?: ChartViewResolvers<ContextType>;
  ChartsConnection?: ChartsConnectionResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  CompaniesConnection?: CompaniesConnectionResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  Control?: ControlResolvers<ContextType>;
  Controlled?: ControlledResolvers<ContextType>;
  Controller?: ControllerResolvers<ContextType>;
  CountResult?: CountResultResolvers<ContextType>;
  Custom?: CustomResolvers<ContextType>;
  CustomEdge?: CustomEdgeResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  CustomsConnection?: CustomsConnectionResolvers<ContextType>;
  DecidedOtherwise?: DecidedOtherwiseResolvers<ContextType>;
  DeleteChartResult?: DeleteChartResultResolvers<ContextType>;
  DevopsItem?: DevopsItemResolvers<ContextType>;
  DoneResult?: DoneResultResolvers<ContextType>;
  DuplicatePage?: DuplicatePageResolvers<ContextType>;
  DuplicatePair?: DuplicatePairResolvers<ContextType>;
  DuplicateReason?: DuplicateReasonResolvers<ContextType>;
  DuplicateSide?: DuplicateSideResolvers<ContextType>;
  DynamicChart?: DynamicChartResolvers<ContextType>;
  DynamicLink?: DynamicLinkResolvers<ContextType>;
  EntitiesConnection?: EntitiesConnectionResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityChartsConnection?: EntityChartsConnectionResolvers<ContextType>;
  EntityChartsRelationship?: EntityChartsRelationshipResolvers<ContextType>;
  EntityChartsRelationshipProperties?: EntityChartsRelationshipPropertiesResolvers<ContextType>;
  EntityEdge?: EntityEdgeResolvers<ContextType>;
  EntityHit?: EntityHitResolvers<ContextType>;
  EntityList?: EntityListResolvers<ContextType>;
  EntityRecord?: EntityRecordResolvers<ContextType>;
  EntityRequest?: EntityRequestResolvers<ContextType>;
  EntityRequestResult?: EntityRequestResultResolvers<ContextType>;
  EntityResult?: EntityResultResolvers<ContextType>;
  EntityScreening?: EntityScreeningResolvers<ContextType>;
  EntityScreeningResult?: EntityScreeningResultResolvers<ContextType>;
  EntityTable?: EntityTableResolvers<ContextType>;
  EvidenceName?: EvidenceNameResolvers<ContextType>;
  FieldValue?: FieldValueResolvers<ContextType>;
  FileArea?: FileAreaResolvers<ContextType>;
  FilesFolder?: FilesFolderResolvers<ContextType>;
  FilesFolderResult?: FilesFolderResultResolvers<ContextType>;
  FilesLink?: FilesLinkResolvers<ContextType>;
  FilesLinkResult?: FilesLinkResultResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FindingAcceptance?: FindingAcceptanceResolvers<ContextType>;
  FindingValue?: FindingValueResolvers<ContextType>;
  FindingsResult?: FindingsResultResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  FolderResult?: FolderResultResolvers<ContextType>;
  FormerParty?: FormerPartyResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  FoundChart?: FoundChartResolvers<ContextType>;
  FoundEntity?: FoundEntityResolvers<ContextType>;
  GoneResult?: GoneResultResolvers<ContextType>;
  GraphRows?: GraphRowsResolvers<ContextType>;
  GroupSize?: GroupSizeResolvers<ContextType>;
  GroupView?: GroupViewResolvers<ContextType>;
  Holder?: HolderResolvers<ContextType>;
  HolderChange?: HolderChangeResolvers<ContextType>;
  Holding?: HoldingResolvers<ContextType>;
  Holdings?: HoldingsResolvers<ContextType>;
  ImportEntitiesResult?: ImportEntitiesResultResolvers<ContextType>;
  ImportNote?: ImportNoteResolvers<ContextType>;
  ImportedEntities?: ImportedEntitiesResolvers<ContextType>;
  Individual?: IndividualResolvers<ContextType>;
  IndividualEdge?: IndividualEdgeResolvers<ContextType>;
  IndividualsConnection?: IndividualsConnectionResolvers<ContextType>;
  JWT?: JwtResolvers<ContextType>;
  KeyAndName?: KeyAndNameResolvers<ContextType>;
  KeyPerson?: KeyPersonResolvers<ContextType>;
  KeyPersonResult?: KeyPersonResultResolvers<ContextType>;
  KeyResult?: KeyResultResolvers<ContextType>;
  LineColors?: LineColorsResolvers<ContextType>;
  LinkOnChart?: LinkOnChartResolvers<ContextType>;
  LinkRole?: LinkRoleResolvers<ContextType>;
  LinkedEntity?: LinkedEntityResolvers<ContextType>;
  ListedEntity?: ListedEntityResolvers<ContextType>;
  LookupRecord?: LookupRecordResolvers<ContextType>;
  LookupRecordResult?: LookupRecordResultResolvers<ContextType>;
  LookupRecords?: LookupRecordsResolvers<ContextType>;
  LookupRecordsResult?: LookupRecordsResultResolvers<ContextType>;
  LookupSetting?: LookupSettingResolvers<ContextType>;
  LookupSettingResult?: LookupSettingResultResolvers<ContextType>;
  LookupSource?: LookupSourceResolvers<ContextType>;
  LookupTried?: LookupTriedResolvers<ContextType>;
  LookupTriedResult?: LookupTriedResultResolvers<ContextType>;
  MergeEntitiesResult?: MergeEntitiesResultResolvers<ContextType>;
  MergePreview?: MergePreviewResolvers<ContextType>;
  MergedEntities?: MergedEntitiesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedEvidence?: NamedEvidenceResolvers<ContextType>;
  NamedShareLink?: NamedShareLinkResolvers<ContextType>;
  Neighbourhood?: NeighbourhoodResolvers<ContextType>;
  NoBeneficialOwner?: NoBeneficialOwnerResolvers<ContextType>;
  OpenedSharingLink?: OpenedSharingLinkResolvers<ContextType>;
  OpenedSharingLinkResult?: OpenedSharingLinkResultResolvers<ContextType>;
  OrganizationRecord?: OrganizationRecordResolvers<ContextType>;
  OrganizationRecordResult?: OrganizationRecordResultResolvers<ContextType>;
  Ownership?: OwnershipResolvers<ContextType>;
  OwnershipChange?: OwnershipChangeResolvers<ContextType>;
  OwnershipParty?: OwnershipPartyResolvers<ContextType>;
  OwnershipPath?: OwnershipPathResolvers<ContextType>;
  OwnershipPaths?: OwnershipPathsResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ParentsTaken?: ParentsTakenResolvers<ContextType>;
  ParentsTakenResult?: ParentsTakenResultResolvers<ContextType>;
  Part?: PartResolvers<ContextType>;
  PathRole?: PathRoleResolvers<ContextType>;
  PathStep?: PathStepResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Placed?: PlacedResolvers<ContextType>;
  PlacedResult?: PlacedResultResolvers<ContextType>;
  PlacementProperties?: PlacementPropertiesResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectName?: ProjectNameResolvers<ContextType>;
  ProjectsConnection?: ProjectsConnectionResolvers<ContextType>;
  PropertiesConnection?: PropertiesConnectionResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PropertyEdge?: PropertyEdgeResolvers<ContextType>;
  PutOnChart?: PutOnChartResolvers<ContextType>;
  PutOnChartResult?: PutOnChartResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordDecision?: RecordDecisionResolvers<ContextType>;
  RecordFact?: RecordFactResolvers<ContextType>;
  RecordRelation?: RecordRelationResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  RelatedRecord?: RelatedRecordResolvers<ContextType>;
  RequestRecipient?: RequestRecipientResolvers<ContextType>;
  RoleChoice?: RoleChoiceResolvers<ContextType>;
  RoleChoiceResult?: RoleChoiceResultResolvers<ContextType>;
  RoleEvidence?: RoleEvidenceResolvers<ContextType>;
  SaveChartResult?: SaveChartResultResolvers<ContextType>;
  SavedChart?: SavedChartResolvers<ContextType>;
  ScreenedBy?: ScreenedByResolvers<ContextType>;
  ScreeningCandidate?: ScreeningCandidateResolvers<ContextType>;
  ScreeningOfPair?: ScreeningOfPairResolvers<ContextType>;
  ScreeningPlan?: ScreeningPlanResolvers<ContextType>;
  ScreeningStarted?: ScreeningStartedResolvers<ContextType>;
  ScreeningStartedResult?: ScreeningStartedResultResolvers<ContextType>;
  ScreeningStatus?: ScreeningStatusResolvers<ContextType>;
  SecondFactorOn?: SecondFactorOnResolvers<ContextType>;
  SecondFactorOnResult?: SecondFactorOnResultResolvers<ContextType>;
  SecondFactorSetUp?: SecondFactorSetUpResolvers<ContextType>;
  SecondFactorSetUpResult?: SecondFactorSetUpResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingsResult?: SettingsResultResolvers<ContextType>;
  SharedChart?: SharedChartResolvers<ContextType>;
  SharedEntity?: SharedEntityResolvers<ContextType>;
  SharedFile?: SharedFileResolvers<ContextType>;
  SharedFiles?: SharedFilesResolvers<ContextType>;
  SharedFolder?: SharedFolderResolvers<ContextType>;
  SharedGraph?: SharedGraphResolvers<ContextType>;
  SharedItemsResult?: SharedItemsResultResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedNode?: SharedNodeResolvers<ContextType>;
  SharedRole?: SharedRoleResolvers<ContextType>;
  SharedWebLink?: SharedWebLinkResolvers<ContextType>;
  SharingGrant?: SharingGrantResolvers<ContextType>;
  SharingLink?: SharingLinkResolvers<ContextType>;
  SharingLinkDetails?: SharingLinkDetailsResolvers<ContextType>;
  SharingLinkResult?: SharingLinkResultResolvers<ContextType>;
  SharingLogEntry?: SharingLogEntryResolvers<ContextType>;
  SharingRecipient?: SharingRecipientResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SkippedEntity?: SkippedEntityResolvers<ContextType>;
  Snapshot?: SnapshotResolvers<ContextType>;
  SnapshotResult?: SnapshotResultResolvers<ContextType>;
  SnapshotView?: SnapshotViewResolvers<ContextType>;
  SourceStatement?: SourceStatementResolvers<ContextType>;
  Storage?: StorageResolvers<ContextType>;
  StorageVolume?: StorageVolumeResolvers<ContextType>;
  StoredFile?: StoredFileResolvers<ContextType>;
  StoredFileResult?: StoredFileResultResolvers<ContextType>;
  StyleChoice?: StyleChoiceResolvers<ContextType>;
  StyleChoiceResult?: StyleChoiceResultResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagMark?: TagMarkResolvers<ContextType>;
  TagResult?: TagResultResolvers<ContextType>;
  TagsResult?: TagsResultResolvers<ContextType>;
  Thumbnail?: ThumbnailResolvers<ContextType>;
  ThumbnailGround?: ThumbnailGroundResolvers<ContextType>;
  ThumbnailStyle?: ThumbnailStyleResolvers<ContextType>;
  TicketHolder?: TicketHolderResolvers<ContextType>;
  TreeRow?: TreeRowResolvers<ContextType>;
  Trust?: TrustResolvers<ContextType>;
  TrustEdge?: TrustEdgeResolvers<ContextType>;
  TrustParty?: TrustPartyResolvers<ContextType>;
  TrustsConnection?: TrustsConnectionResolvers<ContextType>;
  TypeCount?: TypeCountResolvers<ContextType>;
  UndoMergeResult?: UndoMergeResultResolvers<ContextType>;
  UndoableMerge?: UndoableMergeResolvers<ContextType>;
  UnmergedEntities?: UnmergedEntitiesResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
  UserAccountResult?: UserAccountResultResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerCan?: ViewerCanResolvers<ContextType>;
  ViewerResult?: ViewerResultResolvers<ContextType>;
  Yacht?: YachtResolvers<ContextType>;
  YachtEdge?: YachtEdgeResolvers<ContextType>;
  YachtsConnection?: YachtsConnectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  linked?: LinkedDirectiveResolver<any, any, ContextType>;
  readable?: ReadableDirectiveResolver<any, any, ContextType>;
};
