import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { IS_SWEEP } from './languages.ts';
import { expect } from './test.ts';
import { loadWords, type Words } from './words.ts';

/** Opens a new draft. @returns its address */
export async function openNewDraft(page: Page, words: Words): Promise<string> {
  const path = pathTo.draft(newDraftId(Date.now()));
  await page.goto(path);
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
  return path;
}

/**
 * Switches the page through other languages without a reload, starting with the current one: all in a sweep, otherwise
 * one other.
 * @returns the last language
 */
export async function inEachLanguage(
  page: Page,
  spoken: Locale,
  look: (words: Words, locale: Locale) => Promise<void>,
): Promise<Locale> {
  let current = spoken;
  for (const locale of [spoken, ...LOCALES.filter((other) => other !== spoken).slice(IS_SWEEP ? 0 : -1)]) {
    if (locale !== current) {
      await page.getByLabel(loadWords(current)('ui.layout.language'), { exact: true }).selectOption(locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
    current = locale;
    await look(loadWords(locale), locale);
  }
  return current;
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A field of the form by its label; `row` counts list lines from 1. */
export function field(page: Page, words: Words, name: string, row?: number): Locator {
  const label = words(`fields.bill.${name}`);
  const form = page.locator('form');
  if (row === undefined) return form.getByLabel(label, { exact: true });
  // The first row contains the headings.
  const line = form.locator(`[data-list="${name.split('.')[0]}"] [aria-rowindex="${row + 1}"]`);
  return line.getByLabel(label, { exact: true });
}

/** Holds every save of the pages back until `release`, because a form saves by itself after two seconds. */
export async function holdSaves(context: BrowserContext): Promise<{ release: () => void }> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/draft-bills\/save/u, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Waits until the local database contains a text. */
export async function expectStoredLocally(
  page: Page,
  text: string,
  store: 'draft_store' | 'temManage_store' | 'resend_store' = 'draft_store',
): Promise<void> {
  const read = () =>
    page.evaluate(
      (name) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('isf_db');
          opening.onsuccess = () => {
            const all = opening.result.transaction(name).objectStore(name).getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
      store,
    );
  await expect.poll(read).toContain(text);
}
