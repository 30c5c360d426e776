import { ROUTES } from '#contract/routes.ts';
import { push as en } from '#messages/en/push.ts';
import { shell } from '#messages/en/shell.ts';
import { push as zhCN } from '#messages/zh-CN/push.ts';
import { openOffice } from './office.ts';
import { expect, expectAccessible, expectFits, NARROW, test, WIDE, LONG } from './test.ts';

test('[R15] [V22] saves addresses, names those it does not recognize, and delivers a test', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  await page.goto(ROUTES.settingEmail.path);
  const addresses = page.getByLabel(en.email.addLabel);
  await addresses.fill('ops@office.test, nonsense; OPS@office.test');
  await addresses.press('Enter');
  await expect(page.getByText('Not an email address: nonsense')).toBeVisible();
  await expect(page.getByText('Already in the list: OPS@office.test')).toBeVisible();
  await page.getByLabel(en.email.enabled).check();
  for (const [size, where] of [
    [WIDE, 'wide'],
    [NARROW, 'narrow'],
  ] as const) {
    await page.setViewportSize(size);
    await expectFits(page, where);
    await expectAccessible(page, `e-mail settings, ${where}`);
  }
  await page.setViewportSize(WIDE);
  // What is no address is not saved and not lost; an address is saved without being added first.
  const save = page.getByRole('button', { name: en.email.save, exact: true });
  await save.click();
  await expect(addresses).toBeFocused();
  await expect(addresses).toHaveValue('nonsense');
  await addresses.fill('desk@office.test');
  await save.click();
  await expect(page.getByText(en.email.saved)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'desk@office.test' })).toBeVisible();
  await page.getByRole('button', { name: en.email.test }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ops@office.test' })).toContainText('Delivered');
  await page.reload();
  await expect(page.getByLabel(en.email.enabled)).toBeChecked();
});

test('[R15] [G12] binds WeChat by its code, for main users in Chinese only', LONG, async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  await page.goto(ROUTES.settingWechat.path);
  await expect(page.getByRole('heading', { name: shell.notFound.title })).toBeVisible();
  await page.goto(`${ROUTES.settingWechat.path}?lang=zh-CN`);
  await expect(page.getByText(zhCN.weChat.scanPractice)).toBeVisible();
  await expectAccessible(page, 'WeChat settings');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: zhCN.weChat.open }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: zhCN.bind.action }).click();
  await expect(phone.getByRole('heading', { name: zhCN.bind.done })).toBeVisible();
  // The event stream updates the settings page.
  await expect(page.getByRole('button', { name: zhCN.weChat.unbind })).toBeVisible();
});
