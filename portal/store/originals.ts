import { ORIGINALS_DAYS } from '#contract/originals.ts';
import { linkTo } from '../mail/queueMail.ts';
import type { OriginalsStep, OriginalsWatch } from '../jobs/jobKinds.ts';
import type { Portal, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { writeAudit, type Actor } from './auditLog.ts';
import { queueJobs } from './jobs.ts';
import { mailApplicants } from './mailDecision.ts';

const DAY = 24 * 3_600_000;
/** Days before the due day on which the enterprise is reminded. */
const REMINDED_BEFORE = 2;
/** The author of acts that no person did. */
const PORTAL: Actor = { userId: '', userName: 'TenPlusTwo', address: '', requestId: '' };

/** [G09] [K02] The originals of an agreement that is accepted now are due in seven days. */
export async function awaitOriginals(trx: Tx, id: string, enterpriseId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + ORIGINALS_DAYS * DAY);
  await trx.updateTable('service_application').where('id', '=', id).set({ originals_due_at: dueAt }).execute();
  const watch = (step: OriginalsStep, days: number) =>
    ({ kind: 'originals.watch', payload: { applicationId: id, step }, delay: days * DAY, enterpriseId }) as const;
  await queueJobs(trx, now, [watch('remind', ORIGINALS_DAYS - REMINDED_BEFORE), watch('close', ORIGINALS_DAYS)]);
}

/**
 * Reminds the enterprise of originals that have not arrived, or closes its service. Waits again when the clock was set
 * forward by mistake, so that no service is closed early.
 */
export async function watchOriginals(
  portal: Pick<Portal, 'clock' | 'expiryClock' | 'config'>,
  trx: Tx,
  { applicationId, step }: OriginalsWatch,
): Promise<void> {
  const found = await lockApplication(trx, applicationId);
  if (!found?.originals_due_at || found.originals_received_at || found.closed_at) return;
  const due = found.originals_due_at.getTime() - (step === 'remind' ? REMINDED_BEFORE * DAY : 0);
  const wait = due - portal.expiryClock().getTime();
  const { enterpriseId } = found;
  if (wait > 0) {
    const payload = { applicationId, step };
    return queueJobs(trx, portal.clock(), [{ kind: 'originals.watch', payload, delay: wait, enterpriseId }]);
  }
  const mail = { id: applicationId, enterpriseId, url: linkTo(portal, '/') };
  if (step === 'remind') return mailApplicants(portal, trx, 'originalsMissing', mail);
  await trx
    .updateTable('service_application')
    .where('id', '=', applicationId)
    .set({ closed_at: portal.clock() })
    .execute();
  await trx.updateTable('enterprise').where('id', '=', enterpriseId).set({ enabled: false }).execute();
  await logAct(trx, PORTAL, 'application.closed', { id: applicationId, enterpriseId, enabled: false }, portal.clock());
  await mailApplicants(portal, trx, 'serviceClosed', mail);
}

/**
 * Records that the originals arrived, once; a service that was closed without them opens again.
 * @throws Refusal `notFound` for an application that was not accepted
 */
export async function receiveOriginals(trx: Tx, id: string, actor: Actor, now: Date): Promise<void> {
  const found = await lockApplication(trx, id);
  if (found?.status !== 'accepted') throw refuse('notFound');
  if (found.originals_received_at) return;
  await trx.updateTable('service_application').where('id', '=', id).set({ originals_received_at: now }).execute();
  const { enterpriseId } = found;
  if (found.closed_at) {
    await trx.updateTable('enterprise').where('id', '=', enterpriseId).set({ enabled: true }).execute();
  }
  await logAct(trx, actor, 'application.originalsReceived', { id, enterpriseId, enabled: true }, now);
}

/** Locks the enterprise first, like every step of an application. */
async function lockApplication(trx: Tx, id: string) {
  const application = await trx
    .selectFrom('service_application')
    .where('id', '=', id)
    .select('enterprise_id')
    .executeTakeFirst();
  if (!application) return null;
  const enterpriseId = application.enterprise_id;
  await trx.selectFrom('enterprise').where('id', '=', enterpriseId).select('id').forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('service_application')
    .where('id', '=', id)
    .select(['status', 'originals_due_at', 'originals_received_at', 'closed_at'])
    .executeTakeFirstOrThrow();
  return { ...row, enterpriseId };
}

function logAct(
  trx: Tx,
  actor: Actor,
  action: string,
  { id, enterpriseId, enabled }: { id: string; enterpriseId: string; enabled: boolean },
  at: Date,
): Promise<void> {
  const act = { action, subject: 'application', subjectId: id, enterpriseId, before: null, after: { enabled } };
  return writeAudit(trx, actor, act, at);
}
