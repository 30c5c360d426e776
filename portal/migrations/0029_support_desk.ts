import { sql, type Kysely } from 'kysely';

/** Reasons in the audit log, and indexes for lists of the support desk, which show all enterprises (decision 0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table audit_log add column reason text not null default ''",
  'create index audit_log_by_enterprise on audit_log (enterprise_id, id)',
  'create index audit_log_by_user on audit_log (user_id, id)',
];
