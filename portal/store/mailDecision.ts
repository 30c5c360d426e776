import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { recordEvents } from '../push/recordEvents.ts';

interface ApplicationMail {
  id: string;
  enterpriseId: string;
  /** Where its button leads. */
  url: string;
}

/** Mails the decision to the applicant and the admins of the enterprise. */
export async function mailDecision(
  portal: Pick<Portal, 'clock' | 'config'>,
  trx: Tx,
  application: Omit<ApplicationMail, 'url'>,
  { decision, auditAbstract }: { decision: 'accepted' | 'rejected'; auditAbstract: string },
): Promise<void> {
  const event = { kind: 'service', subject: '', detail: decision } as const;
  await recordEvents(trx, application.enterpriseId, portal.clock(), [event]);
  const mail = { ...application, url: linkTo(portal, '/') };
  await (decision === 'accepted'
    ? mailApplicants(portal, trx, 'serviceOpened', mail)
    : mailApplicants(portal, trx, 'serviceRejected', { ...mail, summary: auditAbstract }));
}

/** Mails a step of an application to the applicant and the admins, in the language of the application. */
export async function mailApplicants(
  portal: Pick<Portal, 'clock' | 'config'>,
  trx: Tx,
  template: 'serviceOpened' | 'serviceRejected' | 'originalsMissing' | 'serviceClosed',
  { id, enterpriseId, url, summary = '' }: ApplicationMail & { summary?: string },
): Promise<void> {
  const { lang, submitted_by, enterprise } = await trx
    .selectFrom('service_application')
    .innerJoin('enterprise', 'enterprise.id', 'service_application.enterprise_id')
    .where('service_application.id', '=', id)
    .select(['lang', 'submitted_by', 'enterprise.name as enterprise'])
    .executeTakeFirstOrThrow();
  const people = await trx
    .selectFrom('app_user')
    .where('enterprise_id', '=', enterpriseId)
    .where('joined', '=', true)
    .where('disabled_at', 'is', null)
    .where((row) => row.or([row('admin', '=', true), row('id', '=', submitted_by)]))
    .select('account')
    .orderBy('account')
    .execute();
  for (const { account } of people) {
    // Accounts of earlier systems may be names.
    if (isEmail(account, {}) !== null) continue;
    const mail = { to: account, locale: lang as Locale, enterpriseId };
    await queueMail(portal, trx, { ...mail, template, data: { enterprise, summary, url } });
  }
}
