import neo4j, { type AuthToken, type Driver } from 'neo4j-driver';

/**
 * A driver with Stemma's settings: integers come as numbers, or as `bigint` where they have to be exact, and waiting for a lost server
 * ends within 30 s.
 */
export function createDriver(uri: string, auth: AuthToken, { exactIntegers = false } = {}): Driver {
  return neo4j.driver(uri, auth, {
    ...(exactIntegers ? { useBigInt: true } : { disableLosslessIntegers: true }),
    connectionTimeout: 5_000,
    connectionAcquisitionTimeout: 20_000,
    maxTransactionRetryTime: 25_000,
    maxConnectionPoolSize: 50,
    userAgent: 'stemma',
  });
}

/** Name and password, as the driver wants them. */
export function basicAuth(user: string, password: string): AuthToken {
  return neo4j.auth.basic(user, password);
}
