import { storeClock } from './clock/storedClock.ts';
import { sweepOutbox } from './mail/sweepOutbox.ts';
import type { Portal } from './portal.ts';
import { reportUnplacedReceipts } from './push/reportUnplacedReceipts.ts';
import { sendDigests } from './push/sendDigests.ts';
import { queuePurges } from './retention/purge.ts';
import { forgetSignInFailures } from './store/signInFailures.ts';
import { sweepUploads } from './uploads/sweepUploads.ts';

/** Milliseconds until the first removal of old data, and between two of them. */
const FIRST_SWEEP_DELAY = 5 * 60_000;
const SWEEP_INTERVAL = 3_600_000;
/** Milliseconds between two searches for notices to send. */
const DIGEST_INTERVAL = 30_000;
/** Milliseconds. Times since the last write are lost when the portal is killed and the clock set back at once. */
const STORE_CLOCK_INTERVAL = 10_000;

/** Removes what is out of date, sends notices and stores the time, at intervals. @returns stops it */
export function startPeriodicWork(portal: Portal): () => void {
  const { db, clock, log } = portal;
  const sweep = () =>
    void Promise.all([
      forgetSignInFailures(db, clock()),
      db.transaction().execute((trx) => queuePurges(trx, clock())),
      sweepUploads(portal),
      sweepOutbox(portal),
    ]).catch((error: unknown) => log.warn({ err: error }, 'a removal of old data failed and will be repeated'));

  const logFailure = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'notices could not be sent and will be retried'));
  // A slow round is not joined by the next one.
  let sending: Promise<unknown> | undefined;
  const sendNotices = () => {
    sending ??= Promise.all([sendDigests(portal), reportUnplacedReceipts(portal)].map(logFailure)).finally(
      () => (sending = undefined),
    );
  };

  const timers = [
    setTimeout(sweep, FIRST_SWEEP_DELAY),
    setInterval(sweep, SWEEP_INTERVAL),
    setInterval(sendNotices, DIGEST_INTERVAL),
    // A failed write is made up for by the next one.
    setInterval(() => void storeClock(db, clock()).catch(() => {}), STORE_CLOCK_INTERVAL),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}
