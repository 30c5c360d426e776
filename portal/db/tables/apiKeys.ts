import type { ColumnType, Generated } from 'kysely';

type At = ColumnType<Date, Date, Date>;
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface ApiKeyTable {
  id: string;
  enterprise_id: string;
  /** The admin who made it: the key acts with the rights that this person has when it is used. */
  user_id: string;
  name: string;
  scope: Generated<string>;
  key_hash: string;
  /** The last characters of the key, to recognize it. */
  hint: string;
  created_at: At;
  last_used_at: MaybeAt;
  last_address: Generated<string>;
  revoked_at: MaybeAt;
  revoked_by: string | null;
}

export interface ApiKeyTables {
  api_key: ApiKeyTable;
}
