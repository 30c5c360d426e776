// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { applicationHistory } from '#contract/testing/applicationHistory.ts';
import { filer } from '#contract/testing/filer.ts';
import { LanguageContext } from '#i18n/LanguageContext.ts';
import { auth as en } from '#messages/en/auth.ts';
import { auth as vietnamese } from '#messages/vi/auth.ts';
import { auth as chinese } from '#messages/zh-CN/auth.ts';
import { openPortal, Refused } from '#testing/openPortal.ts';
import { renderInAdmin } from '#testing/renderInAdmin.tsx';
import { Landing } from './Landing.tsx';

const TEXTS = { en, vi: vietnamese, 'zh-CN': chinese };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The language of the page, which the switch changes. */
function InLanguage({ first, children }: { first: Locale; children: ReactNode }) {
  const [language, setLanguage] = useState(first);
  return <LanguageContext.Provider value={{ language, setLanguage }}>{children}</LanguageContext.Provider>;
}
interface Opened {
  language?: Locale;
  at?: string;
  page?: ReactNode;
}

let serial = 0;
/** Opens the landing page of a language for a person; null: signed out. */
function open(facts: Partial<UserInfo> | null, { language = 'en', at = '/index_en', page = <Landing /> }: Opened = {}) {
  const user = facts && filer({ userId: `visitor${serial++}`, ...facts });
  openPortal({
    me: () => {
      if (user) return user;
      throw new Refused(401, { code: 500040000, message: 'signed out' });
    },
    latestApplication: () => applicationHistory({ auditStatus: user?.auditStatus ?? 'none' }),
    dialingCodes: () => [],
  });
  return renderInAdmin(<InLanguage first={language}>{page}</InLanguage>, { at, language });
}
const landingOf = (language: Locale) => (language === 'zh-CN' ? '/index' : '/index_en');

const PEOPLE: [gate: 'notJoined' | 'disabled' | 'serviceNotOpen', facts: Partial<UserInfo>][] = [
  ['notJoined', { joinEnterprise: false, enterpriseId: null, enterpriseName: '' }],
  ['disabled', { enterpriseEnabled: false }],
  ['serviceNotOpen', { auditStatus: 'none' }],
];

describe.each(LOCALES.map((language) => ({ language })))('in $language', ({ language }) => {
  it.each(PEOPLE)('[G06] gives the reason why the service is closed, and the contact: %s', async (gate, facts) => {
    await open(facts, { language, at: landingOf(language) });
    const { title, body, step } = TEXTS[language].gate[gate];
    const names = (text: string) =>
      text.replaceAll('{{name}}', 'Finn Zhao').replaceAll('{{enterprise}}', 'Harbour Logistics Ltd');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(names(body))).toBeInTheDocument();
    expect(screen.getByText(step)).toBeInTheDocument();
    const contact = screen.getByText(TEXTS[language].gate.contactSupport);
    expect(contact).toHaveAttribute('href', 'mailto:support@tenplustwo.test');
    const verify = screen.queryByText(TEXTS[language].gate.notJoined.action);
    expect(verify?.getAttribute('href')).toBe(gate === 'notJoined' ? '/setting/enterprise' : undefined);
  });
});

describe('[R17] [G02] the address', () => {
  const switchTo = async (language: Locale) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), language);

  it('follows the language, with query and state', async () => {
    const { place } = await open({ enterpriseEnabled: false }, { at: '/index_en?stage=7' });
    await switchTo('zh-CN');
    await waitFor(() => expect(place.now).toBe('/index?stage=7&lang=zh-CN'));
    await switchTo('vi');
    await waitFor(() => expect(place.now).toMatch(/^\/index_en\?stage=7/u));
  });

  it('keeps what a stranger has typed on the product page', async () => {
    const { place } = await open(null);
    await userEvent.type(await screen.findByLabelText('Company'), 'Ningbo Freight');
    await switchTo('zh-CN');
    await waitFor(() => expect(place.now).toMatch(/^\/index\?/u));
    expect(screen.getByLabelText('Company')).toHaveValue('Ningbo Freight');
  });
});

describe('[G05] signed out in a host from the start', () => {
  const HOST = 'https://desk.example';
  const postMessage = vi.fn();
  beforeEach(() => {
    vi.resetModules();
    document.head.innerHTML = `<title>TenPlusTwo</title><meta name="embed-origins" content="${HOST}">`;
    vi.stubGlobal('parent', { postMessage: postMessage.mockClear() });
    Object.defineProperty(document, 'referrer', { value: `${HOST}/`, configurable: true });
  });
  afterEach(() => document.head.replaceChildren());

  // Modules of their own have the language of a page before anything is loaded: Chinese.
  it('notifies the host once, and shows no product page', async () => {
    const { Landing: Framed } = await import('./Landing.tsx');
    await open(null, { at: '/index', page: <Framed /> });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(postMessage.mock.calls).toEqual([[{ type: 'logout' }, HOST]]);
    expect(screen.queryByLabelText('Company')).toBeNull();
  });

  it('sends no message about a person who is signed in', async () => {
    const { Landing: Framed } = await import('./Landing.tsx');
    await open({ enterpriseEnabled: false }, { at: '/index', page: <Framed /> });
    await screen.findByText(en.gate.disabled.title);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

it('[G06] opens the app when the service is opened while the person waits', async () => {
  const user = filer({ userId: 'waiting', auditStatus: 'submitted' });
  let isOpen = false;
  openPortal({
    me: () => (isOpen ? { ...user, auditStatus: 'accepted' as const } : user),
    latestApplication: () => applicationHistory({ auditStatus: 'submitted' }),
    dialingCodes: () => [],
  });
  const page = (
    <Routes>
      <Route
        path="/index_en"
        element={
          <InLanguage first="en">
            <Landing />
          </InLanguage>
        }
      />
      <Route path="*" element={null} />
    </Routes>
  );
  const { place } = await renderInAdmin(page, { at: '/index_en' });
  const again = await screen.findByRole('button', { name: en.gate.checkAgain });
  isOpen = true;
  await userEvent.click(again);
  await waitFor(() => expect(place.now).toBe('/'));
});
