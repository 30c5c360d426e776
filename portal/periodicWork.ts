import { storeClock } from './clock/storedClock.ts';
import { sweepOutbox } from './mail/sweepOutbox.ts';
import type { Portal } from './portal.ts';
import { reportUnplacedReceipts } from './push/reportUnplacedReceipts.ts';
import { sendDigests } from './push/sendDigests.ts';
import { queuePurges } from './retention/purge.ts';
import { forgetSignInFailures } from './store/signInFailures.ts';
import { sweepUploads } from './uploads/sweepUploads.ts';

const SWEEP_FIRST = 5 * 60_000;
const SWEEP_EVERY = 3_600_000;
/** Milliseconds between two searches for notices to send. */
const DIGEST_EVERY = 30_000;
/** Milliseconds. Times since the last write are lost when the portal is killed and the clock set back at once. */
const STORE_CLOCK_EVERY = 10_000;

/** Removes what is out of date, sends notices and stores the time, at intervals. @returns stops it */
export function startPeriodicWork(portal: Portal): () => void {
  const { db, clock, log } = portal;
  const sweep = () =>
    void Promise.all([
      forgetSignInFailures(db, clock()),
      db.transaction().execute((trx) => queuePurges(trx, clock())),
      sweepUploads(portal),
      sweepOutbox(portal),
    ]).catch(() => {});

  // A slow round is not joined by the next one.
  let sending: Promise<unknown> | undefined;
  const sendNotices = () => {
    sending ??= Promise.all([sendDigests(portal), reportUnplacedReceipts(portal)])
      .catch((error: unknown) => log.warn({ err: error }, 'notices wait'))
      .finally(() => (sending = undefined));
  };

  const timers = [
    setTimeout(sweep, SWEEP_FIRST),
    setInterval(sweep, SWEEP_EVERY),
    setInterval(sendNotices, DIGEST_EVERY),
    setInterval(() => void storeClock(db, clock()).catch(() => {}), STORE_CLOCK_EVERY),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
