import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Locale } from '#contract/limits.ts';
import { pathTo, type RouteName } from '#contract/routes.ts';
import { readMailedLink } from './mails.ts';
import { freshText } from './numbers.ts';
import { openOffice } from './office.ts';
import { button } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const PASSWORD = 'lanterns along the quay';

/** Checks a screen at two widths. */
async function look(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.setViewportSize(NARROW);
  await expectFits(page, where);
  await expectAccessible(page, `${where}, narrow`, { rules: 'structure' });
  await page.setViewportSize(WIDE);
}

/** Account screens, each in one language; the tests below check some again in English, with their data. */
const SCREENS = {
  public: [
    ['forgotPassword', 'vi'],
    ['register', 'zh-CN'],
  ],
  admin: [
    ['settingEnterprise', 'vi'],
    ['settingAccount', 'zh-CN'],
    ['settingApi', 'vi'],
    ['settingCustoms', 'en'],
    ['goLive', 'vi'],
    ['settingWechat', 'zh-CN'],
  ],
} as const satisfies Record<string, readonly (readonly [RouteName, Locale])[]>;

test(
  '[R02] [G10] account screens are accessible and fit a phone, in the three languages',
  LONG,
  async ({ page, context }) => {
    const open = async (name: RouteName, locale: Locale) => {
      await page.goto(`${pathTo.screen(name)}?lang=${locale}`);
      const told = loadWords(locale);
      await expect(page.getByRole('heading', { level: 1, name: told(`titles.${name}`) })).toBeVisible();
      await expect(page.locator('main :is(h2, td, input, button)').first()).toBeVisible();
      await expect(page.getByRole('status', { name: told('ui.layout.loading') })).toHaveCount(0);
      await look(page, `${name} in ${locale}`);
    };
    for (const [name, locale] of SCREENS.public) await open(name, locale);
    await (await openOffice()).signIn(context);
    for (const [name, locale] of SCREENS.admin) await open(name, locale);
  },
);

test('an invited colleague joins; changes of the role and disabling reach the open page', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const office = await openOffice();
  await office.signIn(context);
  const email = `nadia-${freshText().toLowerCase()}@office.test`;
  await page.goto(pathTo.screen('settingEnterprise'));
  await button(page, words('people.invite.button')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('people.invite.email'), { exact: true }).fill(email);
  await dialog.getByLabel(words('people.invite.name'), { exact: true }).fill('Nadia New');
  await dialog.getByRole('button', { name: words('people.invite.send') }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await look(page, 'enterprise');

  const other = await browser.newContext({ viewport: WIDE, locale: 'en-US' });
  const guest = await other.newPage();
  await guest.goto(await readMailedLink(email, 'invitation'));
  await expect(guest).toHaveURL(pathTo.screen('invitation'));
  await guest.getByLabel(words('people.password.new'), { exact: true }).fill('password1');
  await button(guest, words('people.accept.join')).click();
  await expect(guest.getByText(words('people.weak.common'))).toBeVisible();
  await look(guest, 'invitation');
  await guest.getByLabel(words('people.password.new'), { exact: true }).fill(PASSWORD);
  await button(guest, words('people.accept.join')).click();
  await expect(guest.getByRole('heading', { level: 1, name: words('titles.draftList') })).toBeVisible();

  // Changes reach a page from the moment its event stream is open.
  const stream = guest.waitForResponse((response) => response.request().resourceType() === 'eventsource');
  await guest.goto(pathTo.screen('settingEnterprise'));
  await stream;
  await expect(guest.getByText(words('people.list.askAdmin'))).toBeVisible();
  const role = page.getByLabel(words('people.list.roleOf', { name: 'Nadia New' }));
  const changeRole = async (to: string) => {
    await role.selectOption(to);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('people.list.changeRole') })
      .click();
  };
  await changeRole('admin');
  await expect(button(guest, words('people.invite.button'))).toBeVisible();
  await changeRole('filer');
  await expect(button(guest, words('people.invite.button'))).toBeHidden();

  await page
    .getByRole('row', { name: /Nadia New/u })
    .getByRole('button', { name: words('people.list.disable') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('people.disable.confirm') })
    .click();
  await expect(guest.getByText(words('shell.signedOut.title'))).toBeVisible();
  await other.close();
});

test('a forgotten password is reset by mail, and a second factor guards the next sign-in', async ({ page, watch }) => {
  watch.allow(/status of (?:401|410)/u);
  const { account } = await openOffice();
  await page.goto(pathTo.login());
  await page.getByRole('link', { name: words('people.entry.forgot') }).click();
  // The sign-in page has a field of that name, too.
  await expect(page.getByRole('heading', { name: words('titles.forgotPassword') })).toBeVisible();
  await page.getByLabel(words('auth.account'), { exact: true }).fill(account);
  await button(page, words('people.forgot.send')).click();
  await expect(page.getByText(words('people.forgot.sent'))).toBeVisible();
  const link = await readMailedLink(account, 'resetPassword');
  await page.goto(link);
  await page.getByLabel(words('people.password.new'), { exact: true }).fill(PASSWORD);
  await look(page, 'reset');
  await button(page, words('people.password.change')).click();
  await expect(page.getByText(words('people.reset.done'))).toBeVisible();

  const signIn = async () => {
    await page.goto(pathTo.login(pathTo.screen('settingAccount')));
    await page.getByLabel(words('auth.account'), { exact: true }).fill(account);
    await page.getByLabel(words('auth.password'), { exact: true }).fill(PASSWORD);
    await button(page, words('auth.signIn')).click();
  };
  await signIn();
  await button(page, words('people.factor.turnOn')).click();
  await page
    .getByRole('region', { name: words('people.factor.title') })
    .getByLabel(words('people.password.current'))
    .fill(PASSWORD);
  await button(page, words('people.factor.next')).click();
  await expect(page.getByRole('img', { name: words('people.factor.qr') })).toBeVisible();
  await look(page, 'second factor');
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel(words('people.factor.firstCode')).fill(app.generate());
  await button(page, words('people.factor.turnOn')).click();
  await expect(page.getByText(words('people.factor.keepCodes'))).toBeVisible();
  const recoveryCode = await page
    .getByText(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/u)
    .first()
    .innerText();

  await page.getByRole('button', { name: words('shell.account.menu', { name: '' }).trim() }).click();
  await button(page, words('shell.account.signOut')).click();
  await expect(page).toHaveURL(/\/login$/u);
  await signIn();
  await page.getByLabel(words('people.entry.code')).fill(recoveryCode);
  await button(page, words('auth.signIn')).click();
  await expect(page.getByText(words('people.factor.codesLeft_other', { count: 9 }))).toBeVisible();
  await look(page, 'account');

  // The link of the mail was used.
  await page.goto(link);
  await page.getByLabel(words('people.password.new'), { exact: true }).fill(`${PASSWORD} again`);
  await button(page, words('people.password.change')).click();
  await expect(page.getByText(words('errors.linkGone'))).toBeVisible();
});
