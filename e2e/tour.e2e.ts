import { ROUTES } from '#contract/routes.ts';
import { tour } from '#messages/en/tour.ts';
import { languagesOr } from './languages.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessibleInBothThemes, test, LONG } from './test.ts';

const WIDE = { width: 1440, height: 900 };
const steps = Object.values(tour.steps);

test('[G17] leads a new user through four steps by keyboard and never returns, on no computer', async ({
  page,
  context,
  browser,
}) => {
  const office = await openOffice({ isNew: true });
  await office.signIn(context);
  await page.goto(ROUTES.draftList.path);
  const card = page.getByRole('region', { name: tour.label });
  for (const [index, { title }] of steps.entries()) {
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const next = button(page, index < steps.length - 1 ? tour.next : tour.done);
    if (index === 0) await next.focus();
    await expect(next).toBeFocused();
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Enter');
    if (index === steps.length - 1) expect((await saved).ok()).toBe(true);
    else saved.catch(() => undefined);
  }
  await expect(card).toBeHidden();

  const elsewhere = await browser.newContext();
  await office.signIn(elsewhere);
  const other = await elsewhere.newPage();
  const settings = other.waitForResponse((response) => response.url().includes('/user-config'));
  await other.goto(ROUTES.draftList.path);
  expect(await (await settings).json()).toMatchObject({ tourSeen: true });
  await expect(other.locator('main h1')).toBeVisible();
  await expect(other.getByRole('region', { name: tour.label })).toBeHidden();
  await elsewhere.close();
});

test('[G17] does not return after Skip; a phone never shows it', LONG, async ({ page, context }) => {
  const office = await openOffice({ isNew: true });
  await office.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.draftList.path);
  const card = page.locator('section', { hasText: steps[0]?.title ?? '' }).last();
  await expect(card).toBeAttached();
  await expect(card).toBeHidden();
  await page.setViewportSize(WIDE);
  await expect(card).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().includes('/user-config'));
  await button(page, tour.skip).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: tour.label })).toBeHidden();
});

test('[G17] the tour is accessible in both themes', LONG, async ({ page, context }) => {
  const office = await openOffice({ isNew: true });
  await office.signIn(context);
  for (const locale of languagesOr('zh-CN')) {
    await page.goto(`${ROUTES.draftList.path}?lang=${locale}`);
    await expect(page.getByText(`1 / ${steps.length}`, { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page, `tour in ${locale}`);
  }
});
