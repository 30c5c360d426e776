import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';
import type { DatabaseAddress } from './databaseAddress.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { launchPostmaster, readPostmasterFile, removeStaleLocks, type Postmaster } from './postmaster.ts';
import { probeDatabase, type DatabaseConnection } from './probeDatabase.ts';
import { isKnown, isRunning, mayBePostmasterOf } from './processInfo.ts';
import type { EmbeddedLog } from './embeddedLog.ts';

/** A killed server's children keep its shared memory until they exit. */
const LOCK_TIMEOUT = 15_000;
/** Recovery after a crash reads the log written since the last checkpoint (at most 256 MB). */
const READY_TIMEOUT = 120_000;

/** Files of the cluster that PostgreSQL cannot start with; waiting does not help. English, because `lc_messages` is C. */
const DAMAGED =
  /could not locate a valid checkpoint record|could not access status of transaction|incorrect checksum in control file|"[^"]+" is not a valid data directory|invalid data in file|[Cc]ould not (?:open|read|access|find)[^\n]* "[^"]*(?:global|pg_wal|pg_xact|pg_control|pg_filenode\.map|PG_VERSION)[^"]*"[^\n]*(?:: read \d+ of \d+|No such file)/u;

/** SQLSTATE class of a rejected sign-in: a wrong password, a missing role, no rule in pg_hba.conf. */
const REJECTED = '28';

export type RunningPostmaster = { pid: number; exited: Promise<string> };

type Options = {
  place: DatabaseHome;
  bin: string;
  address: DatabaseAddress;
  connection: DatabaseConnection;
  settings: Record<string, string>;
  log: EmbeddedLog;
  /** `READY_TIMEOUT` by default. */
  readyTimeout?: number;
};

/** Waits for the end of a server that is not our child. */
async function exitOf(pid: number): Promise<string> {
  while (isRunning(pid)) await sleep(250);
  return 'the adopted server is gone';
}

/** Waits until the server is ready. @returns the last result: another one when it ended or refused */
async function answerOf(
  server: Postmaster,
  connection: DatabaseConnection,
  readyTimeout = READY_TIMEOUT,
): Promise<string> {
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  const deadline = Date.now() + readyTimeout;
  for (;;) {
    const answer = await probeDatabase(connection);
    if (answer === 'ready' || answer.startsWith(REJECTED)) return answer;
    if (hasEnded || Date.now() > deadline) return answer;
    await sleep(50);
  }
}

/**
 * Runs a server on the cluster: adopts a running one, waits for one that is starting or stopping, else starts one, and
 * retries while the locks of a killed server are released.
 * @throws StartError with PostgreSQL's last lines
 */
export async function runPostmaster(options: Options): Promise<RunningPostmaster> {
  const { place, bin, address, connection, settings, log } = options;
  const started = Date.now();
  let complaint = '';
  for (;;) {
    const file = readPostmasterFile(place.cluster);
    const timeout = file && isRunning(file.pid) ? READY_TIMEOUT : LOCK_TIMEOUT;
    if (file && mayBePostmasterOf(file.pid, place.cluster)) {
      const isElsewhere = file.socketDir !== '' && address.host !== file.socketDir && process.platform !== 'win32';
      const answer = await probeDatabase({
        ...connection,
        host: isElsewhere ? file.socketDir : connection.host,
        port: file.port || connection.port,
      });
      if (answer === 'ready' && !isElsewhere) {
        log.info('Adopted the database that an earlier portal left running.');
        return { pid: file.pid, exited: exitOf(file.pid) };
      }
      if (answer === 'ready') process.kill(file.pid, 'SIGINT');
      complaint = `A server with process id ${file.pid} holds the database and does not answer (${answer}).`;
    } else {
      // A missing process id is left to PostgreSQL, which also looks for the dead server's children.
      if (file && isKnown(file.pid)) removeStaleLocks(place, file);
      const server = launchPostmaster(place, { bin, settings, listen: address.listen });
      const answer = await answerOf(server, connection, options.readyTimeout);
      if (answer === 'ready') return server;
      if (answer.startsWith(REJECTED)) {
        process.kill(server.pid, 'SIGINT');
        throw new StartError(
          `The database in ${place.home} does not accept the password in ${place.home}/password. Restore that file, or remove it: the next start then gives the database a new password.`,
        );
      }
      complaint = server.lastWords() || (await server.exited);
      if (DAMAGED.test(complaint)) {
        throw new StartError(
          `The database in ${place.home} is damaged and does not start. Nothing was changed. Copy the data folder as it is, then restore a backup into an empty data folder (npm run restore). PostgreSQL's last lines:\n${complaint}`,
        );
      }
    }
    if (Date.now() - started > timeout) {
      throw new StartError(`The database in ${place.home} does not start: ${complaint}`);
    }
    await sleep(200);
  }
}
