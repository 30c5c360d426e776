import type { Page } from '@playwright/test';
import { isf10 } from '#contract/entities/isf10.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { FieldDeclaration, ScalarField } from '#schema/field.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

type Texts = Record<string, string | Record<string, string>[]>;
const FIELDS: Record<string, FieldDeclaration> = isf10.fields;

/**
 * Fills in an ISF-10 by keyboard: Tab from field to field, arrows in the choices and in the
 * first list of countries, Enter for the next line.
 */
export async function typeIsf10(page: Page, words: Words, bill: Isf10Bill): Promise<void> {
  const texts = bill as unknown as Texts;
  const lines = new Map<string, string[]>();
  const last = Object.values(isf10.views.form ?? {})
    .at(-1)
    ?.at(-1);
  let isFirstLookup = true;
  for (let presses = 0; presses < 150; presses++) {
    const key = await focusedField(page);
    const [list = '', rowId, cell] = key.split('.');
    const field = FIELDS[list];
    if (field?.kind === 'rows' && rowId && cell) {
      const seen = lines.get(list) ?? [];
      if (!seen.includes(rowId)) lines.set(list, [...seen, rowId]);
      const at = (lines.get(list) ?? []).indexOf(rowId);
      const rows = texts[list] as Record<string, string>[];
      const value = rows[at]?.[cell] ?? '';
      const ofCell = field.of[cell] as ScalarField;
      // In a grid the arrows change the line; a choice is selected by its first letters.
      if (ofCell.kind === 'choice' && value && value !== ofCell.initial)
        await page.keyboard.type(words(`choices.${ofCell.labels}.${value}`));
      else await enter(page, ofCell, value);
      const isLastCell = cell === Object.keys(field.of).at(-1);
      if (isLastCell && at === rows.length - 1 && list === last) return;
      await page.keyboard.press(isLastCell && at < rows.length - 1 ? 'Enter' : 'Tab');
      if (isLastCell && at < rows.length - 1) await expect.poll(() => focusedField(page)).not.toContain(rowId);
    } else {
      const text = (texts[list] as string | undefined) ?? '';
      if (field?.kind === 'lookup' && isFirstLookup) {
        isFirstLookup = false;
        await pick(page, words, text);
      } else if (field && field.kind !== 'rows') await enter(page, field, text);
      await page.keyboard.press('Tab');
    }
  }
  throw new Error('Tab never came to the last field of the form');
}

const focusedField = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');

async function enter(page: Page, field: ScalarField, value: string): Promise<void> {
  if (value === '' || value === (field.initial ?? '')) return;
  if (field.kind !== 'choice') {
    await page.keyboard.type(value);
    return;
  }
  const from = field.options.indexOf(field.initial ?? '');
  for (let at = from; at < field.options.indexOf(value); at++) await page.keyboard.press('ArrowDown');
}

/** Selects an entry of the open list by arrows. */
async function pick(page: Page, words: Words, code: string): Promise<void> {
  await page.keyboard.type(code.toLowerCase());
  const options = page.getByRole('listbox', { name: words('ui.lookup.list') }).getByRole('option');
  const wanted = options.filter({ has: page.getByText(code, { exact: true }) });
  await expect(wanted).toBeVisible();
  const at = (await options.allTextContents()).findIndex((text) => text.startsWith(code));
  for (let presses = 0; presses <= at; presses++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
}
