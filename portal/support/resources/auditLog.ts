import { sql } from 'kysely';
import { supportBinding } from '../supportBinding.ts';

export const auditLogBinding = supportBinding('audit-log', {
  from: sql`audit_log log left join enterprise on enterprise.id = log.enterprise_id`,
  key: [{ sql: sql`log.id`, type: 'bigint' }],
  columns: {
    at: sql`log.at`,
    userId: sql`log.user_id`,
    userName: sql`log.user_name`,
    action: sql`log.action`,
    subject: sql`log.subject`,
    subjectId: sql`log.subject_id`,
    enterpriseId: sql`log.enterprise_id`,
    enterpriseName: sql`enterprise.name`,
    reason: sql`log.reason`,
    before: sql`log.before`,
    after: sql`log.after`,
    address: sql`log.address`,
    requestId: sql`log.request_id`,
    number: sql`log.id`,
  },
});
