import type { FastifyRequest } from 'fastify';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';

/** Who acts, and from where. */
export interface Actor {
  userId: string;
  userName: string;
  address: string;
  requestId: string;
}

interface AuditAct {
  /** `<subject>.<verb>`, such as `application.accepted`. */
  action: string;
  subject: string;
  subjectId: string;
  enterpriseId: string | null;
  before: object | null;
  after: object | null;
  /** As the author stated it. */
  reason?: string;
}

export const actorOf = ({ userId, userName }: Principal, { ip, id }: FastifyRequest): Actor => ({
  userId,
  userName,
  address: ip,
  requestId: id,
});

/** Records an act in the transaction that does it. The table refuses changes. */
export async function writeAudit(trx: Tx, actor: Actor, act: AuditAct, at: Date): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      at,
      user_id: actor.userId,
      user_name: actor.userName,
      address: actor.address,
      request_id: actor.requestId,
      action: act.action,
      subject: act.subject,
      subject_id: act.subjectId,
      enterprise_id: act.enterpriseId,
      before: act.before && JSON.stringify(act.before),
      after: act.after && JSON.stringify(act.after),
      reason: act.reason ?? '',
    })
    .execute();
}

/** The acts on a record, oldest first. */
export async function readAudit(db: Db, subject: string, subjectId: string) {
  const rows = await db
    .selectFrom('audit_log')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .select(['at', 'user_name', 'action', 'after'])
    .orderBy('id')
    .execute();
  return rows.map(({ at, user_name, action, after }) => ({
    at: toServerText(at),
    who: user_name,
    action,
    summary: (after as { auditAbstract?: string } | null)?.auditAbstract ?? '',
  }));
}
