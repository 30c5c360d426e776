import { sql, type Kysely } from 'kysely';

/** [A01] The key of an upload of documents, so that a repeated one is not recognized twice (decision 0073). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table recognition_batch add column upload_key text',
  `create unique index recognition_batch_upload on recognition_batch (enterprise_id, user_id, upload_key)
    where upload_key is not null`,
];
