import neo4j, { type AuthToken, type Driver } from 'neo4j-driver';

/** A driver with Stemma's settings: integers come as numbers, and waiting for a lost server ends within 30 s. */
export function createDriver(uri: string, auth: AuthToken): Driver {
  return neo4j.driver(uri, auth, {
    disableLosslessIntegers: true,
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
