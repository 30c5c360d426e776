import { openBrowser } from './browser.mjs';
import { countingKeys } from './countingKeys.mjs';
import { startAppPortal } from './ourApp.mjs';
import { signInFiler } from './signInFiler.mjs';
import { printTable } from './table.mjs';

/** Keystrokes of filing tasks by keyboard alone, counted in the practice data. Mouse clicks are not used. */
const GOALS = {
  template: '40, 3 Tabs before the first field',
  book: '200, 40 Tabs',
  typed: '480',
  reject: '3 actions',
};
const HS_CODES = ['940360', '940161', '940171', '940350', '940340', '940330', '940310', '940320', '940370', '940389'];
const BLOCKS = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'];
const TYPED = { Name: 'NINGBO TRADING CO', Addr: '588 RENMIN ROAD', City: 'NINGBO', CountryCode: 'cn' };

const focusedIs = (page, name) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('name')?.endsWith(wanted), name);

let serial = 10_000;
const nextNumber = () => `OOLU27194${serial++}`;

async function startFiling(page, keys) {
  await page.goto('/');
  await page.locator('tbody tr').first().waitFor();
  await keys.press('n');
  await focusedIs(page, 'amsNo');
}

/** Sends the filing from its form: check page, then the button that pays. */
async function send(page, keys) {
  await keys.press('Control+Enter');
  await page.waitForURL(/draft\/check/u);
  await confirmShown(page, keys);
}

async function confirmShown(page, keys) {
  const confirm = page.getByRole('button', { name: /^Confirm and send/u });
  await confirm.and(page.locator(':enabled')).waitFor();
  // The key pays only an amount that has been shown for a second.
  await page.waitForTimeout(1_100);
  await keys.press('Control+Enter');
  await page.waitForURL(/draft\/sent/u);
}

async function fromTemplate(page, keys) {
  await startFiling(page, keys);
  await page.getByRole('button', { name: /template…$/u }).waitFor();
  await keys.press('Alt+t');
  await page.getByRole('combobox', { name: 'Search templates' }).waitFor();
  await keys.type('oak');
  await page.locator('[role="option"][aria-selected="true"]').waitFor();
  await keys.press('Enter');
  await page.waitForFunction(() => document.querySelector('[name="bugerName"]')?.value !== '');
  await focusedIs(page, 'amsNo');
  await keys.type(nextNumber());
  await send(page, keys);
}

async function fromScratch(page, keys, fillParty) {
  await startFiling(page, keys);
  for (let row = 0; row < 3; row += 1) {
    if (row > 0) await keys.press('ArrowDown');
    await keys.type(nextNumber());
  }
  for (const block of ['importer', 'consignee']) {
    await keys.press('Control+Alt+ArrowDown');
    await focusedIs(page, `${block}Type`);
    await keys.press('Tab');
    await keys.type('954839201');
  }
  // The bond follows the importer.
  await keys.press('Control+Alt+ArrowDown');
  for (const block of BLOCKS) {
    await keys.press('Control+Alt+ArrowDown');
    await focusedIs(page, `${block}Name`);
    await fillParty(block);
  }
  await keys.press('Control+Alt+ArrowDown');
  for (const [row, code] of HS_CODES.entries()) {
    await focusedIs(page, 'hsCode');
    await keys.type(code);
    if (row === 0) {
      await keys.press('Enter');
      await focusedIs(page, 'hsCountryCode');
      await keys.type('cn');
      await keys.press('Enter');
    } else if (row < HS_CODES.length - 1) await keys.press('ArrowDown');
  }
  await send(page, keys);
}

/**
 * Fixes a reject from the list of sent filings: opens the filing, types the value that customs refused, sends it.
 * @returns the number of these actions; the key that confirms a plan belongs to sending
 */
async function fixReject(page, keys) {
  await page.goto('/hasSent?filter=%7B%22declarationStatus%22%3A%22receiveFailed%22%7D');
  await page.locator('tbody a').first().focus();
  const actions = [
    async () => {
      await keys.press('e');
      await focusedIs(page, 'importerId');
    },
    async () => {
      await keys.press('Control+a');
      await keys.type('954839201');
    },
    async () => {
      await keys.press('Control+Enter');
      await confirmShown(page, keys);
    },
  ];
  for (const act of actions) await act();
  return actions.length;
}

async function pickParty(page, keys) {
  await keys.press('Alt+ArrowDown');
  await page.getByRole('combobox', { name: 'Name, address or city' }).waitFor();
  await keys.type('oak');
  await page.locator('[role="option"][aria-selected="true"]').waitFor();
  await keys.press('Enter');
}

async function typeParty(page, keys, block) {
  for (const [part, text] of Object.entries(TYPED)) {
    await focusedIs(page, `${block}${part}`);
    // The consolidator's country is filled in.
    if (part !== 'CountryCode' || block !== 'consolidator') await keys.type(text);
    if (part !== 'CountryCode') await keys.press('Tab');
  }
}

/** Prints the keystrokes of each task beside its goal. */
export async function printTasks() {
  const portal = await startAppPortal();
  const browser = await openBrowser();
  try {
    const page = await signInFiler(browser, portal.url);
    const tasks = [
      ['from a template', GOALS.template, (keys) => fromTemplate(page, keys)],
      [
        'address book: 3 bills, 10 goods, 6 parties',
        GOALS.book,
        (keys) => fromScratch(page, keys, () => pickParty(page, keys)),
      ],
      ['reject fixed from the list', GOALS.reject, (keys) => fixReject(page, keys)],
      ['all typed', GOALS.typed, (keys) => fromScratch(page, keys, (block) => typeParty(page, keys, block))],
    ];
    const rows = [];
    for (const [name, goal, run] of tasks) {
      const keys = countingKeys(page);
      const actions = (await run(keys)) ?? '';
      rows.push([name, keys.counts.keys, keys.counts.tabs, actions, goal]);
    }
    printTable('Keystrokes from the list to the sent filing', ['', 'keys', 'of them Tab', 'actions', 'goal'], rows);
  } finally {
    await browser.close();
    await portal.stop();
  }
}
