import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MemoryEntry } from '#contract/endpoints/recognition.ts';
import { ruleKey, type MemoryRule } from '#recognition/memory/memoryRules.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { openJson, sealJson } from './sealedJson.ts';

/** Rules of an enterprise; the ones that were not used for longest are forgotten first. */
const RULES_MAX = 1_000;

type Tools = Pick<Portal, 'db' | 'clock' | 'documentKeys'>;

export type StoredRule = MemoryRule & { id: string };

async function openRules({ db, documentKeys: keys }: Tools, enterpriseId: string) {
  const rows = await db
    .selectFrom('recognition_memory')
    .where('enterprise_id', '=', enterpriseId)
    .select(['id', 'body', 'uses', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(RULES_MAX)
    .execute();
  const opened = await Promise.all(
    rows.map(async ({ body, ...row }) => {
      const rule = await openJson<MemoryRule>(keys, enterpriseId, `memory ${row.id}`, body);
      return rule && { ...row, rule };
    }),
  );
  return opened.filter((row) => row !== null);
}

/** [A05] The rules that apply to the documents of an enterprise, the newest first. */
export async function readRules(tools: Tools, enterpriseId: string): Promise<StoredRule[]> {
  return (await openRules(tools, enterpriseId)).map(({ id, rule }) => ({ ...rule, id }));
}

/** Stores rules; one about the same label, company or party replaces the earlier one. */
export async function remember(
  { db, clock, documentKeys: keys }: Tools,
  { enterpriseId, userId }: Pick<Principal, 'enterpriseId' | 'userId'>,
  rules: readonly MemoryRule[],
): Promise<void> {
  for (const rule of rules) {
    const digest = await keys.digest(enterpriseId, ruleKey(rule));
    await db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('recognition_memory')
        .where('enterprise_id', '=', enterpriseId)
        .where('digest', '=', digest)
        .select('id')
        .forUpdate()
        .executeTakeFirst();
      const id = known?.id ?? randomUUID();
      const values = {
        kind: rule.kind,
        key_id: await keys.currentId(),
        body: await sealJson(keys, enterpriseId, `memory ${id}`, rule),
        user_id: userId,
        updated_at: clock(),
      };
      await trx
        .insertInto('recognition_memory')
        .values({ enterprise_id: enterpriseId, id, digest, created_at: clock(), ...values })
        // Another call may have stored the rule meanwhile, encrypted for its own id.
        .onConflict((conflict) =>
          known ? conflict.columns(['enterprise_id', 'id']).doUpdateSet(values) : conflict.doNothing(),
        )
        .execute();
    });
  }
  await sql`
    delete from recognition_memory where enterprise_id = ${enterpriseId} and id in (
      select id from recognition_memory where enterprise_id = ${enterpriseId}
      order by updated_at desc, id offset ${RULES_MAX})`.execute(db);
}

/** Counts the use of rules, which keeps them from being forgotten. */
export async function countUses(db: Db, enterpriseId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('recognition_memory')
    .set({ uses: sql`uses + 1`, updated_at: now })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .execute();
}

/** [A05] What is remembered, the newest first. */
export async function listMemory(tools: Tools, enterpriseId: string): Promise<MemoryEntry[]> {
  const rows = await openRules(tools, enterpriseId);
  return rows.map(({ id, rule, uses, updated_at }) => ({
    id,
    kind: rule.kind,
    ...fromTo(rule),
    layout: rule.layout,
    uses,
    updatedAt: toServerText(updated_at),
  }));
}

function fromTo(rule: MemoryRule): { from: string; to: string } {
  if (rule.kind === 'label') return { from: rule.label, to: rule.field };
  if (rule.kind === 'sameAs') return { from: rule.block, to: rule.as };
  return { from: rule.recognized, to: rule.values.name };
}

/** @throws Refusal `notFound` for the whole call when one is missing */
export async function forgetMemory({ db }: Tools, enterpriseId: string, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('recognition_memory')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', 'in', wanted)
      .returning('id')
      .execute();
    if (gone.length < wanted.length) throw refuse('notFound');
    return gone.length;
  });
}
