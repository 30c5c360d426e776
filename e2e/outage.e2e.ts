import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '#contract/routes.ts';
import { DataFolder } from '#portal/faults/dataFolder.ts';
import { spawnPortal } from '#portal/faults/portalProcess.ts';
import { openDatabase } from '#portal/db/database.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { hideTourIn } from './office.ts';
import { expectStoredLocally, field } from './pages.ts';
import { expect, signInByForm, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const labels = { account: words('auth.account'), password: words('auth.password'), signIn: words('auth.signIn') };
const FILER = 'filer@harbour.test';
/** Further seconds of the outage; all limits of a call pass before. `npm run faults` sets five minutes. */
const LONGER = Number(process.env['TPT_FAULT_OUTAGE'] ?? 0);

// A separate portal, because its database is frozen.
test(
  '[O08] keeps an open form through a frozen database, tells, and saves by itself afterwards',
  LONG,
  async ({ page, watch }) => {
    watch.allow(/status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING/u);
    test.setTimeout(360_000 + LONGER * 1_000);
    const folder = new DataFolder();
    const ending = new AbortController();
    const portal = await spawnPortal('dist/portal/main.js', folder.path, {}, ending.signal);
    try {
      const { db } = openDatabase(folder.connection());
      await hideTourIn(db, [FILER]);
      await page.goto(`${portal.url}${pathTo.draft(newDraftId(Date.now()))}`);
      await signInByForm(page, FILER, labels);
      const state = page.locator('output[data-saved]');
      await field(page, words, 'sellerName').fill('BEFORE THE OUTAGE');
      await expect(state).toHaveAttribute('data-saved', 'drafts');

      const frozen = [folder.databasePid(), ...folder.backendPids()];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      await field(page, words, 'sellerName').fill('DURING THE OUTAGE');
      await expect(state).toContainText('The server could not be reached.');
      await expect(state).toHaveAttribute('data-saved', 'computer');
      await field(page, words, 'sellerCity').fill('STILL TYPING');
      await expectStoredLocally(page, 'STILL TYPING');
      await sleep(LONGER * 1_000);
      await expect(state).toContainText('The server could not be reached.');

      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      await expect(state).toHaveAttribute('data-saved', 'drafts', { timeout: 90_000 });
      await expect(page.getByText('could not be reached')).toHaveCount(0);
      const drafts = await db.selectFrom('draft').select('body').execute();
      await db.destroy();
      const texts = drafts.map(({ body }) => JSON.stringify(body)).filter((text) => text.includes('STILL TYPING'));
      expect(texts).toEqual([expect.stringContaining('DURING THE OUTAGE')]);
    } finally {
      // An open page would report the end of the portal.
      await page.close();
      ending.abort();
      await portal.stop();
      await folder.remove();
    }
  },
);
