import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#contract/routes.ts';
import { formBlock } from './filling.ts';
import { drop, holdFiles, pasteFile } from './handOverFiles.ts';
import { newBlNumber } from './numbers.ts';
import { openOffice } from './office.ts';
import { button, field, inEachLanguage } from './pages.ts';
import { packingList, worksheetPdf, type SentFile } from './shipmentDocuments.ts';
import { expect, expectAccessible, test, WIDE, LONG } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

const recognizeDialog = (page: Page): Locator => page.getByRole('dialog', { name: words('recognition.title') });

/** Pastes the body of an e-mail outside of a field: a dialog shows it. */
async function paste(page: Page, text: string): Promise<void> {
  // The listener loads after the first screen.
  await expect(async () => {
    await page.locator('main').evaluate((main, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      main.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await expect(recognizeDialog(page).getByLabel(words('recognition.text'))).toHaveValue(text, { timeout: 500 });
  }).toPass();
}

async function sendPasted(page: Page): Promise<void> {
  await recognizeDialog(page)
    .getByRole('button', { name: words('recognition.start'), exact: true })
    .click();
  await expect(page).toHaveURL(/draft\/detial\?id=/u, READ);
}

async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await expect(button(page, words('drafts.recognize')).first()).toBeVisible();
}

/** The portal reads documents at low priority: beside other test lanes, a page of text may take a minute. */
const READ = { timeout: 120_000 };

/** Searches and enlarges the document beside the form. */
async function expectSearchAndZoom(document: Locator): Promise<void> {
  const tool = (name: string) =>
    document.getByRole('button', { name: words(`recognition.viewer.${name}`), exact: true });
  await document.getByRole('searchbox').fill('harbor blvd');
  await expect(document.getByText(words('recognition.viewer.hits', { hit: 1, hits: 1 }))).toBeVisible();
  await expect(document.locator('[data-highlight="current"]').first()).toBeVisible();
  const width = async () => (await document.locator('[data-part="0"]').boundingBox())?.width ?? 0;
  const fit = await width();
  await tool('zoomIn').click();
  await expect.poll(width).toBeGreaterThan(fit);
  await tool('fit').click();
  await expect.poll(width).toBeCloseTo(fit, 0);
}

/** Recognizes the party of a block in a text, or in a document that names several parties. */
async function recognizeParty(page: Page, block: string, source: string | SentFile): Promise<void> {
  await formBlock(page, words, block)
    .getByRole('button', { name: words('partyTools.tool.recognize'), exact: true })
    .click();
  const title = words('recognition.party.title', { block: words(`fields.blocks.${block}`) });
  const dialog = page.getByRole('dialog', { name: title });
  if (typeof source === 'string') {
    await dialog.getByLabel(words('recognition.party.text')).fill(source);
    await dialog.getByRole('button', { name: words('recognition.party.start') }).click();
  } else await dialog.locator('input[type="file"]').setInputFiles(source);
  await expect(dialog).toBeHidden(READ);
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
const highlight = (page: Page): Locator => page.locator('[data-highlight="source"]').first();
const leftToCheck = async (page: Page): Promise<number> => {
  const text = (await page.locator('main header output').filter({ hasText: 'check' }).textContent()) ?? '';
  return Number(/\d+/u.exec(text)?.[0] ?? 0);
};

test('[A01] [A02] [G13] [D15] turns a dropped file into a draft, confirms values by keys', async ({
  page,
  context,
  browser,
}) => {
  await page.setViewportSize(WIDE);
  const office = await openOffice();
  await office.signIn(context);
  await openList(page);
  const number = newBlNumber();
  await drop(page, [await worksheetPdf(number)]);
  await expect(page).toHaveURL(/draft\/detial\?id=/u, READ);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(number);
  await expect(field(page, words, 'sellerName')).toHaveValue('NINGBO HOMEWARE CO., LTD.');
  const document = page.getByRole('complementary', { name: words('recognition.viewer.label') });
  await expect(document.locator('canvas[data-drawn]')).toBeVisible();
  await field(page, words, 'bugerName').focus();
  await expect(highlight(page)).toBeVisible();
  await expectAccessible(page, 'recognition');
  await expectSearchAndZoom(document);

  // F9 goes to the next value to check, Shift+F9 back.
  await field(page, words, 'bugerName').focus();
  await page.keyboard.press('F9');
  const next = await focusedName(page);
  await page.keyboard.press('F9');
  await expect.poll(() => focusedName(page)).not.toBe(next);
  await page.keyboard.press('Shift+F9');
  await expect.poll(() => focusedName(page)).toBe(next);

  // Enter confirms value after value, then none is left.
  await page.keyboard.press('F9');
  for (let left = await leftToCheck(page); left > 0; left -= 1) await page.keyboard.press('Enter');
  await expect(page.getByText(words('recognition.review.none'))).toBeVisible();

  // Another browser has marks and document from the portal.
  await expect(page).not.toHaveURL(/id=new-/u);
  const elsewhere = await browser.newContext();
  await office.signIn(elsewhere);
  const other = await elsewhere.newPage();
  await other.setViewportSize(WIDE);
  await other.goto(page.url());
  await expect(other.locator('[data-confidence="check"]').first()).toBeVisible();
  await expect(
    other.getByRole('complementary', { name: words('recognition.viewer.label') }).locator('canvas[data-drawn]'),
  ).toBeVisible();
  await elsewhere.close();

  // A text of the document goes into the focused field.
  await field(page, words, 'sellerCity').focus();
  await document.getByRole('option', { name: 'COSTA MESA', exact: true }).click();
  await expect(field(page, words, 'sellerCity')).toHaveValue('COSTA MESA');
  await expect(field(page, words, 'sellerCity')).toBeFocused();

  await recognizeParty(page, 'stuffing', 'BEILUN CFS WAREHOUSE 3\n21 PORT ROAD\nNINGBO, CHINA');
  await expect(field(page, words, 'stuffingName')).toHaveValue('BEILUN CFS WAREHOUSE 3');
  await recognizeParty(page, 'buger', packingList(number));
  await expect(field(page, words, 'bugerCity')).toHaveValue('IRVINE');

  await inEachLanguage(page, 'en', async (spoken) => {
    await expect(page.getByRole('complementary', { name: spoken('recognition.viewer.label') })).toBeVisible();
    await expect(page.getByText(spoken('recognition.viewer.hint'))).toBeVisible();
    await expect(page.getByText(spoken('recognition.confidence.sure'), { exact: true }).first()).toBeVisible();
  });
});

test('[A01] [A03] [G13] makes one draft of several documents, and offers two values', async ({ page, context }) => {
  await (await openOffice()).signIn(context);
  const other = await context.newPage();
  await openList(other);
  await openList(page);
  const number = newBlNumber();
  await drop(page, [await worksheetPdf(number), packingList(number)]);
  await expect(page.getByText('packing-list.xlsx')).toBeVisible();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('tpt_recognition:')));
  await page.reload();
  await expect(page).toHaveURL(/draft\/detial\?id=/u, READ);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(number);
  const city = field(page, words, 'bugerCity');
  await city.focus();
  const [kept, offered] = (await city.inputValue()) === 'IRVINE' ? ['IRVINE', 'COSTA MESA'] : ['COSTA MESA', 'IRVINE'];
  // “Same as buyer” disagrees as the buyer does; the buyer's block comes first.
  await expect(button(page, words('recognition.review.keep', { value: kept })).first()).toBeVisible();
  await button(page, words('recognition.review.take', { value: offered }))
    .first()
    .click();
  await expect(city).toHaveValue(offered);
  await other.bringToFront();
  await expect(other.getByRole('link', { name: number })).toHaveCount(1);
});

test('[A01] sends a file that is dropped before the drop zone has loaded', LONG, async ({ page, context }) => {
  const office = await openOffice();
  await office.signIn(context);
  let load = (): void => {};
  const isWanted = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/assets\/Recognition-[^/]*\.js$/u, async (route) => {
    await isWanted;
    await route.continue();
  });
  await openList(page);
  const number = newBlNumber();
  const transfer = await holdFiles(page, [await worksheetPdf(number)]);
  const isOpened = await page
    .locator('main')
    .evaluate(
      (main, dataTransfer) =>
        ['dragover', 'drop'].map((type) =>
          main.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        ),
      transfer,
    );
  expect(isOpened, 'The browser would open the file.').toEqual([false, false]);
  load();
  await expect(page).toHaveURL(/draft\/detial\?id=/u, READ);
  await expect(field(page, words, 'amsRequestList.amsNo', 1)).toHaveValue(number);
});

test(
  '[A06] [G13] [V20] names a damaged pasted file in a tip, and refuses others before sending',
  LONG,
  async ({ page, context }) => {
    await (await openOffice()).signIn(context);
    await openList(page);
    const broken = Buffer.from('%PDF-1.7\n1 0 obj\n<<');
    await pasteFile(page, { name: 'broken.pdf', mimeType: 'application/pdf', buffer: broken });
    const tip = page.getByRole('alertdialog', { name: words('recognition.tip.title') });
    await expect(tip).toContainText('broken.pdf', READ);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'broken.pdf' })).toBeVisible();
    await drop(page, [{ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
    const dialog = page.getByRole('dialog', { name: words('recognition.title') });
    await expect(dialog.getByText(words('recognition.file.ending', { name: 'photo.png' }))).toBeVisible();
    await expect(button(page, words('recognition.start'))).toBeDisabled();
    await expectAccessible(page, 'recognition');
  },
);

test(
  '[A01] [A05] learns a blank field, fills it in from the next email, forgets it on request',
  LONG,
  async ({ page, context }) => {
    await (await openOffice()).signIn(context);
    // No dictionary has the supplier's own word for the buyer.
    const mail = (number: string, buyer: string) =>
      `ZHEJIANG LANTERN WORKS\nSeller: ZHEJIANG LANTERN WORKS\nOur friend: ${buyer}\nB/L No. ${number}\nDelivered with thanks\nStamp`;
    const buyer = field(page, words, 'bugerName');
    await openList(page);
    await paste(page, mail(newBlNumber(), 'PIVOT USA INC'));
    await sendPasted(page);
    await expect(field(page, words, 'sellerName')).toHaveValue('ZHEJIANG LANTERN WORKS');
    await expect(buyer).toHaveValue('');
    await buyer.fill('PIVOT USA INC');
    const learned = page.waitForResponse((response) => response.url().includes('/bill-ai/corrections'));
    await button(page, words('billForm.actions.save')).click();
    expect(((await (await learned).json()) as { remembered: number }).remembered).toBeGreaterThan(0);

    // A batch whose draft was opened needs no request at later loads.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/bill-ai/jobs')) asked.push(request.url());
    });
    await openList(page);
    await paste(page, mail(newBlNumber(), 'ATLAS TRADING LLC'));
    expect(asked).toEqual([]);
    await sendPasted(page);
    await expect(buyer).toHaveValue('ATLAS TRADING LLC');

    await page.goto(pathTo.screen('settingEnterprise'));
    const forget = button(page, words('recognition.memory.forgetOne', { from: 'Our friend' }));
    await forget.click();
    await expect(forget).toBeHidden();
  },
);
