import { pathTo } from '#contract/routes.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { field, inEachLanguage, openNewDraft } from './pages.ts';
import { expect, expectAccessible, expectFits, NARROW, axeRulesFor, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');
const LAYER = /\/assets\/(?:CalendarLayer|pickers)-/u;

// Clocks here go back on 2026-11-01 at 02:00; the records are at +08:00.
test.use({ timezoneId: 'America/New_York' });

test('[G10] accepts typed times, and times picked by keyboard, in each language', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  const loaded: string[] = [];
  page.on('request', (request) => LAYER.test(request.url()) && loaded.push(request.url()));
  await openNewDraft(page, words);
  const loading = field(page, words, 'loadingAt');
  await loading.focus();
  await page.keyboard.type('2026-11-01 01:30');
  await page.keyboard.press('Tab');
  await expect(loading).toHaveValue('2026-11-01 01:30:00');
  expect(loaded).toEqual([]);

  await inEachLanguage(page, 'en', async (spoken, locale) => {
    const at = field(page, spoken, 'loadingAt');
    await at.fill('2026-11-01 01:30:00');
    await page.keyboard.press('Alt+ArrowDown');
    const layer = page.getByRole('dialog', { name: `${spoken('fields.bill.loadingAt')} (+08:00)` });
    await expect(layer.getByRole('gridcell', { name: '1', exact: true })).toBeFocused();
    await expectAccessible(page, `calendar in ${locale}`, axeRulesFor(locale));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(at).toBeFocused();
    await expect(at).toHaveValue('2026-11-02 02:30:00');
  });
  expect(loaded.length).toBeGreaterThan(0);
});

test(
  '[L01] [R04] filters a list by a day of the calendar, on a wide screen and on a phone',
  LONG,
  async ({ page, context }) => {
    const portal = await (await openOffice()).signIn(context);
    await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await page.goto(pathTo.screen('draftList'));
      await expect(page.getByRole('row')).not.toHaveCount(0);
      if (size === NARROW) await page.getByRole('button', { name: words('ui.list.moreFilters') }).click();
      const label = `${words('drafts.created')}: ${words('ui.range.from')}`;
      await page.getByRole('button', { name: `${words('ui.date.calendar')}: ${label}` }).click();
      const layer = page.getByRole('dialog', { name: `${label} (+08:00)` });
      const today = layer.locator('[aria-current="date"]');
      await expect(today).toBeFocused();
      await expectFits(page, 'calendar');
      await expectAccessible(page, 'calendar of a list');
      await today.click();
      await expect(layer).toHaveCount(0);
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(day);
      await expect(page).toHaveURL(new RegExp(`createdAtBegin.*${day}`, 'u'));
    }
  },
);
