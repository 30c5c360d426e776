import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../bench/browser.mjs';
import { startAppPortal } from '../bench/ourApp.mjs';
import { root } from './root.mjs';
import { listOption } from './option.mjs';

// Takes pictures of the screens from a portal with the practice data, into dist/screenshots/<language>/<theme>/<width>.
// They are looked at, not compared. `--languages=en,zh-CN`, `--themes=light`, `--widths=1440,390`, `--screens=drafts,form`
// choose; `--readme` replaces the README's picture.
const LANGUAGES = ['en', 'zh-CN', 'vi'];
const THEMES = ['light', 'dark'];
const HEIGHTS = { 1440: 900, 1024: 768, 390: 844 };
const ACCOUNT = { account: 'filer@harbour.test', password: 'tenplustwo' };
const SUPPORT = { account: 'support@tenplustwo.test', password: 'tenplustwo' };

const main = (page) => page.locator('main h1');
const at = (path) => async (page) => {
  await page.goto(path);
  await main(page).waitFor();
};
const press = (selector) => async (page) => {
  await page.locator(selector).first().click();
};
/** One after the other. */
const steps =
  (...all) =>
  async (page, facts) => {
    for (const step of all) await step(page, facts);
  };
const draft = (find) => async (page, facts) => at(`/draft/detial?id=${facts.drafts.find(find)?.id}`)(page);
const filing = (path, find) => async (page, facts) => at(`${path}?id=${facts.filings.find(find)?.id}`)(page);

/** The screens by name; each opens its state. */
const SCREENS = {
  signIn: async (page) => page.goto('/login'),
  drafts: at('/'),
  draftsFiltered: at('/?filter=%7B%22readiness%22%3A%22incomplete%22%7D'),
  draftsEmpty: at('/?filter=%7B%22keyword%22%3A%22NOTHING%20FITS%22%7D'),
  newIsf10: async (page) => {
    await at('/')(page);
    await page.keyboard.press('n');
    await page.locator('[data-section="buger"]').waitFor();
  },
  newIsf5: async (page) => {
    await at('/')(page);
    await page.keyboard.press('Shift+N');
    await page.locator('[data-section="book"]').waitFor();
  },
  form: draft(({ problems, billType }) => problems === 0 && billType === 1),
  formErrors: steps(
    draft(({ problems, billType }) => problems > 0 && billType === 1),
    (page) => page.keyboard.press('Control+Enter'),
  ),
  check: async (page, facts) => at(`/draft/check?ids=${facts.drafts.find(({ problems }) => problems === 0)?.id}`)(page),
  sendResult: steps(
    async (page, facts) => {
      const ready = facts.drafts.find(({ problems, billType }) => problems === 0 && billType === 1)?.id;
      await at(`/draft/check?ids=${await page.evaluate(copyDraft, ready)}`)(page);
    },
    press('main button:has-text("¥")'),
    (page) => page.locator('main ol ol').first().waitFor(),
  ),
  sent: at('/hasSent'),
  sentProblems: at('/hasSent?filter=%7B%22group%22%3A%22problem%22%7D'),
  sentPanel: async (page, facts) =>
    at(`/hasSent?open=${facts.filings.find(({ declarationStatus }) => declarationStatus === 'receiveFailed')?.id}`)(
      page,
    ),
  filing: filing('/hasSent/detial', ({ declarationStatus }) => declarationStatus === 'receiveSuccess'),
  filingRejected: filing('/hasSent/detial', ({ declarationStatus }) => declarationStatus === 'receiveFailed'),
  filingModifyFailed: filing('/hasSent/detial', ({ declarationStatus }) => declarationStatus === 'modifyFailed'),
  history: filing('/hasSent/history', ({ declarationStatus }) => declarationStatus.startsWith('modify')),
  modify: filing('/hasSent/modify', ({ declarationStatus }) => declarationStatus === 'receiveSuccess'),
  modifyRejected: filing('/hasSent/modify', ({ declarationStatus }) => declarationStatus === 'receiveFailed'),
  consumption: at('/usageRecord'),
  consumptionEmpty: at('/usageRecord?filter=%7B%22keyword%22%3A%22NOTHING%20FITS%22%7D'),
  consumptionRemark: steps(at('/usageRecord'), press('tbody td:last-child button')),
  bondSettlements: at('/bondUsageRecord'),
  statistics: steps(at('/statistic'), (page) => page.locator('[data-chart] svg').first().waitFor()),
  ledger: at('/ledger'),
  statement: steps(at('/ledger'), press('main [class*=outlined]')),
  cashier: at('/cashier'),
  cashierRecords: at('/cashier?tab=records'),
  api: at('/setting/api'),
  introVideo: async (page) => page.goto('/instructions/video'),
  manual: at('/instructions/process'),
  templates: at('/temManage/list'),
  addressBook: at('/addressManage'),
  addressPanel: steps(at('/addressManage'), press('tbody th a, tbody th button')),
  notifiers: at('/notifier'),
  shortcuts: steps(at('/'), (page) => page.keyboard.press('?')),
  palette: steps(at('/'), (page) => page.keyboard.press('Control+k')),
  helpBlock: steps(
    draft(({ problems, billType }) => problems === 0 && billType === 1),
    press('[data-section="buger"] [aria-keyshortcuts="Shift+F1"]'),
  ),
  helpStatus: steps(
    filing('/hasSent/detial', ({ declarationStatus }) => declarationStatus === 'receiveSuccess'),
    press('main output + [aria-haspopup="dialog"]'),
  ),
  tour: steps(
    (page) => page.evaluate(keepTour, false),
    at('/'),
    (page) => page.getByText('1 / 4', { exact: true }).waitFor({ state: 'attached' }),
  ),
  notFound: at('/nowhere'),
};

/** A row of a list of the desk, by its link. */
const deskRow = (name, filter = {}) =>
  steps(
    at(`/support/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`),
    press('tbody a, main li a'),
    (page) => page.locator('main [role="tab"]').first().waitFor(),
  );
const DESK_LISTS = [
  'applications',
  'enterprises',
  'users',
  'bills',
  'operations',
  'receipts',
  'parked-receipts',
  'consume-records',
  'ledger',
  'money-requests',
  'invoices',
  'coupon-codes',
  'mails',
  'clues',
  'jobs',
  'notices',
  'version-pushes',
  'locale-messages',
  'ams-bills',
  'audit-log',
];
/** Screens of support staff. */
const DESK = {
  desk: at('/support'),
  ...Object.fromEntries(DESK_LISTS.map((name) => [`desk-${name}`, at(`/support/${name}`)])),
  deskEnterprise: deskRow('enterprises', { q: 'Harbour' }),
  deskBill: deskRow('bills'),
  deskHistory: steps(
    deskRow('bills'),
    press('main [role="tab"]:nth-of-type(2)'),
    press('tbody [aria-expanded], main li a'),
  ),
  deskUser: deskRow('users'),
  deskNotice: deskRow('notices'),
  deskAct: steps(deskRow('users', { account: 'sub@' }), press('main .MuiToolbar-root button')),
  deskEdit: at('/support/enterprises/1'),
  deskCodes: at('/support/money-requests/create?source=%7B%22kind%22%3A%22codes%22%7D'),
  deskNewNotice: at('/support/notices/create'),
  deskEmpty: at('/support/bills?filter=%7B%22isfNo%22%3A%22NOTHING%22%7D'),
  deskFilerCodes: at('/support/filer-codes'),
  deskPractice: at('/support/practice'),
};

const portal = await startAppPortal();
const browser = await openBrowser();
try {
  for (const language of listOption('languages', LANGUAGES)) {
    for (const theme of listOption('themes', THEMES)) {
      for (const width of listOption('widths', ['1440'])) await takeAll(language, theme, Number(width));
    }
  }
  if (process.argv.includes('--readme')) {
    copyFileSync(join(folderOf('en', 'light', 1440), 'form.png'), join(root, 'docs', 'screenshot.png'));
  }
} finally {
  await browser.close();
  await portal.stop();
}

function folderOf(language, theme, width) {
  return join(root, 'dist', 'screenshots', language, theme, String(width));
}

async function takeAll(language, theme, width) {
  const folder = folderOf(language, theme, width);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'hgj-lang', value: language, url: portal.url }]);
  await context.addInitScript(`window.postToPortal = ${String(postToPortal)}`);
  const page = await context.newPage();
  const take = async (name, facts) => {
    if (name !== 'signIn') await page.evaluate(keepTour, true);
    await SCREENS[name](page, facts);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(join(folder, `${name}.png`));
  };
  const names = listOption('screens', [...Object.keys(SCREENS), ...Object.keys(DESK)]);
  if (names.includes('signIn')) await take('signIn');
  await page.goto('/login');
  const facts = await signIn(page);
  for (const name of names) if (name in SCREENS && name !== 'signIn') await take(name, facts);
  await context.clearCookies({ name: /session/ });
  for (const name of names.filter((each) => each in DESK)) {
    if (!page.url().includes('/support')) await signInToDesk(page);
    await DESK[name](page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(join(folder, `${name}.png`));
  }
  await context.close();
}

async function signInToDesk(page) {
  await page.goto('/login?url=/support');
  await fillIn(page, SUPPORT);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.goto('/support');
}

/** In the page: posts to the portal as the signed-in user. */
async function postToPortal(path, body) {
  const { userId, enterpriseId } = await (await fetch('/portal/me')).json();
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const reply = await fetch(`/portal${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'X-Owner': `${userId}.${enterpriseId}`,
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} ${reply.status} ${await reply.text()}`);
  return reply.json().catch(() => null);
}

/** In the page: whether the user has seen the first-run tour. */
async function keepTour(tourSeen) {
  await window.postToPortal('/user-config', { tourSeen });
}

/** In the page: saves a copy of a draft with a new B/L number, because each draft is sent once. @returns its id */
async function copyDraft(id) {
  const draft = await (await fetch(`/portal/draft-bills/detail/${id}`)).json();
  const amsNo = `OOLU${String(Date.now()).slice(-10)}`;
  const amsRequestList = [{ ...draft.amsRequestList[0], amsNo }];
  return (await window.postToPortal('/draft-bills/save', { ...draft, id: null, amsRequestList })).id;
}

async function fillIn(page, { account, password }) {
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** Signs in from the page, so that it stores what a sign-in stores. @returns the first drafts and filings */
async function signIn(page) {
  await fillIn(page, ACCOUNT);
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('tbody tr').first().waitFor();
  return page.evaluate(async () => {
    const rows = async (path) => (await (await fetch(path)).json()).records;
    return { drafts: await rows('/portal/draft-bills?pageSize=50'), filings: await rows('/portal/bills?pageSize=50') };
  });
}
