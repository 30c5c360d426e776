import type { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  DefaultTitleContextProvider,
  localStorageStore,
  Resource,
  ResourceDefinitionContextProvider,
  type AuthProvider,
} from 'react-admin';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Navigation } from '#components/layout/Navigation.tsx';
import { Toasts } from '#components/layout/Toasts.tsx';
import '#components/theme/tokens.css';
import '#components/theme/global.css';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { loadServerMessages, onServerMessages } from '#dataProvider/serverMessages.ts';
import type { I18nHandle } from '#i18n/createI18n.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { MainLayout } from '#shell/MainLayout.tsx';
import { RootBoundary } from '#shell/RootBoundary.tsx';
import { NotFound } from '#shell/NotFound.tsx';
import { PLATFORM_TITLE } from '#contract/limits.ts';
import { ROUTES, type Route as RouteFacts, type RouteName } from '#contract/routes.ts';
import { resources } from '#resources/index.ts';
import type { LoadScreen, ResourceValue } from '#resources/resourceValue.ts';
import { customRoutes } from '#shell/customRoutes.ts';
import { PAGE_EVENTS } from '#shell/pageEvents.ts';
import { PageRouter } from './PageRouter.tsx';
import { resourceDefinitions } from './resourceDefinitions.tsx';
import { createScreen } from './createScreen.ts';

const isFramed = window.parent !== window;
const HostBridge = lazyPart(async () => (await import('#shell/HostBridge.tsx')).HostBridge);

const store = localStorageStore('1', 'TenPlusTwo');

interface AppProps {
  i18n: I18nHandle;
  queryClient: QueryClient;
  authProvider: AuthProvider;
}

/** The composition root: react-admin's context, the resource routes and the public pages. */
export function App({ i18n, queryClient, authProvider }: AppProps) {
  return (
    <LanguageProvider i18n={i18n} loadServerMessages={loadServerMessages} onServerMessages={onServerMessages}>
      {(i18nProvider) => (
        <PageRouter>
          <CoreAdminContext
            dataProvider={dataProvider}
            authProvider={authProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={store}
          >
            <DefaultTitleContextProvider value={PLATFORM_TITLE}>
              <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
                <Navigation events={PAGE_EVENTS} />
                {isFramed && (
                  <Suspense fallback={null}>
                    <HostBridge />
                  </Suspense>
                )}
                <RootBoundary>
                  <Routes>
                    {openRoutes}
                    <Route element={<MainLayout />}>
                      {guardedRoutes}
                      <Route path="*" element={<NotFound />} />
                    </Route>
                  </Routes>
                </RootBoundary>
              </ResourceDefinitionContextProvider>
            </DefaultTitleContextProvider>
            <Toasts />
          </CoreAdminContext>
        </PageRouter>
      )}
    </LanguageProvider>
  );
}

const screenEntries = (screens: ResourceValue['screens']) => Object.entries(screens) as [RouteName, LoadScreen][];

/**
 * The screens of a resource. The specification fixes their addresses (`/`, `/draft/detial?id=`), so each address gets its
 * own `Resource` instead of react-admin's `/drafts/:id`.
 */
const resourceRoutes = ({ name, screens }: ResourceValue) =>
  screenEntries(screens).map(([route, load]) => {
    const Screen = createScreen(load);
    return (
      <Route
        key={route}
        path={ROUTES[route].path}
        element={
          <Resource name={name}>
            <Route path="*" element={<Screen />} />
          </Resource>
        }
      />
    );
  });

const customRoute = ([name, load]: [RouteName, LoadScreen]) => {
  const Screen = createScreen(load);
  const { path, nested }: RouteFacts = ROUTES[name];
  return <Route key={name} path={nested ? `${path}/*` : path} element={<Screen />} />;
};

const isOpen = ([name]: [RouteName, LoadScreen]) => (ROUTES[name] as RouteFacts).open ?? false;
const openRoutes = screenEntries(customRoutes).filter(isOpen).map(customRoute);
const guardedRoutes = [
  ...resources.flatMap(resourceRoutes),
  ...screenEntries(customRoutes)
    .filter((entry) => !isOpen(entry))
    .map(customRoute),
];
