// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, StoreContextProvider, memoryStore, useTranslate } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createI18n, onMissingKey } from './createI18n.ts';
import { useLanguage } from './LanguageContext.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { rememberLanguage } from './startLanguage.ts';

afterEach(cleanup);

function Form() {
  const t = useTranslate();
  const { setLanguage } = useLanguage();
  return (
    <>
      <h1>{t('auth.signIn')}</h1>
      <input aria-label="typed" />
      <button onClick={() => setLanguage('vi')}>vi</button>
    </>
  );
}

async function open(serverTexts: Record<string, Record<string, string>> = {}) {
  rememberLanguage('en');
  const i18n = await createI18n('en', onMissingKey);
  const load = async (language: string) => serverTexts[language] ?? {};
  await act(async () => {
    render(
      <LanguageProvider i18n={i18n} loadServerMessages={load}>
        {(provider) => (
          <StoreContextProvider value={memoryStore()}>
            <I18nContextProvider value={provider}>
              <Form />
            </I18nContextProvider>
          </StoreContextProvider>
        )}
      </LanguageProvider>,
    );
  });
}

it('[G10] changes texts in place and keeps input and focus', async () => {
  await open();
  const input = screen.getByLabelText<HTMLInputElement>('typed');
  fireEvent.change(input, { target: { value: 'TXSL1' } });
  input.focus();
  fireEvent.click(screen.getByText('vi'));
  await screen.findByRole('heading', { name: 'Đăng nhập' });
  expect(screen.getByLabelText('typed')).toBe(input);
  expect(input.value).toBe('TXSL1');
  expect(document.activeElement).toBe(input);
  expect(document.documentElement.lang).toBe('vi');
  expect(document.cookie).toContain('hgj-lang=vi');
});

it("[G10] overrides bundled texts with the portal's, for each language in use", async () => {
  await open({ en: { 'auth.signIn': 'Come in' }, vi: { 'auth.signIn': 'Mời vào' } });
  await screen.findByRole('heading', { name: 'Come in' });
  fireEvent.click(screen.getByText('vi'));
  await screen.findByRole('heading', { name: 'Mời vào' });
});
