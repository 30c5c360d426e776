/** Data that the portal removes after a time. */
interface Retention {
  /** Names the rule in its job. */
  what: string;
  table: string;
  /** The column from which the time counts. */
  since: string;
  /** Days until removal. */
  days: number;
  why: string;
  /** Further condition, in SQL. */
  where?: string;
  /** Columns to be blanked, in SQL; without it the row is deleted. */
  blank?: string;
}

const removed = (table: string): Retention => ({
  what: `removed ${table}`,
  table,
  since: 'deleted_at',
  days: 30,
  where: 'deleted_at is not null',
  why: 'Removed by a person; the undo strip brings it back for minutes, support staff on request for a month.',
});

/**
 * All retention rules; `KEPT_TABLES` names what stays. Live drafts and agreements that were handed in stay
 * too.
 */
export const RETENTION: readonly Retention[] = [
  {
    what: 'unused uploads',
    table: 'uploaded_file',
    since: 'created_at',
    days: 7,
    where: 'submitted_at is null',
    why: 'Uploaded, but never handed in with an application; the sweep of the store removes the file.',
  },
  {
    what: 'ended sessions',
    table: 'session',
    since: 'expires_at',
    days: 0,
    why: 'An ended session opens nothing.',
  },
  {
    what: 'sign-in history',
    table: 'sign_in',
    since: 'at',
    days: 180,
    why: 'Half a year to notice an unknown sign-in; addresses are personal data.',
  },
  {
    what: 'invitations',
    table: 'invitation',
    since: 'expires_at',
    days: 30,
    why: 'An admin sees for a month that an invitation was not accepted, and repeats it.',
  },
  {
    what: 'password resets',
    table: 'password_reset',
    since: 'expires_at',
    days: 0,
    why: 'An expired link opens nothing.',
  },
  {
    what: 'answered challenges',
    table: 'used_challenge',
    since: 'expires_at',
    days: 0,
    why: 'An expired challenge is refused without this row.',
  },
  {
    what: 'verification codes',
    table: 'contact_code',
    since: 'expires_at',
    days: 0,
    why: 'An expired code verifies nothing.',
  },
  {
    what: 'sent codes',
    table: 'code_sending',
    since: 'sent_at',
    days: 1,
    why: 'The longest limit counts the codes of a day.',
  },
  {
    what: 'wrong coupon codes',
    table: 'coupon_miss',
    since: 'at',
    days: 1,
    why: 'The limit counts those of an hour.',
  },
  {
    what: 'text messages',
    table: 'sms_message',
    since: 'created_at',
    days: 7,
    why: 'Long enough for support to look into a message that did not arrive.',
  },
  {
    what: 'clues',
    table: 'clue',
    since: 'created_at',
    days: 400,
    why: 'Personal data of people who did not become customers.',
  },
  {
    what: 'import previews',
    table: 'import_run',
    since: 'expires_at',
    days: 0,
    where: "state <> 'saving'",
    why: 'Personal data of a file that was not saved; a saving that has started is finished first.',
  },
  {
    what: 'recognized documents',
    table: 'recognition_batch',
    since: 'expires_at',
    days: 0,
    why: 'Documents and results are personal data; the time is a setting, and ends a day after their drafts were removed.',
  },
  {
    what: 'unfinished document uploads',
    table: 'recognition_batch',
    since: 'created_at',
    days: 1,
    where: "state = 'receiving'",
    why: 'The upload was cut off with its portal.',
  },
  {
    what: 'unused recognition memory',
    table: 'recognition_memory',
    since: 'updated_at',
    days: 730,
    why: 'Companies whose documents have not come for two years.',
  },
  {
    what: 'use of the model',
    table: 'recognition_usage',
    since: 'day',
    days: 400,
    why: 'More than a year of cost for support staff; the limit counts one day.',
  },
  {
    what: 'done jobs',
    table: 'job',
    since: 'done_at',
    days: 7,
    where: 'done_at is not null',
    why: 'Long enough to look into a failure; payloads hold answers of customs.',
  },
  ...['draft', 'template', 'party', 'linkman'].map(removed),
  {
    what: 'texts of sent drafts',
    table: 'draft',
    since: 'sent_at',
    days: 30,
    where: "sent_at is not null and body <> '{}'::jsonb",
    blank: "body = '{}', search = '', ams_nos = '{}', importer_id = '', buyer_name = '', template_name = ''",
    why: 'The filing holds the text, with social security numbers; the row stays and says who sent it, and when.',
  },
  {
    what: 'copies in refusals',
    table: 'intent',
    since: 'created_at',
    days: 30,
    where: "status <> 200 and (body->'current') is not null",
    blank: "body = json_build_object('code', body->'code', 'message', body->'message')",
    why: 'A refusal of an outdated send holds the whole draft; its code and sentence stay as the answer of the key.',
  },
  {
    what: 'old refusals',
    table: 'intent',
    since: 'created_at',
    days: 400,
    where: 'status <> 200',
    why: 'A refused call had no effect, and a page repeats a call without an answer for days, not for a year. Answers of calls with an effect stay as evidence of what was charged.',
  },
  {
    what: 'messages of practice customs',
    table: 'practice_message',
    since: 'received_at',
    days: 90,
    where: 'not is_silent',
    why: 'Longer than its last advisory, after 30 days; one that it has not answered stays.',
  },
  {
    what: 'searches',
    table: 'query_log',
    since: 'searched_at',
    days: 90,
    why: 'What people searched for may be personal data.',
  },
  {
    what: 'digests of taken files',
    table: 'gateway_file',
    since: 'taken_at',
    days: 400,
    why: 'A file that comes again is recognized for more than a year.',
  },
  {
    what: 'mails',
    table: 'mail',
    since: 'done_at',
    days: 90,
    where: 'done_at is not null',
    why: 'Their text is blanked when they are done; the rest tells which addresses refuse mail.',
  },
  {
    what: 'notices',
    table: 'push_event',
    since: 'at',
    days: 90,
    where: 'is_collected',
    why: 'Older ones are not shown in the bell. The key of a deadline must outlive the deadline, at most 30 days.',
  },
  {
    what: 'WeChat messages',
    table: 'we_chat_message',
    since: 'done_at',
    days: 90,
    where: 'done_at is not null',
    why: 'The support desk looks into missing messages for that long.',
  },
];

/** Files that the portal removes after a time, or leaves. `days`: null leaves them to the operator. */
export const FILE_RETENTION = {
  outbox: {
    where: '`outbox` of the data folder',
    days: 7,
    why: 'Mails of a portal without a mail server: they may contain links that grant access.',
  },
  uploads: {
    where: 'store of uploads',
    days: 1,
    why: 'Files that no row names, of interrupted uploads and of rows that were removed.',
  },
  gateway: {
    where: '`done`, `failed`, `rejected` and `sent` of `TPT_GATEWAY_DIR`',
    days: null,
    why: 'The files of customs as they came, and what was put out; remove those that are older than the last backup.',
  },
  backups: {
    where: '`backups` of the data folder',
    days: null,
    why: 'A backup is removed by the operator who made it.',
  },
} as const satisfies Record<string, { where: string; days: number | null; why: string }>;
