import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { notices as en } from '#messages/en/notices.ts';
import { notices as vi } from '#messages/vi/notices.ts';
import { notices as zh } from '#messages/zh-CN/notices.ts';
import { ui as uiEn } from '#components/texts/en.ts';
import { ui as uiVi } from '#components/texts/vi.ts';
import { ui as uiZh } from '#components/texts/zh-CN.ts';
import { desk as deskTexts } from '#messages/en/desk.ts';
import { deskContent } from '#messages/en/deskContent.ts';
import { signInByCall } from './caller.ts';
import { openOffice } from './office.ts';
import { DIALOG, expect, expectAccessible, expectFits, NARROW, axeRulesFor, test, WIDE, LONG } from './test.ts';

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

test(
  '[R24] shows the bulletin board without a shift, and keeps it folded everywhere',
  LONG,
  async ({ context, browser }) => {
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
        await expectAccessible(page, `board in ${language}, ${colorScheme}`, axeRulesFor(language));
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
  },
);

const SUPPORT = 'support@tenplustwo.test';
const VERSION = {
  en: { title: 'What is new', change: 'Drafts can be <b>shared</b>' },
  'zh-CN': { title: '更新内容', change: '草稿可<b>共享</b>' },
  vi: { title: 'Có gì mới', change: 'Có thể <b>chia sẻ</b> bản nháp' },
} as const;
const ENDING = { en: 'En', 'zh-CN': 'Zh', vi: 'Vi' } as const;
const CONFIRM = { en: uiEn, 'zh-CN': uiZh, vi: uiVi } as const;

test('[G08] [S04] shows a new version in open pages, and closes it once it is read', LONG, async ({ browser }) => {
  const office = await openOffice();
  const [desk, here, there] = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  await signInByCall(desk, SUPPORT);
  const filer = await office.signIn(here);
  await office.signIn(there);
  const { enterpriseId } = await filer.get<{ enterpriseId: string }>('/me');
  const page = await here.newPage();
  await page.goto('/?lang=en');
  await expect(board(page, 'en')).toBeVisible();

  const support = await desk.newPage();
  await support.goto('/support/version-pushes/create?lang=en');
  const fill = (column: keyof typeof deskContent.columns, text: string) =>
    support.getByRole('textbox', { name: deskContent.columns[column], exact: true }).fill(text);
  await fill('versionName', '2026.11');
  for (const language of LOCALES) {
    await fill(`title${ENDING[language]}`, VERSION[language].title);
    await fill(`body${ENDING[language]}`, `${VERSION[language].change}\nB<script>x()</script>`);
  }
  await support.getByRole('combobox', { name: deskContent.columns.audience, exact: true }).click();
  await support.getByRole('option', { name: deskContent.choices.enterprise }).click();
  await support.getByRole('textbox', { name: deskTexts.columns.enterpriseId, exact: true }).fill(enterpriseId);
  await support.getByRole('button', { name: 'Save' }).click();
  const preview = support.getByRole('region', { name: en.desk.preview });
  for (const language of LOCALES) {
    await expect(preview.getByRole('heading', { name: VERSION[language].title })).toBeVisible();
  }
  for (const size of [WIDE, NARROW]) {
    await support.setViewportSize(size);
    await expectFits(support, 'preview');
    await expectAccessible(support, `preview ${size.width}`);
  }
  await support.setViewportSize(WIDE);
  await support.getByRole('button', { name: deskContent.acts.publish }).click();
  await support.getByRole('dialog').getByRole('button', { name: deskContent.acts.publish }).click();

  const dialog = page.getByRole('dialog', { name: VERSION.en.title });
  await expect(dialog).toContainText('Drafts can be shared');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const elsewhere = await there.newPage();
  for (const language of LOCALES) {
    await elsewhere.goto(`/?lang=${language}`);
    const notice = elsewhere.getByRole('dialog', { name: VERSION[language].title });
    await expect(notice.getByRole('button', { name: CONFIRM[language].notice.confirm })).toBeVisible();
    for (const [size, colorScheme] of [
      [WIDE, 'light'],
      [NARROW, 'dark'],
    ] as const) {
      await elsewhere.setViewportSize(size);
      await elsewhere.emulateMedia({ colorScheme });
      await expectFits(elsewhere, `version in ${language}`);
      await expectAccessible(elsewhere, `version in ${language}, ${colorScheme}`, {
        ...axeRulesFor(language),
        part: DIALOG,
      });
    }
  }
  await dialog.getByRole('button', { name: uiEn.notice.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(elsewhere.getByRole('dialog')).toBeHidden();
  await elsewhere.goto('/?lang=en');
  await elsewhere.getByRole('button', { name: en.news.label }).click();
  await elsewhere.getByRole('menuitem', { name: /2026\.11/u }).click();
  await expect(elsewhere.getByRole('dialog', { name: VERSION.en.title })).toBeVisible();
  for (const context of [desk, here, there]) await context.close();
});
