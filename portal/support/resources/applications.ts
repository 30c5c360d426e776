import { sql } from 'kysely';
import { supportBinding } from '../supportBinding.ts';

export const applicationsBinding = supportBinding('applications', {
  from: sql`service_application application join enterprise on enterprise.id = application.enterprise_id
    left join app_user applicant on applicant.id = application.submitted_by
    left join app_user reviewer on reviewer.id = application.reviewed_by`,
  where: sql`application.submitted_at is not null`,
  key: [{ sql: sql`application.id`, type: 'text' }],
  columns: {
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`enterprise.id`,
    status: sql`application.status`,
    applicant: sql`applicant.name`,
    appliedAt: sql`application.submitted_at`,
    reviewer: sql`reviewer.name`,
    reviewedAt: sql`application.reviewed_at`,
    mailedAt: sql`application.mailed_at`,
  },
});
