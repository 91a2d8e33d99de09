import { join } from 'node:path';
import { outputOf } from './commands';

const OLDEST_JAVA = 17;

/** The Java program to run Neo4j with, from JAVA_HOME or the PATH, when it is new enough. */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const candidates = env['JAVA_HOME'] === undefined ? ['java'] : [join(env['JAVA_HOME'], 'bin', 'java'), 'java'];
  for (const java of candidates) {
    const version = javaVersion((await outputOf(java, ['-version'])) ?? '');
    if (version !== undefined && version >= OLDEST_JAVA) return java;
  }
  return undefined;
}

/** The major version in what `java -version` prints: 17 of "17.0.15", 8 of "1.8.0_292". */
export function javaVersion(printed: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(printed) ?? [];
  if (first === undefined) return undefined;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}
