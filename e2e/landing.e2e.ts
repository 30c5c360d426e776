import { MANUAL_SECTIONS } from '#contract/manualSections.ts';
import { landing as en } from '#messages/en/landing.ts';
import { human } from '#messages/en/human.ts';
import { manual } from '#messages/en/manual.ts';
import { opening } from '#messages/en/opening.ts';
import { mailedCode } from './mails.ts';
import { expect, expectAccessible, expectFits, NARROW, signInByForm, test, WIDE, LONG } from './test.ts';

test('[G18] a stranger understands the product and requests a call back with a verified e-mail address', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422.*landing-page-clue/u);
  await page.goto('/drafts-of-nobody?lang=en');
  await expect(page).toHaveURL(/\/index_en\?lang=en$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.hero.title);
  await expectAccessible(page, 'landing page');
  await page.setViewportSize(NARROW);
  await expectFits(page, 'landing page');
  await page.setViewportSize(WIDE);

  const address = `stranger-${Date.now()}@freight.test`;
  await page.getByLabel(en.contact.name, { exact: true }).fill('Ann Li');
  await page.getByLabel(en.contact.company, { exact: true }).fill('Ningbo Freight');
  const send = page.getByRole('button', { name: human.send, exact: true });
  await send.click();
  await expect(page.getByText(en.contact.required, { exact: true })).toBeVisible();
  await page.getByLabel(en.contact.email, { exact: true }).fill(address);
  await expect(page.getByText(en.contact.required, { exact: true })).toBeHidden();
  await send.click();
  await expect(page.getByText(`We sent a 6-digit code to ${address}`)).toBeVisible();

  const code = page.getByLabel(human.code, { exact: true });
  const submit = page.getByRole('button', { name: en.contact.submit, exact: true });
  const right = await mailedCode(address);
  await code.fill(right === '111111' ? '222222' : '111111');
  await submit.click();
  await expect(page.getByText(/tries left: 4/u)).toBeVisible();
  await expectAccessible(page, 'clue form with an error');
  await code.fill(right);
  await submit.click();
  await expect(page.getByText(en.contact.sent)).toBeVisible();
});

test('[R16] [R17] shows the manual without the service, and the intro video to everybody', LONG, async ({ page }) => {
  await page.goto('/instructions/video?hideHead=1&lang=en');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: manual.video.next, exact: true }).click();
  const second = MANUAL_SECTIONS.filter(({ picture }) => picture)[1]?.id ?? 'form';
  await expect(page.getByText(manual.sections[second].title, { exact: true })).toBeVisible();
  await expectAccessible(page, 'intro video');

  await page.goto('/login');
  await signInByForm(page, 'new@quay.test', { account: 'Account', password: 'Password', signIn: 'Sign in' });
  await expect(page).toHaveURL(/\/index_en/u);
  await page.goto('/instructions#check');
  await expect(page).toHaveURL(/\/instructions\/process#check$/u);
  // [G03] The dialog opens by itself once per visit.
  await page
    .getByRole('dialog', { name: opening.open })
    .getByRole('button', { name: opening.close, exact: true })
    .click();
  await expect(page.getByRole('button', { name: opening.open, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: manual.sections.check.title, exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: manual.search }).fill('rejected');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([manual.sections.receipts.title]);
  await expectAccessible(page, 'manual');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['User manual']);
});
