import type { Application } from '#contract/endpoints/applications.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { timeText } from './applications.ts';
import { readAudit, writeAudit, type Actor } from './auditLog.ts';
import { awaitOriginals } from './originals.ts';
import { mailDecision } from './mailDecision.ts';

/** Applications that were handed in, of every enterprise. */
function submitted(db: Db) {
  return db
    .selectFrom('service_application as application')
    .innerJoin('enterprise', 'enterprise.id', 'application.enterprise_id')
    .leftJoin('uploaded_file as file', 'file.id', 'application.file_id')
    .leftJoin('app_user as applicant', 'applicant.id', 'application.submitted_by')
    .leftJoin('app_user as reviewer', 'reviewer.id', 'application.reviewed_by')
    .where('application.submitted_at', 'is not', null);
}

const columns = [
  'application.id',
  'application.status',
  'application.enterprise_id',
  'application.legal_representative',
  'application.contact_information',
  'application.address',
  'application.submitted_at',
  'application.audit_abstract',
  'application.reviewed_at',
  'application.mailed_at',
  'application.originals_due_at',
  'application.originals_received_at',
  'application.closed_at',
  'enterprise.name as enterprise_name',
  'enterprise.enabled',
  'file.name as file_name',
  'file.mime',
  'file.size',
  'applicant.name as applicant_name',
  'reviewer.name as reviewer_name',
] as const;

type Row = Awaited<ReturnType<typeof readRow>>;
const readRow = (db: Db, id: string) =>
  submitted(db).where('application.id', '=', id).select(columns).executeTakeFirst();

const toApplication = (row: NonNullable<Row>): Application => ({
  id: row.id,
  status: row.status,
  enterpriseId: row.enterprise_id,
  enterpriseName: row.enterprise_name,
  enterpriseEnabled: row.enabled,
  legalRepresentative: row.legal_representative,
  contactInformation: row.contact_information,
  address: row.address,
  applicant: row.applicant_name ?? '',
  appliedAt: timeText(row.submitted_at),
  file: row.file_name === null ? null : { name: row.file_name, mime: row.mime ?? '', size: row.size ?? 0 },
  auditAbstract: row.audit_abstract,
  reviewer: row.reviewer_name ?? '',
  reviewedAt: timeText(row.reviewed_at),
  mailedAt: timeText(row.mailed_at),
  originalsDueAt: timeText(row.originals_due_at),
  originalsReceivedAt: timeText(row.originals_received_at),
  closedAt: timeText(row.closed_at),
});

/** An application with the acts on it. @throws Refusal `notFound` */
export async function readApplication(db: Db, id: string) {
  const row = await readRow(db, id);
  if (!row) throw refuse('notFound');
  return { ...toApplication(row), log: await readAudit(db, 'application', id) };
}

/** The file of an application, for support staff. @throws Refusal `notFound` */
export async function requireApplicationFile(db: Db, id: string) {
  const file = await db
    .selectFrom('service_application')
    .innerJoin('uploaded_file', 'uploaded_file.id', 'service_application.file_id')
    .where('service_application.id', '=', id)
    .select(['uploaded_file.id', 'uploaded_file.name', 'uploaded_file.mime', 'uploaded_file.size'])
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  return file;
}

interface ReviewDecision {
  decision: 'accepted' | 'rejected';
  auditAbstract: string;
}

/**
 * Opens or refuses the service, once; in one transaction with its audit entry and the mails about it.
 * @throws Refusal `notFound`, `alreadyReviewed` when another member of the staff was first
 */
export async function reviewApplication(
  portal: Pick<Portal, 'clock' | 'config'>,
  trx: Tx,
  id: string,
  review: ReviewDecision,
  actor: Actor,
): Promise<Application> {
  const { decision, auditAbstract } = review;
  const now = portal.clock();
  const found = await trx
    .selectFrom('service_application')
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .select('enterprise_id')
    .executeTakeFirst();
  if (!found) throw refuse('notFound');
  const enterpriseId = found.enterprise_id;
  // The same order of locks as when an application is handed in.
  const enterprise = await trx
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select(['audit_status', 'audit_abstract', 'house_scac'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { status } = await trx
    .selectFrom('service_application')
    .where('id', '=', id)
    .select('status')
    .executeTakeFirstOrThrow();
  if (status !== 'submitted') throw refuse('alreadyReviewed');
  const isAccepted = decision === 'accepted';
  await trx
    .updateTable('service_application')
    .where('id', '=', id)
    .set({ status: decision, audit_abstract: auditAbstract, reviewed_by: actor.userId, reviewed_at: now })
    .execute();
  await trx
    .updateTable('enterprise')
    .where('id', '=', enterpriseId)
    .set({ audit_status: decision, audit_abstract: auditAbstract, show_open_success_dialog: isAccepted })
    .execute();
  if (isAccepted && enterprise.house_scac !== '') {
    await trx
      .insertInto('filer_code')
      .values({ enterprise_id: enterpriseId, code: enterprise.house_scac })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const before = { auditStatus: enterprise.audit_status, auditAbstract: enterprise.audit_abstract };
  const after = { auditStatus: decision, auditAbstract };
  const action = `application.${decision}`;
  await writeAudit(
    trx,
    actor,
    { action, subject: 'application', subjectId: id, enterpriseId, before, after, reason: auditAbstract },
    now,
  );
  if (isAccepted) await awaitOriginals(trx, id, enterpriseId, now);
  await mailDecision(portal, trx, { id, enterpriseId }, review);
  const row = await readRow(trx, id);
  if (!row) throw refuse('notFound');
  return toApplication(row);
}
