import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { isRunning } from './embedded/processInfo.ts';
import { readPostmasterFile } from './embedded/postmaster.ts';

/** Crash points: marks between two durable steps, at which a fault test kills the portal or its database. */
export interface Steps {
  mark(name: CrashPoint): Promise<void>;
}

/** Crash points that fault tests must cover, in the order in which a filing passes them. */
export const CRASH_POINTS = [
  'send.keyLocked',
  'send.charged',
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

/** Crash points after the first send. */
export const LIFE_CRASH_POINTS = [
  'update.keyLocked',
  'update.filingLocked',
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
  'deleteSend.charged',
  'deleteSend.written',
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

/** Crash points of the gateway "files", for each file of its inbox. */
const FILE_CRASH_POINTS = ['inbox.taken', 'inbox.committed'] as const;

const MAIL_CRASH_POINTS = ['mail.sending', 'mail.sent'] as const;

/** Crash points of a payment, from the order to the last query. */
export const PAYMENT_CRASH_POINTS = [
  'payment.ordered',
  'payment.created',
  'payment.linked',
  'payment.locked',
  'payment.eventStored',
  'payment.credited',
  'payment.settled',
  'payment.committed',
  'payment.queried',
  'payment.checked',
] as const;

/** Crash points of a step of recognition. */
const RECOGNITION_CRASH_POINTS = ['recognition.started', 'recognition.stored'] as const;

/** Crash points of money that is moved by support staff or a coupon, and of invoice requests. */
const MONEY_CRASH_POINTS = [
  'coupon.redeemed',
  'coupon.committed',
  'invoice.requested',
  'invoice.committed',
  'support.written',
  'support.committed',
] as const;

/** Allowed names in TPT_CRASH_AT. */
export const ALL_CRASH_POINTS = [
  ...CRASH_POINTS,
  ...LIFE_CRASH_POINTS,
  ...FILE_CRASH_POINTS,
  ...MAIL_CRASH_POINTS,
  ...PAYMENT_CRASH_POINTS,
  ...RECOGNITION_CRASH_POINTS,
  ...MONEY_CRASH_POINTS,
] as const;
export type CrashPoint = (typeof ALL_CRASH_POINTS)[number];
/** Paid flows; each passes the same steps under its own prefix. */
export type PaidFlow = 'send' | 'update' | 'deleteSend';

export const noSteps: Steps = { mark: () => Promise.resolve() };

/** Reads one part of TPT_CRASH_AT; null for an unknown name. */
export function readCrashPlan(text: string): { name: CrashPoint; isDatabase: boolean; left: number } | null {
  const [, database, point, nth] = /^(db:)?([\w.]+)(?::(\d+))?$/u.exec(text) ?? [];
  const name = ALL_CRASH_POINTS.find((known) => known === point);
  return name ? { name, isDatabase: database !== undefined, left: Number(nth ?? 1) } : null;
}

/** False in the production build; undefined when the portal runs from sources. */
declare const __FAULT_TESTS__: boolean | undefined;

/** Whether this program can kill itself at a crash point. */
export const hasCrashPoints = (): boolean => typeof __FAULT_TESTS__ === 'undefined' || __FAULT_TESTS__;

/**
 * Kills the portal or its database at crash points.
 * @param crashAt `name`, `name:n` (at the n-th passing) or `db:name` (kills the database); several, separated
 * by commas, apply one after the other
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
      // While the database is down, the next passing of the point tries again.
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
  // Backends notice within moments that the postmaster has exited.
  await sleep(200);
  return true;
}
