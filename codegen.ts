import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string' } as const;

/** Reads the augmented schema (schema.graphql and what @neo4j/graphql adds), writes resolver types, client and test operations. */
const config: CodegenConfig = {
  schema: 'server/src/graphql/schema.generated.graphql',
  generates: {
    'server/src/graphql/resolvers.generated.ts': {
      schema: 'schema.graphql',
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        mappers: { EntityTable: '../entityLists/service#AskedTable' },
        federation: false,
        skipTypename: true,
        onlyOperationTypes: false,
      },
    },
    'client/src/gql/': {
      documents: ['client/src/**/*.{ts,tsx}', '!client/src/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
      config: { useTypeImports: true, enumsAsTypes: true, scalars },
    },
    'tests/gql/': {
      documents: ['tests/**/*.{ts,tsx}', '!tests/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, scalars },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
