import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cspNonce } from './cspNonce.ts';
import { theme } from './muiTheme.ts';

const styleCache = createCache({ key: 'tpt', nonce: cspNonce(), prepend: true });

/**
 * Material's theme and its style cache under the page's CSP nonce. It stands around each layer that is made of Material's
 * parts and not around the app: making it costs more than drawing the first screen, which needs none of it.
 * @example <Theme><MuiDialog open>…</MuiDialog></Theme>
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null} noSsr disableTransitionOnChange>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
