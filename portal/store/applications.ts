import { randomUUID } from 'node:crypto';
import { PORTAL_BASE, calls } from '#contract/calls.ts';
import type { AgreementRecord } from '#contract/entities/agreement.ts';
import type { ApplicationHistory } from '#contract/endpoints/applications.ts';
import { PRODUCT_ID } from '#contract/limits.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { writeAudit, type Actor } from './auditLog.ts';

/** A time on the wire; empty without one. */
export const timeText = (at: Date | null | undefined): string => (at ? toServerText(at) : '');

/** The address of a stored file for its enterprise. */
export const fileUrl = (fileId: string): string => PORTAL_BASE + calls.uploadedFile.path.replace('{fileId}', fileId);

/**
 * Locks an enterprise whose service is to be opened.
 * @throws Refusal `alreadyUnderReview`, `serviceAlreadyOpen`, `enterpriseDisabled`
 */
export async function lockApplicant(trx: Tx, enterpriseId: string) {
  const enterprise = await trx
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select(['id', 'name', 'enabled', 'audit_status', 'audit_abstract'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!enterprise) throw refuse('notFound');
  if (!enterprise.enabled) throw refuse('enterpriseDisabled');
  if (enterprise.audit_status === 'submitted') throw refuse('alreadyUnderReview');
  if (enterprise.audit_status === 'accepted') throw refuse('serviceAlreadyOpen');
  return enterprise;
}

/** Stores the details of the agreement; the enterprise has one application in preparation. @returns its id */
export async function prepareApplication(
  trx: Tx,
  { enterpriseId, locale }: Pick<Principal, 'enterpriseId' | 'locale'>,
  details: AgreementRecord,
  now: Date,
): Promise<string> {
  await lockApplicant(trx, enterpriseId);
  const columns = {
    legal_representative: details.legalRepresentative,
    contact_information: details.contactInformation,
    address: details.address,
    lang: locale,
    prepared_at: now,
  };
  const { id } = await trx
    .insertInto('service_application')
    .values({ id: randomUUID(), enterprise_id: enterpriseId, product_id: PRODUCT_ID, status: 'prepared', ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['enterprise_id', 'status'])
        .where('status', 'in', ['prepared', 'submitted'])
        .doUpdateSet(columns),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The details of an agreement of the enterprise, to be printed. @throws Refusal `notFound` */
export async function requireAgreement(db: Db, enterpriseId: string, id: string) {
  const row = await db
    .selectFrom('service_application')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .select(['id', 'legal_representative', 'contact_information', 'address', 'prepared_at'])
    .executeTakeFirst();
  if (!row) throw refuse('notFound');
  return row;
}

/**
 * [G04] Hands in the signed agreement: the enterprise is under review from now on.
 * @throws Refusal `notFound` for a file that is missing, another enterprise's, or already handed in; those of `lockApplicant`
 */
export async function submitApplication(
  trx: Tx,
  by: Principal,
  actor: Actor,
  fileId: string,
  now: Date,
): Promise<void> {
  const { enterpriseId, userId } = by;
  const file = await trx
    .selectFrom('uploaded_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', fileId)
    .select(['id', 'name', 'submitted_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  const enterprise = await lockApplicant(trx, enterpriseId);
  if (file.submitted_at) throw refuse('notFound');
  // After a rejection, or with an agreement that was downloaded elsewhere, nothing is prepared.
  const details = (await latestDetails(trx, enterpriseId)) ?? NO_DETAILS;
  const id = (await prepared(trx, enterpriseId)) ?? (await prepareApplication(trx, by, details, now));
  await trx.updateTable('uploaded_file').where('id', '=', file.id).set({ submitted_at: now }).execute();
  await trx
    .updateTable('service_application')
    .where('id', '=', id)
    .set({ status: 'submitted', file_id: file.id, lang: by.locale, submitted_by: userId, submitted_at: now })
    .execute();
  await trx.updateTable('enterprise').where('id', '=', enterpriseId).set({ audit_status: 'submitted' }).execute();
  const before = { auditStatus: enterprise.audit_status };
  const after = { auditStatus: 'submitted', fileId: file.id, fileName: file.name };
  const act = { action: 'application.submitted', subject: 'application', subjectId: id, enterpriseId, before, after };
  await writeAudit(trx, actor, act, now);
}

const NO_DETAILS: AgreementRecord = { legalRepresentative: '', contactInformation: '', address: '' };

async function prepared(trx: Tx, enterpriseId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('service_application')
    .where('enterprise_id', '=', enterpriseId)
    .where('status', '=', 'prepared')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** [G04] The newest application of an enterprise, with the details of the one in preparation. */
export async function readHistory(db: Db, enterpriseId: string): Promise<ApplicationHistory> {
  const [enterprise, latest, details] = await Promise.all([
    db
      .selectFrom('enterprise')
      .where('id', '=', enterpriseId)
      .select(['audit_status', 'audit_abstract'])
      .executeTakeFirstOrThrow(),
    latestSubmitted(db, enterpriseId),
    latestDetails(db, enterpriseId),
  ]);
  return {
    auditStatus: enterprise.audit_status,
    auditAbstract: enterprise.audit_abstract,
    ...(details ?? NO_DETAILS),
    contractFilename: latest?.name ?? '',
    contractUrl: latest?.file_id ? fileUrl(latest.file_id) : '',
    appliedAt: timeText(latest?.submitted_at),
    reviewedAt: timeText(latest?.reviewed_at),
    mailedAt: timeText(latest?.mailed_at),
    originalsDueAt: timeText(latest?.originals_due_at),
    originalsReceivedAt: timeText(latest?.originals_received_at),
    closedAt: timeText(latest?.closed_at),
  };
}

const latestDetails = (db: Db, enterpriseId: string): Promise<AgreementRecord | undefined> =>
  db
    .selectFrom('service_application')
    .where('enterprise_id', '=', enterpriseId)
    .select(['legal_representative as legalRepresentative', 'contact_information as contactInformation', 'address'])
    .orderBy('prepared_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();

const latestSubmitted = (db: Db, enterpriseId: string) =>
  db
    .selectFrom('service_application')
    .leftJoin('uploaded_file', 'uploaded_file.id', 'service_application.file_id')
    .where('service_application.enterprise_id', '=', enterpriseId)
    .where('service_application.submitted_at', 'is not', null)
    .select(['service_application.id', 'service_application.submitted_at', 'reviewed_at', 'mailed_at', 'file_id'])
    .select(['originals_due_at', 'originals_received_at', 'closed_at'])
    .select('uploaded_file.name')
    .orderBy('service_application.submitted_at', 'desc')
    .orderBy('service_application.id')
    .executeTakeFirst();

/** Records that the enterprise mailed the originals; the first date counts. @throws Refusal `notFound` */
export async function markMailed(trx: Tx, enterpriseId: string, now: Date): Promise<void> {
  const latest = await latestSubmitted(trx, enterpriseId);
  if (!latest) throw refuse('notFound');
  await trx
    .updateTable('service_application')
    .where('id', '=', latest.id)
    .where('mailed_at', 'is', null)
    .set({ mailed_at: now })
    .execute();
}
