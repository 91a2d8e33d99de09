/** Who may import whom (ARCHITECTURE.md, import rules). */
const STORES = '/(store|[a-z]+Store)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'shared-is-pure',
      comment: 'shared imports only small pure libraries.',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^shared/src',
          'node_modules/(dayjs|zod|i18n-iso-countries|ibantools|i18n-nationality|intl-messageformat)/',
        ],
      },
    },
    {
      name: 'the-engine-knows-charts-alone',
      comment: 'The chart engine imports shared and what draws and packs files: no screen, store or framework.',
      severity: 'error',
      from: { path: '^shared/diagram/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^shared/diagram/src',
          '^shared/src',
          'node_modules/(@hpcc-js/wasm-graphviz|tinyqueue|pdfkit|fontkit|bidi-js|svgpath|fflate|image-dimensions|@fontsource/(inter|arimo|source-serif-4))/',
          'node_modules/elkjs/lib/elk-api',
        ],
      },
    },
    {
      name: 'shared-not-engine',
      severity: 'error',
      from: { path: '^shared/src' },
      to: { path: '^shared/diagram/' },
    },
    {
      name: 'client-not-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(server|scripts|tests)/' },
    },
    {
      name: 'server-not-client',
      severity: 'error',
      from: { path: '^(server|shared)/' },
      to: { path: '^(client|tests)/' },
    },
    {
      name: 'only-stores-know-neo4j',
      comment: 'Only store/ and */store.ts know Neo4j; graphql/augment hands the driver to @neo4j/graphql.',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: ['^server/src/store/', '/store\\.ts$', '^server/src/graphql/augment\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/neo4j-driver' },
    },
    {
      name: 'not-another-slices-store',
      comment: "A slice calls another slice's service or policy, never its store.",
      severity: 'error',
      from: { path: '^server/src/([^/]+)/' },
      to: { path: STORES, pathNot: ['^server/src/$1/', '^server/src/(access|store)/'] },
    },
    {
      name: 'adapters-hold-no-store',
      comment: 'resolvers, rest and uploads call services.',
      severity: 'error',
      from: { path: '^server/src/(rest/|uploads/|[^/]+/resolvers\\.ts$)' },
      to: { path: STORES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-an-adapter',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: ['^server/src/app\\.ts$', '^server/src/(rest|graphql|uploads)/', '^server/src/main\\.ts$'],
      },
      to: { path: '^server/src/(rest/|uploads/|[^/]+/resolvers\\.ts$)' },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      from: { path: '^server/src/[^/]+/policy\\.ts$' },
      to: { path: '^server/src/(store/|[^/]+/(store|service)\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-is-lowest',
      severity: 'error',
      from: { path: '^client/src/lib/' },
      to: { path: '^client/src/(app|features|chart|components)/' },
    },
    {
      name: 'components-below-chart',
      severity: 'error',
      from: { path: '^client/src/components/' },
      to: { path: '^client/src/(app|features|chart)/' },
    },
    {
      name: 'chart-below-features',
      severity: 'error',
      from: { path: '^client/src/chart/' },
      to: { path: '^client/src/(app|features)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^client/src/features/' },
      to: { path: '^client/src/app/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/features/([^/]+)/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'only-the-canvas-knows-cytoscape',
      severity: 'error',
      from: { path: '^client/src', pathNot: '^client/src/chart/canvas/' },
      to: { path: 'node_modules/(cytoscape|cytoscape-.*)/' },
    },
    {
      name: 'the-model-knows-no-screen',
      severity: 'error',
      from: { path: '^client/src/chart/model/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['node_modules/(react|react-dom|cytoscape|@mantine|@apollo)', '^client/src/chart/(canvas|layout)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    exclude: { path: '(^(client|server)/dist/|\\.generated\\.)' },
  },
};
