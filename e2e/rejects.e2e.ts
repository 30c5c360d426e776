import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { pathTo } from '#contract/routes.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, inEachLanguage } from './pages.ts';
import { expect, expectAccessible, axeRulesFor, test, LONG } from './test.ts';
import { loadWords } from './words.ts';

const en = loadWords('en');
const rows = () => ({ amsRequestList: [amsRowOf(newBlNumber())] });

test('[V09] [D05] reports expected rejects before payment, and sends only after confirmation', async ({
  page,
  context,
}) => {
  const portal = await (await openOffice()).signIn(context);
  const american = await portal.saveDraft(isf5Bill({ ...rows(), deliveryCode: 'LOS ANGELES|USLAX' }));
  const sound = await portal.saveDraft(isf10Bill(rows()));
  await page.goto(pathTo.check([american, sound]));
  await inEachLanguage(page, 'en', async (words, locale) => {
    const title = locale === 'en' ? 'wire.findings.reject_one' : 'wire.findings.reject_other';
    await expect(page.getByRole('heading', { name: words(title, { count: 1 }) })).toBeVisible();
    await expect(page.getByText(words('customs.edits.portInUs.fix'))).toBeVisible();
    await expect(button(page, words('send.confirm', { amount: words('send.coins', { amount: 70 }) }))).toBeEnabled();
    await expectAccessible(page, `what customs would reject, in ${locale}`, axeRulesFor(locale));
  });
  await page.goto(`${pathTo.check([american])}&lang=en`);
  const confirm = button(page, en('send.confirm', { amount: '¥70' }));
  await expect(confirm).toBeDisabled();
  await expect(page.getByText(en('send.fine'))).toHaveCount(0);
  await page.getByRole('checkbox', { name: en('send.sendRejected') }).check();
  await confirm.click();
  await expect(page.getByText(en('statuses.declaration.receiveFailed')).first()).toBeVisible({ timeout: 20_000 });
  expect(await portal.coins()).toBe(930);
});

test('[X05] [D04] refuses to send a carnet shipment without its carnet', LONG, async ({ page, context }) => {
  const portal = await (await openOffice()).signIn(context);
  await page.goto(`${pathTo.check([await portal.saveDraft(isf10Bill({ ...rows(), cargoType: '06' }))])}&lang=en`);
  await expect(page.getByText(en('fields.bill.carnetNo')).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, en('send.confirm', { amount: '¥70' }))).toBeDisabled();
});
