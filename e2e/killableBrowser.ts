import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
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

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const address = /^DevTools listening on (ws:.*)$/u.exec(line)?.[1];
    if (!address) continue;
    // Nobody reads on: a full pipe would stop the browser in the middle of its complaints about dead tabs.
    said.resume();
    return address;
  }
  throw new Error('the browser ended before it listened');
}
