/** Settings that keep every acknowledged commit, sized for a laptop. */
export const DURABLE_SETTINGS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  max_connections: '60',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // The detail of a failed statement has the values of its row.
  log_error_verbosity: 'terse',
  logging_collector: 'off',
  jit: 'off',
};

/** For test databases, which may be lost in a power cut. */
export const TEST_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Tests make and drop hundreds of databases: with 256 MB each portal on a new one takes 0.7 s more of processor time.
  shared_buffers: '16MB',
};

/** The environment without variables that would change PostgreSQL's behavior. */
export function databaseEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
