import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mailSettings, readEnv, storeSettings } from './env';
import { SECRETS } from './secretFiles';

const refusal = (env: Record<string, string>): string => {
  try {
    readEnv(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('readEnv', () => {
  test('has a default for everything that needs one', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      STEMMA_DATA: resolve('data'),
      STEMMA_ADMIN_EMAIL: 'admin@stemma.local',
      STEMMA_DEMO_EMAIL: 'demo@stemma.local',
      STEMMA_DEMO: true,
    });
  });

  test('takes empty values as not set and trims the others', () => {
    expect(readEnv({ PORT: '', NEO4J_URI: '', STEMMA_DEMO: ' OFF ', STEMMA_DATA: ' /kept ' })).toMatchObject({
      PORT: 4000,
      NEO4J_URI: undefined,
      STEMMA_DEMO: false,
      STEMMA_DATA: '/kept',
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT is not a port number.'],
    [{ PORT: '70000' }, 'PORT is not a port number.'],
    [
      { NEO4J_URI: 'http://localhost:7474', NEO4J_PASSWORD: 'x' },
      'NEO4J_URI is not an address like neo4j://host:7687.',
    ],
    [{ NEO4J_URI: 'bolt://localhost:7687' }, 'NEO4J_PASSWORD is missing: NEO4J_URI is set.'],
    [{ NEO4J_HEAP: 'lots' }, 'NEO4J_HEAP is not a Java heap size like 512m or 2g.'],
    [
      { NEO4J_CONFIG: 'pagecache' },
      'NEO4J_CONFIG is not a list, split by semicolons, of settings like server.memory.pagecache.size=1g.',
    ],
    [{ STEMMA_ADMIN_EMAIL: 'admin' }, 'STEMMA_ADMIN_EMAIL is not an e-mail address.'],
    [{ STEMMA_ADMIN_PASSWORD: 'short' }, 'STEMMA_ADMIN_PASSWORD needs at least 8 characters.'],
    [{ STEMMA_DEMO: 'maybe' }, 'STEMMA_DEMO must be on or off.'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL is not an address like smtp://host:1025.'],
    [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM is not an e-mail address.'],
    [
      { TRUSTED_PROXIES: 'loopback, proxy.example' },
      'TRUSTED_PROXIES is not a list, split by commas, of addresses, networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal.',
    ],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL is not an address like https://stemma.example.org.'],
  ])('refuses %p in one line', (env, line) => {
    expect(refusal(env)).toBe(line);
  });

  test('names every bad variable, one line each', () => {
    expect(refusal({ PORT: '-1', STEMMA_DEMO: '?' }).split('\n')).toHaveLength(2);
    expect(
      refusal({ S3_ENDPOINT: 'http://127.0.0.1:9000' })
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  });
});

describe('a secret from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stemma-secrets-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is what the file holds, without the line break at its end', () => {
    const env = readEnv({
      NEO4J_URI: 'bolt://neo4j:7687',
      NEO4J_PASSWORD_FILE: file('password', ' a pass word\r\n'),
      METRICS_TOKEN_FILE: file('token', 'a token of 24 characters\n'),
      STEMMA_ADMIN_PASSWORD_FILE: '',
    });
    expect(env.NEO4J_PASSWORD).toBe('a pass word');
    expect(env.METRICS_TOKEN).toBe('a token of 24 characters');
    expect(env.STEMMA_ADMIN_PASSWORD).toBeUndefined();
  });

  test.each(SECRETS)('is refused by name beside %s itself, and where it cannot be read or is empty', (name) => {
    const there = file('there', 'a secret\n');
    expect(refusal({ [name]: 'set', [`${name}_FILE`]: there })).toBe(
      `${name}_FILE cannot be set beside ${name}: keep one of them.`,
    );
    const missing = join(folder, 'missing');
    expect(refusal({ [`${name}_FILE`]: missing })).toBe(
      `${name}_FILE names ${missing}, which cannot be read (ENOENT).`,
    );
    expect(refusal({ [`${name}_FILE`]: file('empty', '\n') })).toBe(
      `${name}_FILE names ${join(folder, 'empty')}, which is empty.`,
    );
  });

  test('is judged by the rules of the variable, and named as it', () => {
    expect(refusal({ METRICS_TOKEN_FILE: file('short', 'short\n') })).toBe(
      'METRICS_TOKEN needs at least 16 characters.',
    );
  });
});

test('proxies that are believed are those of the same machine unless TRUSTED_PROXIES says otherwise', () => {
  expect(readEnv({}).TRUSTED_PROXIES).toEqual(['loopback']);
  expect(readEnv({ TRUSTED_PROXIES: '10.1.2.3, 172.30.0.0/16,fd00::/8' }).TRUSTED_PROXIES).toEqual([
    '10.1.2.3',
    '172.30.0.0/16',
    'fd00::/8',
  ]);
});

test('storeSettings carries what the store needs', () => {
  const env = readEnv({
    NEO4J_URI: 'neo4j+s://db.example.org',
    NEO4J_PASSWORD: 'p',
    NEO4J_DATABASE: 'charts',
    NEO4J_HEAP: '1G',
    NEO4J_CONFIG: 'server.memory.pagecache.size=1g; db.transaction.timeout = 60s',
  });
  expect(storeSettings(env)).toMatchObject({
    uri: 'neo4j+s://db.example.org',
    password: 'p',
    database: 'charts',
    heap: '1G',
    config: { 'server.memory.pagecache.size': '1g', 'db.transaction.timeout': '60s' },
  });
});

test('the sender of mail is MAIL_FROM, else of the host that people use, else of stemma.local', () => {
  const from = (env: Record<string, string>) => mailSettings(readEnv(env)).from;
  expect(from({ MAIL_FROM: 'office@bank.example', PUBLIC_URL: 'https://charts.bank.example' })).toBe(
    'office@bank.example',
  );
  expect(from({ PUBLIC_URL: 'https://charts.bank.example:8443' })).toBe('stemma@charts.bank.example');
  expect(from({ PUBLIC_URL: 'http://10.0.0.7' })).toBe('stemma@stemma.local');
  expect(from({})).toBe('stemma@stemma.local');
});
