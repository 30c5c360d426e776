import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Locale } from '#contract/limits.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import { help } from '#messages/en/help.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, inEachLanguage, openNewDraft } from './pages.ts';
import { axeRulesFor, DIALOG, expect, expectAccessibleInBothThemes, NARROW, test, WIDE, LONG } from './test.ts';
import { loadWords, type Words } from './words.ts';

const words = loadWords('en');
const helpOn = (name: string) => words('ui.help.open', { name });

test('[B01] opens help by mouse and by F1, closes it by Esc, and loads its texts only then', async ({
  page,
  context,
}) => {
  const office = await openOffice();
  await office.signIn(context);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const { what, who } = help.fields.houseScac;
  const loaded = async () => (await Promise.all(scripts)).some((script) => script.includes(what));

  await openNewDraft(page, words);
  expect(await loaded()).toBe(false);
  const mark = button(page, helpOn(words('fields.bill.houseScac')));
  const box = await mark.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await mark.click();
  const layer = page.getByRole('dialog', { name: words('fields.bill.houseScac'), exact: true });
  await expect(layer).toContainText(`${what} ${who}`);
  expect(await loaded()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(mark).toBeFocused();

  const code = field(page, words, 'billHsRequestList.hsCode', 1);
  await code.focus();
  await page.keyboard.press('F1');
  const onCode = page.getByRole('dialog', { name: words('fields.bill.billHsRequestList.hsCode'), exact: true });
  await expect(onCode).toContainText(help.fields.billHsRequestList.hsCode.what);
  await page.keyboard.press('Escape');
  await expect(code).toBeFocused();
  await page.keyboard.press('Shift+F1');
  await expect(page.getByRole('dialog', { name: words('fields.blocks.goods'), exact: true })).toBeVisible();
});

test('[B01] Tab passes the help buttons of the form', LONG, async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  await openNewDraft(page, words);
  await field(page, words, 'importerType').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, words, 'importerId')).toBeFocused();
});

test('[D07] help is accessible in both themes, wide and narrow, in each language', LONG, async ({ page, context }) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  const { id } = (await portal.send(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }))).filings[0]!;
  const draft = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
  const layer = page.getByRole('dialog');
  const mark = (own: Words, name: string) => page.getByRole('button', { name: own('ui.help.open', { name }) }).first();
  let spoken: Locale = 'en';

  /** Opens the help of a screen in each language and width, without loading the screen again. */
  async function expectHelp(path: string, sizes: (typeof WIDE)[], open: (own: Words) => Promise<void>) {
    await page.goto(path);
    spoken = await inEachLanguage(page, spoken, async (own, locale) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await open(own);
        const where = `help on ${path}, ${locale}, ${size.width}`;
        await expectAccessibleInBothThemes(page, where, { ...axeRulesFor(locale), part: DIALOG });
        await page.keyboard.press('Escape');
        await expect(layer).toBeHidden();
      }
      await page.setViewportSize(WIDE);
    });
  }

  await expectHelp(pathTo.draft(draft), [WIDE, NARROW], async (own) => {
    await mark(own, own('fields.blocks.buger')).click();
    await expect(layer).toBeVisible();
  });
  await expectHelp(pathTo.filing(id), [WIDE, NARROW], async (own) => {
    await mark(own, '').click();
    await expect(layer).toBeVisible();
  });
  await expectHelp(ROUTES.hasSentList.path, [WIDE], async (own) => {
    await mark(own, own('sent.declarationStatus')).click();
    await expect(layer.getByText(own('statuses.declaration.deleteFailed'))).toBeAttached();
  });
});
