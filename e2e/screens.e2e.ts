import type { Locale } from '#contract/limits.ts';
import { ROUTES, pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { signInByCall, type PortalCaller } from './caller.ts';
import { IS_SWEEP } from './languages.ts';
import { newBlNumber } from './numbers.ts';
import { hideTour } from './office.ts';
import { inEachLanguage } from './pages.ts';
import { axeRulesFor, LONG, expect, expectAccessible, expectFits, NARROW, test, WIDE } from './test.ts';

/** A user of the practice enterprise, whose lists have rows. */
const FILER = 'filer@harbour.test';

type Screen = readonly [path: string, title: string];

const firstId = async (portal: PortalCaller, path: string): Promise<string> =>
  (await portal.get<{ records: { id: string }[] }>(path)).records[0]?.id ?? '';

/** Screens by test title. */
const SCREENS: Record<string, (portal: PortalCaller, drafts: readonly string[]) => Promise<Screen[]>> = {
  '[R02] [R03] shows the drafts list and both forms': (_portal, drafts) =>
    Promise.resolve([
      [ROUTES.draftList.path, 'draftList'],
      ...drafts.map((id): Screen => [pathTo.draft(id), 'draftDetial']),
    ]),
  '[R04] [R05] [R06] [R07] shows the filings list, a filing, its history and its change': async (portal) => {
    const filing = await firstId(portal, '/bills?declarationStatus=receiveFailed');
    return [
      [ROUTES.hasSentList.path, 'hasSentList'],
      [pathTo.filing(filing), 'hasSentDetial'],
      [pathTo.history(filing), 'hasSentHistory'],
      [pathTo.modify(filing), 'hasSentResent'],
    ];
  },
  '[R08] [R09] [R10] [R11] shows the templates list, a template, address book and notifiers': async (portal) => [
    [ROUTES.temManageList.path, 'temManageList'],
    [pathTo.template(await firstId(portal, '/template')), 'temDetiall'],
    [ROUTES.addressManage.path, 'addressManage'],
    [ROUTES.notifier.path, 'notifier'],
  ],
};

test.beforeAll(() => hideTour(FILER));

for (const [at, [what, screensOf]] of Object.entries(SCREENS).entries()) {
  test(`[G10] ${what}, in languages, wide and narrow`, at === 0 ? {} : LONG, async ({ page, context }) => {
    const portal = await signInByCall(context, FILER);
    const isf5 = await portal.saveDraft(isf5Bill({ amsRequestList: [amsRowOf(newBlNumber('COSU'))] }));
    const isf10 = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
    let spoken: Locale = 'en';
    for (const [path, title] of await screensOf(portal, [isf10, isf5])) {
      await page.setViewportSize(WIDE);
      await page.goto(path);
      // A screen loads in the last language of the previous one.
      const first = spoken;
      spoken = await inEachLanguage(page, spoken, async (words, locale) => {
        const name = words(`titles.${title}`);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page).toHaveTitle(`TenPlusTwo - ${name}`);
        // Waits for rows or fields, not only the heading.
        await expect(page.locator('table tbody tr a, form input, main ol li').first()).toBeVisible();
        await expectAccessible(
          page,
          `${path} in ${locale}`,
          locale === first ? { rules: 'all' } : axeRulesFor(locale, first),
        );
        await page.setViewportSize(NARROW);
        await expectFits(page, `${path} in ${locale}`);
        await page.setViewportSize(WIDE);
      });
      await page.setViewportSize(NARROW);
      await expectAccessible(page, `${path} in ${spoken}, narrow`, { rules: 'structure' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expectAccessible(page, `${path} in ${spoken}, narrow and dark`, { rules: 'colors' });
      await page.setViewportSize(WIDE);
      if (IS_SWEEP) await expectAccessible(page, `${path} in ${spoken}, dark`, { rules: 'colors' });
      await page.emulateMedia({ colorScheme: 'light' });
    }
    // Other tests count the drafts of this enterprise.
    await portal.removeDrafts([isf5, isf10]);
  });
}
