import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { languagesOr } from './languages.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, test } from './test.ts';
import { loadWords } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Checks width, accessibility and the size of the main action. */
async function expectFits(page: Page, where: string, action: Locator): Promise<void> {
  await expect(action).toBeEnabled();
  await action.click({ trial: true });
  const width = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(width, where).toEqual({ page: 390, window: 390 });
  await expectAccessible(page, where);
}

// Vietnamese has the longest texts.
for (const locale of languagesOr('vi')) {
  test(`[R02] [R04] [G10] fits every screen of the main job on a phone in ${locale}`, async ({ page, context }) => {
    const words = loadWords(locale);
    const office = await openOffice();
    await page.goto(`${pathTo.login()}?lang=${locale}`);
    await expectFits(page, 'sign-in', button(page, words('auth.signIn')));

    const portal = await office.signIn(context);
    const [waiting, sent] = [newBlNumber(), newBlNumber()];
    const id = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(waiting), amsRowOf(newBlNumber())] }));
    await portal.send(isf10Bill({ amsRequestList: [amsRowOf(sent)] }));

    await page.goto('/');
    await expect(page.getByRole('row').filter({ hasText: waiting })).toBeVisible();
    await expectFits(page, 'drafts', button(page, words('drafts.newIsf10')));

    await page.goto(pathTo.draft(id));
    await expectFits(page, 'form', button(page, words('billForm.actions.send')));

    await page.goto(pathTo.check([id]));
    await expectFits(page, 'check and send', button(page, words('send.confirm', { amount: '¥140' })));

    await page.getByRole('button', { name: words('ui.layout.menu.open') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words('titles.hasSentList'), exact: true })
      .click();
    const row = page.getByRole('row').filter({ hasText: sent });
    await expectFits(page, 'sent list', row.getByRole('link').first());

    await row.getByRole('link').first().click();
    await expect(page.getByText(words('sent.said.onFile'))).toBeVisible({ timeout: 30_000 });
    await expectFits(page, 'sent detail', page.getByText(words('sent.rawText')).first());
  });
}
