import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, openNewDraft } from './pages.ts';
import { expect, test } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

test('[O08] opens form and check page, shows a notice, and saves to the portal without IndexedDB', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  // A known bug of Safari: the request neither succeeds nor fails.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openNewDraft(page, words);
  const alert = page.getByRole('alert').filter({ hasText: words('billForm.saved.writeFailed.slow') });
  await expect(alert).toBeVisible();
  await expect(page.getByText(words('drafting.silent'))).toBeVisible();
  await field(page, words, 'sellerName').fill('TYPED IN MEMORY');
  const amsNo = newBlNumber();
  await field(page, words, 'amsRequestList.amsNo', 1).fill(amsNo);
  await button(page, words('billForm.actions.save')).click();
  await expect(page).toHaveURL(/id=(?!new)/u);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.reload();
  await expect(field(page, words, 'sellerName')).toHaveValue('TYPED IN MEMORY');
  await page.goto(`/draft/check?ids=${id}`);
  await expect(page.locator('li[data-state="idle"]')).toContainText(amsNo);
});
