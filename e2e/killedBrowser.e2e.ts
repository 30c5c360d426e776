import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { BASE } from './caller.ts';
import { killableBrowser, type KillableBrowser } from './killableBrowser.ts';
import { seeded } from './numbers.ts';
import { openOffice } from './office.ts';
import { field } from './pages.ts';
import { expect, test } from './test.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');
/** What may be lost: keys younger than this when the browser died. Milliseconds. */
const YOUNG = 500;
/** `npm run faults` asks for more rounds; the seed makes a run repeatable. */
const ROUNDS = Number(process.env['TPT_FAULT_ROUNDS'] ?? 5);
const SEED = Number(process.env['TPT_FAULT_SEED'] ?? 20261121);
/** Of blocks that stand open from the start. */
const FIELDS = ['bugerName', 'bugerAddr', 'sellerAddr', 'sellerCity', 'manufacturerName', 'shipAddr', 'shipCity'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

interface Killed {
  name: string;
  typed: string;
  /** Keys that were old enough to be safe when the browser died. */
  old: number;
  /** What was found after the first kill; later ones change nothing of it. */
  kept?: string;
}

/** How many times slower than it is the processor counts; a slow office computer beside a fast one. */
const SLOWNESS = [1, 6];

for (const slowness of SLOWNESS)
  test(`[D01] a killed browser or tab loses no key older than ${YOUNG} ms, processor ${slowness}x slower, ${ROUNDS} rounds`, async () => {
    await killWhileTyping(slowness);
  });

async function killWhileTyping(slowness: number): Promise<void> {
  test.setTimeout(60_000 + ROUNDS * 15_000 * (slowness > 1 ? 2 : 1));
  const random = seeded(SEED);
  const office = await openOffice();
  const profile = mkdtempSync(join(tmpdir(), 'tpt-killed-'));
  const address = BASE + pathTo.draft(newDraftId(Date.now()));
  let browser: KillableBrowser | undefined;

  async function open(): Promise<Page> {
    browser ??= await killableBrowser(profile);
    await office.signIn(browser.context);
    const page = await browser.context.newPage();
    await page.goto(address);
    return page;
  }

  /** Half of the time the whole browser dies, else the tab's own process alone. */
  async function kill(page: Page): Promise<void> {
    if (random() < 0.5) {
      await browser?.kill();
      browser = undefined;
      return;
    }
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    // A dead tab answers nothing.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  async function typeAndKill(page: Page, name: string): Promise<Killed> {
    const control = field(page, words, name);
    await control.fill('');
    const length = 24 + Math.floor(random() * 10);
    const slowing = await page.context().newCDPSession(page);
    await slowing.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const keys = Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? 'A');
    const typedAt: number[] = [];
    for (const key of keys) {
      await page.keyboard.type(key, { delay: 20 + Math.floor(random() * 40) });
      typedAt.push(Date.now());
    }
    const killedAt = Date.now();
    await kill(page);
    return { name, typed: keys.join(''), old: typedAt.filter((at) => killedAt - at > YOUNG).length };
  }

  try {
    const last = new Map<string, Killed>();
    const lost: number[] = [];
    let page = await open();
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = FIELDS[Math.floor(random() * FIELDS.length)] ?? 'bugerName';
      last.set(name, await typeAndKill(page, name));
      page = await open();
      for (const killed of last.values()) {
        const control = field(page, words, killed.name);
        await expect(control).toBeVisible();
        const found = await control.inputValue();
        if (killed.kept === undefined) {
          expect(killed.old).toBeGreaterThan(3);
          lost.push(killed.typed.length - found.length);
          expect(found.length).toBeGreaterThanOrEqual(killed.old);
          expect(killed.typed.startsWith(found)).toBe(true);
          killed.kept = found;
        }
        expect(found).toBe(killed.kept);
      }
    }
    test.info().annotations.push({ type: 'keys lost per kill', description: lost.join(' ') });
  } finally {
    await browser?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
