import type { MatchStatus } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** What the report card needs of a filing (decision 0056); the view `report_fact` defines each column. */
interface ReportFilingTable {
  enterprise_id: string;
  filing_id: string;
  /** Of its first send, at +08:00. */
  day: Date;
  /** `#` and the importer number of an ISF-10, `@` and the booking party of an ISF-5. */
  importer: string;
  /** The day, then the name of the buyer or booking party: the greatest one has the latest name. */
  dated_name: string;
  status: DeclarationStatus;
  match: MatchStatus;
  /** As stated last. */
  loading_at: Date | null;
  /** Customs' first answer to the first message. */
  first_answer: 'accepted' | 'warning' | 'rejected' | null;
  /** When customs first accepted it since it was last sent as new. */
  accepted_at: Date | null;
}

export interface ImporterReportTables {
  report_filing: ReportFilingTable;
  /** The same from the rows themselves. */
  report_fact: ReportFilingTable;
}
