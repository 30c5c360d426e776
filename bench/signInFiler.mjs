/** A page on which the practice filer is signed in, in English. */
export async function signInFiler(browser, url) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', timezoneId: 'Asia/Shanghai' });
  await context.addCookies([{ name: 'hgj-lang', value: 'en', url }]);
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill('filer@harbour.test');
  await page.locator('input[autocomplete="current-password"]').fill('tenplustwo');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname === '/');
  return page;
}
