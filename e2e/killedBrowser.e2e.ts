import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { BASE } from './caller.ts';
import { killableBrowser, type KillableBrowser } from './killableBrowser.ts';
import { openOffice } from './office.ts';
import { field } from './pages.ts';
import { expect, test } from './test.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');
/** What may be lost: keys younger than this when the browser died. Milliseconds. */
const YOUNG = 500;
const ROUNDS = ['bugerName', 'bugerAddr', 'sellerAddr'] as const;
const TEXT = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

interface Killed {
  name: string;
  /** Keys that were old enough to be safe when the browser died. */
  old: number;
}

test(`[D01] a browser killed while somebody types loses no key older than ${YOUNG} ms, in ${ROUNDS.length} rounds`, async () => {
  const office = await openOffice();
  const profile = mkdtempSync(join(tmpdir(), 'tpt-killed-'));
  const address = BASE + pathTo.draft(newDraftId(Date.now()));

  let browser: KillableBrowser | undefined;

  async function open(): Promise<Page> {
    browser = await killableBrowser(profile);
    await office.signIn(browser.context);
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(address);
    return page;
  }
  async function typeAndKill(page: Page, name: string): Promise<Killed> {
    await field(page, words, name).focus();
    const typedAt: number[] = [];
    for (const key of TEXT) {
      await page.keyboard.type(key, { delay: 30 });
      typedAt.push(Date.now());
    }
    const killedAt = Date.now();
    await browser?.kill();
    return { name, old: typedAt.filter((at) => killedAt - at > YOUNG).length };
  }

  try {
    const before: Killed[] = [];
    let page = await open();
    for (const name of ROUNDS) {
      before.push(await typeAndKill(page, name));
      page = await open();
      for (const killed of before) {
        const control = field(page, words, killed.name);
        await expect(control).toBeVisible();
        const found = await control.inputValue();
        expect(killed.old).toBeGreaterThan(10);
        expect(found.length).toBeGreaterThanOrEqual(killed.old);
        expect(TEXT.startsWith(found)).toBe(true);
      }
    }
  } finally {
    await browser?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
