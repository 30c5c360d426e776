import { LIST_ROWS, listFiling } from './filing.mjs';
import { brotliSize } from './serve.mjs';
import { slowPage } from './browser.mjs';

const FIRST_ROW = listFiling(LIST_ROWS - 1).amsRequestList[0].amsNo;
const CODE = ['script', 'stylesheet', 'font'];

/**
 * Opens a list with an empty cache and counts its requests until the rows are shown.
 * @returns bytes in KB (brotli 11), requests (data included), milliseconds from navigation until first paint and rows
 */
export async function measureLoad(browser, { url, storageState }) {
  const { context, page } = await slowPage(browser, { storageState, network: true });
  const asked = [];
  page.on('request', (request) => asked.push(request));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction((text) => document.querySelector('table')?.textContent.includes(text), FIRST_ROW, {
    timeout: 60_000,
  });
  const timing = await page.evaluate(() => ({
    usable: performance.now(),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const before = [...asked];
  let code = 0;
  let html = 0;
  for (const request of before) {
    const type = request.resourceType();
    if (type !== 'document' && !CODE.includes(type)) continue;
    const response = await request.response();
    const size = response?.ok() ? brotliSize(await response.body()) : 0;
    if (type === 'document') html += size;
    else code += size;
  }
  await context.close();
  return {
    code: code / 1024,
    html: html / 1024,
    requests: before.length,
    data: before.filter((request) => ['fetch', 'xhr', 'eventsource'].includes(request.resourceType())).length,
    paint: timing.paint,
    usable: timing.usable,
  };
}

/**
 * Opens a list for the third time in one profile: code in the browser's cache, rows possibly cached by the page.
 * @returns milliseconds from navigation until first paint, until rows with working links are shown, until every
 *   control works, and until the rows of the server are shown
 */
export async function measureWarm(browser, { url, storageState, old }) {
  const { context, page } = await slowPage(browser, { storageState, network: true });
  const rowsThere = () =>
    page.waitForFunction((text) => document.querySelector('table')?.textContent.includes(text), FIRST_ROW, {
      timeout: 60_000,
    });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(url);
    await rowsThere();
    // Idle work of the page belongs to the previous visit.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goto('about:blank');
  }
  await page.goto(url, { waitUntil: 'commit' });
  await rowsThere();
  const usable = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => !document.querySelector('[inert]'), undefined, { timeout: 60_000 });
  const whole = await page.evaluate(() => performance.now());
  await page.waitForFunction((words) => !words || !document.body.textContent.includes(words), old ?? '', {
    timeout: 60_000,
  });
  const { fresh, paint } = await page.evaluate(() => ({
    fresh: performance.now(),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { paint, usable, whole, fresh };
}
