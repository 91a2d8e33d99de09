import type { LaunchOrder } from './engine';

/** MiB of a file of the transaction log; each of both databases has one at least, allocated when it is begun. */
export const LOG_FILE_MIB = 64;

export interface ConfOrder extends Pick<LaunchOrder, 'acceptLoss' | 'config'> {
  port: number;
  /** Folder of APOC. */
  plugins: string;
}

/**
 * What stands unless the operator sets it. A statement is planned once, whatever the length of its lists: planned for each order of magnitude
 * of it, as Neo4j does else, the second opening of a chart took a second, as the first one does.
 */
export const DEFAULTS: Readonly<Record<string, string>> = {
  'server.memory.pagecache.size': '256m',
  'internal.cypher.use_parameter_size': 'false',
};

/** The settings of a server of our own: Bolt on this machine only, no web server, nothing reported, no files read. */
export function neo4jConf({ port, plugins, acceptLoss = false, config = {} }: ConfOrder): string {
  const settings = {
    ...DEFAULTS,
    ...config,
    'server.directories.plugins': plugins,
    'server.default_listen_address': '127.0.0.1',
    'server.bolt.listen_address': `127.0.0.1:${port}`,
    'server.bolt.advertised_address': `127.0.0.1:${port}`,
    'server.http.enabled': false,
    'server.https.enabled': false,
    'internal.server.bolt.thread_pool_shutdown_wait_time': '100ms',
    'internal.server.bolt.connection_shutdown_wait_time': '100ms',
    'dbms.usage_report.enabled': false,
    'dbms.security.allow_csv_import_from_file_urls': false,
    // LOAD CSV from addresses is refused like that from files: nothing in Stemma reads the network through the store.
    'internal.dbms.cypher_ip_blocklist': '0.0.0.0/0,::/0',
    'dbms.security.procedures.allowlist': ['util', 'date', 'path', 'map', 'coll', 'text', 'convert']
      .map((part) => `apoc.${part}.*`)
      .join(','),
    // What is being written fits into what is allocated: a full disk cannot tear an entry of the log in two.
    'db.tx_log.preallocate': true,
    'db.tx_log.rotation.size': `${LOG_FILE_MIB}m`,
    'db.tx_log.rotation.retention_policy': '2 days 512M',
    ...(acceptLoss ? { 'internal.dbms.tx_log.fail_on_corrupted_log_files': false } : {}),
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
