import type { Db } from '../portal.ts';
import type { JobSubject } from './jobs.ts';

/** The filings of messages by control number; unknown numbers are left out. */
export async function filingsOfMessages(db: Db, controlNos: readonly string[]): Promise<Map<string, JobSubject>> {
  if (controlNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('operation')
    .select(['control_no', 'enterprise_id as enterpriseId', 'filing_id as filingId'])
    .where('control_no', 'in', [...new Set(controlNos)])
    .execute();
  return new Map(rows.map(({ control_no, ...subject }) => [control_no ?? '', subject]));
}

/** The filings of our references by reference; unknown ones are left out. */
export async function filingsOfReferences(db: Db, references: readonly string[]): Promise<Map<string, JobSubject>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('filing')
    .select(['isf_no', 'enterprise_id as enterpriseId', 'id as filingId'])
    .where('isf_no', 'in', [...new Set(references)])
    .execute();
  return new Map(rows.map(({ isf_no, ...subject }) => [isf_no, subject]));
}
