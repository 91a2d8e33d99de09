import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { packDocument } from './packDocument.ts';

const GENERATED = 'src/gql/graphql.ts';
const PREFIX = 'virtual:graphql-document/';
const HASH_PREFIX = 'virtual:graphql-hash/';
const CALL = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<.*>;$/gm;

/** Each call of `graphql()` gets its document from a module of its own, so that a screen loads no other screen's documents. */
export function graphqlDocuments(root: string): Plugin {
  const file = `${root}/${GENERATED}`;
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(HASH_PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`) && !id.startsWith(`\0${HASH_PREFIX}`)) return null;
      this.addWatchFile(file);
      const name = id.slice(id.indexOf('/') + 1);
      const text = documentsOf(file).get(name);
      if (!text) this.error(`${name} is not in ${GENERATED}. Run "npm run generate".`);
      const document = JSON.parse(text) as Parameters<typeof packDocument>[0];
      const hash = JSON.stringify(document.__meta__?.hash);
      if (!id.startsWith(`\0${PREFIX}`)) return { code: `export default ${hash};`, moduleSideEffects: false };
      const code = `import { unpacked } from ${JSON.stringify(`${root}/src/lib/packedDocument.ts`)};
export default /*#__PURE__*/ unpacked(${JSON.stringify(packDocument(document))}, ${hash});`;
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.startsWith(`${root}/src/gql/`)) return { code, map: null, moduleSideEffects: false };
      if (!id.startsWith(`${root}/src/`) || !/\.tsx?$/.test(id)) return null;
      const imports: string[] = [];
      const changed = code.replace(CALL, (_call, kind: string, name: string) => {
        const document = `${name[0]?.toUpperCase()}${name.slice(1)}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        imports.push(`import ${document} from '${PREFIX}${document}';`);
        return document;
      });
      return imports.length > 0 ? { code: `${changed}\n${imports.join('\n')}\n`, map: null } : null;
    },
  };
}

/** The documents that code generation wrote, as JSON, by their names. */
function documentsOf(file: string): ReadonlyMap<string, string> {
  return new Map([...readFileSync(file, 'utf8').matchAll(DOCUMENT)].map(([, name = '', text = '']) => [name, text]));
}
