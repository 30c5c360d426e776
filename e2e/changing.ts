import type { BrowserContext, Page } from '@playwright/test';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Isf10Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { PortalCaller } from './caller.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

export async function waitForStatus(portal: PortalCaller, id: string, status: DeclarationStatus): Promise<void> {
  const read = async () => (await portal.get<FilingDetail>(`/bill/${id}`)).declarationStatus;
  await expect.poll(read, { timeout: 20_000 }).toBe(status);
}

/** Files a bill and waits for its receipt. */
export async function fileAndWait(
  context: BrowserContext,
  amsNo: string,
  status: DeclarationStatus,
  changes: Partial<Isf10Bill> = {},
) {
  const portal = await (await openOffice()).signIn(context);
  const { filings } = await portal.send(isf10Bill({ amsRequestList: [amsRowOf(amsNo)], ...changes }));
  const id = filings[0]?.id ?? '';
  await waitForStatus(portal, id, status);
  return { portal, id };
}

/** The change plan with its price, above the form. */
export const plan = (page: Page) => page.getByRole('region', { name: words('changes.planTitle') });
/** @param price on the button; default: none */
export const sendButton = (page: Page, price?: string) =>
  button(page, price ? words('changes.sendFor', { price }) : words('changes.sendFree'));

/** Confirms a change and waits for its result. */
export async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: words('titles.draftSent') })).toBeVisible();
}
