import { totalmem } from 'node:os';
import { join } from 'node:path';
import { containerEngine } from './local/container-engine';
import { javaEngine } from './local/java-engine';
import { takeOwnServer } from './local/own-server';
import { projectRoot } from './project-root';
import type { StoreSettings, StoreSource } from './types';

/** A server that answers, and how to sign in to it. */
export interface ServerPlace {
  source: StoreSource;
  uri: string;
  user: string;
  password: string;
  /** What the log says of it; never holds the password. */
  logLine: string;
  /** Has a server of our own asked at once whether it has stopped itself. */
  suspect: () => void;
  /** Gives it up; a server of our own ends with its last user. */
  release: () => Promise<void>;
}

/**
 * Finds the Neo4j to use: `NEO4J_URI`, else a server of our own by Java, else by a container engine. One that is named
 * is not asked whether it answers. Throws an Error that names the three ways when there is none.
 */
export async function findServer(settings: StoreSettings, log: (line: string) => void): Promise<ServerPlace> {
  return settings.uri === undefined ? await ownPlace(settings, log) : namedPlace(settings, settings.uri);
}

function namedPlace({ user, password }: StoreSettings, uri: string): ServerPlace {
  if (password === undefined) throw new Error('NEO4J_PASSWORD is missing: NEO4J_URI is set.');
  const { protocol, host } = new URL(uri);
  const logLine = `Store: Neo4j at ${protocol}//${host} (NEO4J_URI).`;
  return {
    source: 'uri',
    uri,
    user: user ?? 'neo4j',
    password,
    logLine,
    suspect: () => undefined,
    release: () => Promise.resolve(),
  };
}

async function ownPlace(settings: StoreSettings, log: (line: string) => void): Promise<ServerPlace> {
  const engine =
    (await javaEngine(projectRoot(), settings.dataFolder, log)) ?? (await containerEngine(settings.dataFolder));
  if (engine === undefined) {
    throw new Error(
      [
        'Stemma found no Neo4j. Give it one of these:',
        '  1. NEO4J_URI, NEO4J_USER and NEO4J_PASSWORD of a Neo4j 5 server with APOC;',
        '  2. Java 17 or 21 and Maven (Debian: apt-get install openjdk-17-jre-headless maven): Stemma then runs its own;',
        '  3. a container engine that answers to "docker info".',
      ].join('\n'),
    );
  }
  const server = await takeOwnServer(
    engine,
    { dataFolder: settings.dataFolder, heap: settings.heap ?? defaultHeap(), config: settings.config },
    log,
  );
  const kind = engine.source === 'managed' ? 'a managed local server' : 'a container';
  const how = server.joined ? 'already running' : 'started';
  const logLine = `Store: Neo4j as ${kind}, ${how} at ${server.uri}, data in ${join(settings.dataFolder, 'neo4j')}.`;
  return {
    source: engine.source,
    uri: server.uri,
    user: 'neo4j',
    password: server.password,
    logLine,
    suspect: () => server.suspect(),
    release: () => server.release(),
  };
}

const MIB = 2 ** 20;

/** A quarter of the machine's memory, at least 512 MiB and at most 2 GiB: a save of 20,000 entities needs about 1 GiB. */
function defaultHeap(): string {
  return `${Math.round(Math.min(2048, Math.max(512, totalmem() / MIB / 4)))}m`;
}
