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

export type ArrowType =
  | 'Double'
  | 'None'
  | 'Normal'
  | 'Reversed';

/** A chart's record. */
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


/** A chart's record. */
export type ChartEntitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<EntitySort>>;
  where?: InputMaybe<EntityWhere>;
};


/** A chart's record. */
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

export type ChartEntitiesAggregateInput = {
  AND?: InputMaybe<Array<ChartEntitiesAggregateInput>>;
  NOT?: InputMaybe<ChartEntitiesAggregateInput>;
  OR?: InputMaybe<Array<ChartEntitiesAggregateInput>>;
  count?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter '{ count: { eq: ... } } }' instead. */
  count_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gt: ... } } }' instead. */
  count_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gte: ... } } }' instead. */
  count_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lt: ... } } }' instead. */
  count_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lte: ... } } }' instead. */
  count_LTE?: InputMaybe<Scalars['Int']['input']>;
  edge?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
  node?: InputMaybe<ChartEntitiesNodeAggregationWhereInput>;
};

export type ChartEntitiesConnection = {
  edges: Array<ChartEntitiesRelationship>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChartEntitiesConnectionAggregateInput = {
  AND?: InputMaybe<Array<ChartEntitiesConnectionAggregateInput>>;
  NOT?: InputMaybe<ChartEntitiesConnectionAggregateInput>;
  OR?: InputMaybe<Array<ChartEntitiesConnectionAggregateInput>>;
  count?: InputMaybe<ConnectionAggregationCountFilterInput>;
  edge?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
  node?: InputMaybe<ChartEntitiesNodeAggregationWhereInput>;
};

export type ChartEntitiesConnectionFilters = {
  /** Filter Charts by aggregating results on related ChartEntitiesConnections */
  aggregate?: InputMaybe<ChartEntitiesConnectionAggregateInput>;
  /** Return Charts where all of the related ChartEntitiesConnections match this filter */
  all?: InputMaybe<ChartEntitiesConnectionWhere>;
  /** Return Charts where none of the related ChartEntitiesConnections match this filter */
  none?: InputMaybe<ChartEntitiesConnectionWhere>;
  /** Return Charts where one of the related ChartEntitiesConnections match this filter */
  single?: InputMaybe<ChartEntitiesConnectionWhere>;
  /** Return Charts where some of the related ChartEntitiesConnections match this filter */
  some?: InputMaybe<ChartEntitiesConnectionWhere>;
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

export type ChartEntitiesNodeAggregationWhereInput = {
  AND?: InputMaybe<Array<ChartEntitiesNodeAggregationWhereInput>>;
  NOT?: InputMaybe<ChartEntitiesNodeAggregationWhereInput>;
  OR?: InputMaybe<Array<ChartEntitiesNodeAggregationWhereInput>>;
  name?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { eq: ... } } }' instead. */
  name_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gt: ... } } }' instead. */
  name_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gte: ... } } }' instead. */
  name_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lt: ... } } }' instead. */
  name_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lte: ... } } }' instead. */
  name_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { eq: ... } } }' instead. */
  name_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gt: ... } } }' instead. */
  name_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gte: ... } } }' instead. */
  name_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lt: ... } } }' instead. */
  name_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lte: ... } } }' instead. */
  name_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { eq: ... } } }' instead. */
  name_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gt: ... } } }' instead. */
  name_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gte: ... } } }' instead. */
  name_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lt: ... } } }' instead. */
  name_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lte: ... } } }' instead. */
  name_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
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

export type ChartReadersAggregateInput = {
  AND?: InputMaybe<Array<ChartReadersAggregateInput>>;
  NOT?: InputMaybe<ChartReadersAggregateInput>;
  OR?: InputMaybe<Array<ChartReadersAggregateInput>>;
  count?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter '{ count: { eq: ... } } }' instead. */
  count_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gt: ... } } }' instead. */
  count_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gte: ... } } }' instead. */
  count_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lt: ... } } }' instead. */
  count_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lte: ... } } }' instead. */
  count_LTE?: InputMaybe<Scalars['Int']['input']>;
};

export type ChartReadersConnectionAggregateInput = {
  AND?: InputMaybe<Array<ChartReadersConnectionAggregateInput>>;
  NOT?: InputMaybe<ChartReadersConnectionAggregateInput>;
  OR?: InputMaybe<Array<ChartReadersConnectionAggregateInput>>;
  count?: InputMaybe<ConnectionAggregationCountFilterInput>;
};

export type ChartReadersConnectionFilters = {
  /** Filter Charts by aggregating results on related ChartReadersConnections */
  aggregate?: InputMaybe<ChartReadersConnectionAggregateInput>;
  /** Return Charts where all of the related ChartReadersConnections match this filter */
  all?: InputMaybe<ChartReadersConnectionWhere>;
  /** Return Charts where none of the related ChartReadersConnections match this filter */
  none?: InputMaybe<ChartReadersConnectionWhere>;
  /** Return Charts where one of the related ChartReadersConnections match this filter */
  single?: InputMaybe<ChartReadersConnectionWhere>;
  /** Return Charts where some of the related ChartReadersConnections match this filter */
  some?: InputMaybe<ChartReadersConnectionWhere>;
};

export type ChartReadersConnectionWhere = {
  AND?: InputMaybe<Array<ChartReadersConnectionWhere>>;
  NOT?: InputMaybe<ChartReadersConnectionWhere>;
  OR?: InputMaybe<Array<ChartReadersConnectionWhere>>;
  node?: InputMaybe<PersonWhere>;
};

export type ChartRelationshipFilters = {
  /** Filter type where all of the related Charts match this filter */
  all?: InputMaybe<ChartWhere>;
  /** Filter type where none of the related Charts match this filter */
  none?: InputMaybe<ChartWhere>;
  /** Filter type where one of the related Charts match this filter */
  single?: InputMaybe<ChartWhere>;
  /** Filter type where some of the related Charts match this filter */
  some?: InputMaybe<ChartWhere>;
};

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
  organizationKey?: InputMaybe<SortDirection>;
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
  /** @deprecated Please use the relevant generic filter createdDate: { contains: ... } */
  createdDate_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter createdDate: { endsWith: ... } */
  createdDate_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter createdDate: { eq: ... } */
  createdDate_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter createdDate: { in: ... } */
  createdDate_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter createdDate: { startsWith: ... } */
  createdDate_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter description: { contains: ... } */
  description_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter description: { endsWith: ... } */
  description_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter description: { eq: ... } */
  description_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter description: { in: ... } */
  description_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter description: { startsWith: ... } */
  description_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  entities?: InputMaybe<EntityRelationshipFilters>;
  /** @deprecated Aggregate filters are moved inside the entitiesConnection filter, please use { entitiesConnection: { aggregate: {...} } } instead */
  entitiesAggregate?: InputMaybe<ChartEntitiesAggregateInput>;
  entitiesConnection?: InputMaybe<ChartEntitiesConnectionFilters>;
  /**
   * Return Charts where all of the related ChartEntitiesConnections match this filter
   * @deprecated Please use the relevant generic filter 'entitiesConnection: { all: { node: ... } } }' instead.
   */
  entitiesConnection_ALL?: InputMaybe<ChartEntitiesConnectionWhere>;
  /**
   * Return Charts where none of the related ChartEntitiesConnections match this filter
   * @deprecated Please use the relevant generic filter 'entitiesConnection: { none: { node: ... } } }' instead.
   */
  entitiesConnection_NONE?: InputMaybe<ChartEntitiesConnectionWhere>;
  /**
   * Return Charts where one of the related ChartEntitiesConnections match this filter
   * @deprecated Please use the relevant generic filter 'entitiesConnection: { single: { node: ... } } }' instead.
   */
  entitiesConnection_SINGLE?: InputMaybe<ChartEntitiesConnectionWhere>;
  /**
   * Return Charts where some of the related ChartEntitiesConnections match this filter
   * @deprecated Please use the relevant generic filter 'entitiesConnection: { some: { node: ... } } }' instead.
   */
  entitiesConnection_SOME?: InputMaybe<ChartEntitiesConnectionWhere>;
  /**
   * Return Charts where all of the related Entities match this filter
   * @deprecated Please use the relevant generic filter 'entities: { all: ... }' instead.
   */
  entities_ALL?: InputMaybe<EntityWhere>;
  /**
   * Return Charts where none of the related Entities match this filter
   * @deprecated Please use the relevant generic filter 'entities: { none: ... }' instead.
   */
  entities_NONE?: InputMaybe<EntityWhere>;
  /**
   * Return Charts where one of the related Entities match this filter
   * @deprecated Please use the relevant generic filter 'entities: {  single: ... }' instead.
   */
  entities_SINGLE?: InputMaybe<EntityWhere>;
  /**
   * Return Charts where some of the related Entities match this filter
   * @deprecated Please use the relevant generic filter 'entities: {  some: ... }' instead.
   */
  entities_SOME?: InputMaybe<EntityWhere>;
  key?: InputMaybe<IdScalarFilters>;
  /** @deprecated Please use the relevant generic filter key: { contains: ... } */
  key_CONTAINS?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { endsWith: ... } */
  key_ENDS_WITH?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { eq: ... } */
  key_EQ?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { in: ... } */
  key_IN?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** @deprecated Please use the relevant generic filter key: { startsWith: ... } */
  key_STARTS_WITH?: InputMaybe<Scalars['ID']['input']>;
  modifiedDate?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter modifiedDate: { contains: ... } */
  modifiedDate_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter modifiedDate: { endsWith: ... } */
  modifiedDate_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter modifiedDate: { eq: ... } */
  modifiedDate_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter modifiedDate: { in: ... } */
  modifiedDate_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter modifiedDate: { startsWith: ... } */
  modifiedDate_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter name: { contains: ... } */
  name_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { endsWith: ... } */
  name_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { eq: ... } */
  name_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { in: ... } */
  name_IN?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Please use the relevant generic filter name: { startsWith: ... } */
  name_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  organizationKey?: InputMaybe<IdScalarFilters>;
  /** @deprecated Please use the relevant generic filter organizationKey: { contains: ... } */
  organizationKey_CONTAINS?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter organizationKey: { endsWith: ... } */
  organizationKey_ENDS_WITH?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter organizationKey: { eq: ... } */
  organizationKey_EQ?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter organizationKey: { in: ... } */
  organizationKey_IN?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** @deprecated Please use the relevant generic filter organizationKey: { startsWith: ... } */
  organizationKey_STARTS_WITH?: InputMaybe<Scalars['ID']['input']>;
  readers?: InputMaybe<PersonRelationshipFilters>;
  /** @deprecated Aggregate filters are moved inside the readersConnection filter, please use { readersConnection: { aggregate: {...} } } instead */
  readersAggregate?: InputMaybe<ChartReadersAggregateInput>;
  readersConnection?: InputMaybe<ChartReadersConnectionFilters>;
  /**
   * Return Charts where all of the related ChartReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { all: { node: ... } } }' instead.
   */
  readersConnection_ALL?: InputMaybe<ChartReadersConnectionWhere>;
  /**
   * Return Charts where none of the related ChartReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { none: { node: ... } } }' instead.
   */
  readersConnection_NONE?: InputMaybe<ChartReadersConnectionWhere>;
  /**
   * Return Charts where one of the related ChartReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { single: { node: ... } } }' instead.
   */
  readersConnection_SINGLE?: InputMaybe<ChartReadersConnectionWhere>;
  /**
   * Return Charts where some of the related ChartReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { some: { node: ... } } }' instead.
   */
  readersConnection_SOME?: InputMaybe<ChartReadersConnectionWhere>;
  /**
   * Return Charts where all of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: { all: ... }' instead.
   */
  readers_ALL?: InputMaybe<PersonWhere>;
  /**
   * Return Charts where none of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: { none: ... }' instead.
   */
  readers_NONE?: InputMaybe<PersonWhere>;
  /**
   * Return Charts where one of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: {  single: ... }' instead.
   */
  readers_SINGLE?: InputMaybe<PersonWhere>;
  /**
   * Return Charts where some of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: {  some: ... }' instead.
   */
  readers_SOME?: InputMaybe<PersonWhere>;
  revision?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter revision: { eq: ... } */
  revision_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter revision: { gt: ... } */
  revision_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter revision: { gte: ... } */
  revision_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter revision: { in: ... } */
  revision_IN?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** @deprecated Please use the relevant generic filter revision: { lt: ... } */
  revision_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter revision: { lte: ... } */
  revision_LTE?: InputMaybe<Scalars['Int']['input']>;
  routing?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter routing: { contains: ... } */
  routing_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter routing: { endsWith: ... } */
  routing_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter routing: { eq: ... } */
  routing_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter routing: { in: ... } */
  routing_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter routing: { startsWith: ... } */
  routing_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter visibility: { contains: ... } */
  visibility_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter visibility: { endsWith: ... } */
  visibility_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter visibility: { eq: ... } */
  visibility_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter visibility: { in: ... } */
  visibility_IN?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Please use the relevant generic filter visibility: { startsWith: ... } */
  visibility_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
};

export type ChartsConnection = {
  edges: Array<ChartEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ConnectionAggregationCountFilterInput = {
  edges?: InputMaybe<IntScalarFilters>;
  nodes?: InputMaybe<IntScalarFilters>;
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

export type Entity = {
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};


export type EntityChartsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<ChartSort>>;
  where?: InputMaybe<ChartWhere>;
};


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
  name: StringAggregateSelection;
};

/** An entity to be made, or renamed where its key exists. */
export type EntityChangeInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  party?: InputMaybe<Party>;
  typeName: EntityType;
};

export type EntityChartsAggregateInput = {
  AND?: InputMaybe<Array<EntityChartsAggregateInput>>;
  NOT?: InputMaybe<EntityChartsAggregateInput>;
  OR?: InputMaybe<Array<EntityChartsAggregateInput>>;
  count?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter '{ count: { eq: ... } } }' instead. */
  count_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gt: ... } } }' instead. */
  count_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gte: ... } } }' instead. */
  count_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lt: ... } } }' instead. */
  count_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lte: ... } } }' instead. */
  count_LTE?: InputMaybe<Scalars['Int']['input']>;
  edge?: InputMaybe<EntityChartsEdgeAggregationWhereInput>;
  node?: InputMaybe<EntityChartsNodeAggregationWhereInput>;
};

export type EntityChartsConnection = {
  edges: Array<EntityChartsRelationship>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EntityChartsConnectionAggregateInput = {
  AND?: InputMaybe<Array<EntityChartsConnectionAggregateInput>>;
  NOT?: InputMaybe<EntityChartsConnectionAggregateInput>;
  OR?: InputMaybe<Array<EntityChartsConnectionAggregateInput>>;
  count?: InputMaybe<ConnectionAggregationCountFilterInput>;
  edge?: InputMaybe<EntityChartsEdgeAggregationWhereInput>;
  node?: InputMaybe<EntityChartsNodeAggregationWhereInput>;
};

export type EntityChartsConnectionFilters = {
  /** Filter Entities by aggregating results on related EntityChartsConnections */
  aggregate?: InputMaybe<EntityChartsConnectionAggregateInput>;
  /** Return Entities where all of the related EntityChartsConnections match this filter */
  all?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Entities where none of the related EntityChartsConnections match this filter */
  none?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Entities where one of the related EntityChartsConnections match this filter */
  single?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Entities where some of the related EntityChartsConnections match this filter */
  some?: InputMaybe<EntityChartsConnectionWhere>;
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

export type EntityChartsEdgeAggregationWhereInput = {
  /**
   * Relationship properties when source node is of type:
   * * Individual
   */
  PlacementProperties?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
};

export type EntityChartsEdgeSort = {
  /**
   * Relationship properties when source node is of type:
   * * Individual
   */
  PlacementProperties?: InputMaybe<PlacementPropertiesSort>;
};

export type EntityChartsEdgeWhere = {
  /**
   * Relationship properties when source node is of type:
   * * Individual
   */
  PlacementProperties?: InputMaybe<PlacementPropertiesWhere>;
};

export type EntityChartsNodeAggregationWhereInput = {
  AND?: InputMaybe<Array<EntityChartsNodeAggregationWhereInput>>;
  NOT?: InputMaybe<EntityChartsNodeAggregationWhereInput>;
  OR?: InputMaybe<Array<EntityChartsNodeAggregationWhereInput>>;
  createdDate?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { eq: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { gt: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { gte: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { lt: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { lte: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { eq: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { gt: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { gte: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { lt: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { lte: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { eq: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { gt: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { gte: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { lt: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { lte: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { eq: ... } } }' instead. */
  description_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { gt: ... } } }' instead. */
  description_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { gte: ... } } }' instead. */
  description_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { lt: ... } } }' instead. */
  description_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { lte: ... } } }' instead. */
  description_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { eq: ... } } }' instead. */
  description_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { gt: ... } } }' instead. */
  description_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { gte: ... } } }' instead. */
  description_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { lt: ... } } }' instead. */
  description_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { lte: ... } } }' instead. */
  description_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { eq: ... } } }' instead. */
  description_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { gt: ... } } }' instead. */
  description_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { gte: ... } } }' instead. */
  description_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { lt: ... } } }' instead. */
  description_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { lte: ... } } }' instead. */
  description_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  modifiedDate?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { eq: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { gt: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { gte: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { lt: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { lte: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { eq: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { gt: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { gte: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { lt: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { lte: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { eq: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { gt: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { gte: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { lt: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { lte: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { eq: ... } } }' instead. */
  name_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gt: ... } } }' instead. */
  name_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gte: ... } } }' instead. */
  name_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lt: ... } } }' instead. */
  name_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lte: ... } } }' instead. */
  name_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { eq: ... } } }' instead. */
  name_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gt: ... } } }' instead. */
  name_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gte: ... } } }' instead. */
  name_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lt: ... } } }' instead. */
  name_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lte: ... } } }' instead. */
  name_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { eq: ... } } }' instead. */
  name_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gt: ... } } }' instead. */
  name_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gte: ... } } }' instead. */
  name_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lt: ... } } }' instead. */
  name_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lte: ... } } }' instead. */
  name_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  revision?: InputMaybe<IntScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { eq: ... } } }' instead. */
  revision_AVERAGE_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { gt: ... } } }' instead. */
  revision_AVERAGE_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { gte: ... } } }' instead. */
  revision_AVERAGE_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { lt: ... } } }' instead. */
  revision_AVERAGE_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { lte: ... } } }' instead. */
  revision_AVERAGE_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { eq: ... } } }' instead. */
  revision_MAX_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { gt: ... } } }' instead. */
  revision_MAX_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { gte: ... } } }' instead. */
  revision_MAX_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { lt: ... } } }' instead. */
  revision_MAX_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { lte: ... } } }' instead. */
  revision_MAX_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { eq: ... } } }' instead. */
  revision_MIN_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { gt: ... } } }' instead. */
  revision_MIN_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { gte: ... } } }' instead. */
  revision_MIN_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { lt: ... } } }' instead. */
  revision_MIN_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { lte: ... } } }' instead. */
  revision_MIN_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { eq: ... } } }' instead. */
  revision_SUM_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { gt: ... } } }' instead. */
  revision_SUM_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { gte: ... } } }' instead. */
  revision_SUM_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { lt: ... } } }' instead. */
  revision_SUM_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { lte: ... } } }' instead. */
  revision_SUM_LTE?: InputMaybe<Scalars['Int']['input']>;
  routing?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { eq: ... } } }' instead. */
  routing_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { gt: ... } } }' instead. */
  routing_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { gte: ... } } }' instead. */
  routing_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { lt: ... } } }' instead. */
  routing_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { lte: ... } } }' instead. */
  routing_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { eq: ... } } }' instead. */
  routing_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { gt: ... } } }' instead. */
  routing_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { gte: ... } } }' instead. */
  routing_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { lt: ... } } }' instead. */
  routing_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { lte: ... } } }' instead. */
  routing_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { eq: ... } } }' instead. */
  routing_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { gt: ... } } }' instead. */
  routing_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { gte: ... } } }' instead. */
  routing_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { lt: ... } } }' instead. */
  routing_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { lte: ... } } }' instead. */
  routing_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  visibility?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { eq: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { gt: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { gte: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { lt: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { lte: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { eq: ... } } }' instead. */
  visibility_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { gt: ... } } }' instead. */
  visibility_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { gte: ... } } }' instead. */
  visibility_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { lt: ... } } }' instead. */
  visibility_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { lte: ... } } }' instead. */
  visibility_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { eq: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { gt: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { gte: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { lt: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { lte: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
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
  | 'Individual';

export type EntityRelationshipFilters = {
  /** Filter type where all of the related Entities match this filter */
  all?: InputMaybe<EntityWhere>;
  /** Filter type where none of the related Entities match this filter */
  none?: InputMaybe<EntityWhere>;
  /** Filter type where one of the related Entities match this filter */
  single?: InputMaybe<EntityWhere>;
  /** Filter type where some of the related Entities match this filter */
  some?: InputMaybe<EntityWhere>;
};

/** Fields to sort Entities by. The order in which sorts are applied is not guaranteed when specifying many fields in one EntitySort object. */
export type EntitySort = {
  key?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
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
  charts?: InputMaybe<ChartRelationshipFilters>;
  /** @deprecated Aggregate filters are moved inside the chartsConnection filter, please use { chartsConnection: { aggregate: {...} } } instead */
  chartsAggregate?: InputMaybe<EntityChartsAggregateInput>;
  chartsConnection?: InputMaybe<EntityChartsConnectionFilters>;
  /**
   * Return Entities where all of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { all: { node: ... } } }' instead.
   */
  chartsConnection_ALL?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Entities where none of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { none: { node: ... } } }' instead.
   */
  chartsConnection_NONE?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Entities where one of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { single: { node: ... } } }' instead.
   */
  chartsConnection_SINGLE?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Entities where some of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { some: { node: ... } } }' instead.
   */
  chartsConnection_SOME?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Entities where all of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: { all: ... }' instead.
   */
  charts_ALL?: InputMaybe<ChartWhere>;
  /**
   * Return Entities where none of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: { none: ... }' instead.
   */
  charts_NONE?: InputMaybe<ChartWhere>;
  /**
   * Return Entities where one of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: {  single: ... }' instead.
   */
  charts_SINGLE?: InputMaybe<ChartWhere>;
  /**
   * Return Entities where some of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: {  some: ... }' instead.
   */
  charts_SOME?: InputMaybe<ChartWhere>;
  key?: InputMaybe<IdScalarFilters>;
  /** @deprecated Please use the relevant generic filter key: { contains: ... } */
  key_CONTAINS?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { endsWith: ... } */
  key_ENDS_WITH?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { eq: ... } */
  key_EQ?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { in: ... } */
  key_IN?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** @deprecated Please use the relevant generic filter key: { startsWith: ... } */
  key_STARTS_WITH?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter name: { contains: ... } */
  name_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { endsWith: ... } */
  name_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { eq: ... } */
  name_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { in: ... } */
  name_IN?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Please use the relevant generic filter name: { startsWith: ... } */
  name_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  typename?: InputMaybe<Array<EntityImplementation>>;
};

/** Filters for an aggregation of a float field */
export type FloatScalarAggregationFilters = {
  average?: InputMaybe<FloatScalarFilters>;
  max?: InputMaybe<FloatScalarFilters>;
  min?: InputMaybe<FloatScalarFilters>;
  sum?: InputMaybe<FloatScalarFilters>;
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

export type Holding = {
  chartKey: Scalars['ID']['output'];
  entityKey: Scalars['ID']['output'];
  entityName: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  percentage?: Maybe<Scalars['Float']['output']>;
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
  charts: Array<Chart>;
  chartsConnection: EntityChartsConnection;
  firstName?: Maybe<Scalars['String']['output']>;
  holdings: Array<Holding>;
  key: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  readers: Array<Person>;
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

export type IndividualChartsAggregateInput = {
  AND?: InputMaybe<Array<IndividualChartsAggregateInput>>;
  NOT?: InputMaybe<IndividualChartsAggregateInput>;
  OR?: InputMaybe<Array<IndividualChartsAggregateInput>>;
  count?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter '{ count: { eq: ... } } }' instead. */
  count_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gt: ... } } }' instead. */
  count_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gte: ... } } }' instead. */
  count_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lt: ... } } }' instead. */
  count_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lte: ... } } }' instead. */
  count_LTE?: InputMaybe<Scalars['Int']['input']>;
  edge?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
  node?: InputMaybe<IndividualChartsNodeAggregationWhereInput>;
};

export type IndividualChartsConnectionAggregateInput = {
  AND?: InputMaybe<Array<IndividualChartsConnectionAggregateInput>>;
  NOT?: InputMaybe<IndividualChartsConnectionAggregateInput>;
  OR?: InputMaybe<Array<IndividualChartsConnectionAggregateInput>>;
  count?: InputMaybe<ConnectionAggregationCountFilterInput>;
  edge?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
  node?: InputMaybe<IndividualChartsNodeAggregationWhereInput>;
};

export type IndividualChartsConnectionFilters = {
  /** Filter Individuals by aggregating results on related EntityChartsConnections */
  aggregate?: InputMaybe<IndividualChartsConnectionAggregateInput>;
  /** Return Individuals where all of the related EntityChartsConnections match this filter */
  all?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Individuals where none of the related EntityChartsConnections match this filter */
  none?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Individuals where one of the related EntityChartsConnections match this filter */
  single?: InputMaybe<EntityChartsConnectionWhere>;
  /** Return Individuals where some of the related EntityChartsConnections match this filter */
  some?: InputMaybe<EntityChartsConnectionWhere>;
};

export type IndividualChartsNodeAggregationWhereInput = {
  AND?: InputMaybe<Array<IndividualChartsNodeAggregationWhereInput>>;
  NOT?: InputMaybe<IndividualChartsNodeAggregationWhereInput>;
  OR?: InputMaybe<Array<IndividualChartsNodeAggregationWhereInput>>;
  createdDate?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { eq: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { gt: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { gte: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { lt: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { averageLength: { lte: ... } } }' instead. */
  createdDate_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { eq: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { gt: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { gte: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { lt: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { longestLength: { lte: ... } } }' instead. */
  createdDate_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { eq: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { gt: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { gte: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { lt: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'createdDate: { shortestLength: { lte: ... } } }' instead. */
  createdDate_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { eq: ... } } }' instead. */
  description_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { gt: ... } } }' instead. */
  description_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { gte: ... } } }' instead. */
  description_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { lt: ... } } }' instead. */
  description_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { averageLength: { lte: ... } } }' instead. */
  description_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { eq: ... } } }' instead. */
  description_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { gt: ... } } }' instead. */
  description_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { gte: ... } } }' instead. */
  description_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { lt: ... } } }' instead. */
  description_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { longestLength: { lte: ... } } }' instead. */
  description_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { eq: ... } } }' instead. */
  description_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { gt: ... } } }' instead. */
  description_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { gte: ... } } }' instead. */
  description_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { lt: ... } } }' instead. */
  description_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'description: { shortestLength: { lte: ... } } }' instead. */
  description_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  modifiedDate?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { eq: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { gt: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { gte: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { lt: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { averageLength: { lte: ... } } }' instead. */
  modifiedDate_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { eq: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { gt: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { gte: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { lt: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { longestLength: { lte: ... } } }' instead. */
  modifiedDate_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { eq: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { gt: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { gte: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { lt: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'modifiedDate: { shortestLength: { lte: ... } } }' instead. */
  modifiedDate_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { eq: ... } } }' instead. */
  name_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gt: ... } } }' instead. */
  name_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { gte: ... } } }' instead. */
  name_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lt: ... } } }' instead. */
  name_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { averageLength: { lte: ... } } }' instead. */
  name_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { eq: ... } } }' instead. */
  name_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gt: ... } } }' instead. */
  name_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { gte: ... } } }' instead. */
  name_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lt: ... } } }' instead. */
  name_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { longestLength: { lte: ... } } }' instead. */
  name_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { eq: ... } } }' instead. */
  name_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gt: ... } } }' instead. */
  name_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { gte: ... } } }' instead. */
  name_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lt: ... } } }' instead. */
  name_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'name: { shortestLength: { lte: ... } } }' instead. */
  name_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  revision?: InputMaybe<IntScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { eq: ... } } }' instead. */
  revision_AVERAGE_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { gt: ... } } }' instead. */
  revision_AVERAGE_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { gte: ... } } }' instead. */
  revision_AVERAGE_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { lt: ... } } }' instead. */
  revision_AVERAGE_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { average: { lte: ... } } }' instead. */
  revision_AVERAGE_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { eq: ... } } }' instead. */
  revision_MAX_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { gt: ... } } }' instead. */
  revision_MAX_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { gte: ... } } }' instead. */
  revision_MAX_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { lt: ... } } }' instead. */
  revision_MAX_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { max: { lte: ... } } }' instead. */
  revision_MAX_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { eq: ... } } }' instead. */
  revision_MIN_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { gt: ... } } }' instead. */
  revision_MIN_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { gte: ... } } }' instead. */
  revision_MIN_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { lt: ... } } }' instead. */
  revision_MIN_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { min: { lte: ... } } }' instead. */
  revision_MIN_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { eq: ... } } }' instead. */
  revision_SUM_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { gt: ... } } }' instead. */
  revision_SUM_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { gte: ... } } }' instead. */
  revision_SUM_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { lt: ... } } }' instead. */
  revision_SUM_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'revision: { sum: { lte: ... } } }' instead. */
  revision_SUM_LTE?: InputMaybe<Scalars['Int']['input']>;
  routing?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { eq: ... } } }' instead. */
  routing_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { gt: ... } } }' instead. */
  routing_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { gte: ... } } }' instead. */
  routing_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { lt: ... } } }' instead. */
  routing_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { averageLength: { lte: ... } } }' instead. */
  routing_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { eq: ... } } }' instead. */
  routing_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { gt: ... } } }' instead. */
  routing_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { gte: ... } } }' instead. */
  routing_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { lt: ... } } }' instead. */
  routing_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { longestLength: { lte: ... } } }' instead. */
  routing_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { eq: ... } } }' instead. */
  routing_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { gt: ... } } }' instead. */
  routing_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { gte: ... } } }' instead. */
  routing_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { lt: ... } } }' instead. */
  routing_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'routing: { shortestLength: { lte: ... } } }' instead. */
  routing_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  visibility?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { eq: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { gt: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { gte: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { lt: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { averageLength: { lte: ... } } }' instead. */
  visibility_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { eq: ... } } }' instead. */
  visibility_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { gt: ... } } }' instead. */
  visibility_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { gte: ... } } }' instead. */
  visibility_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { lt: ... } } }' instead. */
  visibility_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { longestLength: { lte: ... } } }' instead. */
  visibility_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { eq: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { gt: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { gte: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { lt: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'visibility: { shortestLength: { lte: ... } } }' instead. */
  visibility_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
};

export type IndividualEdge = {
  cursor: Scalars['String']['output'];
  node: Individual;
};

export type IndividualReadersAggregateInput = {
  AND?: InputMaybe<Array<IndividualReadersAggregateInput>>;
  NOT?: InputMaybe<IndividualReadersAggregateInput>;
  OR?: InputMaybe<Array<IndividualReadersAggregateInput>>;
  count?: InputMaybe<IntScalarFilters>;
  /** @deprecated Please use the relevant generic filter '{ count: { eq: ... } } }' instead. */
  count_EQ?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gt: ... } } }' instead. */
  count_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { gte: ... } } }' instead. */
  count_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lt: ... } } }' instead. */
  count_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter '{ count: { lte: ... } } }' instead. */
  count_LTE?: InputMaybe<Scalars['Int']['input']>;
};

export type IndividualReadersConnectionAggregateInput = {
  AND?: InputMaybe<Array<IndividualReadersConnectionAggregateInput>>;
  NOT?: InputMaybe<IndividualReadersConnectionAggregateInput>;
  OR?: InputMaybe<Array<IndividualReadersConnectionAggregateInput>>;
  count?: InputMaybe<ConnectionAggregationCountFilterInput>;
};

export type IndividualReadersConnectionFilters = {
  /** Filter Individuals by aggregating results on related IndividualReadersConnections */
  aggregate?: InputMaybe<IndividualReadersConnectionAggregateInput>;
  /** Return Individuals where all of the related IndividualReadersConnections match this filter */
  all?: InputMaybe<IndividualReadersConnectionWhere>;
  /** Return Individuals where none of the related IndividualReadersConnections match this filter */
  none?: InputMaybe<IndividualReadersConnectionWhere>;
  /** Return Individuals where one of the related IndividualReadersConnections match this filter */
  single?: InputMaybe<IndividualReadersConnectionWhere>;
  /** Return Individuals where some of the related IndividualReadersConnections match this filter */
  some?: InputMaybe<IndividualReadersConnectionWhere>;
};

export type IndividualReadersConnectionWhere = {
  AND?: InputMaybe<Array<IndividualReadersConnectionWhere>>;
  NOT?: InputMaybe<IndividualReadersConnectionWhere>;
  OR?: InputMaybe<Array<IndividualReadersConnectionWhere>>;
  node?: InputMaybe<PersonWhere>;
};

/** Fields to sort Individuals by. The order in which sorts are applied is not guaranteed when specifying many fields in one IndividualSort object. */
export type IndividualSort = {
  firstName?: InputMaybe<SortDirection>;
  key?: InputMaybe<SortDirection>;
  name?: InputMaybe<SortDirection>;
};

export type IndividualWhere = {
  AND?: InputMaybe<Array<IndividualWhere>>;
  NOT?: InputMaybe<IndividualWhere>;
  OR?: InputMaybe<Array<IndividualWhere>>;
  charts?: InputMaybe<ChartRelationshipFilters>;
  /** @deprecated Aggregate filters are moved inside the chartsConnection filter, please use { chartsConnection: { aggregate: {...} } } instead */
  chartsAggregate?: InputMaybe<IndividualChartsAggregateInput>;
  chartsConnection?: InputMaybe<IndividualChartsConnectionFilters>;
  /**
   * Return Individuals where all of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { all: { node: ... } } }' instead.
   */
  chartsConnection_ALL?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Individuals where none of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { none: { node: ... } } }' instead.
   */
  chartsConnection_NONE?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Individuals where one of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { single: { node: ... } } }' instead.
   */
  chartsConnection_SINGLE?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Individuals where some of the related EntityChartsConnections match this filter
   * @deprecated Please use the relevant generic filter 'chartsConnection: { some: { node: ... } } }' instead.
   */
  chartsConnection_SOME?: InputMaybe<EntityChartsConnectionWhere>;
  /**
   * Return Individuals where all of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: { all: ... }' instead.
   */
  charts_ALL?: InputMaybe<ChartWhere>;
  /**
   * Return Individuals where none of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: { none: ... }' instead.
   */
  charts_NONE?: InputMaybe<ChartWhere>;
  /**
   * Return Individuals where one of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: {  single: ... }' instead.
   */
  charts_SINGLE?: InputMaybe<ChartWhere>;
  /**
   * Return Individuals where some of the related Charts match this filter
   * @deprecated Please use the relevant generic filter 'charts: {  some: ... }' instead.
   */
  charts_SOME?: InputMaybe<ChartWhere>;
  firstName?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter firstName: { contains: ... } */
  firstName_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter firstName: { endsWith: ... } */
  firstName_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter firstName: { eq: ... } */
  firstName_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter firstName: { in: ... } */
  firstName_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter firstName: { startsWith: ... } */
  firstName_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<IdScalarFilters>;
  /** @deprecated Please use the relevant generic filter key: { contains: ... } */
  key_CONTAINS?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { endsWith: ... } */
  key_ENDS_WITH?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { eq: ... } */
  key_EQ?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { in: ... } */
  key_IN?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** @deprecated Please use the relevant generic filter key: { startsWith: ... } */
  key_STARTS_WITH?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter name: { contains: ... } */
  name_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { endsWith: ... } */
  name_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { eq: ... } */
  name_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter name: { in: ... } */
  name_IN?: InputMaybe<Array<Scalars['String']['input']>>;
  /** @deprecated Please use the relevant generic filter name: { startsWith: ... } */
  name_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  readers?: InputMaybe<PersonRelationshipFilters>;
  /** @deprecated Aggregate filters are moved inside the readersConnection filter, please use { readersConnection: { aggregate: {...} } } instead */
  readersAggregate?: InputMaybe<IndividualReadersAggregateInput>;
  readersConnection?: InputMaybe<IndividualReadersConnectionFilters>;
  /**
   * Return Individuals where all of the related IndividualReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { all: { node: ... } } }' instead.
   */
  readersConnection_ALL?: InputMaybe<IndividualReadersConnectionWhere>;
  /**
   * Return Individuals where none of the related IndividualReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { none: { node: ... } } }' instead.
   */
  readersConnection_NONE?: InputMaybe<IndividualReadersConnectionWhere>;
  /**
   * Return Individuals where one of the related IndividualReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { single: { node: ... } } }' instead.
   */
  readersConnection_SINGLE?: InputMaybe<IndividualReadersConnectionWhere>;
  /**
   * Return Individuals where some of the related IndividualReadersConnections match this filter
   * @deprecated Please use the relevant generic filter 'readersConnection: { some: { node: ... } } }' instead.
   */
  readersConnection_SOME?: InputMaybe<IndividualReadersConnectionWhere>;
  /**
   * Return Individuals where all of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: { all: ... }' instead.
   */
  readers_ALL?: InputMaybe<PersonWhere>;
  /**
   * Return Individuals where none of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: { none: ... }' instead.
   */
  readers_NONE?: InputMaybe<PersonWhere>;
  /**
   * Return Individuals where one of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: {  single: ... }' instead.
   */
  readers_SINGLE?: InputMaybe<PersonWhere>;
  /**
   * Return Individuals where some of the related People match this filter
   * @deprecated Please use the relevant generic filter 'readers: {  some: ... }' instead.
   */
  readers_SOME?: InputMaybe<PersonWhere>;
};

export type IndividualsConnection = {
  edges: Array<IndividualEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Filters for an aggregation of an int field */
export type IntScalarAggregationFilters = {
  average?: InputMaybe<FloatScalarFilters>;
  max?: InputMaybe<IntScalarFilters>;
  min?: InputMaybe<IntScalarFilters>;
  sum?: InputMaybe<IntScalarFilters>;
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

/** Claims of the bearer token that the rules below read. */
export type Jwt = {
  organizationKey?: Maybe<Scalars['String']['output']>;
};

export type LinkProperties = {
  datasetKey: Scalars['ID']['output'];
  key: Scalars['ID']['output'];
  percentage?: Maybe<Scalars['Float']['output']>;
  roles?: Maybe<Array<Scalars['String']['output']>>;
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

export type Person = {
  key: Scalars['ID']['output'];
};

export type PersonRelationshipFilters = {
  /** Filter type where all of the related People match this filter */
  all?: InputMaybe<PersonWhere>;
  /** Filter type where none of the related People match this filter */
  none?: InputMaybe<PersonWhere>;
  /** Filter type where one of the related People match this filter */
  single?: InputMaybe<PersonWhere>;
  /** Filter type where some of the related People match this filter */
  some?: InputMaybe<PersonWhere>;
};

export type PersonWhere = {
  AND?: InputMaybe<Array<PersonWhere>>;
  NOT?: InputMaybe<PersonWhere>;
  OR?: InputMaybe<Array<PersonWhere>>;
  key?: InputMaybe<IdScalarFilters>;
  /** @deprecated Please use the relevant generic filter key: { contains: ... } */
  key_CONTAINS?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { endsWith: ... } */
  key_ENDS_WITH?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { eq: ... } */
  key_EQ?: InputMaybe<Scalars['ID']['input']>;
  /** @deprecated Please use the relevant generic filter key: { in: ... } */
  key_IN?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** @deprecated Please use the relevant generic filter key: { startsWith: ... } */
  key_STARTS_WITH?: InputMaybe<Scalars['ID']['input']>;
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
 */
export type PlacementProperties = {
  flag?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  x?: Maybe<Scalars['Float']['output']>;
  y?: Maybe<Scalars['Float']['output']>;
};

export type PlacementPropertiesAggregationWhereInput = {
  AND?: InputMaybe<Array<PlacementPropertiesAggregationWhereInput>>;
  NOT?: InputMaybe<PlacementPropertiesAggregationWhereInput>;
  OR?: InputMaybe<Array<PlacementPropertiesAggregationWhereInput>>;
  flag?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'flag: { averageLength: { eq: ... } } }' instead. */
  flag_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { averageLength: { gt: ... } } }' instead. */
  flag_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { averageLength: { gte: ... } } }' instead. */
  flag_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { averageLength: { lt: ... } } }' instead. */
  flag_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { averageLength: { lte: ... } } }' instead. */
  flag_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { longestLength: { eq: ... } } }' instead. */
  flag_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { longestLength: { gt: ... } } }' instead. */
  flag_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { longestLength: { gte: ... } } }' instead. */
  flag_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { longestLength: { lt: ... } } }' instead. */
  flag_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { longestLength: { lte: ... } } }' instead. */
  flag_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { shortestLength: { eq: ... } } }' instead. */
  flag_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { shortestLength: { gt: ... } } }' instead. */
  flag_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { shortestLength: { gte: ... } } }' instead. */
  flag_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { shortestLength: { lt: ... } } }' instead. */
  flag_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'flag: { shortestLength: { lte: ... } } }' instead. */
  flag_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<StringScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'label: { averageLength: { eq: ... } } }' instead. */
  label_AVERAGE_LENGTH_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { averageLength: { gt: ... } } }' instead. */
  label_AVERAGE_LENGTH_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { averageLength: { gte: ... } } }' instead. */
  label_AVERAGE_LENGTH_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { averageLength: { lt: ... } } }' instead. */
  label_AVERAGE_LENGTH_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { averageLength: { lte: ... } } }' instead. */
  label_AVERAGE_LENGTH_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { longestLength: { eq: ... } } }' instead. */
  label_LONGEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { longestLength: { gt: ... } } }' instead. */
  label_LONGEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { longestLength: { gte: ... } } }' instead. */
  label_LONGEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { longestLength: { lt: ... } } }' instead. */
  label_LONGEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { longestLength: { lte: ... } } }' instead. */
  label_LONGEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { shortestLength: { eq: ... } } }' instead. */
  label_SHORTEST_LENGTH_EQUAL?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { shortestLength: { gt: ... } } }' instead. */
  label_SHORTEST_LENGTH_GT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { shortestLength: { gte: ... } } }' instead. */
  label_SHORTEST_LENGTH_GTE?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { shortestLength: { lt: ... } } }' instead. */
  label_SHORTEST_LENGTH_LT?: InputMaybe<Scalars['Int']['input']>;
  /** @deprecated Please use the relevant generic filter 'label: { shortestLength: { lte: ... } } }' instead. */
  label_SHORTEST_LENGTH_LTE?: InputMaybe<Scalars['Int']['input']>;
  x?: InputMaybe<FloatScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'x: { average: { eq: ... } } }' instead. */
  x_AVERAGE_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { average: { gt: ... } } }' instead. */
  x_AVERAGE_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { average: { gte: ... } } }' instead. */
  x_AVERAGE_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { average: { lt: ... } } }' instead. */
  x_AVERAGE_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { average: { lte: ... } } }' instead. */
  x_AVERAGE_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { max: { eq: ... } } }' instead. */
  x_MAX_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { max: { gt: ... } } }' instead. */
  x_MAX_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { max: { gte: ... } } }' instead. */
  x_MAX_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { max: { lt: ... } } }' instead. */
  x_MAX_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { max: { lte: ... } } }' instead. */
  x_MAX_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { min: { eq: ... } } }' instead. */
  x_MIN_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { min: { gt: ... } } }' instead. */
  x_MIN_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { min: { gte: ... } } }' instead. */
  x_MIN_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { min: { lt: ... } } }' instead. */
  x_MIN_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { min: { lte: ... } } }' instead. */
  x_MIN_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { sum: { eq: ... } } }' instead. */
  x_SUM_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { sum: { gt: ... } } }' instead. */
  x_SUM_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { sum: { gte: ... } } }' instead. */
  x_SUM_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { sum: { lt: ... } } }' instead. */
  x_SUM_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'x: { sum: { lte: ... } } }' instead. */
  x_SUM_LTE?: InputMaybe<Scalars['Float']['input']>;
  y?: InputMaybe<FloatScalarAggregationFilters>;
  /** @deprecated Please use the relevant generic filter 'y: { average: { eq: ... } } }' instead. */
  y_AVERAGE_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { average: { gt: ... } } }' instead. */
  y_AVERAGE_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { average: { gte: ... } } }' instead. */
  y_AVERAGE_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { average: { lt: ... } } }' instead. */
  y_AVERAGE_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { average: { lte: ... } } }' instead. */
  y_AVERAGE_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { max: { eq: ... } } }' instead. */
  y_MAX_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { max: { gt: ... } } }' instead. */
  y_MAX_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { max: { gte: ... } } }' instead. */
  y_MAX_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { max: { lt: ... } } }' instead. */
  y_MAX_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { max: { lte: ... } } }' instead. */
  y_MAX_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { min: { eq: ... } } }' instead. */
  y_MIN_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { min: { gt: ... } } }' instead. */
  y_MIN_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { min: { gte: ... } } }' instead. */
  y_MIN_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { min: { lt: ... } } }' instead. */
  y_MIN_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { min: { lte: ... } } }' instead. */
  y_MIN_LTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { sum: { eq: ... } } }' instead. */
  y_SUM_EQUAL?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { sum: { gt: ... } } }' instead. */
  y_SUM_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { sum: { gte: ... } } }' instead. */
  y_SUM_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { sum: { lt: ... } } }' instead. */
  y_SUM_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter 'y: { sum: { lte: ... } } }' instead. */
  y_SUM_LTE?: InputMaybe<Scalars['Float']['input']>;
};

export type PlacementPropertiesSort = {
  flag?: InputMaybe<SortDirection>;
  label?: InputMaybe<SortDirection>;
  x?: InputMaybe<SortDirection>;
  y?: InputMaybe<SortDirection>;
};

export type PlacementPropertiesWhere = {
  AND?: InputMaybe<Array<PlacementPropertiesWhere>>;
  NOT?: InputMaybe<PlacementPropertiesWhere>;
  OR?: InputMaybe<Array<PlacementPropertiesWhere>>;
  flag?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter flag: { contains: ... } */
  flag_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter flag: { endsWith: ... } */
  flag_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter flag: { eq: ... } */
  flag_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter flag: { in: ... } */
  flag_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter flag: { startsWith: ... } */
  flag_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  label?: InputMaybe<StringScalarFilters>;
  /** @deprecated Please use the relevant generic filter label: { contains: ... } */
  label_CONTAINS?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter label: { endsWith: ... } */
  label_ENDS_WITH?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter label: { eq: ... } */
  label_EQ?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Please use the relevant generic filter label: { in: ... } */
  label_IN?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** @deprecated Please use the relevant generic filter label: { startsWith: ... } */
  label_STARTS_WITH?: InputMaybe<Scalars['String']['input']>;
  x?: InputMaybe<FloatScalarFilters>;
  /** @deprecated Please use the relevant generic filter x: { eq: ... } */
  x_EQ?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter x: { gt: ... } */
  x_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter x: { gte: ... } */
  x_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter x: { in: ... } */
  x_IN?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  /** @deprecated Please use the relevant generic filter x: { lt: ... } */
  x_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter x: { lte: ... } */
  x_LTE?: InputMaybe<Scalars['Float']['input']>;
  y?: InputMaybe<FloatScalarFilters>;
  /** @deprecated Please use the relevant generic filter y: { eq: ... } */
  y_EQ?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter y: { gt: ... } */
  y_GT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter y: { gte: ... } */
  y_GTE?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter y: { in: ... } */
  y_IN?: InputMaybe<Array<InputMaybe<Scalars['Float']['input']>>>;
  /** @deprecated Please use the relevant generic filter y: { lt: ... } */
  y_LT?: InputMaybe<Scalars['Float']['input']>;
  /** @deprecated Please use the relevant generic filter y: { lte: ... } */
  y_LTE?: InputMaybe<Scalars['Float']['input']>;
};

export type Query = {
  about: About;
  /** One chart, whole; null where there is none or the caller may not know of it. */
  chart?: Maybe<ChartView>;
  /** The charts the caller may read. */
  chartList: ChartList;
  charts: Array<Chart>;
  chartsConnection: ChartsConnection;
  /** All that an entity holds, directly or through others. */
  downstream?: Maybe<Neighbourhood>;
  entities: Array<Entity>;
  entitiesConnection: EntitiesConnection;
  individuals: Array<Individual>;
  individualsConnection: IndividualsConnection;
  /** Entities linked with one, to a depth, over the charts the caller may read. */
  neighbours?: Maybe<Neighbourhood>;
  /** The charts the caller opened or saved last. */
  recentCharts: Array<ChartCard>;
  /** Entities by name, best match first; misspellings tolerated. */
  searchEntities: Array<EntityHit>;
  /** Who the token says; null when nobody is signed in. */
  viewer?: Maybe<Viewer>;
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


export type QueryRecentChartsArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchEntitiesArgs = {
  maxCount?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
  typeName?: InputMaybe<EntityType>;
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

/** Filters for an aggregation of a string field */
export type StringScalarAggregationFilters = {
  averageLength?: InputMaybe<FloatScalarFilters>;
  longestLength?: InputMaybe<IntScalarFilters>;
  shortestLength?: InputMaybe<IntScalarFilters>;
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
  Entity: ( Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<_RefType['Chart']>, chartsConnection: _RefType['EntityChartsConnection'] } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  About: ResolverTypeWrapper<About>;
  AccountType: AccountType;
  ArrowType: ArrowType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Chart: ResolverTypeWrapper<Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversTypes['Entity']>, entitiesConnection: ResolversTypes['ChartEntitiesConnection'] }>;
  ChartCard: ResolverTypeWrapper<ChartCard>;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: ResolverTypeWrapper<Omit<ChartEdge, 'node'> & { node: ResolversTypes['Chart'] }>;
  ChartEntitiesAggregateInput: ChartEntitiesAggregateInput;
  ChartEntitiesConnection: ResolverTypeWrapper<Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEntitiesRelationship']> }>;
  ChartEntitiesConnectionAggregateInput: ChartEntitiesConnectionAggregateInput;
  ChartEntitiesConnectionFilters: ChartEntitiesConnectionFilters;
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesNodeAggregationWhereInput: ChartEntitiesNodeAggregationWhereInput;
  ChartEntitiesRelationship: ResolverTypeWrapper<Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversTypes['Entity'] }>;
  ChartGroup: ResolverTypeWrapper<ChartGroup>;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ResolverTypeWrapper<ChartLink>;
  ChartLinkInput: ChartLinkInput;
  ChartList: ResolverTypeWrapper<ChartList>;
  ChartNode: ResolverTypeWrapper<ChartNode>;
  ChartOrder: ChartOrder;
  ChartReadersAggregateInput: ChartReadersAggregateInput;
  ChartReadersConnectionAggregateInput: ChartReadersConnectionAggregateInput;
  ChartReadersConnectionFilters: ChartReadersConnectionFilters;
  ChartReadersConnectionWhere: ChartReadersConnectionWhere;
  ChartRelationshipFilters: ChartRelationshipFilters;
  ChartResult: ResolverTypeWrapper<ChartResult>;
  ChartSort: ChartSort;
  ChartView: ResolverTypeWrapper<ChartView>;
  ChartWhere: ChartWhere;
  ChartsConnection: ResolverTypeWrapper<Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversTypes['ChartEdge']> }>;
  ConnectionAggregationCountFilterInput: ConnectionAggregationCountFilterInput;
  Count: ResolverTypeWrapper<Count>;
  CreateChartInput: CreateChartInput;
  DeleteChartResult: ResolverTypeWrapper<DeleteChartResult>;
  EntitiesConnection: ResolverTypeWrapper<Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversTypes['EntityEdge']> }>;
  Entity: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entity']>;
  EntityAggregate: ResolverTypeWrapper<EntityAggregate>;
  EntityAggregateNode: ResolverTypeWrapper<EntityAggregateNode>;
  EntityChangeInput: EntityChangeInput;
  EntityChartsAggregateInput: EntityChartsAggregateInput;
  EntityChartsConnection: ResolverTypeWrapper<Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversTypes['EntityChartsRelationship']> }>;
  EntityChartsConnectionAggregateInput: EntityChartsConnectionAggregateInput;
  EntityChartsConnectionFilters: EntityChartsConnectionFilters;
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeAggregationWhereInput: EntityChartsEdgeAggregationWhereInput;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsNodeAggregationWhereInput: EntityChartsNodeAggregationWhereInput;
  EntityChartsRelationship: ResolverTypeWrapper<Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversTypes['Chart'], properties: ResolversTypes['EntityChartsRelationshipProperties'] }>;
  EntityChartsRelationshipProperties: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EntityChartsRelationshipProperties']>;
  EntityEdge: ResolverTypeWrapper<Omit<EntityEdge, 'node'> & { node: ResolversTypes['Entity'] }>;
  EntityHit: ResolverTypeWrapper<EntityHit>;
  EntityImplementation: EntityImplementation;
  EntityRelationshipFilters: EntityRelationshipFilters;
  EntitySort: EntitySort;
  EntityType: EntityType;
  EntityWhere: EntityWhere;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FloatScalarAggregationFilters: FloatScalarAggregationFilters;
  FloatScalarFilters: FloatScalarFilters;
  Holding: ResolverTypeWrapper<Holding>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IDScalarFilters: IdScalarFilters;
  Individual: ResolverTypeWrapper<Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversTypes['Chart']>, chartsConnection: ResolversTypes['EntityChartsConnection'] }>;
  IndividualChartsAggregateInput: IndividualChartsAggregateInput;
  IndividualChartsConnectionAggregateInput: IndividualChartsConnectionAggregateInput;
  IndividualChartsConnectionFilters: IndividualChartsConnectionFilters;
  IndividualChartsNodeAggregationWhereInput: IndividualChartsNodeAggregationWhereInput;
  IndividualEdge: ResolverTypeWrapper<Omit<IndividualEdge, 'node'> & { node: ResolversTypes['Individual'] }>;
  IndividualReadersAggregateInput: IndividualReadersAggregateInput;
  IndividualReadersConnectionAggregateInput: IndividualReadersConnectionAggregateInput;
  IndividualReadersConnectionFilters: IndividualReadersConnectionFilters;
  IndividualReadersConnectionWhere: IndividualReadersConnectionWhere;
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: ResolverTypeWrapper<Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversTypes['IndividualEdge']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntScalarAggregationFilters: IntScalarAggregationFilters;
  IntScalarFilters: IntScalarFilters;
  JWT: ResolverTypeWrapper<Jwt>;
  LinkProperties: ResolverTypeWrapper<LinkProperties>;
  LinkRole: ResolverTypeWrapper<LinkRole>;
  LinkRoleInput: LinkRoleInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Neighbourhood: ResolverTypeWrapper<Neighbourhood>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Party: Party;
  Person: ResolverTypeWrapper<Person>;
  PersonRelationshipFilters: PersonRelationshipFilters;
  PersonWhere: PersonWhere;
  PlacementInput: PlacementInput;
  PlacementProperties: ResolverTypeWrapper<PlacementProperties>;
  PlacementPropertiesAggregationWhereInput: PlacementPropertiesAggregationWhereInput;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  StringScalarAggregationFilters: StringScalarAggregationFilters;
  StringScalarFilters: StringScalarFilters;
  Thumbnail: ResolverTypeWrapper<Thumbnail>;
  UpdateChartInput: UpdateChartInput;
  UserError: ResolverTypeWrapper<UserError>;
  Via: Via;
  Viewer: ResolverTypeWrapper<Viewer>;
  ViewerCan: ResolverTypeWrapper<ViewerCan>;
  Visibility: Visibility;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  About: About;
  Boolean: Scalars['Boolean']['output'];
  Chart: Omit<Chart, 'entities' | 'entitiesConnection'> & { entities: Array<ResolversParentTypes['Entity']>, entitiesConnection: ResolversParentTypes['ChartEntitiesConnection'] };
  ChartCard: ChartCard;
  ChartChangesInput: ChartChangesInput;
  ChartEdge: Omit<ChartEdge, 'node'> & { node: ResolversParentTypes['Chart'] };
  ChartEntitiesAggregateInput: ChartEntitiesAggregateInput;
  ChartEntitiesConnection: Omit<ChartEntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEntitiesRelationship']> };
  ChartEntitiesConnectionAggregateInput: ChartEntitiesConnectionAggregateInput;
  ChartEntitiesConnectionFilters: ChartEntitiesConnectionFilters;
  ChartEntitiesConnectionSort: ChartEntitiesConnectionSort;
  ChartEntitiesConnectionWhere: ChartEntitiesConnectionWhere;
  ChartEntitiesNodeAggregationWhereInput: ChartEntitiesNodeAggregationWhereInput;
  ChartEntitiesRelationship: Omit<ChartEntitiesRelationship, 'node'> & { node: ResolversParentTypes['Entity'] };
  ChartGroup: ChartGroup;
  ChartGroupInput: ChartGroupInput;
  ChartLink: ChartLink;
  ChartLinkInput: ChartLinkInput;
  ChartList: ChartList;
  ChartNode: ChartNode;
  ChartReadersAggregateInput: ChartReadersAggregateInput;
  ChartReadersConnectionAggregateInput: ChartReadersConnectionAggregateInput;
  ChartReadersConnectionFilters: ChartReadersConnectionFilters;
  ChartReadersConnectionWhere: ChartReadersConnectionWhere;
  ChartRelationshipFilters: ChartRelationshipFilters;
  ChartResult: ChartResult;
  ChartSort: ChartSort;
  ChartView: ChartView;
  ChartWhere: ChartWhere;
  ChartsConnection: Omit<ChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['ChartEdge']> };
  ConnectionAggregationCountFilterInput: ConnectionAggregationCountFilterInput;
  Count: Count;
  CreateChartInput: CreateChartInput;
  DeleteChartResult: DeleteChartResult;
  EntitiesConnection: Omit<EntitiesConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityEdge']> };
  Entity: ResolversInterfaceTypes<ResolversParentTypes>['Entity'];
  EntityAggregate: EntityAggregate;
  EntityAggregateNode: EntityAggregateNode;
  EntityChangeInput: EntityChangeInput;
  EntityChartsAggregateInput: EntityChartsAggregateInput;
  EntityChartsConnection: Omit<EntityChartsConnection, 'edges'> & { edges: Array<ResolversParentTypes['EntityChartsRelationship']> };
  EntityChartsConnectionAggregateInput: EntityChartsConnectionAggregateInput;
  EntityChartsConnectionFilters: EntityChartsConnectionFilters;
  EntityChartsConnectionSort: EntityChartsConnectionSort;
  EntityChartsConnectionWhere: EntityChartsConnectionWhere;
  EntityChartsEdgeAggregationWhereInput: EntityChartsEdgeAggregationWhereInput;
  EntityChartsEdgeSort: EntityChartsEdgeSort;
  EntityChartsEdgeWhere: EntityChartsEdgeWhere;
  EntityChartsNodeAggregationWhereInput: EntityChartsNodeAggregationWhereInput;
  EntityChartsRelationship: Omit<EntityChartsRelationship, 'node' | 'properties'> & { node: ResolversParentTypes['Chart'], properties: ResolversParentTypes['EntityChartsRelationshipProperties'] };
  EntityChartsRelationshipProperties: ResolversUnionTypes<ResolversParentTypes>['EntityChartsRelationshipProperties'];
  EntityEdge: Omit<EntityEdge, 'node'> & { node: ResolversParentTypes['Entity'] };
  EntityHit: EntityHit;
  EntityRelationshipFilters: EntityRelationshipFilters;
  EntitySort: EntitySort;
  EntityWhere: EntityWhere;
  Float: Scalars['Float']['output'];
  FloatScalarAggregationFilters: FloatScalarAggregationFilters;
  FloatScalarFilters: FloatScalarFilters;
  Holding: Holding;
  ID: Scalars['ID']['output'];
  IDScalarFilters: IdScalarFilters;
  Individual: Omit<Individual, 'charts' | 'chartsConnection'> & { charts: Array<ResolversParentTypes['Chart']>, chartsConnection: ResolversParentTypes['EntityChartsConnection'] };
  IndividualChartsAggregateInput: IndividualChartsAggregateInput;
  IndividualChartsConnectionAggregateInput: IndividualChartsConnectionAggregateInput;
  IndividualChartsConnectionFilters: IndividualChartsConnectionFilters;
  IndividualChartsNodeAggregationWhereInput: IndividualChartsNodeAggregationWhereInput;
  IndividualEdge: Omit<IndividualEdge, 'node'> & { node: ResolversParentTypes['Individual'] };
  IndividualReadersAggregateInput: IndividualReadersAggregateInput;
  IndividualReadersConnectionAggregateInput: IndividualReadersConnectionAggregateInput;
  IndividualReadersConnectionFilters: IndividualReadersConnectionFilters;
  IndividualReadersConnectionWhere: IndividualReadersConnectionWhere;
  IndividualSort: IndividualSort;
  IndividualWhere: IndividualWhere;
  IndividualsConnection: Omit<IndividualsConnection, 'edges'> & { edges: Array<ResolversParentTypes['IndividualEdge']> };
  Int: Scalars['Int']['output'];
  IntScalarAggregationFilters: IntScalarAggregationFilters;
  IntScalarFilters: IntScalarFilters;
  JWT: Jwt;
  LinkProperties: LinkProperties;
  LinkRole: LinkRole;
  LinkRoleInput: LinkRoleInput;
  Mutation: Record<PropertyKey, never>;
  Neighbourhood: Neighbourhood;
  PageInfo: PageInfo;
  Person: Person;
  PersonRelationshipFilters: PersonRelationshipFilters;
  PersonWhere: PersonWhere;
  PlacementInput: PlacementInput;
  PlacementProperties: PlacementProperties;
  PlacementPropertiesAggregationWhereInput: PlacementPropertiesAggregationWhereInput;
  PlacementPropertiesSort: PlacementPropertiesSort;
  PlacementPropertiesWhere: PlacementPropertiesWhere;
  Query: Record<PropertyKey, never>;
  SaveChartInput: SaveChartInput;
  SaveChartResult: SaveChartResult;
  SavedChart: SavedChart;
  SignInInput: SignInInput;
  SignInResult: SignInResult;
  SignedIn: SignedIn;
  String: Scalars['String']['output'];
  StringAggregateSelection: StringAggregateSelection;
  StringScalarAggregationFilters: StringScalarAggregationFilters;
  StringScalarFilters: StringScalarFilters;
  Thumbnail: Thumbnail;
  UpdateChartInput: UpdateChartInput;
  UserError: UserError;
  Viewer: Viewer;
  ViewerCan: ViewerCan;
};

export type AboutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type CountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Count'] = ResolversParentTypes['Count']> = {
  nodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Individual', ParentType, ContextType>;
};

export type EntityAggregateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityAggregate'] = ResolversParentTypes['EntityAggregate']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntityAggregateNode'], ParentType, ContextType>;
};

export type EntityAggregateNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityAggregateNode'] = ResolversParentTypes['EntityAggregateNode']> = {
  name?: Resolver<ResolversTypes['StringAggregateSelection'], ParentType, ContextType>;
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

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  chartKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type IndividualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Individual'] = ResolversParentTypes['Individual']> = {
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<IndividualChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['EntityChartsConnection'], ParentType, ContextType, Partial<IndividualChartsConnectionArgs>>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['Holding']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
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

export type LinkPropertiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkProperties'] = ResolversParentTypes['LinkProperties']> = {
  datasetKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
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
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  chart?: Resolver<Maybe<ResolversTypes['ChartView']>, ParentType, ContextType, RequireFields<QueryChartArgs, 'key'>>;
  chartList?: Resolver<ResolversTypes['ChartList'], ParentType, ContextType, RequireFields<QueryChartListArgs, 'descending' | 'limit' | 'offset' | 'sort'>>;
  charts?: Resolver<Array<ResolversTypes['Chart']>, ParentType, ContextType, Partial<QueryChartsArgs>>;
  chartsConnection?: Resolver<ResolversTypes['ChartsConnection'], ParentType, ContextType, Partial<QueryChartsConnectionArgs>>;
  downstream?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryDownstreamArgs, 'key'>>;
  entities?: Resolver<Array<ResolversTypes['Entity']>, ParentType, ContextType, Partial<QueryEntitiesArgs>>;
  entitiesConnection?: Resolver<ResolversTypes['EntitiesConnection'], ParentType, ContextType, Partial<QueryEntitiesConnectionArgs>>;
  individuals?: Resolver<Array<ResolversTypes['Individual']>, ParentType, ContextType, Partial<QueryIndividualsArgs>>;
  individualsConnection?: Resolver<ResolversTypes['IndividualsConnection'], ParentType, ContextType, Partial<QueryIndividualsConnectionArgs>>;
  neighbours?: Resolver<Maybe<ResolversTypes['Neighbourhood']>, ParentType, ContextType, RequireFields<QueryNeighboursArgs, 'depth' | 'key'>>;
  recentCharts?: Resolver<Array<ResolversTypes['ChartCard']>, ParentType, ContextType, RequireFields<QueryRecentChartsArgs, 'count'>>;
  searchEntities?: Resolver<Array<ResolversTypes['EntityHit']>, ParentType, ContextType, RequireFields<QuerySearchEntitiesArgs, 'maxCount' | 'term'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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

export type Resolvers<ContextType = Context> = {
  About?: AboutResolvers<ContextType>;
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
  Count?: CountResolvers<ContextType>;
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
  Holding?: HoldingResolvers<ContextType>;
  Individual?: IndividualResolvers<ContextType>;
  IndividualEdge?: IndividualEdgeResolvers<ContextType>;
  IndividualsConnection?: IndividualsConnectionResolvers<ContextType>;
  JWT?: JwtResolvers<ContextType>;
  LinkProperties?: LinkPropertiesResolvers<ContextType>;
  LinkRole?: LinkRoleResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Neighbourhood?: NeighbourhoodResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PlacementProperties?: PlacementPropertiesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveChartResult?: SaveChartResultResolvers<ContextType>;
  SavedChart?: SavedChartResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  StringAggregateSelection?: StringAggregateSelectionResolvers<ContextType>;
  Thumbnail?: ThumbnailResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerCan?: ViewerCanResolvers<ContextType>;
};

