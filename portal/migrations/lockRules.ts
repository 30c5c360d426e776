/** Tables with rows for each filing, call or act: a million of them must not be locked for more than a second (decision 0058). */
export const LARGE = [
  'draft',
  'filing',
  'operation',
  'receipt',
  'ams_claim',
  'job',
  'ledger_entry',
  'consumption',
  'bond_settlement',
  'intent',
  'filing_reject',
  'report_filing',
  'single_bond',
  'mail',
  'push_event',
  'we_chat_message',
  'query_log',
  'sign_in',
  'audit_log',
  'statistic_day',
  'statistic_delta',
  'draft_count_delta',
  'filing_count_delta',
  'consumption_count_delta',
  'bond_settlement_count_delta',
  'ledger_entry_count_delta',
];
const table = `(?:only )?"?(?:${LARGE.join('|')})"?`;

/** Statements that read or write every row under a lock, with the way without. */
const REFUSED: readonly [RegExp, string][] = [
  [
    new RegExp(`^create (?:unique )?index (?!concurrently).*? on ${table}\\b`, 'iu'),
    'build the index concurrently, after the start: `LATER_INDEXES`',
  ],
  [
    new RegExp(
      `^alter table (?:if exists )?${table} .*(?:alter column \\S+ (?:set data )?type|generated always as \\()`,
      'isu',
    ),
    'add a column and fill it by jobs',
  ],
  [
    new RegExp(
      `^alter table (?:if exists )?${table} .*add column .*default (?!'|-?\\d|true|false|null|now\\(\\))`,
      'isu',
    ),
    'a default that is computed for each row rewrites the table',
  ],
  [
    new RegExp(
      `^alter table (?:if exists )?${table} .*(?:add (?:constraint|check|foreign|primary|unique)|references |set not null)(?!.*not valid)`,
      'isu',
    ),
    'add the constraint as not valid and validate it after the start',
  ],
  [
    new RegExp(`^(?:update|delete from|lock table|cluster|vacuum full) ${table}\\b`, 'iu'),
    'change rows by jobs, in batches',
  ],
];

/**
 * Whether a statement of a migration locks a large table for long.
 * @returns what to do instead; null when it may run
 */
export function findLongLock(statement: string): string | null {
  const text = statement.trim().replaceAll(/\s+/gu, ' ');
  return REFUSED.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
