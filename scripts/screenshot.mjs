import { join } from 'node:path';
import { openBrowser } from '../bench/browser.mjs';
import { startPortal } from '../bench/ourApp.mjs';
import { root } from './root.mjs';

// Makes the README's picture: a draft of the practice enterprise, open in the form, from a portal of its own.
const portal = await startPortal();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Shanghai' });
  await page.goto(`${portal.url}/login?lang=en`);
  await page.getByLabel('Account', { exact: true }).fill('filer@harbour.test');
  await page.getByLabel('Password', { exact: true }).fill('tenplustwo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: /COSU/u }).first().click();
  await page.getByLabel('Buyer name', { exact: true }).waitFor();
  await page.getByRole('status').first().waitFor();
  await page.screenshot({ path: join(root, 'docs', 'screenshot.png') });
} finally {
  await browser.close();
  await portal.stop();
}
