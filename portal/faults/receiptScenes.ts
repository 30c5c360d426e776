import { expect } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { deleteSendOf, deletionOf, updateOf } from './deeds.ts';
import type { Deed, Filed, Ordeal } from './ordeal.ts';
import { PATIENCE, type Expected } from './reckoning.ts';

/** At this pace customs says nothing by itself. */
export const SILENT = 0.01;

/** Leads up to steps that follow from an answer: what customs says next passes them. */
export interface Scene {
  /** In one transaction, in this order: who died at one comes to the next when it starts again. */
  points: readonly CrashPoint[];
  lead: (ordeal: Ordeal) => Promise<void>;
  /** What it comes to. */
  filings: Expected['filings'];
  spent: number;
}

export const SCENES: readonly Scene[] = [
  {
    points: ['receipt.released'],
    lead: async (ordeal) => {
      const waiting = await ordeal.file('ORDAWAITING');
      await hearFirst(ordeal, waiting);
      await done(ordeal, updateOf(waiting));
    },
    filings: { ORDAWAITING: ['modifySuccess', 2] },
    spent: 70 + 230,
  },
  {
    points: ['receipt.closed'],
    lead: async (ordeal) => {
      const refused = await ordeal.file('ORDAREJ');
      await hearFirst(ordeal, refused);
      await done(ordeal, deletionOf(refused));
    },
    filings: { ORDAREJ: ['deleteSuccess', 2] },
    spent: 70,
  },
  {
    points: ['receipt.followersReleased'],
    lead: async (ordeal) => done(ordeal, deleteSendOf(await accepted(ordeal, 'ORDALEFT'), 'ORDALEFTFOR')),
    filings: { ORDALEFT: ['deleteSuccess', 2], ORDALEFTFOR: ['receiveSuccess', 1] },
    spent: 140,
  },
  {
    // Customs keeps the old filing: the new one is closed and paid back.
    points: ['receipt.followersClosed', 'receipt.refunded'],
    lead: async (ordeal) => {
      const filed = await accepted(ordeal, 'ORDASTAYS');
      await ordeal.scriptCustoms([{ mark: 'STAYS', says: 'reject' }], SILENT);
      await done(ordeal, deleteSendOf(filed, 'ORDANEVER'));
    },
    filings: { ORDASTAYS: ['deleteFailed', 2], ORDANEVER: ['deleteSuccess', 2] },
    spent: 70,
  },
];

async function done(ordeal: Ordeal, deed: Deed): Promise<void> {
  expect([deed.path, (await ordeal.post(deed))?.status]).toEqual([deed.path, 200]);
}

/** Customs has the message, and has not judged it. */
async function hearFirst(ordeal: Ordeal, { id }: Filed): Promise<void> {
  // The message may be on its way still.
  await expect.poll(() => ordeal.hurryCustoms('next'), { timeout: PATIENCE }).toBe(1);
  await expect.poll(() => ordeal.statusOf(id), { timeout: PATIENCE }).toBe('receiveOk');
}

async function accepted(ordeal: Ordeal, amsNo: string): Promise<Filed> {
  const filed = await ordeal.file(amsNo);
  const heard = async () => {
    await ordeal.hurryCustoms('all');
    return ordeal.statusOf(filed.id);
  };
  await expect.poll(heard, { timeout: PATIENCE, interval: 100 }).toBe('receiveSuccess');
  await expect.poll(() => ordeal.openJobs(), { timeout: PATIENCE, interval: 100 }).toEqual([]);
  return filed;
}
