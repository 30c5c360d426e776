import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAuthProvider } from '#authProvider/authProvider.ts';
import { startWithCachedUser, userQuery } from '#authProvider/useUser.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { startLanguage } from '#i18n/startLanguage.ts';
import { App } from './App.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { screenPreloaded } from '#startup/routeLoaders.ts';

const queryClient = createQueryClient();
const authProvider = createAuthProvider(queryClient, portalClient);
const starting = startLanguage();
startWithCachedUser(queryClient);
void queryClient.prefetchQuery(userQuery);

// Waits for the preloaded screen, so that the cached one is not replaced by an empty one.
const [i18n] = await Promise.all([starting, screenPreloaded()]);
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App i18n={i18n} queryClient={queryClient} authProvider={authProvider} />
  </StrictMode>,
);
