// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createI18n, onMissingKey } from './createI18n.ts';
import { withLateTexts } from './lateTexts.ts';

it('[G10] translates, loads another language on request, and supports plurals', async () => {
  const { provider, switchLanguage } = await createI18n('en', onMissingKey);
  expect(provider.translate('auth.signIn')).toBe('Sign in');
  expect(provider.translate('shell.account.couponAmount', { count: 1 })).toBe('1 coupon');
  expect(provider.translate('shell.account.couponAmount', { count: 2 })).toBe('2 coupons');
  await switchLanguage('vi');
  expect(provider.translate('auth.signIn')).toBe('Đăng nhập');
  expect(provider.translate('shell.account.couponAmount', { count: 1 })).toBe('1 phiếu ưu đãi');
});

it("[G10] overrides bundled texts with the portal's and keeps the rest", async () => {
  const { provider, overrideTexts } = await createI18n('en', onMissingKey);
  overrideTexts('en', { 'auth.signIn': 'Come in' });
  expect(provider.translate('auth.signIn')).toBe('Come in');
  expect(provider.translate('auth.password')).toBe('Password');
});

it('throws on a key without text, unless a default is given', async () => {
  const { provider } = await createI18n('en', onMissingKey);
  expect(() => provider.translate('auth.nowhere')).toThrow('No text for "auth.nowhere"');
  expect(provider.translate('A sentence: of the portal.', { _: 'A sentence: of the portal.' })).toBe(
    'A sentence: of the portal.',
  );
});

it('does not escape interpolated values', async () => {
  const { provider } = await createI18n('en', onMissingKey);
  expect(provider.translate('auth.gate.signedInAs', { name: "A & B's <Co>" })).toBe("Signed in as A & B's <Co>");
});

it('[S04] returns to the bundled text when an override is gone, also of texts that load later', async () => {
  const { provider, overrideTexts } = await createI18n('en', onMissingKey);
  await withLateTexts(async () => {})();
  const bell = provider.translate('push.bell.title');
  expect(overrideTexts('en', { 'auth.signIn': 'Come in', 'push.bell.title': 'Ring' })).toBe(true);
  expect(overrideTexts('en', { 'auth.signIn': 'Come in', 'push.bell.title': 'Ring' })).toBe(false);
  expect(provider.translate('push.bell.title')).toBe('Ring');
  expect(overrideTexts('en', { 'auth.signIn': 'Enter' })).toBe(true);
  expect([provider.translate('auth.signIn'), provider.translate('push.bell.title')]).toEqual(['Enter', bell]);
  expect(overrideTexts('en', {})).toBe(true);
  expect(provider.translate('auth.signIn')).toBe('Sign in');
});
