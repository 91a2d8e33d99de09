export { countQueries, onQuery } from './counting';
export { StoreConflict, StoreTimeout, StoreUnavailable, translateError } from './errors';
export { int } from 'neo4j-driver';
export { explain, type Explained, plainValue, StatementFault, takeRows } from './foreign';
export { openStore } from './open';
export { findServer, type ServerPlace } from './place';
export { projectRoot } from './project-root';
export { atMostOne, one, query } from './query';
export type { Store, StoreSettings, StoreSource, Tx, TxOptions } from './types';
