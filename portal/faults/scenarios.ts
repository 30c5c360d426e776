import { setTimeout as sleep } from 'node:timers/promises';
import type { FilingDetail, SendReply } from '#contract/endpoints/filings.ts';
import type { Operation } from '#contract/endpoints/filingLife.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { FEES } from '#contract/limits.ts';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Filer } from './createOffices.ts';
import type { SimulatedPage, SettledIntent } from './simulatedPage.ts';

/** A settled intent with its expected effect. */
export interface Outcome extends SettledIntent {
  kind: 'send' | 'contest' | 'update' | 'deleteSend';
  /** B/L numbers to be filed. */
  amsNos: readonly string[];
  /** Coins to be charged. */
  price: number;
}

/** A user at a page, with a random sequence of their own. */
export interface SimulatedUser {
  page: SimulatedPage;
  filer: Filer;
  draw: () => number;
  report: (outcome: Outcome) => void;
}

/** Sends a bill; some are then changed, deleted, or deleted and sent under another number. */
export async function runScenario(actor: SimulatedUser, no: string): Promise<void> {
  const { page, filer, draw, report } = actor;
  const isTwo = draw() < 0.2;
  const amsNos = isTwo ? [`${filer.scac}${no}A`, `${filer.scac}${no}B`] : [`${filer.scac}${no}`];
  const bill = filerBill(filer, amsNos, draw() < 0.2);
  const sent = await send(actor, 'send', bill, amsNos);
  report(sent);
  const [filing] = (sent.reply as Partial<SendReply>).filings ?? [];
  const next = draw();
  if (!filing || isTwo || next > 0.45) return;
  if (next < 0.15) report(await update(actor, bill, filing.id));
  else if (next < 0.3) report(await deleteSend(actor, bill, filing.id, `${filer.scac}${no}N`));
  else {
    await waitUntilAllowed(page, filing.id, 'delete');
    const isDeleted = async () =>
      (await page.get<Operation[]>(`/operation/${filing.id}`)).some(({ action }) => action === 'delete');
    await page.postUntil(`/bill/delete?id=${filing.id}`, isDeleted);
  }
}

/** Sends a bill with one number and nothing else. */
export async function runSend(actor: SimulatedUser, no: string): Promise<void> {
  const amsNo = `${actor.filer.scac}${no}`;
  actor.report(await send(actor, 'send', filerBill(actor.filer, [amsNo], false), [amsNo]));
}

/** All actors send the same B/L number at the same time. */
export async function competeForNumber(actors: readonly SimulatedUser[], no: string): Promise<void> {
  const amsNo = `CONT${no}`;
  await Promise.all(
    actors.map(async (actor) => {
      actor.report(await send(actor, 'contest', filerBill(actor.filer, [amsNo], false), [amsNo]));
    }),
  );
}

async function send(
  actor: SimulatedUser,
  kind: Outcome['kind'],
  bill: Bill,
  amsNos: readonly string[],
): Promise<Outcome> {
  const price = FEES.filing * amsNos.length;
  return settle(actor, { kind, amsNos, price, path: '/bills/send', bill });
}

/** Half of the changes add the provider's bond. */
async function update(actor: SimulatedUser, bill: Bill, id: string): Promise<Outcome> {
  const { revision } = await waitUntilAllowed(actor.page, id, 'modify');
  const hasBond = actor.draw() < 0.5 && 'bondType' in bill;
  const changed = { ...bill, id, revision, clientRef: 'CHANGED', ...(hasBond ? { bondType: 'Hgj_Continuous' } : {}) };
  const price = hasBond ? FEES.providerBond : 0;
  return settle(actor, { kind: 'update', amsNos: [], price, path: '/bill/update', bill: changed });
}

async function deleteSend(actor: SimulatedUser, bill: Bill, id: string, amsNo: string): Promise<Outcome> {
  const { revision } = await waitUntilAllowed(actor.page, id, 'delete');
  const next = { ...bill, id, revision, amsRequestList: [amsRowOf(amsNo)] } as Bill;
  return settle(actor, {
    kind: 'deleteSend',
    amsNos: [amsNo],
    price: FEES.filing,
    path: '/bills/delete-send',
    bill: next,
  });
}

type ExpectedEffect = Pick<Outcome, 'kind' | 'amsNos' | 'price' | 'path'> & { bill: Bill };

async function settle({ page }: SimulatedUser, { bill, path, ...expected }: ExpectedEffect): Promise<Outcome> {
  const { id, revision, amsRequestList } = bill;
  const key = `${page.name} ${expected.kind} ${id ?? ''}${revision ?? ''} ${amsRequestList[0]?.amsNo}`;
  const settled = await page.runIntent({
    key,
    path: `${path}?payType=0`,
    body: { ...asBody(bill), quotedTotal: expected.price },
  });
  return { ...settled, ...expected };
}

/** @returns the filing once its status allows the action */
async function waitUntilAllowed(page: SimulatedPage, id: string, action: 'modify' | 'delete'): Promise<FilingDetail> {
  for (;;) {
    const filing = await page.get<FilingDetail>(`/bill/${id}`);
    if (filing.actions.includes(action)) return filing;
    await sleep(100);
  }
}

function filerBill({ scac }: Filer, amsNos: readonly string[], isShort: boolean): Bill {
  const amsRequestList = amsNos.map((amsNo) => amsRowOf(amsNo));
  return isShort ? isf5Bill({ houseScac: scac, amsRequestList }) : isf10Bill({ houseScac: scac, amsRequestList });
}
