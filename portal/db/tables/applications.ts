import type { ColumnType, Generated } from 'kysely';
import type { ApplicationStatus } from '#contract/codes.ts';
import type { At } from './accounts.ts';

type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A stored file; its bytes are in the folder of uploads under the same id. */
interface UploadedFileTable {
  id: string;
  enterprise_id: string;
  user_id: string;
  /** As the browser sent it, without invisible characters. */
  name: string;
  /** By content. */
  mime: string;
  size: number;
  /** Hex. */
  sha256: string;
  created_at: At;
  /** Null until an application names it; then it is kept. */
  submitted_at: MaybeAt;
}

interface ServiceApplicationTable {
  id: string;
  enterprise_id: string;
  product_id: number;
  status: ApplicationStatus;
  legal_representative: string;
  contact_information: string;
  address: string;
  /** Language of the applicant, for the mail about the decision. */
  lang: string;
  prepared_at: At;
  file_id: string | null;
  submitted_by: string | null;
  submitted_at: MaybeAt;
  audit_abstract: Generated<string>;
  reviewed_by: string | null;
  reviewed_at: MaybeAt;
  /** When the enterprise marked the originals as mailed. */
  mailed_at: MaybeAt;
  /** Null for agreements that were accepted before the portal watched their originals. */
  originals_due_at: MaybeAt;
  originals_received_at: MaybeAt;
  /** When the service was closed because the originals did not arrive. */
  closed_at: MaybeAt;
}

/** An act with its author and origin; rows are neither changed nor removed. */
interface AuditLogTable {
  id: Generated<number>;
  at: At;
  user_id: string;
  /** As it was at that time. */
  user_name: string;
  action: string;
  /** What was changed: its kind and id. */
  subject: string;
  subject_id: string;
  enterprise_id: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  address: string;
  request_id: string;
  /** Of acts of support staff. */
  reason: Generated<string>;
}

export interface ApplicationTables {
  uploaded_file: UploadedFileTable;
  service_application: ServiceApplicationTable;
  audit_log: AuditLogTable;
}
