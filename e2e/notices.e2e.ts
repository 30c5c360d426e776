import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { notices as en } from '#messages/en/notices.ts';
import { notices as vi } from '#messages/vi/notices.ts';
import { notices as zh } from '#messages/zh-CN/notices.ts';
import { openOffice } from './office.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE } from './test.ts';

const TEXTS = { en, 'zh-CN': zh, vi } as const;
const board = (page: Page, language: Locale) => page.getByRole('region', { name: TEXTS[language].board.label });

/** The layout shifts of the page since its start, without those after input. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

async function openMore(context: BrowserContext, language: Locale): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/?lang=${language}`);
  return page;
}

test('[R24] shows the bulletin board without moving the page, and keeps it folded on every computer', async ({
  context,
  browser,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  for (const language of LOCALES) {
    const page = await openMore(context, language);
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await page.reload();
      await expect(board(page, language)).toContainText('24');
      expect(await shiftOf(page), `${language} ${size.width}`).toBeLessThanOrEqual(0.02);
      await expectFits(page, `board in ${language}`);
    }
    await page
      .getByRole('button', { name: TEXTS[language].board.all_other.replace('{{count}}', '1') })
      .or(page.getByRole('button', { name: en.board.all_one, exact: true }))
      .click();
    await expect(board(page, language)).toContainText('70');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `board in ${language}, ${colorScheme}`);
    }
    await page.close();
  }
  const page = await openMore(context, 'en');
  await page.getByRole('button', { name: en.board.fold }).click();
  await expect(page.getByRole('button', { name: '1 important notice Show' })).toBeVisible();
  await page.goto('/temManage/list');
  await expect(page.getByRole('button', { name: '1 important notice Show' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);

  const other = await browser.newContext();
  await office.signIn(other);
  const elsewhere = await openMore(other, 'en');
  await expect(board(elsewhere, 'en')).toBeVisible();
  // This browser has reserved the place of the open board; the next page follows the setting.
  await elsewhere.goto('/hasSent');
  await expect(elsewhere.getByRole('button', { name: '1 important notice Show' })).toBeVisible();
  await other.close();
});
