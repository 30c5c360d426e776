import { sql } from 'kysely';
import { wakeJobs } from '../../store/jobs.ts';
import { supportBinding } from '../supportBinding.ts';

export const mailsBinding = supportBinding('mails', {
  from: sql`mail`,
  joins: sql`left join enterprise on enterprise.id = mail.enterprise_id`,
  key: [{ sql: sql`mail.id`, type: 'text' }],
  columns: {
    createdAt: sql`mail.created_at`,
    recipient: sql`mail.recipient`,
    template: sql`mail.template`,
    mailSubject: sql`mail.subject`,
    state: sql`mail.state`,
    attempts: sql`mail.attempts`,
    answer: sql`mail.answer`,
    locale: sql`mail.locale`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`mail.enterprise_id`,
    triedAt: sql`mail.tried_at`,
    doneAt: sql`mail.done_at`,
  },
});

export const pushesBinding = supportBinding('pushes', {
  from: sql`we_chat_message push join enterprise on enterprise.id = push.enterprise_id
    left join app_user person on person.id = push.user_id`,
  key: [{ sql: sql`push.id`, type: 'text' }],
  columns: {
    createdAt: sql`push.created_at`,
    userName: sql`person.name`,
    text: sql`push.text`,
    state: sql`push.state`,
    attempts: sql`push.attempts`,
    answer: sql`push.answer`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`push.enterprise_id`,
    doneAt: sql`push.done_at`,
  },
});

export const textMessagesBinding = supportBinding('text-messages', {
  from: sql`sms_message`,
  key: [{ sql: sql`sms_message.id`, type: 'text' }],
  columns: {
    createdAt: sql`sms_message.created_at`,
    phone: sql`'…' || right(sms_message.phone, 4)`,
    sentAt: sql`sms_message.sent_at`,
    expiresAt: sql`sms_message.expires_at`,
  },
});

export const cluesBinding = supportBinding('clues', {
  from: sql`clue left join app_user handler on handler.id = clue.handled_by`,
  key: [{ sql: sql`clue.id`, type: 'text' }],
  columns: {
    createdAt: sql`clue.created_at`,
    name: sql`clue.name`,
    company: sql`clue.company`,
    contact: sql`clue.contact`,
    message: sql`clue.message`,
    locale: sql`clue.locale`,
    state: sql`case when clue.handled_at is null then 'open' else 'done' end`,
    handledBy: sql`handler.name`,
    handledAt: sql`clue.handled_at`,
  },
  lock: (trx, [id = '']) => trx.selectFrom('clue').where('id', '=', id).select('id').forUpdate().executeTakeFirst(),
  acts: {
    handle: async ({ trx, key: [id = ''], principal, now }) => {
      const handled = { handled_by: principal.userId, handled_at: now };
      await trx.updateTable('clue').where('id', '=', id).set(handled).execute();
    },
  },
});

export const jobsBinding = supportBinding('jobs', {
  from: sql`job left join enterprise on enterprise.id = job.enterprise_id`,
  key: [{ sql: sql`job.id`, type: 'bigint' }],
  columns: {
    queuedAt: sql`job.queued_at`,
    kind: sql`job.kind`,
    state: sql`case when job.done_at is not null then 'done' when job.leased_by is not null then 'running'
      when job.last_error is not null then 'failed' else 'waiting' end`,
    attempts: sql`job.attempts`,
    runAt: sql`job.run_at`,
    lastError: sql`job.last_error`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`nullif(job.enterprise_id, '')`,
    doneAt: sql`job.done_at`,
    requestId: sql`job.request_id`,
    number: sql`job.id`,
  },
  lock: (trx, [id]) => trx.selectFrom('job').where('id', '=', Number(id)).select('id').forUpdate().executeTakeFirst(),
  acts: {
    // Ready at once; the count of attempts continues.
    retry: async ({ trx, key: [id], now }) => {
      const next = { is_ready: true, run_at: now, queued_at: now };
      await trx.updateTable('job').where('id', '=', Number(id)).where('done_at', 'is', null).set(next).execute();
      await wakeJobs(trx);
    },
  },
});
