import type { FilerCode, RequestedFilerCode } from '#contract/endpoints/people.ts';
import { LIMITS } from '#contract/limits.ts';
import { addWorkingDays, FILER_CODE_NOTICE } from '#rules/workingDays.ts';
import { toServerDay, toServerText } from '#schema/dateText.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { queueJobs } from './jobs.ts';
import { requireAdminNow } from './people.ts';

/** The filer codes of an enterprise by name, with requested, refused and withdrawn ones. */
export async function listFilerCodes(db: Db, enterpriseId: string, now: Date): Promise<FilerCode[]> {
  const rows = await db
    .selectFrom('filer_code')
    .innerJoin('enterprise', 'enterprise.id', 'filer_code.enterprise_id')
    .where('filer_code.enterprise_id', '=', enterpriseId)
    .select(['code', 'state', 'effective_on', 'enterprise.house_scac'])
    .orderBy('code')
    .execute();
  return rows.map(({ code, state, effective_on: effectiveOn, house_scac: ownDefault }) => ({
    code,
    state,
    effectiveOn,
    isDefault: code === ownDefault,
    isUsable: state === 'confirmed' && effectiveOn <= toServerDay(now),
  }));
}

/** [K02] @throws Refusal `invalid` for a day that is too soon, a code that is there already, or too many codes */
export async function requestFilerCode(
  trx: Tx,
  caller: Principal,
  { code, effectiveOn }: { code: string; effectiveOn: string },
  now: Date,
): Promise<void> {
  await requireAdminNow(trx, caller);
  const earliest = addWorkingDays(toServerDay(now), FILER_CODE_NOTICE);
  if (effectiveOn < earliest) {
    throw refuse('invalid', { errors: { effectiveOn: { message: 'people.weak.tooSoon', args: { day: earliest } } } });
  }
  const others = await trx
    .selectFrom('filer_code')
    .where('enterprise_id', '=', caller.enterpriseId)
    .where('code', '!=', code)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (others.count >= LIMITS.filerCodes) {
    throw refuse('invalid', {
      errors: { code: { message: 'people.weak.codesFull', args: { most: LIMITS.filerCodes } } },
    });
  }
  const row = { state: 'requested' as const, effective_on: effectiveOn, requested_at: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('filer_code')
    .values({ enterprise_id: caller.enterpriseId, code, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['enterprise_id', 'code'])
        .doUpdateSet(row)
        .where('filer_code.state', 'in', ['refused', 'withdrawn']),
    )
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) {
    throw refuse('invalid', { errors: { code: { message: 'people.weak.codeKnown', args: { code } } } });
  }
}

/** @throws Refusal `notFound`; `actionNotAllowed` for the default code, which bills without a code use */
export async function withdrawFilerCode(trx: Tx, caller: Principal, code: string): Promise<void> {
  await requireAdminNow(trx, caller);
  const row = await trx
    .updateTable('filer_code')
    .from('enterprise')
    .whereRef('enterprise.id', '=', 'filer_code.enterprise_id')
    .where('filer_code.enterprise_id', '=', caller.enterpriseId)
    .where('code', '=', code)
    .where('state', 'in', ['requested', 'confirmed'])
    .set({ state: 'withdrawn' })
    .returning('enterprise.house_scac')
    .executeTakeFirst();
  if (!row) throw refuse('notFound');
  if (row.house_scac === code) throw refuse('actionNotAllowed');
}

/** Requested codes of all enterprises, for support staff; the oldest first. */
export async function listRequestedFilerCodes(db: Db): Promise<RequestedFilerCode[]> {
  const rows = await db
    .selectFrom('filer_code')
    .innerJoin('enterprise', 'enterprise.id', 'filer_code.enterprise_id')
    .where('state', '=', 'requested')
    .select(['enterprise.id', 'enterprise.name', 'code', 'effective_on', 'requested_at'])
    .orderBy('requested_at')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    enterpriseId: row.id,
    enterpriseName: row.name,
    code: row.code,
    effectiveOn: row.effective_on,
    requestedAt: row.requested_at ? toServerText(row.requested_at) : '',
  }));
}

/** Confirms or refuses a requested code; from its first day on it is the default in place of the provider's. */
export async function decideFilerCode(
  { config, clock }: Pick<Portal, 'config' | 'clock'>,
  trx: Tx,
  { enterpriseId, code, isAccepted }: { enterpriseId: string; code: string; isAccepted: boolean },
): Promise<void> {
  const decided = await trx
    .updateTable('filer_code')
    .where('enterprise_id', '=', enterpriseId)
    .where('code', '=', code)
    .where('state', '=', 'requested')
    .set({ state: isAccepted ? 'confirmed' : 'refused' })
    .returning('effective_on')
    .executeTakeFirst();
  if (!decided) throw refuse('notFound');
  if (!isAccepted) return;
  const delay = Date.parse(`${decided.effective_on}T00:00:00+08:00`) - clock().getTime();
  if (delay <= 0) return beginFilerCode({ config, clock }, trx, { enterpriseId, code });
  await queueJobs(trx, clock(), [{ kind: 'filerCode.begin', payload: { enterpriseId, code }, delay, enterpriseId }]);
}

/** The clock of the portal that runs the job may be behind the one that queued it. Milliseconds. */
const CLOCK_DIFFERENCE = 60_000;

/** Makes a confirmed code the default, unless the enterprise has another own one by now or the code was withdrawn. */
export async function beginFilerCode(
  { config, clock }: Pick<Portal, 'config' | 'clock'>,
  trx: Tx,
  { enterpriseId, code }: { enterpriseId: string; code: string },
): Promise<void> {
  await trx
    .updateTable('enterprise')
    .set({ house_scac: code })
    .where('id', '=', enterpriseId)
    .where('house_scac', 'in', ['', config.defaultFilerCode])
    .where((row) =>
      row.exists(
        row
          .selectFrom('filer_code')
          .select('code')
          .whereRef('filer_code.enterprise_id', '=', 'enterprise.id')
          .where('code', '=', code)
          .where('state', '=', 'confirmed')
          .where('effective_on', '<=', toServerDay(new Date(clock().getTime() + CLOCK_DIFFERENCE))),
      ),
    )
    .execute();
}
