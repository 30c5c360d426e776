import type { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, localStorageStore, type AuthProvider } from 'ra-core';
import { Route, Routes } from 'react-router-dom';
import { Navigation } from '#components/layout/Navigation.tsx';
import { Toasts } from '#components/layout/Toasts.tsx';
import '#components/theme/tokens.css';
import '#components/theme/global.css';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { loadServerMessages } from '#dataProvider/serverMessages.ts';
import type { I18nHandle } from '#i18n/createI18n.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { MainLayout } from '#shell/MainLayout.tsx';
import { RootBoundary } from '#shell/RootBoundary.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { PageRouter } from './PageRouter.tsx';
import { routeScreens, type RouteScreen } from './routeScreens.ts';

const store = localStorageStore('1', 'TenPlusTwo');
const openScreens = routeScreens.filter(({ isOpen }) => isOpen);
const guardedScreens = routeScreens.filter(({ isOpen }) => !isOpen);
const events = Object.fromEntries(routeScreens.map(({ path, event }) => [path, event]));

export interface AppProps {
  i18n: I18nHandle;
  queryClient: QueryClient;
  authProvider: AuthProvider;
}

/** The composition root: providers around the routes. */
export function App({ i18n, queryClient, authProvider }: AppProps) {
  return (
    <LanguageProvider i18n={i18n} loadServerMessages={loadServerMessages}>
      {(i18nProvider) => (
        <PageRouter>
          <CoreAdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={store}
          >
            <Navigation events={events} />
            <RootBoundary>
              <Routes>
                {openScreens.map(route)}
                <Route element={<MainLayout />}>
                  {guardedScreens.map(route)}
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
            </RootBoundary>
            <Toasts />
          </CoreAdminContext>
        </PageRouter>
      )}
    </LanguageProvider>
  );
}

const route = ({ name, path, Screen }: RouteScreen) => <Route key={name} path={path} element={<Screen />} />;
