/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AgreeViewer {\n    viewer {\n      key\n      name\n      email\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n": typeof types.AgreeViewerDocument,
    "\n  query AgreeLists($search: String) {\n    chartList(search: $search, sort: name, descending: false) {\n      total\n      charts {\n        key\n        name\n        description\n        visibility\n        revision\n        createdDate\n        modifiedDate\n        createdBy\n        entityCount\n        linkCount\n      }\n    }\n    recentCharts(count: 3) {\n      key\n    }\n  }\n": typeof types.AgreeListsDocument,
    "\n  query AgreeExplore($key: ID!) {\n    neighbours(key: $key, depth: 2) {\n      nodes {\n        key\n        name\n        detail\n        chartCount\n      }\n      links {\n        key\n        from\n        to\n      }\n    }\n    downstream(key: $key) {\n      nodes {\n        key\n      }\n      links {\n        key\n      }\n    }\n    searchEntities(term: \"Analytical Engines\", typeName: Company, maxCount: 100) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n": typeof types.AgreeExploreDocument,
    "\n  query AgreeRecord($key: ID!) {\n    individuals(where: { key: { eq: $key } }) {\n      key\n      name\n      firstName\n      lastName\n      nationality\n      birthDate\n      worth\n      currency\n      pep\n    }\n  }\n": typeof types.AgreeRecordDocument,
    "\n  query OpenChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n      }\n      links {\n        key\n        from\n        to\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        routing\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          beneficial\n          interest\n          details\n        }\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": typeof types.OpenChartDocument,
    "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        name\n        visibility\n        revision\n        entityCount\n        linkCount\n        viewerCan {\n          edit\n          share\n          delete\n        }\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n": typeof types.CreateChartDocument,
    "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n": typeof types.SaveChartDocument,
};
const documents: Documents = {
    "\n  query AgreeViewer {\n    viewer {\n      key\n      name\n      email\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n": types.AgreeViewerDocument,
    "\n  query AgreeLists($search: String) {\n    chartList(search: $search, sort: name, descending: false) {\n      total\n      charts {\n        key\n        name\n        description\n        visibility\n        revision\n        createdDate\n        modifiedDate\n        createdBy\n        entityCount\n        linkCount\n      }\n    }\n    recentCharts(count: 3) {\n      key\n    }\n  }\n": types.AgreeListsDocument,
    "\n  query AgreeExplore($key: ID!) {\n    neighbours(key: $key, depth: 2) {\n      nodes {\n        key\n        name\n        detail\n        chartCount\n      }\n      links {\n        key\n        from\n        to\n      }\n    }\n    downstream(key: $key) {\n      nodes {\n        key\n      }\n      links {\n        key\n      }\n    }\n    searchEntities(term: \"Analytical Engines\", typeName: Company, maxCount: 100) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n": types.AgreeExploreDocument,
    "\n  query AgreeRecord($key: ID!) {\n    individuals(where: { key: { eq: $key } }) {\n      key\n      name\n      firstName\n      lastName\n      nationality\n      birthDate\n      worth\n      currency\n      pep\n    }\n  }\n": types.AgreeRecordDocument,
    "\n  query OpenChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n      }\n      links {\n        key\n        from\n        to\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        routing\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          beneficial\n          interest\n          details\n        }\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n": types.OpenChartDocument,
    "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        name\n        visibility\n        revision\n        entityCount\n        linkCount\n        viewerCan {\n          edit\n          share\n          delete\n        }\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n": types.CreateChartDocument,
    "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n": types.SaveChartDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgreeViewer {\n    viewer {\n      key\n      name\n      email\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n"): (typeof documents)["\n  query AgreeViewer {\n    viewer {\n      key\n      name\n      email\n      isAdmin\n      accountType\n      organizationKey\n      organizationName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgreeLists($search: String) {\n    chartList(search: $search, sort: name, descending: false) {\n      total\n      charts {\n        key\n        name\n        description\n        visibility\n        revision\n        createdDate\n        modifiedDate\n        createdBy\n        entityCount\n        linkCount\n      }\n    }\n    recentCharts(count: 3) {\n      key\n    }\n  }\n"): (typeof documents)["\n  query AgreeLists($search: String) {\n    chartList(search: $search, sort: name, descending: false) {\n      total\n      charts {\n        key\n        name\n        description\n        visibility\n        revision\n        createdDate\n        modifiedDate\n        createdBy\n        entityCount\n        linkCount\n      }\n    }\n    recentCharts(count: 3) {\n      key\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgreeExplore($key: ID!) {\n    neighbours(key: $key, depth: 2) {\n      nodes {\n        key\n        name\n        detail\n        chartCount\n      }\n      links {\n        key\n        from\n        to\n      }\n    }\n    downstream(key: $key) {\n      nodes {\n        key\n      }\n      links {\n        key\n      }\n    }\n    searchEntities(term: \"Analytical Engines\", typeName: Company, maxCount: 100) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n"): (typeof documents)["\n  query AgreeExplore($key: ID!) {\n    neighbours(key: $key, depth: 2) {\n      nodes {\n        key\n        name\n        detail\n        chartCount\n      }\n      links {\n        key\n        from\n        to\n      }\n    }\n    downstream(key: $key) {\n      nodes {\n        key\n      }\n      links {\n        key\n      }\n    }\n    searchEntities(term: \"Analytical Engines\", typeName: Company, maxCount: 100) {\n      key\n      typeName\n      name\n      party\n      country\n      detail\n      chartCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AgreeRecord($key: ID!) {\n    individuals(where: { key: { eq: $key } }) {\n      key\n      name\n      firstName\n      lastName\n      nationality\n      birthDate\n      worth\n      currency\n      pep\n    }\n  }\n"): (typeof documents)["\n  query AgreeRecord($key: ID!) {\n    individuals(where: { key: { eq: $key } }) {\n      key\n      name\n      firstName\n      lastName\n      nationality\n      birthDate\n      worth\n      currency\n      pep\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n      }\n      links {\n        key\n        from\n        to\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        routing\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          beneficial\n          interest\n          details\n        }\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenChart($key: ID!) {\n    chart(key: $key) {\n      key\n      name\n      description\n      visibility\n      routing\n      revision\n      createdDate\n      modifiedDate\n      createdBy\n      modifiedBy\n      viewerCan {\n        edit\n        share\n        delete\n      }\n      nodes {\n        key\n        typeName\n        name\n        party\n        country\n        detail\n        permission\n        chartCount\n        x\n        y\n        flag\n        flagColor\n        label\n        labelVisible\n        fillColor\n        icon\n        hideIcon\n        width\n        chartDescription\n      }\n      links {\n        key\n        from\n        to\n        arrowType\n        color\n        dashed\n        linkTextPosition\n        points\n        fromSpot\n        toSpot\n        routing\n        roles {\n          role\n          percentage\n          minimum\n          maximum\n          minimumExclusive\n          maximumExclusive\n          startDate\n          endDate\n          via\n          beneficial\n          interest\n          details\n        }\n      }\n      groups {\n        key\n        name\n        members\n        collapsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        name\n        visibility\n        revision\n        entityCount\n        linkCount\n        viewerCan {\n          edit\n          share\n          delete\n        }\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateChart($input: CreateChartInput!) {\n    createChart(input: $input) {\n      ok {\n        key\n        name\n        visibility\n        revision\n        entityCount\n        linkCount\n        viewerCan {\n          edit\n          share\n          delete\n        }\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveChart($input: SaveChartInput!) {\n    saveChart(input: $input) {\n      ok {\n        key\n        revision\n        modifiedDate\n      }\n      error {\n        code\n        message\n        field\n        revision\n        retryAfter\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;