import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { pagePolicy } from './securityHeaders.ts';

const RECHARGE = 'https://pay.example/isf?from=tool';
const folder = mkdtempSync(join(tmpdir(), 'tpt-external-'));
let test: TestPortal;
beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="settlement-url" content="__SETTLEMENT_URL__"><meta name="languages" content="__OFFERED_LANGUAGES__"><meta name="ein-prefixes" content="__EIN_PREFIXES__"><i>__CSP_NONCE__</i>',
  );
  test = await startTestPortal({
    appFolder: folder,
    config: {
      externalPages: { rechargeRecord: RECHARGE },
      settlementUrl: 'https://settle.example/app?a=1&lt=2',
      locales: ['en', 'vi'],
      einPrefixes: new Set(['69', '89']),
      introVideoUrl: 'https://video.example/intro.mp4',
    },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Where the address leads to; `app` for the app itself. */
async function opened(path: string, account?: string): Promise<string> {
  const cookie = account ? (await test.signIn(account)).cookie : '';
  const answer = await test.app.inject({ url: path, headers: { cookie } });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.statusCode === 302 ? String(answer.headers.location) : 'app';
}
const restrictBilling = (isOn: boolean) =>
  test.portal.db.updateTable('enterprise').set({ billing_for_admins_only: isOn }).execute();

const CASHIER = { invoice: '/cashier?tab=invoices', coupon: '/cashier?tab=coupons' };

describe('[R18] pages of the billing service', () => {
  it.each([
    ['admin', false, [RECHARGE, CASHIER.invoice, CASHIER.coupon]],
    ['admin', true, [RECHARGE, CASHIER.invoice, CASHIER.coupon]],
    ['filer', false, [RECHARGE, CASHIER.invoice, CASHIER.coupon]],
    ['filer', true, ['app', 'app', CASHIER.coupon]],
    ['sub', false, ['app', 'app', 'app']],
    ['notOpen', false, ['app', 'app', 'app']],
  ] as const)('[R21] of %s (billing for admins only: %s) lead to %j', async (who, isForAdmins, expected) => {
    await restrictBilling(isForAdmins);
    const found = await Promise.all(
      ['/rechargeRecord', '/invoiceRecord?lang=vi', '/coupon'].map((path) => opened(path, ACCOUNTS[who])),
    );
    await restrictBilling(false);
    expect(found).toEqual(expected);
  });

  it('lead a signed-out person to the app, and no other address elsewhere', async () => {
    expect(await opened('/rechargeRecord')).toBe('app');
    expect(await opened('/rechargeRecord/x', ACCOUNTS.admin)).toBe('app');
    expect(await opened('//evil.test/coupon', ACCOUNTS.admin)).toBe('app');
  });
});

describe('[R25] [R17] settings in the page', () => {
  it('are escaped, and their origins are the only ones in its policy', async () => {
    const answer = await test.app.inject({ url: '/' });
    expect(answer.payload).toContain('content="https://settle.example/app?a=1&amp;lt=2"');
    expect(answer.payload).toContain('<meta name="languages" content="en vi">');
    expect(answer.payload).toContain('<meta name="ein-prefixes" content="69 89">');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("; frame-src 'self' https://settle.example; media-src https://video.example;");
    expect(policy).not.toContain('pay.example');
  });

  it('frame a page that plays the video', () => {
    const settings = {
      embedOrigins: [],
      locales: [],
      einPrefixes: new Set<string>(),
      introVideoUrl: 'https://video.example/watch?v=intro.mp4',
    };
    expect(pagePolicy('n', settings)).toContain("frame-src 'self' https://video.example;");
    expect(pagePolicy('n', settings)).not.toContain('media-src');
    expect(pagePolicy('n', { embedOrigins: [] })).toContain("frame-src 'self';");
    expect(pagePolicy('n', { embedOrigins: [] })).not.toContain('media-src');
    expect(pagePolicy('n', { embedOrigins: [] })).toContain("; connect-src 'self'; ");
  });
});
