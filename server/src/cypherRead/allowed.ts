import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions that compute from what they are given and reach nothing else, in lower case. */
export const FUNCTIONS = words(`
  abs acos all any asin atan atan2 avg ceil char_length character_length coalesce collect cos cot count date datetime degrees
  duration e elementid endnode exists exp floor head id isempty isnan keys labels last left length localdatetime localtime log
  log10 lower ltrim max min none nodes normalize nullif percentilecont percentiledisc pi point point.distance radians rand
  reduce relationships replace reverse right round rtrim shortestpath allshortestpaths sign sin single size split sqrt
  startnode stdev stdevp substring sum tail tan time toboolean tobooleanlist tobooleanornull tofloat tofloatlist tofloatornull
  tointeger tointegerlist tointegerornull tolower tostring tostringlist tostringornull toupper trim type upper valuetype
  duration.between duration.indays duration.inmonths duration.inseconds
  date.truncate datetime.truncate localdatetime.truncate time.truncate localtime.truncate
`);

/** Words after which a bracket begins an expression or a pattern and calls nothing, in lower case. */
export const KEYWORDS = words(`
  all and any as asc ascending by call case contains desc descending distinct else end ends exists group groups in is limit match
  not on optional or order return shortest skip offset starts then union unwind when where with xor yield
`);

/** Operators of a plan that only read and compute (Neo4j 5.26), without what stands in brackets behind them. */
export const OPERATORS = words(`
  AllNodesScan NodeByLabelScan UnionNodeByLabelsScan IntersectionNodeByLabelsScan SubtractionNodeByLabelsScan
  NodeByIdSeek NodeByElementIdSeek DirectedRelationshipByIdSeek UndirectedRelationshipByIdSeek
  DirectedRelationshipByElementIdSeek UndirectedRelationshipByElementIdSeek
  DirectedRelationshipTypeScan UndirectedRelationshipTypeScan DirectedUnionRelationshipTypesScan
  UndirectedUnionRelationshipTypesScan DirectedAllRelationshipsScan UndirectedAllRelationshipsScan
  NodeIndexSeek NodeUniqueIndexSeek NodeIndexScan NodeIndexContainsScan NodeIndexEndsWithScan NodeIndexSeekByRange
  NodeUniqueIndexSeekByRange MultiNodeIndexSeek
  DirectedRelationshipIndexSeek UndirectedRelationshipIndexSeek DirectedRelationshipIndexScan UndirectedRelationshipIndexScan
  DirectedRelationshipIndexContainsScan UndirectedRelationshipIndexContainsScan DirectedRelationshipIndexEndsWithScan
  UndirectedRelationshipIndexEndsWithScan DirectedRelationshipIndexSeekByRange UndirectedRelationshipIndexSeekByRange
  NodeCountFromCountStore RelationshipCountFromCountStore
  Expand OptionalExpand VarLengthExpand BFSPruningVarLengthExpand PruningVarLengthExpand ProjectEndpoints ShortestPath
  StatefulShortestPath Repeat NullifyMetadata Trail
  Filter Projection CacheProperties Sort PartialSort Top PartialTop Top1WithTies Limit Skip Distinct OrderedDistinct
  EagerAggregation OrderedAggregation Eager Unwind UnwindCollection Optional Argument EmptyRow ProduceResults
  Apply SemiApply AntiSemiApply LetSemiApply LetAntiSemiApply SelectOrSemiApply SelectOrAntiSemiApply LetSelectOrSemiApply
  LetSelectOrAntiSemiApply ConditionalApply AntiConditionalApply RollUpApply CartesianProduct
  NodeHashJoin ValueHashJoin NodeLeftOuterHashJoin NodeRightOuterHashJoin AssertSameNode AssertSameRelationship
  Union OrderedUnion TriadicSelection TriadicBuild TriadicFilter
`);

/** Operators that come to records of any label, or along links of any type. */
export const FROM_ANYWHERE = words(`
  AllNodesScan NodeByIdSeek NodeByElementIdSeek DirectedRelationshipByIdSeek UndirectedRelationshipByIdSeek
  DirectedRelationshipByElementIdSeek UndirectedRelationshipByElementIdSeek DirectedAllRelationshipsScan
  UndirectedAllRelationshipsScan SubtractionNodeByLabelsScan
`);

/** Labels that a read may begin at. The keys of share links, tickets and sessions open something, so no way leads to these. */
export const LABELS: ReadonlySet<string> = new Set([
  ...ENTITY_TYPES,
  ...words(`
    Entity Dataset User Organization Tag Folder File FilesFolder WebLink AttachedPerson Snapshot LinkRole Request AuditEntry
    Statement Identifier
  `),
]);

/** Types of links that a read may go along; both ends of each bear a label of those. */
export const TYPES = words(`
  LINK HOLDS CONTAINS HAS_ACCESS MEMBER_OF TAGS HAS_FILE HAS_SNAPSHOT HAS_STATE HAS_SOURCE IDENTIFIED_BY KEY_PERSON_OF SENT
`);

/** Labels whose nodes are nobody's to read. */
export const SECRET_LABELS: ReadonlySet<string> = new Set(
  words(
    'Secret Session Counter Ticket Mail SharingLink SharingVisit Upload ChartSave Settings Merge MergedKey DuplicatePair',
  ),
);

/** Whether a name is one of a secret property or label, whatever record it stands on. */
export function isSecretName(name: string): boolean {
  return (
    SECRET_LABELS.has(name) || name === 'value' || /passw|secret|token|ticket|hash|tfa|otp|recovery|seal/i.test(name)
  );
}
