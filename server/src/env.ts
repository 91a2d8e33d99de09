import { availableParallelism } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { compile } from 'proxy-addr';
import { z } from 'zod';
import type { BlobSettings } from './blobs/open';
import { readPermittedHosts } from './lookups/egress/permittedHosts';
import type { MailSettings } from './mail/transport';
import { withSecretFiles } from './secretFiles';
import type { StoreSettings } from './store/types';

const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

const email = (fallback: string) =>
  text.transform((value) => value?.toLowerCase() ?? fallback).pipe(z.email('is not an e-mail address'));

const password = text.pipe(z.string().min(8, 'needs at least 8 characters').optional());

const address = (protocol: RegExp, example: string) =>
  text.pipe(z.url({ protocol, error: `is not an address like ${example}` }).optional());

const optionalEmail = text.pipe(z.email('is not an e-mail address').optional());

const onOff = (fallback: boolean) =>
  text.transform((value, context) => {
    if (value === undefined) return fallback;
    if (/^(on|true|yes|1)$/i.test(value)) return true;
    if (/^(off|false|no|0)$/i.test(value)) return false;
    context.addIssue('must be on or off');
    return z.NEVER;
  });

const megabytes = (fallback: number) =>
  text
    .transform((value) => (value === undefined ? fallback : Number(value)))
    .pipe(z.int('is not a whole number of megabytes').min(16, 'needs at least 16'));

const MIB = 2 ** 20;
const PROXIES =
  'is not a list, split by commas, of addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal';

const WORKERS = 'is neither a number from 1 to 64 nor auto';

/** How many processes take calls: a number, or as many as the machine has cores. */
export const workers = text.transform((value, context) => {
  if (value === undefined) return 1;
  if (/^auto$/i.test(value)) return availableParallelism();
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 64) return count;
  context.addIssue(WORKERS);
  return z.NEVER;
});

/** Addresses and networks as Express's `trust proxy` takes them. */
const proxies = text.transform((value, context) => {
  const list = (value ?? 'loopback').split(',').map((part) => part.trim());
  try {
    compile(list);
    return list;
  } catch {
    context.addIssue(PROXIES);
    return z.NEVER;
  }
});

/** Hosts that look-ups may ask though they are of a private network; with `http://` before one, without TLS. */
const lookupHosts = text.transform((value, context) => {
  const hosts = readPermittedHosts(value);
  if (hosts) return hosts;
  context.addIssue('is not a list, split by commas, of hosts like yente.example.org or http://127.0.0.1:8000');
  return z.NEVER;
});

/** Settings of a Neo4j by their names. */
const neo4jConfig = text.transform((value, context) => {
  const config: Record<string, string> = {};
  for (const setting of value?.split(';') ?? []) {
    const [, name, to = ''] = /^\s*([a-z][\w.]*)\s*=(.*)$/.exec(setting) ?? [];
    if (name === undefined) {
      context.addIssue('is not a list, split by semicolons, of settings like server.memory.pagecache.size=1g');
      return z.NEVER;
    }
    config[name] = to.trim();
  }
  return config;
});

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = z.object({
  PORT: text
    .transform((value) => (value === undefined ? 4000 : Number(value)))
    .pipe(z.int('is not a port number').min(0, 'is not a port number').max(65_535, 'is not a port number')),
  HOST: text.transform((value) => value ?? '127.0.0.1'),
  STEMMA_WORKERS: workers,
  STEMMA_DATA: text.transform((value) => value ?? 'data'),
  NEO4J_URI: address(/^(neo4j|bolt)(\+s|\+ssc)?$/, 'neo4j://host:7687'),
  NEO4J_USER: text,
  NEO4J_PASSWORD: text,
  NEO4J_DATABASE: text,
  NEO4J_HEAP: text.pipe(
    z
      .string()
      .regex(/^\d+[kmg]$/i, 'is not a Java heap size like 512m or 2g')
      .optional(),
  ),
  NEO4J_CONFIG: neo4jConfig,
  STEMMA_ADMIN_EMAIL: email('admin@stemma.local'),
  STEMMA_ADMIN_PASSWORD: password,
  STEMMA_DEMO_EMAIL: email('demo@stemma.local'),
  STEMMA_DEMO_PASSWORD: password,
  STEMMA_DEMO: onOff(true),
  STEMMA_RESERVE_MB: megabytes(512),
  STEMMA_BACKUPS: text,
  STEMMA_SEALING_KEY: text.pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9+/]{43}=$/, 'is not the base64 of 32 bytes')
      .optional(),
  ),
  SMTP_URL: address(/^smtps?$/, 'smtp://host:1025'),
  MAIL_FROM: optionalEmail,
  S3_ENDPOINT: address(/^https?$/, 'https://host:9000'),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  TRUSTED_PROXIES: proxies,
  STEMMA_LOOKUP_HOSTS: lookupHosts,
  METRICS_TOKEN: text.pipe(z.string().min(16, 'needs at least 16 characters').optional()),
  LOG_LEVEL: text
    .transform((value) => value?.toLowerCase() ?? 'warn')
    .pipe(z.enum(LOG_LEVELS, `is not one of ${LOG_LEVELS.join(', ')}`)),
  PUBLIC_URL: address(/^https?$/, 'https://stemma.example.org'),
});

const rules = variables.superRefine((env, context) => {
  const need = (name: keyof typeof env, why: string) => {
    if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` });
  };
  if (env.NEO4J_URI !== undefined) need('NEO4J_PASSWORD', 'NEO4J_URI is set');
  if (env.S3_ENDPOINT !== undefined) {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      need(name, 'S3_ENDPOINT is set');
  }
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape);

/** Stemma's settings, named as the environment names them. STEMMA_DATA is absolute. */
export type Env = Readonly<z.infer<typeof variables>>;

/** The environment holds values that Stemma cannot use; `message` has one line a variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the settings, secrets from their files where those are named; empty values count as not set. A relative
 * STEMMA_DATA starts at the working folder. Throws `EnvError`.
 */
export function readEnv(env: Readonly<Record<string, string | undefined>> = process.env): Env {
  const { variables: read, faults } = withSecretFiles(env);
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  const parsed = rules.safeParse(read);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const data = parsed.data.STEMMA_DATA;
  return { ...parsed.data, STEMMA_DATA: isAbsolute(data) ? data : resolve(data) };
}

/** What `openStore` needs of the settings. */
export function storeSettings(env: Env): StoreSettings {
  return {
    uri: env.NEO4J_URI,
    user: env.NEO4J_USER,
    password: env.NEO4J_PASSWORD,
    database: env.NEO4J_DATABASE,
    dataFolder: env.STEMMA_DATA,
    heap: env.NEO4J_HEAP,
    config: env.NEO4J_CONFIG,
    reserve: env.STEMMA_RESERVE_MB * MIB,
  };
}

/** Where automatic backups are kept: a folder of the data folder unless another one is named; undefined where they are off. */
export function backupsFolder(env: Env): string | undefined {
  const named = env.STEMMA_BACKUPS;
  if (named !== undefined && /^(off|false|no|0)$/i.test(named)) return undefined;
  return named === undefined ? join(env.STEMMA_DATA, 'backups') : resolve(named);
}

/** What sending mail needs of the settings: without SMTP_URL it goes to the data folder's outbox; the sender is of the host that people use. */
export function mailSettings(env: Env): MailSettings {
  const host = env.PUBLIC_URL === undefined ? '' : new URL(env.PUBLIC_URL).hostname;
  const usable = z.email().safeParse(`stemma@${host}`);
  return {
    smtpUrl: env.SMTP_URL,
    outbox: join(env.STEMMA_DATA, 'outbox'),
    from: env.MAIL_FROM ?? (usable.success ? usable.data : 'stemma@stemma.local'),
    publicUrl: env.PUBLIC_URL,
  };
}

/** What keeping files needs of the settings: without S3_ENDPOINT they go to the data folder. */
export function blobSettings(env: Env): BlobSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  const folder = join(env.STEMMA_DATA, 'files');
  if (!endpoint || !bucket || !id || !secret) return { folder };
  return { folder, s3: { endpoint, bucket, region: env.S3_REGION ?? 'us-east-1', id, secret } };
}
