import type { Generated } from 'kysely';

/** One row: time of the last successful write check. */
interface HeartbeatTable {
  single: Generated<boolean>;
  at: Date;
}

export interface HeartbeatTables {
  heartbeat: HeartbeatTable;
}
