import type { ColumnType, Generated } from 'kysely';
import type { PersonRole } from '#contract/personRoles.ts';

type At = ColumnType<Date, Date, Date>;

/** Sign-ins of a person, refused ones included. */
interface SignInTable {
  id: Generated<number>;
  user_id: string;
  at: At;
  succeeded: boolean;
  address: string;
  agent: string;
}

interface SecondFactorTable {
  user_id: string;
  /** Encrypted with a key of the portal. */
  sealed_secret: string;
  /** Null until the person has entered a first code. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The time step of the last accepted code: each code is accepted once. */
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
}

interface InvitationTable {
  id: string;
  enterprise_id: string;
  email: string;
  name: string;
  role: PersonRole;
  token_hash: string;
  created_at: At;
  expires_at: At;
}

interface PasswordResetTable {
  token_hash: string;
  user_id: string;
  expires_at: At;
}

export interface PeopleTables {
  sign_in: SignInTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  invitation: InvitationTable;
  password_reset: PasswordResetTable;
}
