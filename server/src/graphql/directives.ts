import type { ConstDirectiveNode, DirectiveNode, DocumentNode } from 'graphql';
import { Kind, parse, visit } from 'graphql';

const ACCESS = '{ readers: { some: { key: { eq: "$jwt.sub" } } } }';
const PUBLIC = '{ AND: [{ visibility: { eq: "public" } }, { organizationKey: { eq: "$jwt.organizationKey" } }] }';
const CHART = `{ OR: [${ACCESS}, ${PUBLIC}] }`;
const ENTITY = `{ AND: [{ NOT: { binned: { eq: true } } }, { OR: [${ACCESS}, { charts: { some: ${CHART} } }] }] }`;

const authorization = (where: string): ConstDirectiveNode =>
  directiveOf(`@authorization(filter: [{ where: { node: ${where} } }])`, 'OBJECT');

const READABLE: Record<string, ConstDirectiveNode> = { CHART: authorization(CHART), ENTITY: authorization(ENTITY) };

/** Both ends must be readable too: a link never names an entity that the caller could not open. */
function linked(along: boolean): ConstDirectiveNode {
  const [here, there] = along ? ['startNode', 'endNode'] : ['endNode', 'startNode'];
  const statement = `
    MATCH (this)-[l:LINK]-(other:Entity)
    WHERE NOT coalesce(l.ended, false) AND NOT coalesce(other.binned, false)
      AND ((${here}(l) = this AND l.arrowType IN ['Normal', 'Double']) OR (${there}(l) = this AND l.arrowType IN ['Reversed', 'Double']))
    MATCH (d:Dataset {key: l.datasetKey})
    WHERE EXISTS { (d)<-[:HAS_ACCESS]-(:User {key: $jwt.sub}) } OR (d.visibility = 'public' AND d.organizationKey = $jwt.organizationKey)
    RETURN {linkKey: l.key, chartKey: d.key, roles: l.roles, percentage: l.percentage, minimum: l.minimum, maximum: l.maximum,
      startDate: l.startDate, endDate: l.endDate, via: l.via, entityKey: other.key, entityName: other.name, entityTypeName: other.typeName} AS row
    ORDER BY row.percentage DESC, row.entityName, row.linkKey`;
  return directiveOf(`@cypher(statement: """${statement}""", columnName: "row")`, 'FIELD');
}

function directiveOf(text: string, place: 'OBJECT' | 'FIELD'): ConstDirectiveNode {
  const document = parse(place === 'OBJECT' ? `type T ${text} { f: Int }` : `type T { f: Int ${text} }`);
  const [type] = document.definitions;
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error('A directive could not be read.');
  const found = place === 'OBJECT' ? type.directives?.[0] : type.fields?.[0]?.directives?.[0];
  if (!found) throw new Error('A directive could not be read.');
  return found;
}

/**
 * Puts the contract's own directives into @neo4j/graphql's: `@readable` into its authorization, `@linked` into a Cypher field over
 * the charts that the caller may read. A relationship field would not do for links: two entities that a caller may read can be
 * linked on a chart that he may not.
 */
export function expandDirectives(typeDefs: string): DocumentNode {
  const document = parse(typeDefs);
  const expandedDocument: DocumentNode = visit(document, {
    DirectiveDefinition: () => null,
    EnumTypeDefinition: (node) => (node.name.value === 'Readable' ? null : undefined),
    Directive: (node) => expanded(node),
  });
  return expandedDocument;
}

function expanded(node: DirectiveNode): DirectiveNode | undefined {
  const argument = node.arguments?.[0]?.value;
  if (node.name.value === 'readable' && argument?.kind === Kind.ENUM) return READABLE[argument.value];
  if (node.name.value === 'linked' && argument?.kind === Kind.BOOLEAN) return linked(argument.value);
  return undefined;
}
