import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../bench/browser.mjs';
import { startPortal } from '../bench/ourApp.mjs';
import { root } from './root.mjs';

// Takes the pictures of the user manual from a portal with the practice data, into public/manual/<language>. Each has the
// numbers of the steps that it shows; a step whose control is missing fails the script. `--languages=en` and
// `--pictures=drafts,form` choose.
const LANGUAGES = ['en', 'zh-CN', 'vi'];
const SIZE = { width: 1280, height: 800 };
const QUALITY = 62;
const ACCOUNT = { account: 'filer@harbour.test', password: 'tenplustwo' };

const chosen = (name, all) =>
  process.argv
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',') ?? all;

const at = (path) => async (page, facts) => {
  await page.goto(typeof path === 'function' ? path(facts) : path);
  await page.locator('main h1').waitFor();
};
const clean = ({ problems, billType }) => problems === 0 && billType === 1;
const filing = (status) => (facts) => facts.filings.find((row) => row.declarationStatus === status)?.id;

/** Pictures by name: how to open the screen, and the controls of the steps in order. */
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
};

const portal = await startPortal();
const browser = await openBrowser();
try {
  for (const language of chosen('languages', LANGUAGES)) await takeAll(language);
} finally {
  await browser.close();
  await portal.stop();
}

async function takeAll(language) {
  const folder = join(root, 'public', 'manual', language);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'hgj-lang', value: language, url: portal.url }]);
  const page = await context.newPage();
  const facts = await signIn(page);
  for (const name of chosen('pictures', Object.keys(PICTURES))) {
    const { open, marks } = PICTURES[name];
    await open(page, facts);
    await page.waitForLoadState('networkidle');
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
async function signIn(page) {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(ACCOUNT.account);
  await page.locator('input[autocomplete="current-password"]').fill(ACCOUNT.password);
  await page.locator('form button[type="submit"]').click();
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
