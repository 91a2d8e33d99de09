import neo4j, { type AuthToken, type Driver } from 'neo4j-driver';

/**
 * A driver with Stemma's settings: integers come as numbers, or as `bigint` where they have to be exact. With `retries` the driver tries
 * what failed in passing again for 25 s, after pauses that double from a second on; without, that is its user's to do.
 */
export function createDriver(uri: string, auth: AuthToken, { exactIntegers = false, retries = true } = {}): Driver {
  return neo4j.driver(uri, auth, {
    ...(exactIntegers ? { useBigInt: true } : { disableLosslessIntegers: true }),
    connectionTimeout: 2_000,
    connectionAcquisitionTimeout: 20_000,
    // A pooled connection that lay idle while the server went away is asked before it is used, not found out by a call.
    connectionLivenessCheckTimeout: 2_000,
    maxTransactionRetryTime: retries ? 25_000 : 0,
    maxConnectionPoolSize: 50,
    userAgent: 'stemma',
  });
}

/** Name and password, as the driver wants them. */
export function basicAuth(user: string, password: string): AuthToken {
  return neo4j.auth.basic(user, password);
}
