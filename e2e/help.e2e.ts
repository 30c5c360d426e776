import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { LOCALES } from '#contract/limits.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import { help } from '#messages/en/help.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, openNewDraft } from './pages.ts';
import { DIALOG, expect, expectAccessibleInBothThemes, axeRulesFor, test } from './test.ts';
import { loadWords } from './words.ts';

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

test('[B01] Tab passes the help buttons of the form', async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  await openNewDraft(page, words);
  await field(page, words, 'importerType').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, words, 'importerId')).toBeFocused();
});

test('[D07] help is accessible in both themes, wide and narrow, in each language', async ({ page, context }) => {
  const office = await openOffice();
  const portal = await office.signIn(context);
  const { id } = (await portal.send(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }))).filings[0]!;
  const draft = await portal.saveDraft(isf10Bill({ amsRequestList: [amsRowOf(newBlNumber())] }));
  const layer = page.getByRole('dialog');
  for (const locale of LOCALES) {
    const own = loadWords(locale);
    const mark = (key: string) => page.getByRole('button', { name: own('ui.help.open', { name: own(key) }) }).first();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${pathTo.draft(draft)}&lang=${locale}`);
      await mark('fields.blocks.buger').click();
      await expect(layer).toBeVisible();
      await expectAccessibleInBothThemes(page, `help on a block, ${locale}, ${width}`, {
        ...axeRulesFor(locale),
        part: DIALOG,
      });
      await page.goto(`${pathTo.filing(id)}&lang=${locale}`);
      await page
        .getByRole('button', { name: own('ui.help.open', { name: '' }) })
        .first()
        .click();
      await expect(layer).toBeVisible();
      await expectAccessibleInBothThemes(page, `help on a status, ${locale}, ${width}`, {
        ...axeRulesFor(locale),
        part: DIALOG,
      });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${ROUTES.hasSentList.path}?lang=${locale}`);
    await mark('sent.declarationStatus').click();
    await expect(layer.getByText(own('statuses.declaration.deleteFailed'))).toBeAttached();
    await expectAccessibleInBothThemes(page, `help on a column, ${locale}`, { ...axeRulesFor(locale), part: DIALOG });
  }
});
