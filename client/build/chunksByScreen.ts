import { build, type InlineConfig, type Plugin } from 'vite';
import { chunksOf, screens } from './screens.ts';

type Uses = ReadonlyMap<string, string>;

/**
 * Puts the modules that the same screens need into one chunk, which makes few requests and packs well. Which ones these are is read off
 * a build that splits by itself: it knows what is left of each package.
 */
export function chunksByScreen(plain: InlineConfig): Plugin {
  return {
    name: 'chunks-by-screen',
    apply: 'build',
    config: async () => {
      const uses = await usesOf(plain);
      // What more screens need is imported by what fewer do, never the other way round.
      const names = [...new Set(uses.values())].sort((a, b) => b.split('-').length - a.split('-').length);
      const groups = names.map((name, index) => ({
        name,
        test: (id: string) => uses.get(id) === name,
        priority: names.length - index,
      }));
      return {
        build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
      };
    },
  };
}

/** The screens that need each module, by its id; none of the modules that the page runs. */
async function usesOf(plain: InlineConfig): Promise<Uses> {
  const built = await build({
    ...plain,
    configFile: false,
    logLevel: 'error',
    build: { ...plain.build, write: false, minify: false, sourcemap: false },
  });
  if (!('output' in built)) throw new Error('The first pass of the build gave no output.');
  const chunks = new Map(built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const uses = new Map<string, string[]>();
  const run = new Set([...chunks.values()].flatMap(({ isEntry, moduleIds }) => (isEntry ? moduleIds : [])));
  for (const screen of screens) {
    for (const { moduleIds } of chunksOf(screen, chunks)) {
      for (const id of moduleIds) if (!run.has(id)) uses.set(id, [...(uses.get(id) ?? []), screen]);
    }
  }
  return new Map([...uses].map(([id, by]) => [id, by.join('-')]));
}
