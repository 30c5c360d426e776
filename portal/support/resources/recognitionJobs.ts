import { sql } from 'kysely';
import { supportBinding } from '../supportBinding.ts';

export const recognitionJobsBinding = supportBinding('recognition-jobs', {
  from: sql`recognition_file file
    join recognition_batch batch on batch.enterprise_id = file.enterprise_id and batch.id = file.batch_id
    join enterprise on enterprise.id = file.enterprise_id
    join app_user person on person.id = batch.user_id`,
  key: [{ sql: sql`file.id`, type: 'text' }],
  columns: {
    createdAt: sql`file.created_at`,
    fileType: sql`file.kind`,
    fileSize: sql`file.size`,
    pages: sql`file.pages`,
    state: sql`case when file.state = 'read' then 'reading' else file.state end`,
    reason: sql`file.reason`,
    attempts: sql`file.starts`,
    userName: sql`person.name`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`file.enterprise_id`,
    expiresAt: sql`batch.expires_at`,
  },
});
