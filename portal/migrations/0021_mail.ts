import { sql, type Kysely } from 'kysely';

/** Mails of the portal, with what the mail server answered (decision 0035). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id text primary key,
      enterprise_id text references enterprise (id),
      recipient text not null,
      template text not null,
      locale text not null,
      subject text not null,
      text text not null,
      html text not null,
      unsubscribe_url text not null,
      state text not null check (state in ('waiting', 'sent', 'refused', 'expired')),
      attempts integer not null default 0,
      answer text not null default '',
      created_at timestamptz not null,
      tried_at timestamptz,
      done_at timestamptz
    )`.execute(db);
  await sql`create index mail_of_recipient on mail (enterprise_id, recipient, created_at desc)`.execute(db);
  await sql`create index mail_done on mail (done_at) where done_at is not null`.execute(db);
}
