import type { ColumnType, Generated } from 'kysely';
import type { AUDIT_STATUSES, TRANSIT_BOND_ACTIVITIES } from '#contract/codes.ts';
import type { PeopleTables } from './people.ts';

/** A time column: read as Date, written as Date. */
export type At = ColumnType<Date, Date, Date>;

export interface EnterpriseTable {
  id: string;
  name: string;
  enabled: boolean;
  audit_status: (typeof AUDIT_STATUSES)[number];
  audit_abstract: Generated<string>;
  house_scac: string;
  /** Coins the enterprise may owe; null without a credit period. */
  credit_limit: number | null;
  vip: Generated<boolean>;
  /** [P04] Filers use the drafts of colleagues. */
  shared_drafts: Generated<boolean>;
  /** [R21] Only admins see its billing. */
  billing_for_admins_only: Generated<boolean>;
  /** [A04] An admin agreed that texts of documents go to the model of `TPT_AI_URL`. */
  recognition_model: Generated<boolean>;
  /** [X03] The bond behind its ISF-5; blank if none is set. */
  transit_bond_holder: Generated<string>;
  transit_bond_activity: Generated<(typeof TRANSIT_BOND_ACTIVITIES)[number]>;
  transit_bond_sent: Generated<boolean>;
  show_open_success_dialog: Generated<boolean>;
  created_at: At;
}

/** [X01] The filer of an enterprise as registered with CBP; no row: the installation's. Blank values are empty. */
export interface CustomsConnectionTable {
  enterprise_id: string;
  port: string;
  filer: string;
  office: string;
  preparer_port: string;
  preparer_filer: string;
  preparer_office: string;
  block_text: string;
  revision: number;
  updated_at: At;
}

interface FilerCodeTable {
  enterprise_id: string;
  code: string;
  state: Generated<'requested' | 'confirmed' | 'refused' | 'withdrawn'>;
  /** First day of use at +08:00, `YYYY-MM-DD`. */
  effective_on: Generated<string>;
  /** Null for codes that were there from the beginning. */
  requested_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface AppUserTable {
  id: string;
  /** Lower-cased. */
  account: string;
  name: string;
  /** argon2id, in its own encoded form. */
  password_hash: string;
  enterprise_id: string | null;
  joined: boolean;
  admin: boolean;
  user_type: string | null;
  role: 'filer' | 'support';
  created_at: At;
  /** A practice account, whose password is published: usable in the practice setting only. */
  practice: Generated<boolean>;
  /** Set for a person who may not sign in. */
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  password_changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Language of the last sign-in. */
  locale: ColumnType<string | null, string | null | undefined, string | null>;
}

interface SessionTable {
  /** sha256 of the token, hex, so that a copy of the table grants no access. */
  token_hash: string;
  user_id: string;
  created_at: At;
  seen_at: At;
  expires_at: At;
  /** The latest end, however often the session is used. */
  ends_at: At;
  address: Generated<string>;
  /** Browser and system of the sign-in, as the User-Agent header names them. */
  agent: Generated<string>;
}

interface UserConfigTable {
  user_id: string;
  page_size: number;
  show_important_notice: boolean;
  tour_seen: boolean;
}

interface LocaleMessageTable {
  locale: string;
  key: string;
  text: string;
}

/** Secrets of the portal, generated once, shared by all processes on the database. */
interface PortalSecretTable {
  name: string;
  value: string;
}

interface SignInFailureTable {
  /** Keyed hash of an account, a device or an address. */
  key: string;
  failures: number;
  blocked_until: At;
  seen_at: At;
}

export interface AccountTables extends PeopleTables {
  enterprise: EnterpriseTable;
  customs_connection: CustomsConnectionTable;
  filer_code: FilerCodeTable;
  app_user: AppUserTable;
  session: SessionTable;
  user_config: UserConfigTable;
  locale_message: LocaleMessageTable;
  portal_secret: PortalSecretTable;
  sign_in_failure: SignInFailureTable;
}
