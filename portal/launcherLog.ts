import type { Config } from './config.ts';
import type { EmbeddedLog } from './embedded/embeddedLog.ts';

const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 };

/** Writes JSON lines to stderr in the format of the portal's log, before the portal has one. */
export function launcherLog(logLevel: Config['logLevel']): EmbeddedLog {
  const write = (level: number, msg: string) => {
    if (level < LEVELS[logLevel]) return;
    process.stderr.write(`${JSON.stringify({ level, time: Date.now(), pid: process.pid, name: 'launcher', msg })}\n`);
  };
  return {
    info: (message) => write(LEVELS.info, message),
    warn: (message) => write(LEVELS.warn, message),
    error: (message) => write(LEVELS.error, message),
  };
}
