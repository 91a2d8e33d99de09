import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const PARTS = ['components', 'entity-record', 'person-record', 'relationship-record'];

/** Its parts name each other by URNs without a namespace, which the validator does not take. */
function schema(name: string): object {
  const url = new URL(`../fixtures/bods-schema/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8').replaceAll('"urn:', '"https://bods.test/')) as object;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
const addFormats = formats.default as unknown as (validator: Ajv2020) => void;
addFormats(ajv);
for (const part of PARTS) ajv.addSchema(schema(part));
const isBods = ajv.compile(schema('statement'));

/** What the JSON schema of BODS 0.4 says against statements; nothing where they are valid. */
export function bodsFaults(statements: unknown): string[] {
  if (isBods(statements)) return [];
  return (isBods.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
