// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_OF_SLICE, LONG_UNIT_TESTS } from '../scripts/test/quick.mjs';

const tests = dirname(fileURLToPath(import.meta.url));
const root = resolve(tests, '..');

/** @param {boolean} tsx */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      experimental: { keepImportAttributes: true },
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const common = {
  rootDir: root,
  testEnvironment: '<rootDir>/tests/testkit/node-environment.mjs',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    '^@stemma/diagram/(.*)$': '<rootDir>/shared/diagram/src/$1',
    '^@stemma/shared/(.*)$': '<rootDir>/shared/src/$1',
    '/flagUrl$': '<rootDir>/tests/testkit/stubs/flagUrl.mjs',
    '\\.(css|svg|png|woff2)$': '<rootDir>/tests/testkit/stubs/asset.mjs',
    '\\?(url|raw|worker|inline)$': '<rootDir>/tests/testkit/stubs/asset.mjs',
  },
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.stemma/', '<rootDir>/data/'],
};

/**
 * @param {string} name
 * @param {string[]} testMatch
 */
const onStore = (name, testMatch) => ({
  ...common,
  displayName: name,
  testMatch,
  globalSetup: '<rootDir>/tests/testkit/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/testkit/global-teardown.mjs',
});

const isQuick = process.env['STEMMA_QUICK'] === '1';
const quickApi = [...new Set(Object.values(API_OF_SLICE))].flatMap((name) => name ?? []);
const api = isQuick
  ? quickApi.map((name) => `<rootDir>/tests/api/${name}.test.ts`)
  : ['<rootDir>/tests/api/**/*.test.ts'];

const leftOut = ['/node_modules/', ...(isQuick ? LONG_UNIT_TESTS.map((file) => `/${file}`) : [])];

/** Run with `NODE_OPTIONS=--experimental-vm-modules`, as `npm test` does; one project alone by `--selectProjects`. */
export default {
  rootDir: root,
  // The checks run beside the quick tests.
  maxWorkers: isQuick ? 2 : 3,
  testSequencer: '<rootDir>/tests/testkit/longest-first.mjs',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{shared,shared/diagram,server,client}/src/**/*.test.ts',
        '<rootDir>/tests/unit/**/*.test.ts',
      ],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...common,
      displayName: 'unit-dom',
      testMatch: ['<rootDir>/client/src/**/*.test.tsx', '<rootDir>/tests/unit/**/*.test.tsx'],
      testPathIgnorePatterns: leftOut,
      testEnvironment: '<rootDir>/tests/testkit/dom-environment.mjs',
      setupFiles: ['<rootDir>/tests/testkit/dom-setup.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tests/testkit/dom-patience.mjs'],
    },
    onStore('api', api),
    onStore('contract', ['<rootDir>/tests/contract/**/*.test.ts']),
    onStore('faults', ['<rootDir>/tests/faults/**/*.test.ts']),
  ],
};
