import { sql } from 'kysely';
import type { ImportHeld } from '#contract/endpoints/imports.ts';
import type { Db } from '../portal.ts';
import { liveDrafts, type DraftReader } from './drafts.ts';

/** Numbers per query. */
const CHUNK = 5_000;
/** Numbers that are named; the others are counted. */
const NAMED_MAX = 100;

/** [D03] [D04] Which numbers are already in live drafts that the caller may use, or active filings of the enterprise. */
export async function findHeldNumbers(db: Db, reader: DraftReader, numbers: readonly string[]): Promise<ImportHeld> {
  const held: ImportHeld = { of: numbers.length, drafts: 0, filings: 0, numbers: [] };
  for (let begin = 0; begin < numbers.length; begin += CHUNK) {
    const chunk = numbers.slice(begin, begin + CHUNK);
    const filings = await filedAmong(db, reader.enterpriseId, chunk);
    const drafts = await draftedAmong(db, reader, chunk);
    for (const amsNo of chunk) {
      const [filing, draft] = [filings.get(amsNo), drafts.get(amsNo)];
      // A sent number cannot be sent again, so the filing takes precedence over a draft.
      const found = filing === undefined ? draft && { kind: 'draft' as const, id: draft } : filingHolder(filing);
      if (!found) continue;
      held[found.kind === 'filing' ? 'filings' : 'drafts'] += 1;
      if (held.numbers.length < NAMED_MAX) held.numbers.push({ amsNo, ...found });
    }
  }
  return held;
}

const filingHolder = (id: string) => ({ kind: 'filing' as const, id });

async function filedAmong(db: Db, enterpriseId: string, numbers: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('filing')
    .where('enterprise_id', '=', enterpriseId)
    .where(sql<boolean>`ams_no = any(${numbers}::text[])`)
    // A number that was deleted with customs is free.
    .where('declaration_status', '<>', 'deleteSuccess')
    .select(['id', 'ams_no'])
    .execute();
  return new Map(rows.map((row) => [row.ams_no, row.id]));
}

async function draftedAmong(db: Db, reader: DraftReader, numbers: string[]): Promise<Map<string, string>> {
  const rows = await liveDrafts(db, reader)
    .where(sql<boolean>`ams_nos && ${numbers}::text[]`)
    .select(['id', 'ams_nos'])
    .execute();
  return new Map(rows.flatMap(({ id, ams_nos: held }) => held.map((amsNo) => [amsNo, id] as const)));
}
