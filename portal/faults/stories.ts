import { setTimeout as sleep } from 'node:timers/promises';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import type { Operation } from '#contract/endpoints/filingLife.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { FEES } from '#contract/limits.ts';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Filer } from './offices.ts';
import type { Page, Settled } from './page.ts';

/** What came of a wish, and what it should have come to. */
export interface Outcome extends Settled {
  kind: 'send' | 'contest' | 'update' | 'deleteSend';
  /** B/L numbers that a yes files. */
  amsNos: readonly string[];
  /** Coins that a yes takes. */
  price: number;
}

/** Somebody at a page, with whatever they draw. */
export interface Lane {
  page: Page;
  filer: Filer;
  draw: () => number;
  tell: (outcome: Outcome) => void;
}

/** One send, and for some what follows: a change, a deletion, or the same under another number. */
export async function liveThrough(lane: Lane, no: string): Promise<void> {
  const { page, filer, draw, tell } = lane;
  const isTwo = draw() < 0.2;
  const amsNos = isTwo ? [`${filer.scac}${no}A`, `${filer.scac}${no}B`] : [`${filer.scac}${no}`];
  const bill = billOf(filer, amsNos, draw() < 0.2);
  const sent = await send(lane, 'send', bill, amsNos);
  tell(sent);
  const [filing] = (sent.reply as Partial<SendReply>).filings ?? [];
  const next = draw();
  if (!filing || isTwo || next > 0.45) return;
  if (next < 0.15) tell(await update(lane, bill, filing.id));
  else if (next < 0.3) tell(await deleteSend(lane, bill, filing.id, `${filer.scac}${no}N`));
  else {
    await standing(page, filing.id, 'delete');
    const isDeleted = async () =>
      (await page.get<Operation[]>(`/operation/${filing.id}`)).some(({ action }) => action === 'delete');
    await page.insist(`/bill/delete?id=${filing.id}`, isDeleted);
  }
}

/** Several people want one number at the same moment. */
export async function contend(lanes: readonly Lane[], no: string): Promise<void> {
  const amsNo = `CONT${no}`;
  await Promise.all(
    lanes.map(async (lane) => {
      lane.tell(await send(lane, 'contest', billOf(lane.filer, [amsNo], false), [amsNo]));
    }),
  );
}

async function send(lane: Lane, kind: Outcome['kind'], bill: Bill, amsNos: readonly string[]): Promise<Outcome> {
  const price = FEES.filing * amsNos.length;
  return wish(lane, { kind, amsNos, price, path: '/bills/send', bill });
}

/** Half of the changes buy the provider's bond. */
async function update(lane: Lane, bill: Bill, id: string): Promise<Outcome> {
  const { revision } = await standing(lane.page, id, 'modify');
  const hasBond = lane.draw() < 0.5 && 'bondType' in bill;
  const changed = { ...bill, id, revision, clientRef: 'CHANGED', ...(hasBond ? { bondType: 'Hgj_Continuous' } : {}) };
  const price = hasBond ? FEES.providerBond : 0;
  return wish(lane, { kind: 'update', amsNos: [], price, path: '/bill/update', bill: changed });
}

async function deleteSend(lane: Lane, bill: Bill, id: string, amsNo: string): Promise<Outcome> {
  const { revision } = await standing(lane.page, id, 'delete');
  const next = { ...bill, id, revision, amsRequestList: [amsRowOf(amsNo)] } as Bill;
  return wish(lane, {
    kind: 'deleteSend',
    amsNos: [amsNo],
    price: FEES.filing,
    path: '/bills/delete-send',
    bill: next,
  });
}

type Wanted = Pick<Outcome, 'kind' | 'amsNos' | 'price' | 'path'> & { bill: Bill };

async function wish({ page }: Lane, { bill, path, ...wanted }: Wanted): Promise<Outcome> {
  const { id, revision, amsRequestList } = bill;
  const key = `${page.name} ${wanted.kind} ${id ?? ''}${revision ?? ''} ${amsRequestList[0]?.amsNo}`;
  const settled = await page.perform({
    key,
    path: `${path}?payType=0`,
    body: { ...asBody(bill), quotedTotal: wanted.price },
  });
  return { ...settled, ...wanted };
}

/** The filing once its status allows an action. */
async function standing(page: Page, id: string, action: 'modify' | 'delete'): Promise<FilingDetail> {
  for (;;) {
    const filing = await page.get<FilingDetail>(`/bill/${id}`);
    if (filing.actions.includes(action)) return filing;
    await sleep(100);
  }
}

function billOf({ scac }: Filer, amsNos: readonly string[], isShort: boolean): Bill {
  const amsRequestList = amsNos.map((amsNo) => amsRowOf(amsNo));
  return isShort ? isf5Bill({ houseScac: scac, amsRequestList }) : isf10Bill({ houseScac: scac, amsRequestList });
}
