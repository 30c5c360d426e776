import { LOCALES } from '#contract/limits.ts';
import { ROUTES, pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { signInByCall } from './caller.ts';
import { freshNumber } from './numbers.ts';
import { expect, expectAccessible, test } from './test.ts';
import { wordsOf } from './words.ts';

/** The practice enterprise: its lists are full. */
const FILER = 'filer@harbour.test';
const WIDTHS = [1440, 390] as const;

for (const locale of LOCALES) {
  test(`[G10] [R02] [R04] [R06] [R07] [R08] [R10] [R11] every filer’s screen stands whole in ${locale}, wide and narrow`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const words = wordsOf(locale);
    const portal = await signInByCall(context, FILER);
    const isf5 = await portal.saveDraft(isf5Bill({ amsRequestList: [amsRowOf(freshNumber('COSU'))] }));
    const isf10 = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const template = (await portal.get<{ records: { id: string }[] }>('/template')).records[0]?.id ?? '';
    const filing =
      (await portal.get<{ records: { id: string }[] }>('/bills?declarationStatus=receiveFailed')).records[0]?.id ?? '';
    const screens = [
      [ROUTES.draftList.path, 'draftList'],
      [pathTo.draft(isf10), 'draftDetial'],
      [pathTo.draft(isf5), 'draftDetial'],
      [ROUTES.hasSentList.path, 'hasSentList'],
      [pathTo.filing(filing), 'hasSentDetial'],
      [pathTo.history(filing), 'hasSentHistory'],
      [pathTo.modify(filing), 'hasSentResent'],
      [ROUTES.temManageList.path, 'temManageList'],
      [pathTo.template(template), 'temDetiall'],
      [ROUTES.addressManage.path, 'addressManage'],
      [ROUTES.notifier.path, 'notifier'],
    ] as const;
    for (const [path, title] of screens) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
      await expect(page.getByRole('heading', { level: 1, name: words(`titles.${title}`) })).toBeVisible();
      await expect(page).toHaveTitle(`TenPlusTwo - ${words(`titles.${title}`)}`);
      // Rows and fields, not only the head.
      await expect(page.locator('table tbody tr a, form input, main ol li').first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${path} at ${width} in ${locale}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width} in ${locale} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    }
    // What was made here goes again: other tests count what they see.
    await portal.removeDrafts([isf5, isf10]);
  });
}
