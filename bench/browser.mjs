import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/browserFlags.mjs';
import { findBrowser } from '../scripts/findBrowser.mjs';

/** "Fast 4G" of Chrome's developer tools. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
};
const SLOWDOWN = 4;

export async function openBrowser() {
  return chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
}

/** A page of a new profile with the processor slowed four times; with `network`, also over a slow network. */
export async function slowPage(browser, { storageState, network = false } = {}) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Performance.enable');
  if (network) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  }
  return { context, page, cdp };
}
