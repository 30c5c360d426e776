import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf5Bill } from '#contract/testing/bills.ts';
import { DECLARATION_STATUS_NAMES, DECLARATION_STATUSES } from '#contract/statuses.ts';
import { messageAction } from '#customs/messageAction.ts';
import { rehearse } from '#customs/rehearse.ts';
import { changeMessages, type ChangeMessage } from '#rules/changeMessages.ts';
import { changePlan } from '#rules/changePlan.ts';
import {
  fileBill,
  fileInStatus,
  getDetail,
  getHistory,
  getOperation,
  replaceFiling,
  postUpdate,
  withNewNumber,
} from '../testing/filingLife.ts';
import type { TestClient } from '../testing/client.ts';
import type { TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  ({ test, filer } = await startWithClients({ coins: 20_000, coupons: 5 }));
});
afterAll(() => test.close());

/** The messages as the form shows them before sending, from the portal's response only. */
function shown(filing: FilingDetail, next: Bill) {
  const { deletion, next: changed } = changeMessages(
    changePlan({ ...filing, bill: filing }, next).kind,
    filing,
    next.houseScac,
  );
  const text = (bill: Bill, { action, isfNo }: ChangeMessage) =>
    rehearse(bill, { action: messageAction(action), isfNo, filerCode: bill.houseScac, today: '2026-11-21' }).records;
  return { deletion: deletion && text(filing, deletion), next: text(next, changed) };
}
const lastMessage = async (id: string): Promise<string[]> => {
  const [last] = await getHistory(filer, id);
  return (await getOperation(filer, last?.id ?? '')).message.split('\n');
};
const changeable = DECLARATION_STATUS_NAMES.filter((status) =>
  DECLARATION_STATUSES[status].actions.some((action) => action !== 'delete'),
);

describe('the message of a change', () => {
  it.each(changeable)('[D09] of a filing in %s is submitted byte for byte as the form shows it', async (status) => {
    const { id, bill } = await fileInStatus(test, filer, status);
    const next = { ...bill, sellerCity: 'HANGZHOU' } as Bill;
    const expected = shown(await getDetail(filer, id), next);
    expect((await postUpdate(filer, next)).status).toBe(200);
    expect(await lastMessage(id)).toEqual(expected.next);
    const isReplaced = DECLARATION_STATUSES[status].actions.some((action) => action === 'modify');
    expect(expected.next[0]?.slice(7, 8)).toBe(isReplaced ? 'R' : 'A');
  });

  it('[D09] names the filing by its number: in SF10 of a replacement, always as CR', async () => {
    const { id, bill } = await fileBill(test, filer, {}, 'accepted');
    const filing = await getDetail(filer, id);
    const { next } = shown(filing, bill);
    expect(next[0]).toContain(filing.isfNo);
    expect(next.filter((line) => line.startsWith('SF20CR'))).toEqual([expect.stringContaining(filing.isfNo)]);
  });

  it('[D09] of an ISF-5 is the same in the form and in the portal', async () => {
    const bill = isf5Bill({ amsRequestList: [amsRowOf(freshNumber())] });
    const id = (await sendBill(filer, bill)).body.filings[0]?.id ?? '';
    await applyVerdicts(test, id, 'accepted');
    const next = { ...bill, id, revision: 1, shipCity: 'DALLAS' };
    const expected = shown(await getDetail(filer, id), next);
    expect((await postUpdate(filer, next)).status).toBe(200);
    expect(await lastMessage(id)).toEqual(expected.next);
  });

  it('[D09] deletes the old number before it files the new one', async () => {
    const filed = await fileBill(test, filer, {}, 'accepted');
    const next = withNewNumber(filed);
    const expected = shown(await getDetail(filer, filed.id), next);
    const { body } = await replaceFiling(filer, next);
    expect(await lastMessage(filed.id)).toEqual(expected.deletion);
    const [fresh] = body.filings;
    const sent = await lastMessage(fresh?.id ?? '');
    expect(sent.filter((line) => !line.startsWith('SF20CR'))).toEqual(expected.next);
    expect(sent.find((line) => line.startsWith('SF20CR'))).toContain(fresh?.isfNo);
  });

  it('[D09] is not sent for a filing that customs never accepted', async () => {
    const filed = await fileInStatus(test, filer, 'receiveFailed');
    const next = withNewNumber(filed);
    const { deletion } = shown(await getDetail(filer, filed.id), next);
    expect(deletion).toBeNull();
    await replaceFiling(filer, next);
    expect(await lastMessage(filed.id)).toEqual(['']);
  });
});
