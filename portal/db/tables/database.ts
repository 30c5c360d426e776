import type { AccountTables } from './accounts.ts';
import type { ApiKeyTables } from './apiKeys.ts';
import type { ApplicationTables } from './applications.ts';
import type { CashierTables } from './cashier.ts';
import type { DraftTables } from './drafts.ts';
import type { FilingTables } from './filings.ts';
import type { GatewayTables } from './gateways.ts';
import type { HeartbeatTables } from './heartbeat.ts';
import type { ImportTables } from './imports.ts';
import type { JobTables } from './jobs.ts';
import type { ImporterReportTables } from './importerReport.ts';
import type { LandingTables } from './landing.ts';
import type { ListTables, SimpleTables } from './lists.ts';
import type { MailTables } from './mail.ts';
import type { MoneyTables } from './money.ts';
import type { NoticeTables } from './notices.ts';
import type { PushTables } from './push.ts';
import type { RecognitionTables } from './recognition.ts';
import type { StatisticTables } from './statistics.ts';
import type { SupportTables } from './support.ts';
import type { TemplateTables } from './templates.ts';

export interface Database
  extends
    AccountTables,
    ApiKeyTables,
    ApplicationTables,
    CashierTables,
    DraftTables,
    FilingTables,
    MoneyTables,
    JobTables,
    GatewayTables,
    HeartbeatTables,
    ImporterReportTables,
    ImportTables,
    MailTables,
    LandingTables,
    NoticeTables,
    PushTables,
    RecognitionTables,
    StatisticTables,
    SupportTables,
    TemplateTables,
    ListTables {}

/** Tables of records: their rows stay after they were deleted, so that an undo finds them. */
export type RecordTableName = keyof (DraftTables & TemplateTables & SimpleTables);
