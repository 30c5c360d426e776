import type { Locator, Page } from '@playwright/test';
import { newDraftId } from '#rules/draftIds.ts';
import { pathTo } from '#contract/routes.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

/** Opens a new draft. @returns its address */
export async function openNewDraft(page: Page, words: Words): Promise<string> {
  const path = pathTo.draft(newDraftId(Date.now()));
  await page.goto(path);
  await expect(button(page, words('billForm.actions.check'))).toBeVisible();
  return path;
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A field of the form by its label; `row` counts the lines of a list from 1. */
export function field(page: Page, words: Words, name: string, row?: number): Locator {
  const label = words(`fields.bill.${name}`);
  const form = page.locator('form');
  if (row === undefined) return form.getByLabel(label, { exact: true });
  const line = form
    .locator(`[data-list="${name.split('.')[0]}"]`)
    .getByRole('group')
    .nth(row - 1);
  return line.getByLabel(label, { exact: true });
}
