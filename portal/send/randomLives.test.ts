import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf } from '#contract/testing/bills.ts';
import { DECLARATION_STATUSES, type FilingAction } from '#contract/statuses.ts';
import { storedFields } from '../store/billColumns.ts';
import type { TestClient } from '../testing/client.ts';
import { postDeletion, fileBill, getDetail, replaceFiling, postUpdate, withNewNumber } from '../testing/filingLife.ts';
import type { TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { freshNumber } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let people: TestClient[];

beforeAll(async () => {
  const { filer, colleague, ...started } = await startWithClients({ coins: 100_000, coupons: 50 });
  test = started.test;
  people = [filer, colleague];
  const { db } = test.portal;
  await db.updateTable('enterprise').set({ credit_limit: 50_000, vip: true }).where('id', '=', '1').execute();
  await db.insertInto('filer_code').values({ enterprise_id: '1', code: 'HBRX' }).execute();
});
afterAll(() => test.close());

/** Filings with a message in flight. */
async function onTheirWay(): Promise<string[]> {
  const { rows } = await test.portal.pool.query<{ id: string }>(`
    select f.id from filing f join operation o on o.filing_id = f.id
    where not o.held and o.control_no is not null and not exists (
      select from receipt r where r.filing_id = o.filing_id and r.operation_seq = o.seq and r.kind = 'response')
    -- In the order they were filed, so that a seed repeats its life.
    order by right(f.isf_no, 10)`);
  return rows.map(({ id }) => id);
}

it.each([1, 2, 3, 4, 5])(
  '[D09] [D12] (I1–I9) random operations on filings keep every invariant, seed %i',
  async (seed) => {
    const next = seededRandom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const ids: string[] = [];
    for (const client of people) ids.push((await fileBill(test, client)).id);
    for (let step = 0; step < 60; step += 1) {
      const waiting = await onTheirWay();
      if (waiting.length > 0 && next() < 0.5) {
        await applyVerdicts(
          test,
          pick(waiting),
          pick(['ok', 'ok', 'ok', 'accepted', 'warning', 'rejected', 'notOnFile'] as const),
        );
        continue;
      }
      const client = pick(people);
      const open = await getDetail(client, pick(ids));
      const allowed: readonly FilingAction[] = DECLARATION_STATUSES[open.declarationStatus].actions;
      const bill = pick([
        { clientRef: `STEP ${step}` },
        pick([{ bondType: 'Hgj_Continuous' }, { bondType: 'Continuous', bondHolderId: '12-345678900' }]),
        { actionReason: pick(['CT', 'FR']) },
      ]);
      const version = { ...billOf(open), ...bill };
      const asked = pick(['update', 'delete', 'deleteSend', 'refile'] as const);
      const payType = pick([0, 1, 2, 3] as const);
      if (asked === 'delete') {
        expect((await postDeletion(client, open.id)).status).toBe(allowed.includes('delete') ? 200 : 409);
        continue;
      }
      if (asked === 'update') {
        const { status } = await postUpdate(client, version, { payType });
        expect([200, 409]).toContain(status);
        if (open.actions.includes('modify')) expect(status).toBe(200);
        continue;
      }
      const kept = amsRowOf(open.amsNo);
      const refiled = {
        ...version,
        amsRequestList: asked === 'refile' && next() < 0.6 ? [kept, amsRowOf(freshNumber())] : [kept],
        houseScac: open.houseScac === 'HBRL' ? 'HBRX' : 'HBRL',
      };
      const other = asked === 'refile' ? refiled : withNewNumber({ id: open.id, amsNo: open.amsNo, bill: version });
      const answer = await replaceFiling(client, other, { payType });
      expect([200, 409, 422]).toContain(answer.status);
      if (answer.status === 200) ids.push(...answer.body.filings.map(({ id }) => id));
      if (step % 10 === 0) expect(await brokenInvariants(test.portal.db)).toEqual([]);
    }
    // In the end customs answers everything, and no filing is left waiting.
    for (let round = 0; round < 20; round += 1) {
      for (const id of await onTheirWay()) await applyVerdicts(test, id, pick(['accepted', 'rejected'] as const));
    }
    expect(await onTheirWay()).toEqual([]);
    const hanging = await test.portal.db
      .selectFrom('filing')
      .select('id')
      .where((row) => row.or([row('waits_for', 'is not', null), row('declaration_status', '=', 'submitted')]))
      .execute();
    expect(hanging).toEqual([]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  },
);

it('covers everything that the portal does by itself', async () => {
  const rows = await test.portal.db.selectFrom('operation').select('note').distinct().execute();
  const notes = rows.map(({ note }) => note);
  expect(notes).toEqual(expect.arrayContaining(['leftAsNew', 'nothingHeld', 'neverLeft', 'forerunnerStays']));
});

/** The bill of an open filing, as a page would send it back. */
function billOf(open: Awaited<ReturnType<typeof getDetail>>): Bill {
  const { id, revision, billType } = open;
  return { ...storedFields(open), id, revision, billType } as Bill;
}
