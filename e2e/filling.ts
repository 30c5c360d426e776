import type { Locator, Page } from '@playwright/test';
import { isf10 } from '#contract/entities/isf10.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { ScalarField } from '#schema/field.ts';
import type { Words } from './words.ts';

/** The block of the form under a heading. */
export const formBlock = (page: Page, words: Words, section: string): Locator =>
  page.getByRole('region', { name: words(`fields.blocks.${section}`), exact: true });

/** Types a whole ISF-10 into the open form, field by field, as a person with a mouse does. */
export async function fillIsf10(page: Page, words: Words, bill: Isf10Bill): Promise<void> {
  for (const [section, names] of Object.entries(isf10.views.form ?? {})) {
    const within = formBlock(page, words, section);
    for (const name of names) {
      const field = (isf10.fields as Record<string, (typeof isf10.fields)[keyof typeof isf10.fields]>)[name];
      const value = (bill as unknown as Record<string, unknown>)[name];
      if (!field) continue;
      if (field.kind === 'rows') await fillRows(within, words, name, value as Record<string, string>[]);
      else if (value !== (field.initial ?? ''))
        await fillField(within, words(`fields.bill.${name}`), field, String(value));
    }
  }
}

async function fillRows(within: Locator, words: Words, list: string, rows: Record<string, string>[]): Promise<void> {
  const fields = (isf10.fields as unknown as Record<string, { of: Record<string, ScalarField> }>)[list]?.of ?? {};
  for (const [index, row] of rows.entries()) {
    const line = within.getByRole('row', { name: words('ui.rows.row', { row: index + 1 }), exact: true });
    if (index > 0) await within.getByRole('button', { name: words('ui.rows.add') }).click();
    for (const [name, field] of Object.entries(fields)) {
      const value = row[name] ?? '';
      if (value !== (field.initial ?? '')) await fillField(line, words(`fields.bill.${list}.${name}`), field, value);
    }
  }
}

async function fillField(within: Locator, label: string, field: ScalarField, value: string): Promise<void> {
  if (field.kind === 'text' && value === '') return;
  const input = within.getByLabel(label, { exact: true });
  if (field.kind === 'choice') await input.selectOption(value);
  else {
    await input.fill(value);
    if (field.kind === 'lookup') await input.press('Tab');
  }
}
