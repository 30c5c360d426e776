export const PASTED = 500;
const ORIGINS = ['CN', 'China', '中国', 'Việt Nam', 'VN', 'Thailand'];

/** Lines of a typical supplier's sheet: ten-digit numbers with dots, countries by code and by name. */
const lines = Array.from(
  { length: PASTED },
  (_, at) =>
    `${String(9401 + Math.floor(at / 100))}.${String(10 + (at % 90))}.${String(1000 + at)}\t${ORIGINS[at % ORIGINS.length]}`,
).join('\r\n');

/** Runs in the page: pastes, and waits until the frame with the rows has been painted. */
async function pasteInto(text) {
  const input = document.querySelector('[name^="billHsRequestList."][name$=".hsCode"]');
  input.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  await new Promise((idle) => setTimeout(idle, 300));
  const start = performance.now();
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  const handled = performance.now() - start;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const painted = performance.now() - start;
  // Validation and storage after the paint count as well.
  await new Promise((idle) => requestIdleCallback(idle));
  const settled = performance.now() - start;
  const rows = /(\d+) rows/u.exec(document.querySelector('form').textContent)?.[1] ?? '0';
  return { handled, painted, settled, rows: Number(rows), nodes: document.querySelectorAll('*').length };
}

/** Pastes 500 lines into an empty list at this machine's full speed. @returns milliseconds until handled and painted */
export async function measurePaste(browser, { url, storageState }) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[name^="billHsRequestList."][name$=".hsCode"]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1_000);
  const figures = await page.evaluate(pasteInto, lines);
  if (figures.rows !== PASTED) throw new Error(`${url} has ${figures.rows} rows after ${PASTED} were pasted`);
  await context.close();
  return figures;
}

/** Opens an existing filing. @returns milliseconds from the request to the last line of goods */
export async function measureOpening(browser, { url, storageState }) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  // Warm-up: measures the draft, not the download of the app.
  await page.goto(url);
  await page.locator('[name^="billHsRequestList."][name$=".hsCode"]').first().waitFor({ timeout: 30_000 });
  const start = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[name^="billHsRequestList."][name$=".hsCode"]').first().waitFor({ timeout: 30_000 });
  const open = performance.now() - start;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { open, nodes };
}
