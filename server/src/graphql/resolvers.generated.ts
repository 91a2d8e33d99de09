import type { GraphQLResolveInfo } from 'graphql';
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

export type AccountType =
  | 'Enterprise'
  | 'None'
  | 'Premium'
  | 'Standard'
  | 'viewOnly';

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

/** Boolean filters */
export type BooleanScalarFilters = {
  eq?: InputMaybe<Scalars['Boolean']['input']>;
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
};

export type ChartEdge = {
  cursor: Scalars['String']['output'];
  node: Chart;
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

/** An entity where it stands on a chart. */
export type ChartNode = {
  chartCount: Scalars['Int']['output'];
  chartDescription?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  detail: Scalars['String']['output'];
  fillColor?: Maybe<Scalars['String']['output']>;
  flag?: Maybe<Scalars['String']['output']>;
  flagColor?: Maybe<Scalars['String']['output']>;
  hideIcon: Scalars['Boolean']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  key: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  labelVisible: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  party: Party;
  /** Co-Owner, Editor or Viewer: what the caller may do with the entity itself; null where he only reads it through the chart. */
  permission?: Maybe<Scalars['String']['output']>;
  typeName: EntityType;
  width?: Maybe<Scalars['Float']['output']>;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type ChartOrder =
  | 'createdDate'
  | 'modifiedDate'
  | 'name';

export type ChartResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<ChartCard>;
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

/** A chart as the editor and the viewer read it. */
export type ChartView = {
  createdBy: Scalars['ID']['output'];
  createdDate: Scalars['String']['output'];
  description: Scalars['String']['output'];
  groups: Array<ChartGroup>;
  key: Scalars['ID']['output'];
  links: Array<ChartLink>;
  modifiedBy: Scalars['ID']['output'];
  modifiedDate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  nodes: Array<ChartNode>;
  revision: Scalars['Int']['output'];
  routing: Routing;
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
  type?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
  typeOther?: InputMaybe<StringScalarFilters>;
  valuation?: InputMaybe<FloatScalarFilters>;
};

export type Count = {
  nodes: Scalars['Int']['output'];
};

export type CreateChartInput = {
  /** What stands on it from the start. */
  changes?: InputMaybe<ChartChangesInput>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client, so that sending it twice makes one chart. */
  key?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
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

export type DeleteChartResult = {
  error?: Maybe<UserError>;
  /** The key of what was deleted. */
  ok?: Maybe<Scalars['ID']['output']>;
};

export type EntitiesConnection = {
  aggregate: EntityAggregate;
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

export type EntityAggregate = {
  count: Count;
  node: EntityAggregateNode;
};

export type EntityAggregateNode = {
  createdDate: StringAggregateSelection;
  description: StringAggregateSelection;
  modifiedDate: StringAggregateSelection;
  name: StringAggregateSelection;
  party: StringAggregateSelection;
  typeName: StringAggregateSelection;
};

/** An entity to be made, or renamed where its key exists. */
export type EntityChangeInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
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

/** Float filters */
export type FloatScalarFilters = {
  eq?: InputMaybe<Scalars['Float']['input']>;
  gt?: InputMaybe<Scalars['Float']['input']>;
  gte?: InputMaybe<Scalars['Float']['input']>;
  in?: InputMaybe<Array<Scalars['Float']['input']>>;
  lt?: InputMaybe<Scalars['Float']['input']>;
  lte?: InputMaybe<Scalars['Float']['input']>;
};

/** ID filters */
export type IdScalarFilters = {
  contains?: InputMaybe<Scalars['ID']['input']>;
  endsWith?: InputMaybe<Scalars['ID']['input']>;
  eq?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
  startsWith?: InputMaybe<Scalars['ID']['input']>;
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

/** One role of a link; see shared/src/chart/linkRole.ts. */
export type LinkRole = {
  beneficial?: Maybe<Scalars['Boolean']['output']>;
  details?: Maybe<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['String']['output']>;
  interest?: Maybe<Scalars['String']['output']>;
  maximum?: Maybe<Scalars['Float']['output']>;
  maximumExclusive?: Maybe<Scalars['Boolean']['output']>;
  minimum?: Maybe<Scalars['Float']['output']>;
  minimumExclusive?: Maybe<Scalars['Boolean']['output']>;
  percentage?: Maybe<Scalars['Float']['output']>;
  role: Scalars['String']['output'];
  startDate?: Maybe<Scalars['String']['output']>;
  via?: Maybe<Via>;
};

export type LinkRoleInput = {
  beneficial?: InputMaybe<Scalars['Boolean']['input']>;
  details?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  interest?: InputMaybe<Scalars['String']['input']>;
  maximum?: InputMaybe<Scalars['Float']['input']>;
  maximumExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  minimum?: InputMaybe<Scalars['Float']['input']>;
  minimumExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  percentage?: InputMaybe<Scalars['Float']['input']>;
  role: Scalars['String']['input'];
  startDate?: InputMaybe<Scalars['String']['input']>;
  via?: InputMaybe<Via>;
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

export type Mutation = {
  createChart: ChartResult;
  /** Deletes the chart for good; its entities stay. */
  deleteChart: DeleteChartResult;
  duplicateChart: ChartResult;
  saveChart: SaveChartResult;
  signIn: SignInResult;
  /** Ends the session that the bearer token names; true also when there was none. */
  signOut: Scalars['Boolean']['output'];
  updateChart: ChartResult;
};


export type MutationCreateChartArgs = {
  input: CreateChartInput;
};


export type MutationDeleteChartArgs = {
  key: Scalars['ID']['input'];
};


export type MutationDuplicateChartArgs = {
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveChartArgs = {
  input: SaveChartInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUpdateChartArgs = {
  input: UpdateChartInput;
};

/** Entities and links around an entity, over the charts the caller may read. */
export type Neighbourhood = {
  links: Array<ChartLink>;
  nodes: Array<ChartNode>;
};

/** Pagination information (Relay) */
export type PageInfo = {
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Party =
  | 'anonymous'
  | 'known'
  | 'unknown';

/** A user, as far as the rules look at one. */
export type Person = {
  key: Scalars['ID']['output'];
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

export type Query = {
  about: About;
  aircrafts: Array<Aircraft>;
  aircraftsConnection: AircraftsConnection;
  bankAccounts: Array<BankAccount>;
  bankAccountsConnection: BankAccountsConnection;
  /** One chart, whole; null where there is none or the caller may not know of it. */
  chart?: Maybe<ChartView>;
  /** The charts the caller may read. */
  chartList: ChartList;
  charts: Array<Chart>;
  chartsConnection: ChartsConnection;
  companies: Array<Company>;
  companiesConnection: CompaniesConnection;
  customs: Array<Custom>;
  customsConnection: CustomsConnection;
  /** All that an entity holds, directly or through others. */
  downstream?: Maybe<Neighbourhood>;
  entities: Array<Entity>;
  entitiesConnection: EntitiesConnection;
  individuals: Array<Individual>;
  individualsConnection: IndividualsConnection;
  /** Entities linked with one, to a depth, over the charts the caller may read. */
  neighbours?: Maybe<Neighbourhood>;
  projects: Array<Project>;
  projectsConnection: ProjectsConnection;
  properties: Array<Property>;
  propertiesConnection: PropertiesConnection;
  /** The charts the caller opened or saved last. */
  recentCharts: Array<ChartCard>;
  /** Entities by name, best match first; misspellings tolerated. */
  searchEntities: Array<EntityHit>;
  trusts: Array<Trust>;
  trustsConnection: TrustsConnection;
  /** Who the token says; null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
  yachts: Array<Yacht>;
  yachtsConnection: YachtsConnection;
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


export type QueryChartArgs = {
  key: Scalars['ID']['input'];
};


export type QueryChartListArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ChartOrder>;
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


export type QueryDownstreamArgs = {
  key: Scalars['ID']['input'];
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


export type QueryNeighboursArgs = {
  depth?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryRecentChartsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchEntitiesArgs = {
  maxCount?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
  typeName?: InputMaybe<EntityType>;
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

export type Readable =
  | 'CHART'
  | 'ENTITY';

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

export type SavedChart = {
  key: Scalars['ID']['output'];
  modifiedDate: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
};

export type SignInInput = {
  /** E-mail address or name. */
  nameOrEmail: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignInResult = {
  error?: Maybe<UserError>;
  ok?: Maybe<SignedIn>;
};

export type SignedIn = {
  /** The bearer token. */
  token: Scalars['String']['output'];
  viewer: Viewer;
};

/** An enum for sorting in either ascending or descending order. */
export type SortDirection =
  /** Sort by field values in ascending order. */
  | 'ASC'
  /** Sort by field values in descending order. */
  | 'DESC';

export type StringAggregateSelection = {
  longest?: Maybe<Scalars['String']['output']>;
  shortest?: Maybe<Scalars['String']['output']>;
};

/** String filters */
export type StringScalarFilters = {
  contains?: InputMaybe<Scalars['String']['input']>;
  endsWith?: InputMaybe<Scalars['String']['input']>;
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** `cards` holds x, y, width, kind index … four numbers a card; `lines` holds two card indexes a line. */
export type Thumbnail = {
  cards: Array<Scalars['Float']['output']>;
  lines: Array<Scalars['Int']['output']>;
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
  trustType?: InputMaybe<StringScalarFilters>;
  trustee?: InputMaybe<StringScalarFilters>;
  typeName?: InputMaybe<StringScalarFilters>;
};

export type TrustsConnection = {
  edges: Array<TrustEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UpdateChartInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<Visibility>;
};

/** A failure that a caller can cause, as data. `code` is one of invalid, unauthenticated, forbidden, notFound, stale, tooLarge, tooMany. */
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

export type Via =
  | 'direct'
  | 'indirect'
  | 'unknown';

/** The signed-in user. */
export type Viewer = {
  accountType: AccountType;
  email: Scalars['String']['output'];
  isAdmin: Scalars['Boolean']['output'];
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  organizationKey: Scalars['ID']['output'];
  organizationName: Scalars['String']['output'];
};

/** What the caller may do with a record. */
export type ViewerCan = {
  delete: Scalars['Boolean']['output'];
  edit: Scalars['Boolean']['output'];
  share: Scalars['Boolean']['output'];
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
  AccountType: AccountType;
  Aircraft: ResolverTypeWrapper<Omit<Aircraft, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  AircraftEdge: ResolverTypeWrapper<Omit<AircraftEdge, 'node'> & { node: ResolversTypes['Aircraft'] }>;
  AircraftSort: AircraftSort;
  AircraftWhere: AircraftWhere;
  AircraftsConnection: ResolverTypeWrapper<Omit<AircraftsConnection, 'edges'> & { edges: Array<ResolversTypes['AircraftEdge']> }>;
  ArrowType: ArrowType;
  BankAccount: ResolverTypeWrapper<Omit<BankAccount, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountSort: BankAccountSort;
  BankAccountWhere: BankAccountWhere;
  BankAccountsConnection: ResolverTypeWrapper<Omit<BankAccountsConnection, 'edges'> & { edges: Array<ResolversTypes['BankAccountEdge']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BooleanScalarFilters: BooleanScalarFilters;
  Chart: ResolverTypeWrapper<Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversTypes['Entity']>, entitiesConnection: ResolversTypes['ChartEntitiesConnection'] }>;
  ChartCard: ResolverTypeWrapper<ChartCard>;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: ResolverTypeWrapper<Omit<ChartEdge, 'node'> & { node: ResolversTypes['Chart'] }>;
  ChartEntitiesConnection: ResolverTypeWrapper<Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEntitiesRelationship']> }>;
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesRelationship: ResolverTypeWrapper<Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversTypes['Entity'] }>;
  ChartGroup: ResolverTypeWrapper<ChartGroup>;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ResolverTypeWrapper<ChartLink>;
  ChartLinkInput: ChartLinkInput;
  ChartList: ResolverTypeWrapper<ChartList>;
  ChartNode: ResolverTypeWrapper<ChartNode>;
  ChartOrder: ChartOrder;
  ChartResult: ResolverTypeWrapper<ChartResult>;
  ChartSort: ChartSort;
  ChartView: ResolverTypeWrapper<ChartView>;
  ChartWhere: ChartWhere;
  ChartsConnection: ResolverTypeWrapper<Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEdge']> }>;
  CompaniesConnection: ResolverTypeWrapper<Omit<CompaniesConnection, 'edges'> & { edges: Array<ResolversTypes['CompanyEdge']> }>;
  Company: ResolverTypeWrapper<Omit<Company, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  CompanyEdge: ResolverTypeWrapper<Omit<CompanyEdge, 'node'> & { node: ResolversTypes['Company'] }>;
  CompanySort: CompanySort;
  CompanyWhere: CompanyWhere;
  Count: ResolverTypeWrapper<Count>;
  CreateChartInput: CreateChartInput;
  Custom: ResolverTypeWrapper<Omit<Custom, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  CustomEdge: ResolverTypeWrapper<Omit<CustomEdge, 'node'> & { node: ResolversTypes['Custom'] }>;
  CustomSort: CustomSort;
  CustomWhere: CustomWhere;
  CustomsConnection: ResolverTypeWrapper<Omit<CustomsConnection, 'edges'> & { edges: Array<ResolversTypes['CustomEdge']> }>;
  DeleteChartResult: ResolverTypeWrapper<DeleteChartResult>;
  EntitiesConnection: ResolverTypeWrapper<Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['EntityEdge']> }>;
  Entity: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entity']>;
  EntityAggregate: ResolverTypeWrapper<EntityAggregate>;
  EntityAggregateNode: ResolverTypeWrapper<EntityAggregateNode>;
  EntityChangeInput: EntityChangeInput;
  EntityChartsConnection: ResolverTypeWrapper<Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversTypes['EntityChartsRelationship']> }>;
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsRelationship: ResolverTypeWrapper<Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversTypes['Chart'], properties: ResolversTypes['EntityChartsRelationshipProperties'] }>;
  EntityChartsRelationshipProperties: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntityChartsRelationshipProperties']>;
  EntityEdge: ResolverTypeWrapper<Omit<EntityEdge, 'node'> & { node: ResolversTypes['Entity'] }>;
  EntityHit: ResolverTypeWrapper<EntityHit>;
  EntityImplementation: EntityImplementation;
  EntitySort: EntitySort;
  EntityType: EntityType;
  EntityWhere: EntityWhere;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FloatScalarFilters: FloatScalarFilters;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IDScalarFilters: IdScalarFilters;
  Individual: ResolverTypeWrapper<Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  IndividualEdge: ResolverTypeWrapper<Omit<IndividualEdge, 'node'> & { node: ResolversTypes['Individual'] }>;
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: ResolverTypeWrapper<Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversTypes['IndividualEdge']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntScalarFilters: IntScalarFilters;
  JWT: ResolverTypeWrapper<Jwt>;
  LinkRole: ResolverTypeWrapper<LinkRole>;
  LinkRoleInput: LinkRoleInput;
  LinkedEntity: ResolverTypeWrapper<LinkedEntity>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Neighbourhood: ResolverTypeWrapper<Neighbourhood>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Party: Party;
  Person: ResolverTypeWrapper<Person>;
  PlacementInput: PlacementInput;
  PlacementProperties: ResolverTypeWrapper<PlacementProperties>;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Project: ResolverTypeWrapper<Omit<Project, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectSort: ProjectSort;
  ProjectWhere: ProjectWhere;
  ProjectsConnection: ResolverTypeWrapper<Omit<ProjectsConnection, 'edges'> & { edges: Array<ResolversTypes['ProjectEdge']> }>;
  PropertiesConnection: ResolverTypeWrapper<Omit<PropertiesConnection, 'edges'> & { edges: Array<ResolversTypes['PropertyEdge']> }>;
  Property: ResolverTypeWrapper<Omit<Property, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  PropertyEdge: ResolverTypeWrapper<Omit<PropertyEdge, 'node'> & { node: ResolversTypes['Property'] }>;
  PropertySort: PropertySort;
  PropertyWhere: PropertyWhere;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Readable: Readable;
  Routing: Routing;
  SaveChartInput: SaveChartInput;
  SaveChartResult: ResolverTypeWrapper<SaveChartResult>;
  SavedChart: ResolverTypeWrapper<SavedChart>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<SignInResult>;
  SignedIn: ResolverTypeWrapper<SignedIn>;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringAggregateSelection: ResolverTypeWrapper<StringAggregateSelection>;
  StringScalarFilters: StringScalarFilters;
  Thumbnail: ResolverTypeWrapper<Thumbnail>;
  Trust: ResolverTypeWrapper<Omit<Trust, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  TrustEdge: ResolverTypeWrapper<Omit<TrustEdge, 'node'> & { node: ResolversTypes['Trust'] }>;
  TrustSort: TrustSort;
  TrustWhere: TrustWhere;
  TrustsConnection: ResolverTypeWrapper<Omit<TrustsConnection, 'edges'> & { edges: Array<ResolversTypes['TrustEdge']> }>;
  UpdateChartInput: UpdateChartInput;
  UserError: ResolverTypeWrapper<UserError>;
  Via: Via;
  Viewer: ResolverTypeWrapper<Viewer>;
  ViewerCan: ResolverTypeWrapper<ViewerCan>;
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
  Aircraft: Omit<Aircraft, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  AircraftEdge: Omit<AircraftEdge, 'node'> & { node: ResolversParentTypes['Aircraft'] };
  AircraftSort: AircraftSort;
  AircraftWhere: AircraftWhere;
  AircraftsConnection: Omit<AircraftsConnection, 'edges'> & { edges: Array<ResolversParentTypes['AircraftEdge']> };
  BankAccount: Omit<BankAccount, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountSort: BankAccountSort;
  BankAccountWhere: BankAccountWhere;
  BankAccountsConnection: Omit<BankAccountsConnection, 'edges'> & { edges: Array<ResolversParentTypes['BankAccountEdge']> };
  Boolean: Scalars['Boolean']['output'];
  BooleanScalarFilters: BooleanScalarFilters;
  Chart: Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversParentTypes['Entity']>, entitiesConnection: ResolversParentTypes['ChartEntitiesConnection'] };
  ChartCard: ChartCard;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: Omit<ChartEdge, 'node'> & { node: ResolversParentTypes['Chart'] };
  ChartEntitiesConnection: Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEntitiesRelationship']> };
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesRelationship: Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversParentTypes['Entity'] };
  ChartGroup: ChartGroup;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ChartLink;
  ChartLinkInput: ChartLinkInput;
  ChartList: ChartList;
  ChartNode: ChartNode;
  ChartResult: ChartResult;
  ChartSort: ChartSort;
  ChartView: ChartView;
  ChartWhere: ChartWhere;
  ChartsConnection: Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEdge']> };
  CompaniesConnection: Omit<CompaniesConnection, 'edges'> & { edges: Array<ResolversParentTypes['CompanyEdge']> };
  Company: Omit<Company, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  CompanyEdge: Omit<CompanyEdge, 'node'> & { node: ResolversParentTypes['Company'] };
  CompanySort: CompanySort;
  CompanyWhere: CompanyWhere;
  Count: Count;
  CreateChartInput: CreateChartInput;
  Custom: Omit<Custom, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  CustomEdge: Omit<CustomEdge, 'node'> & { node: ResolversParentTypes['Custom'] };
  CustomSort: CustomSort;
  CustomWhere: CustomWhere;
  CustomsConnection: Omit<CustomsConnection, 'edges'> & { edges: Array<ResolversParentTypes['CustomEdge']> };
  DeleteChartResult: DeleteChartResult;
  EntitiesConnection: Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityEdge']> };
  Entity: ResolversInterfaceTypes<ResolversParentTypes>['Entity'];
  EntityAggregate: EntityAggregate;
  EntityAggregateNode: EntityAggregateNode;
  EntityChangeInput: EntityChangeInput;
  EntityChartsConnection: Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityChartsRelationship']> };
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsRelationship: Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversParentTypes['Chart'], properties: ResolversParentTypes['EntityChartsRelationshipProperties'] };
  EntityChartsRelationshipProperties: ResolversUnionTypes<ResolversParentTypes>['EntityChartsRelationshipProperties'];
  EntityEdge: Omit<EntityEdge, 'node'> & { node: ResolversParentTypes['Entity'] };
  EntityHit: EntityHit;
  EntitySort: EntitySort;
  EntityWhere: EntityWhere;
  Float: Scalars['Float']['output'];
  FloatScalarFilters: FloatScalarFilters;
  ID: Scalars['ID']['output'];
  IDScalarFilters: IdScalarFilters;
  Individual: Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  IndividualEdge: Omit<IndividualEdge, 'node'> & { node: ResolversParentTypes['Individual'] };
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversParentTypes['IndividualEdge']> };
  Int: Scalars['Int']['output'];
  IntScalarFilters: IntScalarFilters;
  JWT: Jwt;
  LinkRole: LinkRole;
  LinkRoleInput: LinkRoleInput;
  LinkedEntity: LinkedEntity;
  Mutation: Record<PropertyKey, never>;
  Neighbourhood: Neighbourhood;
  PageInfo: PageInfo;
  Person: Person;
  PlacementInput: PlacementInput;
  PlacementProperties: PlacementProperties;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Project: Omit<Project, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectSort: ProjectSort;
  ProjectWhere: ProjectWhere;
  ProjectsConnection: Omit<ProjectsConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProjectEdge']> };
  PropertiesConnection: Omit<PropertiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['PropertyEdge']> };
  Property: Omit<Property, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  PropertyEdge: Omit<PropertyEdge, 'node'> & { node: ResolversParentTypes['Property'] };
  PropertySort: PropertySort;
  PropertyWhere: PropertyWhere;
  Query: Record<PropertyKey, never>;
  SaveChartInput: SaveChartInput;
  SaveChartResult: SaveChartResult;
  SavedChart: SavedChart;
  SignInInput: SignInInput;
  SignInResult: SignInResult;
  SignedIn: SignedIn;
  String: Scalars['String']['output'];
  StringAggregateSelection: StringAggregateSelection;
  StringScalarFilters: StringScalarFilters;
  Thumbnail: Thumbnail;
  Trust: Omit<Trust, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  TrustEdge: Omit<TrustEdge, 'node'> & { node: ResolversParentTypes['Trust'] };
  TrustSort: TrustSort;
  TrustWhere: TrustWhere;
  TrustsConnection: Omit<TrustsConnection, 'edges'> & { edges: Array<ResolversParentTypes['TrustEdge']> };
  UpdateChartInput: UpdateChartInput;
  UserError: UserError;
  Viewer: Viewer;
  ViewerCan: ViewerCan;
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

export type ChartNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartNode'] = ResolversParentTypes['ChartNode']> = {
  chartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chartDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fillColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flagColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideIcon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  permission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartResult'] = ResolversParentTypes['ChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ChartCard']>, ParentType, ContextType>;
};

export type ChartViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartView'] = ResolversParentTypes['ChartView']> = {
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChartGroup']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  modifiedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  routing?: Resolver<ResolversTypes['Routing'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ViewerCan'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
};

export type ChartsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChartsConnection'] = ResolversParentTypes['ChartsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChartEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Count'] = ResolversParentTypes['Count']> = {
  nodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CustomsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomsConnection'] = ResolversParentTypes['CustomsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteChartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteChartResult'] = ResolversParentTypes['DeleteChartResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type EntitiesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntitiesConnection'] = ResolversParentTypes['EntitiesConnection']> = {
  aggregate?: Resolver<ResolversTypes['EntityAggregate'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['EntityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  __resolveType: TypeResolveFn<'Aircraft' | 'BankAccount' | 'Company' | 'Custom' | 'Individual' | 'Project' | 'Property' | 'Trust' | 'Yacht', ParentType, ContextType>;
};

export type EntityAggregateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityAggregate'] = ResolversParentTypes['EntityAggregate']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntityAggregateNode'], ParentType, ContextType>;
};

export type EntityAggregateNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityAggregateNode'] = ResolversParentTypes['EntityAggregateNode']> = {
  createdDate?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
  modifiedDate?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
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

export type LinkRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkRole'] = ResolversParentTypes['LinkRole']> = {
  beneficial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minimumExclusive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationCreateChartArgs, 'input'>>;
  deleteChart?: Resolver<ResolversTypes['DeleteChartResult'], ParentType, ContextType, RequireFields<MutationDeleteChartArgs, 'key'>>;
  duplicateChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationDuplicateChartArgs, 'key'>>;
  saveChart?: Resolver<ResolversTypes['SaveChartResult'], ParentType, ContextType, RequireFields<MutationSaveChartArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateChart?: Resolver<ResolversTypes['ChartResult'], ParentType, ContextType, RequireFields<MutationUpdateChartArgs, 'input'>>;
};

export type NeighbourhoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Neighbourhood'] = ResolversParentTypes['Neighbourhood']> = {
  links?: Resolver<Array<ResolversTypes['ChartLink']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChartNode']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  aircrafts?: Resolver<Array<ResolversTypes['Aircraft']>, ParentType, ContextType, Partial<QueryAircraftsArgs>>;
  aircraftsConnection?: Resolver<ResolversTypes['AircraftsConnection'], ParentType, ContextType, Partial<QueryAircraftsConnectionArgs>>;
  bankAccounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType, Partial<QueryBankAccountsArgs>>;
  bankAccountsConnection?: Resolver<ResolversTypes['BankAccountsConnection'], ParentType, ContextType, Partial<QueryBankAccountsConnectionArgs>>;
  chart?: Resolver<Maybe<ResolversTypes['ChartView']>, ParentType, ContextType, RequireFields<QueryChartArgs, 'key'>>;
  chartList?: Resolver<ResolversTypes['ChartList'], ParentType, ContextType, RequireFields<QueryChartListArgs, 'descending' | 'limit' | 'offset' | 'sort'>>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<QueryChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['ChartsConnection'], ParentType, ContextType, Partial<QueryChartsConnectionArgs>>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType, Partial<QueryCompaniesArgs>>;
  companiesConnection?: Resolver<ResolversTypes['CompaniesConnection'], ParentType, ContextType, Partial<QueryCompaniesConnectionArgs>>;
  customs?: Resolver<Array<ResolversTypes['Custom']>, ParentType, ContextType, Partial<QueryCustomsArgs>>;
  customsConnection?: Resolver<ResolversTypes['CustomsConnection'], ParentType, ContextType, Partial<QueryCustomsConnectionArgs>>;
  downstream?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryDownstreamArgs, 'key'>>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, Partial<QueryEntitiesArgs>>;
  entitiesConnection?: Resolver<ResolversTypes['EntitiesConnection'], ParentType, ContextType, Partial<QueryEntitiesConnectionArgs>>;
  individuals?: Resolver<Array<ResolversTypes['Individual']>, ParentType, ContextType, Partial<QueryIndividualsArgs>>;
  individualsConnection?: Resolver<ResolversTypes['IndividualsConnection'], ParentType, ContextType, Partial<QueryIndividualsConnectionArgs>>;
  neighbours?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryNeighboursArgs, 'depth' | 'key'>>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType, Partial<QueryProjectsArgs>>;
  projectsConnection?: Resolver<ResolversTypes['ProjectsConnection'], ParentType, ContextType, Partial<QueryProjectsConnectionArgs>>;
  properties?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType, Partial<QueryPropertiesArgs>>;
  propertiesConnection?: Resolver<ResolversTypes['PropertiesConnection'], ParentType, ContextType, Partial<QueryPropertiesConnectionArgs>>;
  recentCharts?: Resolver<Array<ResolversTypes['ChartCard']>, ParentType, ContextType, RequireFields<QueryRecentChartsArgs, 'count'>>;
  searchEntities?: Resolver<Array<ResolversTypes['EntityHit']>, ParentType, ContextType, RequireFields<QuerySearchEntitiesArgs, 'maxCount' | 'term'>>;
  trusts?: Resolver<Array<ResolversTypes['Trust']>, ParentType, ContextType, Partial<QueryTrustsArgs>>;
  trustsConnection?: Resolver<ResolversTypes['TrustsConnection'], ParentType, ContextType, Partial<QueryTrustsConnectionArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  yachts?: Resolver<Array<ResolversTypes['Yacht']>, ParentType, ContextType, Partial<QueryYachtsArgs>>;
  yachtsConnection?: Resolver<ResolversTypes['YachtsConnection'], ParentType, ContextType, Partial<QueryYachtsConnectionArgs>>;
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

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  ok?: Resolver<Maybe<ResolversTypes['SignedIn']>, ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type StringAggregateSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StringAggregateSelection'] = ResolversParentTypes['StringAggregateSelection']> = {
  longest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThumbnailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thumbnail'] = ResolversParentTypes['Thumbnail']> = {
  cards?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
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
  trustType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trustee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrustEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustEdge'] = ResolversParentTypes['TrustEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Trust'], ParentType, ContextType>;
};

export type TrustsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustsConnection'] = ResolversParentTypes['TrustsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TrustEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerCanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerCan'] = ResolversParentTypes['ViewerCan']> = {
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  Aircraft?: AircraftResolvers<ContextType>;
  AircraftEdge?: AircraftEdgeResolvers<ContextType>;
  AircraftsConnection?: AircraftsConnectionResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAccountsConnection?: BankAccountsConnectionResolvers<ContextType>;
  Chart?: ChartResolvers<ContextType>;
  ChartCard?: ChartCardResolvers<ContextType>;
  ChartEdge?: ChartEdgeResolvers<ContextType>;
  ChartEntitiesConnection?: ChartEntitiesConnectionResolvers<ContextType>;
  ChartEntitiesRelationship?: ChartEntitiesRelationshipResolvers<ContextType>;
  ChartGroup?: ChartGroupResolvers<ContextType>;
  ChartLink?: ChartLinkResolvers<ContextType>;
  ChartList?: ChartListResolvers<ContextType>;
  ChartNode?: ChartNodeResolvers<ContextType>;
  ChartResult?: ChartResultResolvers<ContextType>;
  ChartView?: ChartViewResolvers<ContextType>;
  ChartsConnection?: ChartsConnectionResolvers<ContextType>;
  CompaniesConnection?: CompaniesConnectionResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyEdge?: CompanyEdgeResolvers<ContextType>;
  Count?: CountResolvers<ContextType>;
  Custom?: CustomResolvers<ContextType>;
  CustomEdge?: CustomEdgeResolvers<ContextType>;
  CustomsConnection?: CustomsConnectionResolvers<ContextType>;
  DeleteChartResult?: DeleteChartResultResolvers<ContextType>;
  EntitiesConnection?: EntitiesConnectionResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityAggregate?: EntityAggregateResolvers<ContextType>;
  EntityAggregateNode?: EntityAggregateNodeResolvers<ContextType>;
  EntityChartsConnection?: EntityChartsConnectionResolvers<ContextType>;
  EntityChartsRelationship?: EntityChartsRelationshipResolvers<ContextType>;
  EntityChartsRelationshipProperties?: EntityChartsRelationshipPropertiesResolvers<ContextType>;
  EntityEdge?: EntityEdgeResolvers<ContextType>;
  EntityHit?: EntityHitResolvers<ContextType>;
  Individual?: IndividualResolvers<ContextType>;
  IndividualEdge?: IndividualEdgeResolvers<ContextType>;
  IndividualsConnection?: IndividualsConnectionResolvers<ContextType>;
  JWT?: JwtResolvers<ContextType>;
  LinkRole?: LinkRoleResolvers<ContextType>;
  LinkedEntity?: LinkedEntityResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Neighbourhood?: NeighbourhoodResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlacementProperties?: PlacementPropertiesResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectsConnection?: ProjectsConnectionResolvers<ContextType>;
  PropertiesConnection?: PropertiesConnectionResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PropertyEdge?: PropertyEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveChartResult?: SaveChartResultResolvers<ContextType>;
  SavedChart?: SavedChartResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  StringAggregateSelection?: StringAggregateSelectionResolvers<ContextType>;
  Thumbnail?: ThumbnailResolvers<ContextType>;
  Trust?: TrustResolvers<ContextType>;
  TrustEdge?: TrustEdgeResolvers<ContextType>;
  TrustsConnection?: TrustsConnectionResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerCan?: ViewerCanResolvers<ContextType>;
  Yacht?: YachtResolvers<ContextType>;
  YachtEdge?: YachtEdgeResolvers<ContextType>;
  YachtsConnection?: YachtsConnectionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  linked?: LinkedDirectiveResolver<any, any, ContextType>;
  readable?: ReadableDirectiveResolver<any, any, ContextType>;
};
