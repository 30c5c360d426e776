import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { toServerDay } from '#schema/dateText.ts';
import { compiledStatement } from '../db/compiledStatement.ts';
import { anyOf, listOf } from '../db/listValues.ts';
import type { AmsClaimTable } from '../db/tables/filings.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { amsNosOf } from '../store/billSearchText.ts';
import { claimKey, claimsByKey, CLAIM_COLUMNS } from '../store/claims.ts';
import { CONNECTION_COLUMNS, toConnection, type StoredConnection } from '../store/customsConnection.ts';
import { outgoingNumbers, type OutgoingBill } from './outgoingBill.ts';

/** A colleague's live draft with numbers of the bills to be sent. */
interface RivalDraft {
  numbers: ReadonlySet<string>;
  createdAt: Date;
}

/** What decides about sending bills, beside the bills. */
export interface SendFacts {
  /** [K02] Numbers that are already in AMS. */
  filedInAms: ReadonlySet<string>;
  /** Claims of the numbers, of all enterprises, by `claimKey`. */
  claims: ReadonlyMap<string, AmsClaimTable>;
  rivals: readonly RivalDraft[];
  /** When the drafts to be sent were created, by id. */
  createdTimes: ReadonlyMap<string, Date>;
  /** Filer codes of the bills that the enterprise may use today. */
  filerCodes: ReadonlySet<string>;
  connection: StoredConnection;
}

/** Reads the facts about bills by one statement, which costs one exchange with the database instead of six. */
export async function readSendFacts(
  db: Db,
  { enterpriseId, userId }: Principal,
  outgoing: readonly OutgoingBill[],
  now: Date,
): Promise<SendFacts> {
  const amsNos = outgoingNumbers(outgoing).flatMap(({ amsNo }) => amsNo || []);
  const draftNos = outgoing.flatMap(({ bill }) => amsNosOf(bill));
  const draftIds = outgoing.flatMap(({ draftId }) => draftId ?? []);
  const codes = outgoing.map(({ bill }) => bill.houseScac);
  const today = toServerDay(now);
  const [read] = await selectFacts(db, { enterpriseId, userId, amsNos, draftNos, draftIds, codes, today });
  if (!read) throw new Error('A select without a table returned no row.');
  return {
    filedInAms: new Set(read.filed.map((row) => row.ams_no)),
    claims: claimsByKey(read.claims),
    rivals: read.rivals
      .filter(({ id }) => !draftIds.includes(id))
      .map((row) => ({
        numbers: new Set(row.ams_nos.map((amsNo) => claimKey({ amsNo, billType: row.bill_type }))),
        createdAt: new Date(row.created_at),
      })),
    createdTimes: new Map(read.drafts.map((row) => [row.id, new Date(row.created_at)])),
    filerCodes: new Set(read.codes.map(({ code }) => code)),
    connection: toConnection(read.connections[0]),
  };
}

interface FactsOf {
  enterpriseId: string;
  userId: string;
  amsNos: readonly string[];
  draftNos: readonly string[];
  draftIds: readonly string[];
  /** Filer codes. */
  codes: readonly string[];
  /** `YYYY-MM-DD` */
  today: string;
}

const selectFacts = compiledStatement(
  (db, { enterpriseId, userId, amsNos, draftNos, draftIds, codes, today }: FactsOf) =>
    db.selectNoFrom((from) => [
      jsonArrayFrom(from.selectFrom('ams_bill').select('ams_no').where('ams_no', '=', anyOf(amsNos))).as('filed'),
      jsonArrayFrom(from.selectFrom('ams_claim').select(CLAIM_COLUMNS).where('ams_no', '=', anyOf(amsNos))).as(
        'claims',
      ),
      jsonArrayFrom(
        from
          .selectFrom('draft')
          .select(['id', 'ams_nos', 'bill_type', 'created_at'])
          .where('enterprise_id', '=', enterpriseId)
          .where('deleted_at', 'is', null)
          .where('sent_at', 'is', null)
          .where('owner_id', '!=', userId)
          .where('ams_nos', '&&', listOf(draftNos)),
      ).as('rivals'),
      jsonArrayFrom(
        from
          .selectFrom('draft')
          .select(['id', 'created_at'])
          .where('enterprise_id', '=', enterpriseId)
          .where('id', '=', anyOf(draftIds)),
      ).as('drafts'),
      jsonArrayFrom(
        from
          .selectFrom('filer_code')
          .select('code')
          .where('enterprise_id', '=', enterpriseId)
          .where('code', '=', anyOf(codes))
          .where('state', '=', 'confirmed')
          .where('effective_on', '<=', today),
      ).as('codes'),
      jsonArrayFrom(
        from.selectFrom('customs_connection').select(CONNECTION_COLUMNS).where('enterprise_id', '=', enterpriseId),
      ).as('connections'),
    ]),
);
