import { TYPING } from './filing.mjs';
import { quantile } from './stats.mjs';
import { slowPage } from './browser.mjs';

const KEY_EVERY = 120;
/** Duration of a key below the observer's threshold of 16 ms; durations are multiples of 8 ms. */
const UNREPORTED = 8;

function observe() {
  globalThis.keyEvents = [];
  globalThis.longTasks = 0;
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId || !name.startsWith('key')) continue;
      globalThis.keyEvents.push({ id: interactionId, duration, handlers: processingEnd - processingStart });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => (globalThis.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value * 1000]));
}

/** Finds a field by its path; rows are counted, because a form may name them by its own ids. */
function fieldOf(page, path) {
  const [list, row, name] = path.split('.');
  if (row === undefined) return page.locator(`[name="${path}"]`).first();
  const inputs = page.locator(`[name^="${list}."][name$=".${name}"]`);
  // A virtualized grid numbers its rows (aria-rowindex); the header is the first.
  const numbered = page.locator(`[aria-rowindex="${Number(row) + 2}"]`).locator(inputs);
  return numbered.or(inputs.nth(Number(row))).first();
}

/**
 * Types into several fields of an open filing, one key per 120 ms, and reads the event timing of each key.
 * @param {{ url: string, storageState?: object, reveal?: (page, path: string) => Promise<void> }} app `reveal` scrolls a field into the page.
 * @returns milliseconds of keys until the next paint (p50, p75, p98), of their handlers, of the main thread per key
 */
export async function measureTyping(browser, { url, storageState, reveal }) {
  const { context, page, cdp } = await slowPage(browser, { storageState });
  await page.addInitScript(observe);
  await page.goto(url);
  const field = (path) => fieldOf(page, path);
  await field(TYPING[0].path).waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForTimeout(2_000);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const inputs = await page.evaluate(
    () => document.querySelectorAll('input, select, textarea, [role=combobox]').length,
  );
  const figures = { keys: 0, longTasks: 0, main: 0, script: 0 };
  const durations = [];
  const handlers = [];
  for (const { path, text } of TYPING) {
    await reveal?.(page, path);
    // At the lower edge of a headless window some frames are never shown, so events would wait for them.
    await field(path).evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await field(path).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      globalThis.keyEvents.length = 0;
      globalThis.longTasks = 0;
    });
    const before = await metrics(cdp);
    let next = performance.now();
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      next += KEY_EVERY;
      await page.waitForTimeout(Math.max(0, next - performance.now()));
    }
    const after = await metrics(cdp);
    await page.waitForTimeout(500);
    const seen = await page.evaluate(() => ({ events: globalThis.keyEvents, longTasks: globalThis.longTasks }));
    const perKey = new Map();
    for (const event of seen.events) {
      const known = perKey.get(event.id) ?? { duration: 0, handlers: 0 };
      perKey.set(event.id, {
        duration: Math.max(known.duration, event.duration),
        handlers: known.handlers + event.handlers,
      });
    }
    durations.push(...[...perKey.values()].map((key) => key.duration));
    handlers.push(...[...perKey.values()].map((key) => key.handlers));
    const silent = Math.max(0, text.length - perKey.size);
    durations.push(...Array.from({ length: silent }, () => UNREPORTED));
    handlers.push(...Array.from({ length: silent }, () => 0));
    figures.keys += text.length;
    figures.longTasks += seen.longTasks;
    figures.main += after.TaskDuration - before.TaskDuration;
    figures.script += after.ScriptDuration - before.ScriptDuration;
  }
  await context.close();
  return {
    p50: quantile(durations, 0.5),
    p75: quantile(durations, 0.75),
    p98: quantile(durations, 0.98),
    handlers: quantile(handlers, 0.75),
    longTasks: figures.longTasks,
    main: figures.main / figures.keys,
    script: figures.script / figures.keys,
    nodes,
    inputs,
  };
}
