import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Tx } from '../portal.ts';
import { countLockWaits } from '../testing/lockWaits.ts';
import { openWithEnterprises, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { claimKey, claimNumbers } from './claims.ts';
import { purchase } from './purchase.ts';
import { fillWallet, readWallet } from './wallet.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openWithEnterprises();
  // Numbers are claimed without filings here.
  await sql`alter table ams_claim drop constraint ams_claim_enterprise_id_filing_id_fkey`.execute(opened.db);
  for (const id of ['1', '2']) {
    await opened.db
      .transaction()
      .execute((trx) => fillWallet(trx, id, { coins: 200, coupons: 3 }, 'topUp', new Date()));
  }
});
afterAll(() => opened.close());

async function begin() {
  const trx = await opened.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
  });
  return trx;
}
const buy = (trx: Tx, enterpriseId: string, amsNos: readonly string[]) =>
  purchase(trx, enterpriseId, {
    claims: amsNos.map((amsNo) => ({ amsNo, billType: 1, filingId: `${enterpriseId}-${amsNo}`, userId: 'someone' })),
    charge: { coins: 70, coupons: 1, credit: 0 },
    isfNumbers: amsNos.length,
    orderNumbers: 2,
  });
const claimed = async (trx: Tx) =>
  (await trx.selectFrom('ams_claim').select(['ams_no', 'enterprise_id', 'filing_id']).orderBy('ams_no').execute()).map(
    (row) => `${row.enterprise_id} ${row.ams_no} ${row.filing_id}`,
  );

async function oneWaits(): Promise<void> {
  await expect.poll(() => countLockWaits(opened.db)).toBe(1);
}

it('[D04] claims the numbers, deducts the charge and takes running numbers', async () => {
  const trx = await begin();
  const bought = await buy(trx, '1', ['OOLU2', 'OOLU1']);
  expect(bought).toMatchObject({ balance: 130 });
  const [first = 0, second] = bought?.isfNumbers ?? [];
  expect([second, bought?.isfNumbers.length, bought?.orderNumbers.length]).toEqual([first + 1, 2, 2]);
  expect(await claimed(trx)).toEqual(['1 OOLU1 1-OOLU1', '1 OOLU2 1-OOLU2']);
  expect(await readWallet(trx, '1')).toMatchObject({ balance: 130, coupons: 2 });
  expect((await readWallet(trx, '2')).balance).toBe(200);
});

it('takes no numbers and claims nothing where none are wanted', async () => {
  const trx = await begin();
  const charge = { coins: 0, coupons: 0, credit: 0 };
  const bought = await purchase(trx, '1', { claims: [], charge, isfNumbers: 0, orderNumbers: 0 });
  expect(bought).toEqual({ balance: 200, isfNumbers: [], orderNumbers: [] });
});

it('[D04] deducts nothing when another filing gets one of the numbers first', async () => {
  const other = await begin();
  expect(await buy(other, '2', ['OOLU7'])).not.toBeNull();
  const trx = await begin();
  const late = buy(trx, '1', ['OOLU6', 'OOLU7']);
  await oneWaits();
  await other.commit().execute();
  expect(await late).toBeNull();
  expect(await readWallet(trx, '1')).toMatchObject({ balance: 200, coupons: 3 });
});

it('claims in the order of the numbers, so that two sends of the same numbers cannot deadlock', async () => {
  const [other, late, third] = [await begin(), await begin(), await begin()];
  await buy(other, '2', ['OOLU8']);
  const waits = buy(late, '1', ['OOLU9', 'OOLU8']);
  await oneWaits();
  // The waiting one has not claimed it yet.
  const claim = { amsNo: 'OOLU9', billType: 1, filingId: 'third', userId: 'someone' } as const;
  expect(await claimNumbers(third, '2', [claim])).toEqual(new Set([claimKey(claim)]));
  await other.rollback().execute();
  await third.rollback().execute();
  expect(await waits).not.toBeNull();
});
