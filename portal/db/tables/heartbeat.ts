import type { Generated } from 'kysely';

/** One row: when a portal last proved that it can write. */
export interface HeartbeatTable {
  single: Generated<boolean>;
  at: Date;
}

export interface HeartbeatTables {
  heartbeat: HeartbeatTable;
}
