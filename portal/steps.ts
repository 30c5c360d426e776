import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { isRunning } from './embedded/processInfo.ts';
import { readPostmasterFile } from './embedded/postmaster.ts';

/** Places between two durable steps; a fault test ends the portal or its database at one of them. */
export interface Steps {
  mark(name: CrashPoint): Promise<void>;
}

/** Every place a fault test must cover, in the order a filing passes them. A mark that is not listed does not compile. */
export const CRASH_POINTS = [
  'send.keyLocked',
  'send.walletLocked',
  'send.claimed',
  'send.charged',
  'send.filed',
  'send.queued',
  'send.draftsGone',
  'send.answerStored',
  'send.committed',
  'send.answering',
  'job.leased',
  'gateway.submitting',
  'gateway.submitted',
  'practice.registered',
  'practice.answering',
  'receipt.stored',
  'receipt.folded',
  'job.done',
  'job.committed',
] as const;

/** The same for what follows the first send. */
export const LIFE_CRASH_POINTS = [
  'update.keyLocked',
  'update.filingLocked',
  'update.claimed',
  'update.charged',
  'update.written',
  'update.queued',
  'update.answerStored',
  'update.committed',
  'update.answering',
  'delete.filingLocked',
  'delete.written',
  'delete.queued',
  'delete.committed',
  'deleteSend.keyLocked',
  'deleteSend.filingLocked',
  'deleteSend.claimed',
  'deleteSend.charged',
  'deleteSend.written',
  'deleteSend.filed',
  'deleteSend.queued',
  'deleteSend.answerStored',
  'deleteSend.committed',
  'deleteSend.answering',
  'receipt.released',
  'receipt.closed',
  'receipt.followersReleased',
  'receipt.followersClosed',
  'receipt.refunded',
] as const;

/** What the gateway "files" passes for each file of its inbox. */
export const FILE_CRASH_POINTS = ['inbox.taken', 'inbox.committed'] as const;

/** Every step that TPT_CRASH_AT may name. */
export const ALL_CRASH_POINTS = [...CRASH_POINTS, ...LIFE_CRASH_POINTS, ...FILE_CRASH_POINTS] as const;
export type CrashPoint = (typeof ALL_CRASH_POINTS)[number];
/** The paid actions that pass the same steps under names of their own. */
export type PaidFlow = 'send' | 'update' | 'deleteSend';

export const noSteps: Steps = { mark: () => Promise.resolve() };

/** One part of TPT_CRASH_AT; null when it names no step. */
export function readCrashPlan(text: string): { name: CrashPoint; isDatabase: boolean; left: number } | null {
  const [, database, said, nth] = /^(db:)?([\w.]+)(?::(\d+))?$/u.exec(text) ?? [];
  const name = ALL_CRASH_POINTS.find((known) => known === said);
  return name ? { name, isDatabase: database !== undefined, left: Number(nth ?? 1) } : null;
}

/** False in the build that people run; undefined where the portal runs from its sources. */
declare const __FAULT_TESTS__: boolean | undefined;

/** Whether this program can end itself at a crash point. */
export const hasCrashPoints = (): boolean => typeof __FAULT_TESTS__ === 'undefined' || __FAULT_TESTS__;

/**
 * Steps that end something for good.
 * @param crashAt `name`, `name:n` (at the n-th passing) or `db:name` (ends the database instead of the portal); several,
 * parted by commas, come true one after the other
 */
export function crashingSteps(crashAt: string | undefined, dataDir: string): Steps {
  if (!crashAt || !hasCrashPoints()) return noSteps;
  const plans = crashAt.split(',').flatMap((text) => readCrashPlan(text) ?? []);
  let isKilling = false;
  return {
    mark: async (at) => {
      const [plan] = plans;
      if (isKilling || at !== plan?.name || --plan.left > 0) return;
      if (!plan.isDatabase) process.kill(process.pid, 'SIGKILL');
      isKilling = true;
      // A database that is already down cannot be killed here: the next passing tries again.
      if (await killDatabase(dataDir)) plans.shift();
      isKilling = false;
    },
  };
}

/** @returns whether a running database was killed */
async function killDatabase(dataDir: string): Promise<boolean> {
  const server = readPostmasterFile(join(dataDir, 'database', 'cluster'));
  if (!server || !isRunning(server.pid)) return false;
  process.kill(server.pid, 'SIGKILL');
  while (isRunning(server.pid)) await sleep(10);
  // The backends notice within moments that their parent is gone.
  await sleep(200);
  return true;
}
