import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cspNonce } from './cspNonce.ts';
import { theme } from './muiTheme.ts';

const styleCache = createCache({ key: 'tpt', nonce: cspNonce(), prepend: true });

/**
 * Material's theme and style cache with the page's CSP nonce. Wraps each Material layer instead of the app: creating it
 * costs more than rendering the first screen.
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
