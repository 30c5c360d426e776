import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  memoryStore,
  TestMemoryRouter,
  type DataProvider,
} from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { PLATFORM_TITLE, type Locale } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { createI18n, onMissingKey } from '#i18n/createI18n.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';

/**
 * Renders a part of the app with react-admin's context, a router and the real texts; a missing text throws.
 * @returns Testing Library's result, the address as it is now, and the query client
 */
export async function renderInAdmin(
  children: ReactNode,
  options: { dataProvider?: Partial<DataProvider>; at?: string; language?: Locale } = {},
) {
  const { provider } = await createI18n(options.language ?? 'en', onMissingKey);
  await withLateTexts(async () => {})();
  const place = { now: '' };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <TestMemoryRouter
      initialEntries={[options.at ?? '/']}
      locationCallback={({ pathname, search }) => {
        place.now = pathname + search;
      }}
    >
      <CoreAdminContext
        i18nProvider={provider}
        dataProvider={{ ...dataProvider, ...options.dataProvider } as DataProvider}
        store={memoryStore()}
        queryClient={queryClient}
      >
        <DefaultTitleContextProvider value={PLATFORM_TITLE}>{children}</DefaultTitleContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { ...view, place, queryClient };
}
