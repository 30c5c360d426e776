import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bill, Isf10Bill } from '#contract/entities/bill.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { fileBill, getDetail, getHistory, getOperation, postUpdate } from '../testing/filingLife.ts';
import type { TestClient } from '../testing/client.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { refundBody } from '../testing/refundBody.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

const PROVIDER = '36-111222333';
let offered: TestPortal;
let without: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  offered = await startTestPortal({ config: { providerBond: PROVIDER } });
  without = await startTestPortal({ config: { providerBond: '' } });
  filer = await offered.signIn(ACCOUNTS.filer);
});
afterAll(() => Promise.all([offered.close(), without.close()]));

const bonded = (changes: Partial<Isf10Bill> = {}) =>
  isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], bondType: 'Hgj_Continuous', ...changes });
/** SF10 58–69: the bond holder. */
const holderOf = async (filingId: string) => (await messageOf(filingId)).slice(57, 69).trim();
const messageOf = async (filingId: string, client = filer) => {
  const [last] = await getHistory(client, filingId);
  return (await getOperation(client, last?.id ?? '')).message;
};

describe("the provider's bond", () => {
  it.each(['12-345678900', ''])(
    '[B07] [X03] is sent under the provider’s number, whatever was typed: "%s"',
    async (typed) => {
      const { body } = await sendBill(filer, bonded({ bondHolderId: typed }), { quotedTotal: 300 });
      expect(await holderOf(body.filings[0]?.id ?? '')).toBe(PROVIDER);
    },
  );

  it('[B07] [X03] has the provider’s activity and the type of a continuous bond on the wire', async () => {
    offered.portal.config.providerBondActivity = '02';
    const client = await offered.signIn(ACCOUNTS.colleague);
    const { body } = await sendBill(client, bonded(), { quotedTotal: 300 });
    // SF10 73–75.
    expect((await messageOf(body.filings[0]?.id ?? '', client)).slice(72, 75)).toBe('028');
    offered.portal.config.providerBondActivity = '01';
  });

  it('[B07] is refused before any fee on days on which it is not valid, by the date of customs', async () => {
    const { config, clock } = offered.portal;
    // 2026-08-02 22:00 in New York.
    expect(clock().toISOString()).toBe('2026-08-03T02:00:00.000Z');
    const offeredWith = async (from: string, to: string) => {
      config.providerBondDays = { from, to };
      return ((await filer.get('/me')).body as { providerBond: string }).providerBond;
    };
    expect(await offeredWith('2026-08-02', '2026-08-02')).toBe(PROVIDER);
    expect(await offeredWith('2026-08-03', '')).toBe('');
    expect(await offeredWith('', '2026-08-01')).toBe('');
    const answer = await filer.post('/bills/send?payType=0', asBody(bonded()), { 'idempotency-key': 'ended' });
    expect(answer.body).toMatchObject({ errors: { bondType: { message: 'validation.providerBondMissing' } } });
    expect(await offeredWith('', '')).toBe(PROVIDER);
  });

  it('[D10] is neither charged nor sent for a cargo type that needs no bond', async () => {
    const { body } = await sendBill(filer, bonded({ cargoType: '03' }), { quotedTotal: 70 });
    const id = body.filings[0]?.id ?? '';
    expect(body.charged).toBe(70);
    expect(await holderOf(id)).toBe('');
    await applyVerdicts(offered, id, 'accepted');
    const next = { ...(await getDetail(filer, id)), cargoType: '01' } as unknown as Bill;
    expect((await postUpdate(filer, next, { quotedTotal: 230 })).status).toBe(200);
    expect(await holderOf(id)).toBe(PROVIDER);
  });

  it('[D10] puts the provider’s number into a change to its bond', async () => {
    const filing = await fileBill(offered, filer, {}, 'accepted');
    expect(await holderOf(filing.id)).toBe('12-345678900');
    const next = { ...filing.bill, bondType: 'Hgj_Continuous' } as Bill;
    expect((await postUpdate(filer, next, { quotedTotal: 230 })).status).toBe(200);
    expect(await holderOf(filing.id)).toBe(PROVIDER);
    await applyVerdicts(offered, filing.id, 'accepted');
    const back = { ...next, bondType: 'Continuous', revision: (await getDetail(filer, filing.id)).revision } as Bill;
    expect((await postUpdate(filer, back)).status).toBe(200);
    expect(await holderOf(filing.id)).toBe('12-345678900');
  });

  describe('after a refund', () => {
    let support: TestClient;
    let serial = 0;
    const requestMoney = (body: object) =>
      support.post('/support/money-requests', { requestKey: `refund-${serial++}`, reason: 'Late answer', ...body });
    /** Files a bill with the bond and refunds its 300 coins. */
    async function fileAndRefund(verdict: 'accepted' | 'rejected') {
      const filing = await fileBill(offered, filer, { bondType: 'Hgj_Continuous' }, verdict);
      const { isfNo: billId } = await getDetail(filer, filing.id);
      expect((await requestMoney(await refundBody(support, billId))).body).toMatchObject({ state: 'done', coins: 300 });
      return filing;
    }
    beforeAll(async () => {
      support = await offered.signIn(ACCOUNTS.support);
      await requestMoney({ kind: 'grant', enterpriseId: '1', coins: 300 });
    });

    it('[D10] is charged again only when a change switches to it', async () => {
      const filing = await fileAndRefund('accepted');
      const change = async (changes: Partial<Isf10Bill>, total: number) => {
        const { revision } = await getDetail(filer, filing.id);
        const next = { ...filing.bill, ...changes, revision } as Bill;
        const quote = await filer.post('/pre-settlement2', { ...asBody(next), filingId: filing.id });
        expect(quote.body).toMatchObject({ total });
        expect((await postUpdate(filer, next)).body).toMatchObject({ charged: total });
        await applyVerdicts(offered, filing.id, 'accepted');
      };
      await change({ bugerName: 'ACME TOYS' }, 0);
      await change({ bondType: 'Continuous' }, 0);
      await change({ bondType: 'Hgj_Continuous' }, 230);
      await change({ bugerName: 'ACME GAMES' }, 0);
      expect(await brokenInvariants(offered.portal.db)).toEqual([]);
    });

    it('[D10] is not charged again when a rejected filing is resent', async () => {
      const filing = await fileAndRefund('rejected');
      const next = { ...filing.bill, bugerName: 'ACME TOYS' } as Bill;
      expect((await postUpdate(filer, next)).body).toMatchObject({ charged: 0 });
    });
  });

  it('[B07] refuses its number without its price', async () => {
    const bill = bonded({ bondType: 'Continuous', bondHolderType: 'OT', bondHolderId: PROVIDER });
    const draft = await postDraft(filer, bill);
    const answer = await sendDrafts(filer, [draft]);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [draft]: { bondHolderId: { message: expect.any(String) } } } });
  });

  it('[B07] [V25] is refused at the bond type where no number is set', async () => {
    const client = await without.signIn(ACCOUNTS.filer);
    expect((await client.get('/me')).body).toMatchObject({ providerBond: '' });
    const answer = await client.post('/bills/send?payType=0', asBody(bonded()), { 'idempotency-key': 'bonded' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { bondType: { message: 'validation.providerBondMissing' } } });
    const draft = await postDraft(client, bonded());
    const { body } = await client.get('/draft-bills?readiness=incomplete');
    expect((body as { records: { id: string }[] }).records.map(({ id }) => id)).toContain(draft);
  });
});
