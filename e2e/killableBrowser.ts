import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromium, type BrowserContext } from '@playwright/test';
import config from '../playwright.config.ts';

const launch = config.use?.launchOptions ?? {};

export interface KillableBrowser {
  context: BrowserContext;
  /** Kills all processes of the browser and waits for their exit. */
  kill: () => Promise<void>;
}

/** Starts a browser with a profile on disk that can be killed, unlike the one that Playwright starts. */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    launch.executablePath ?? chromium.executablePath(),
    [...(launch.args ?? []), '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A separate process group, so that its helper processes are killed too.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  const exited = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await debuggerUrl(child.stderr));
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no context');
  // Timeouts of the config do not apply to a browser that Playwright did not start.
  context.setDefaultTimeout(15_000);
  return {
    context,
    kill: async () => {
      killProcess(child);
      await exited;
      await browser.close();
    },
  };
}

function killProcess(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

/** Reads until the browser exits, because a full pipe would block it. */
function debuggerUrl(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(output);
    lines.on('line', (line) => {
      const address = /^DevTools listening on (ws:.*)$/u.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.once('close', () => reject(new Error('the browser ended before it listened')));
  });
}
