import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { recordEvents } from '../push/recordEvents.ts';

/** Mails the decision to the applicant and the admins of the enterprise, in the language of the application. */
export async function mailDecision(
  portal: Pick<Portal, 'clock' | 'config'>,
  trx: Tx,
  { id, enterpriseId }: { id: string; enterpriseId: string },
  { decision, auditAbstract }: { decision: 'accepted' | 'rejected'; auditAbstract: string },
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
  await recordEvents(trx, enterpriseId, portal.clock(), [{ kind: 'service', subject: '', detail: decision }]);
  const url = linkTo(portal, '/');
  for (const { account } of people) {
    // Accounts of earlier systems may be names.
    if (isEmail(account, {}) !== null) continue;
    const mail = { to: account, locale: lang as Locale, enterpriseId };
    await (decision === 'accepted'
      ? queueMail(portal, trx, { ...mail, template: 'serviceOpened', data: { enterprise, url } })
      : queueMail(portal, trx, {
          ...mail,
          template: 'serviceRejected',
          data: { enterprise, summary: auditAbstract, url },
        }));
  }
}
