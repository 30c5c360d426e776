import type { BrowserContext, Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { Caller } from './caller.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect } from './test.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

/** Waits until customs has said so of a filing. */
export async function becomes(portal: Caller, id: string, status: DeclarationStatus): Promise<void> {
  const read = async () => (await portal.get<FilingDetail>(`/bill/${id}`)).declarationStatus;
  await expect.poll(read, { timeout: 20_000 }).toBe(status);
}

/** A filing that customs has answered. */
export async function filed(
  context: BrowserContext,
  amsNo: string,
  status: DeclarationStatus,
  changes: Partial<Isf10Bill> = {},
) {
  const portal = await (await openOffice()).signIn(context);
  const { filings } = await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)], ...changes }));
  const id = filings[0]?.id ?? '';
  await becomes(portal, id, status);
  return { portal, id };
}

/** What a change would be and cost, above its form. */
export const plan = (page: Page) => page.getByRole('region', { name: words('changes.planTitle') });
/** @param price what it says to cost; nothing unless said */
export const sendButton = (page: Page, price?: string) =>
  button(page, price ? words('changes.sendFor', { price }) : words('changes.sendFree'));

/** Confirms a change, and waits for its result. */
export async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: words('titles.draftSent') })).toBeVisible();
}
