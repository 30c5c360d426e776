import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../bench/browser.mjs';
import { startAppPortal } from '../bench/ourApp.mjs';
import { root } from './root.mjs';
import { listOption } from './option.mjs';

// Takes the pictures of the user manual from a portal with the practice data, into public/manual/<language>. Each has the
// numbers of the steps that it shows; a step whose control is missing fails the script. `--languages=en` and
// `--pictures=drafts,form` choose.
const LANGUAGES = ['en', 'zh-CN', 'vi'];
const SIZE = { width: 1280, height: 800 };
const QUALITY = 62;
const PASSWORD = 'tenplustwo';
const FILER = 'filer@harbour.test';
const ADMIN = 'admin@harbour.test';
/** Of an enterprise whose service is not open. */
const NEW = 'new@quay.test';

const at = (path) => async (page, facts) => {
  await page.goto(typeof path === 'function' ? path(facts) : path);
  await page.locator('main h1').waitFor();
};
const clean = ({ problems, billType }) => problems === 0 && billType === 1;
const filing = (status) => (facts) => facts.filings.find((row) => row.declarationStatus === status)?.id;

/** Pictures by name: how to open the screen, the controls of the steps in order, and who sees it (a filer without it). */
const PICTURES = {
  drafts: { open: at('/'), marks: ['[class*=contained]', 'main input[type=search], main input', 'tbody tr a'] },
  form: {
    open: at((facts) => `/draft/detial?id=${facts.drafts.find(clean)?.id}`),
    marks: ['[data-section] input', '[data-section] [aria-haspopup=dialog]', 'main [class*=contained]'],
  },
  check: {
    open: at((facts) => `/draft/check?ids=${facts.drafts.find(clean)?.id}`),
    marks: ['main ol li, main section', 'main button:has-text("¥")'],
  },
  sent: {
    open: at('/hasSent'),
    marks: ['main input[type=search], main input', 'tbody tr a', 'tbody tr td:nth-child(6)'],
  },
  receipts: {
    open: at((facts) => `/hasSent/detial?id=${filing('receiveFailed')(facts)}`),
    marks: ['main h1', 'main ol:not(nav ol)', 'main [class*=contained]'],
  },
  modify: {
    open: at((facts) => `/hasSent/modify?id=${filing('receiveSuccess')(facts)}`),
    marks: ['[data-section] input', 'main [class*=contained]'],
  },
  templates: { open: at('/temManage/list'), marks: ['main [class*=contained]', 'tbody tr a'] },
  addressBook: { open: at('/addressManage'), marks: ['main [class*=contained]', 'tbody tr a, tbody tr button'] },
  charges: {
    open: at('/usageRecord'),
    marks: [
      'main section dl',
      'main input[type=search], main input',
      'tbody td:last-child button',
      'main [class*=_tool_]',
    ],
  },
  opening: {
    account: NEW,
    open: openService,
    marks: [
      '[role=dialog] input[type=text], [role=dialog] input:not([type])',
      '[role=dialog] [class*=download] a, [role=dialog] [class*=download] button',
      '[role=dialog] label[for$=file]',
      '[role=dialog] [class*=MuiDialogActions] [class*=contained]',
    ],
  },
  people: {
    account: ADMIN,
    open: at('/setting/enterprise'),
    marks: [
      'main [class*=contained]',
      'tbody select',
      'tbody tr:last-child td:last-child button',
      'main section:last-of-type [class*=outlined]',
    ],
  },
  account: {
    open: at('/setting/account'),
    marks: [
      'main form input',
      'main section:nth-of-type(2) [class*=outlined]',
      'main section:nth-of-type(3) [class*=outlined]',
    ],
  },
  push: {
    account: ADMIN,
    open: at('/setting/email'),
    marks: ['input[name=enabled]', 'main textarea', 'main fieldset label', 'main header [class*=outlined]'],
  },
  statistics: {
    open: at('/statistic'),
    marks: ['main fieldset input', 'main [class*=toggle]', 'main [class*=_tool_]'],
  },
  cashier: {
    open: at('/cashier?tab=topUp'),
    marks: ['main form fieldset label', 'main nav a[href*=invoices]', 'main nav a[href*=coupons]'],
  },
  api: {
    account: ADMIN,
    open: openApiKeys,
    marks: ['main section:last-of-type [class*=outlined]', 'main a[href="/setting/api"]'],
  },
};

const portal = await startAppPortal();
const browser = await openBrowser();
try {
  for (const language of listOption('languages', LANGUAGES)) await takeAll(language);
} finally {
  await browser.close();
  await portal.stop();
}

async function takeAll(language) {
  const folder = join(root, 'public', 'manual', language);
  mkdirSync(folder, { recursive: true });
  const names = listOption('pictures', Object.keys(PICTURES));
  for (const account of [FILER, ADMIN, NEW]) {
    const own = names.filter((name) => (PICTURES[name].account ?? FILER) === account);
    if (own.length > 0) await takeOf(account, own, { language, folder });
  }
}

async function takeOf(account, names, { language, folder }) {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'hgj-lang', value: language, url: portal.url }]);
  const page = await context.newPage();
  const facts = await signIn(page, account);
  for (const name of names) {
    const { open, marks } = PICTURES[name];
    await open(page, facts);
    // The early request for drafts is refused there, and its answer stays unread.
    await page.waitForLoadState(account === NEW ? 'load' : 'networkidle');
    for (const [index, selector] of marks.entries()) {
      await page
        .locator(selector)
        .and(page.locator(':visible'))
        .first()
        .evaluate(drawMark, index + 1);
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
    console.log(join(folder, `${name}.jpg`));
  }
  await context.close();
}

/** The dialog of the landing page, which opens by itself once per visit. */
async function openService(page) {
  await page.goto('/');
  await page.getByRole('dialog').waitFor();
}

/** The last section of the page about the enterprise. */
async function openApiKeys(page) {
  await at('/setting/enterprise')(page);
  await page.locator('main a[href="/setting/api"]').scrollIntoViewIfNeeded();
}

/** In the page: a frame around a control and the number of its step. */
function drawMark(element, number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${left - 4}px`,
    top: `${top - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
    border: '2px solid #B42318',
    borderRadius: '8px',
    zIndex: '100000',
  });
  const badge = document.createElement('div');
  badge.textContent = String(number);
  Object.assign(badge.style, {
    position: 'absolute',
    left: '-14px',
    top: '-14px',
    width: '26px',
    height: '26px',
    borderRadius: '50%',
    background: '#B42318',
    color: '#fff',
    font: '600 15px/26px system-ui',
    textAlign: 'center',
  });
  frame.append(badge);
  document.body.append(frame);
}

/** Signs in without the first-run tour. @returns the first drafts and filings */
async function signIn(page, account) {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  if (account === NEW) {
    await page.getByRole('dialog').waitFor();
    return { drafts: [], filings: [] };
  }
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('tbody tr').first().waitFor();
  return page.evaluate(async () => {
    const rows = async (path) => (await (await fetch(path)).json()).records;
    const { userId, enterpriseId } = await (await fetch('/portal/me')).json();
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/portal/user-config', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(token),
        'X-Owner': `${userId}.${enterpriseId}`,
      },
      body: JSON.stringify({ tourSeen: true }),
    });
    return { drafts: await rows('/portal/draft-bills?pageSize=50'), filings: await rows('/portal/bills?pageSize=50') };
  });
}
