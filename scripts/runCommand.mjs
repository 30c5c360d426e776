import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './root.mjs';

const running = new Set();
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** Milliseconds after the exit of a program: its orphaned children may keep the output open. */
const LAST_WORDS = 2_000;

/** Signals the process group, because npm does not forward every signal. */
function signalAll(child, signal) {
  try {
    if (child.leadsGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has exited.
  }
}

// Forwards signals that only this process receives, such as a supervisor's SIGTERM, to npm, Vite or a browser.
function forward(signal) {
  for (const child of running) signalAll(child, signal);
  if (running.size === 0) process.exit(signals[signal]);
  setTimeout(() => process.exit(signals[signal]), 5_000).unref();
  void Promise.all([...running].map((child) => new Promise((gone) => child.once('close', gone)))).then(() =>
    process.exit(signals[signal]),
  );
}

function listen() {
  if (running.size === 0) for (const signal of Object.keys(signals)) process.on(signal, forward);
}

function unlisten() {
  if (running.size === 0) for (const signal of Object.keys(signals)) process.removeListener(signal, forward);
}

/**
 * Runs a program in the repository and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, shell?: boolean, timeout?: number, isBeside?: boolean }} [options] `show` lets its output through instead of capturing it; `timeout` in milliseconds; `isBeside` leaves the processors to other programs.
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started, 124 after the time-out.
 */
export function runCommand(command, args, { env, show = false, shell = false, timeout, isBeside = false } = {}) {
  return new Promise((resolve) => {
    const leadsGroup = process.platform !== 'win32' && !show;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell,
      detached: leadsGroup,
    });
    child.leadsGroup = leadsGroup;
    // Its children inherit it.
    if (isBeside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    listen();
    running.add(child);
    let output = '';
    let timedOut = false;
    const timer =
      timeout &&
      setTimeout(() => {
        timedOut = true;
        signalAll(child, 'SIGTERM');
        setTimeout(() => signalAll(child, 'SIGKILL'), 5_000).unref();
      }, timeout);
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      unlisten();
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code: timedOut ? 124 : code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
    child.once('exit', (code) => setTimeout(() => finish(code ?? 1), LAST_WORDS).unref());
  });
}
