import { inspect } from 'node:util';
import { readConfig, unknownSettings, type Config } from './config.ts';
import { isDamage } from './db/damage.ts';
import { launcherLog } from './launcherLog.ts';
import { provideDatabase } from './provideDatabase.ts';
import { listenFailure, requireFreePort } from './requireFreePort.ts';
import { requireSafeStart } from './requireSafeStart.ts';
import { startPortal } from './server.ts';
import { messageOf } from './errorFacts.ts';
import { StartError } from './startError.ts';
import { startLines } from './startLines.ts';
import { prepareStepDown } from './stepDown.ts';

/** Under npm one Ctrl-C arrives twice: the terminal signals the whole group, and npm forwards the signal. */
const SAME_KEY_PRESS = 700;
/**
 * Milliseconds for the requests that are running: more than any call takes with its deadlines (decision 0020), and less
 * than the 30 s after which supervisors kill. Slower downloads are cut.
 */
const CLOSE_TIMEOUT = 20_000;

type Step = { stop(): Promise<void>; kill?(): void };

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const DAMAGED =
  'Stored data is damaged on the disk, so the portal cannot start. Copy the data folder as it is, then restore a backup.';

function printFailure(error: unknown): void {
  const sentence = isDamage(error) ? `${DAMAGED} (${messageOf(error)})` : inspect(error);
  process.stderr.write(`${error instanceof StartError ? error.message : sentence}\n`);
}

function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Stops everything that was started in reverse order, once. */
function createShutdown() {
  const started: Step[] = [];
  let whenStarted: Promise<unknown> = Promise.resolve();
  let ending: Promise<never> | undefined;
  let endingSince = 0;

  async function endAll(code: number): Promise<never> {
    await whenStarted.catch(() => {});
    let worst = code;
    for (const step of started.toReversed()) {
      try {
        await step.stop();
      } catch (error) {
        printFailure(error);
        worst = 1;
      }
    }
    process.exit(worst);
  }

  const end = (code: number): Promise<never> => {
    endingSince ||= Date.now();
    return (ending ??= endAll(code));
  };

  const onSignal = () => {
    if (ending && Date.now() - endingSince < SAME_KEY_PRESS) return;
    if (ending) {
      for (const step of started) step.kill?.();
      process.exit(130);
    }
    print('\nStopping …');
    void end(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // Without a terminal, SIGHUP is ignored: nohup and supervisors keep the portal running.
  if (process.stdin.isTTY) process.on('SIGHUP', onSignal);

  return {
    end,
    isEnding: () => ending !== undefined,
    add: (step: Step) => void started.push(step),
    during: (work: Promise<unknown>) => void (whenStarted = work),
  };
}

/** A shell between npm and this process may be killed without forwarding the signal. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32' || parent <= 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

async function start(config: Config, shutdown: ReturnType<typeof createShutdown>): Promise<void> {
  await requireFreePort(config.host, config.port);
  if (shutdown.isEnding()) return;
  const log = launcherLog(config.logLevel);
  const database = await provideDatabase(config, log);
  shutdown.add(database);
  if (shutdown.isEnding()) return;
  const stepDown = await prepareStepDown(config, database.runAs, log);
  // Only root may listen on ports below 1024.
  const isPrivileged = config.port > 0 && config.port < 1024;
  if (!isPrivileged) stepDown();
  const portal = await startPortal({ config, connection: database.connection, onListening: stepDown }).catch(
    (error) => {
      throw listenFailure(error, config.host, config.port) ?? error;
    },
  );
  shutdown.add({ stop: () => Promise.race([portal.close(), timeout(CLOSE_TIMEOUT)]) });
  if (shutdown.isEnding()) return;
  for (const line of startLines(config, portal)) print(line);
}

/**
 * Runs the portal until it is stopped, then exits: 0 after Ctrl-C or SIGTERM, 1 with a message on
 * stderr when it cannot start or continue.
 */
export async function runPortal(env: Record<string, string | undefined>): Promise<void> {
  const shutdown = createShutdown();
  const fail = (error: unknown) => {
    printFailure(error);
    return shutdown.end(1);
  };
  // A closed pipe (`npm start | head`) must not stop the portal.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  stopWithParent(() => void shutdown.end(0));
  try {
    const config = readConfig(env);
    requireSafeStart(config);
    for (const name of unknownSettings(env)) {
      print(`Warning: ${name} is no setting of the portal and has no effect. docs/operations.md lists the settings.`);
    }
    const starting = start(config, shutdown);
    shutdown.during(starting);
    await starting;
  } catch (error) {
    await fail(error);
  }
}
