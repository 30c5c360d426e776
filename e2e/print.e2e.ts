import type { Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { signInByCall } from './caller.ts';
import { newBlNumber } from './numbers.ts';
import { expect, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

/** Expects paper without menu, controls and folded parts, and with dark text. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main button:not(th button, td button)').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main details:not([open])').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(20, 33, 61)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  '[R05] [D06] prints a filing and the check page without controls, dark on light',
  LONG,
  async ({ page, context }) => {
    const portal = await signInByCall(context, 'filer@harbour.test');
    const { records } = await portal.get<{ records: { id: string }[] }>('/bills?declarationStatus=receiveFailed');
    await page.goto(pathTo.filing(records[0]?.id ?? ''));
    await expect(page.getByText(words('sent.rawText')).first()).toBeVisible();
    await expectPrintable(page);

    await page.emulateMedia({ media: 'screen' });
    const draft = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
    await page.goto(pathTo.check([draft]));
    await expect(page.getByText(words('send.change'), { exact: true }).first()).toBeVisible();
    await expectPrintable(page);
    await expect(page.getByText(words('send.change'), { exact: true }).first()).toBeHidden();
    await expect(page.getByRole('radio')).toHaveCount(1);
    await portal.removeDrafts([draft]);
  },
);
