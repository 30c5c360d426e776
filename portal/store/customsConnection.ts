import type { Selectable } from 'kysely';
import {
  BLANK_CONNECTION,
  cleanConnection,
  connectionIssues,
  type ConnectionValues,
} from '#rules/customsConnection.ts';
import { toErrorTree } from '#schema/issue.ts';
import type { CustomsConnectionTable } from '../db/tables/accounts.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { writeAudit, type Actor } from './auditLog.ts';
import { requireAdminNow } from './people.ts';

export interface StoredConnection extends ConnectionValues {
  /** 0 before the first save. */
  revision: number;
}

export const CONNECTION_COLUMNS = [
  ...(['port', 'filer', 'office', 'preparer_port', 'preparer_filer', 'preparer_office'] as const),
  ...(['block_text', 'revision'] as const),
] as const;

/** [X01] What the enterprise set of its envelope; blank before the first save. */
export async function readConnection(db: Db, enterpriseId: string): Promise<StoredConnection> {
  const row = await db
    .selectFrom('customs_connection')
    .where('enterprise_id', '=', enterpriseId)
    .select(CONNECTION_COLUMNS)
    .executeTakeFirst();
  return toConnection(row);
}

type ConnectionRow = Pick<Selectable<CustomsConnectionTable>, (typeof CONNECTION_COLUMNS)[number]>;

/** @param row undefined before the first save */
export function toConnection(row: ConnectionRow | undefined): StoredConnection {
  if (!row) return { ...BLANK_CONNECTION, revision: 0 };
  return {
    port: row.port,
    filer: row.filer,
    office: row.office,
    preparerPort: row.preparer_port,
    preparerFiler: row.preparer_filer,
    preparerOffice: row.preparer_office,
    blockText: row.block_text,
    revision: row.revision,
  };
}

/** @throws Refusal `notAllowed`, `invalid` with the problems by field, `stale` with the stored values */
export async function saveConnection(
  trx: Tx,
  caller: Principal,
  given: StoredConnection,
  actor: Actor,
  now: Date,
): Promise<StoredConnection> {
  // Locks the enterprise, because two first saves have no row of their own to lock.
  await requireAdminNow(trx, caller);
  const { enterpriseId } = caller;
  const values = cleanConnection(given);
  const issues = connectionIssues(values);
  if (issues.length > 0) throw refuse('invalid', { errors: toErrorTree(issues) });
  const { revision, ...before } = await readConnection(trx, enterpriseId);
  if (revision !== given.revision) throw refuse('stale', { extra: { current: { ...before, revision } } });
  const row = {
    port: values.port,
    filer: values.filer,
    office: values.office,
    preparer_port: values.preparerPort,
    preparer_filer: values.preparerFiler,
    preparer_office: values.preparerOffice,
    block_text: values.blockText,
    revision: revision + 1,
    updated_at: now,
  };
  await trx
    .insertInto('customs_connection')
    .values({ enterprise_id: enterpriseId, ...row })
    .onConflict((conflict) => conflict.column('enterprise_id').doUpdateSet(row))
    .execute();
  const act = { action: 'enterprise.customsConnection', subject: 'enterprise', subjectId: enterpriseId, enterpriseId };
  await writeAudit(trx, actor, { ...act, before: { ...before }, after: { ...values } }, now);
  return { ...values, revision: revision + 1 };
}
