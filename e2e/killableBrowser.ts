import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { chromium, type BrowserContext } from '@playwright/test';
import config from '../playwright.config.ts';

const launch = config.use?.launchOptions ?? {};

export interface KillableBrowser {
  context: BrowserContext;
  /** Ends the browser's processes at once, with nothing written down, and waits until they are gone. */
  kill: () => Promise<void>;
}

/** A browser with a profile on disk whose process can be killed, which Playwright's own cannot. */
export async function killableBrowser(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    launch.executablePath ?? chromium.executablePath(),
    [...(launch.args ?? []), '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own, so that its helpers die with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  );
  const gone = once(child, 'exit');
  const browser = await chromium.connectOverCDP(await addressOf(child.stderr));
  const context = browser.contexts()[0];
  if (!context) throw new Error('the browser has no context');
  // The config's own limits do not reach a browser that Playwright did not start.
  context.setDefaultTimeout(15_000);
  return {
    context,
    kill: async () => {
      end(child);
      await gone;
      await browser.close();
    },
  };
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

/** Reads on for as long as the browser lives: a full pipe would stop it in the middle of its complaints about dead tabs. */
function addressOf(said: Readable): Promise<string> {
  return new Promise((found, failed) => {
    const lines = createInterface(said);
    lines.on('line', (line) => {
      const address = /^DevTools listening on (ws:.*)$/u.exec(line)?.[1];
      if (address) found(address);
    });
    lines.once('close', () => failed(new Error('the browser ended before it listened')));
  });
}
