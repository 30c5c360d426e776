import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './muiTheme.ts';

const styleCache = createCache({ key: 'tpt', nonce: cspNonce(), prepend: true });

/** appearance.ts sets the scheme on the page; without a node Material leaves it alone. Its types lack the property. */
const UNMANAGED = { colorSchemeNode: null, storageManager: null, noSsr: true };

/**
 * Material's theme and style cache with the page's CSP nonce. Wraps each Material layer instead of the app: creating it
 * costs more than rendering the first screen.
 * @example <Theme><MuiDialog open>…</MuiDialog></Theme>
 */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} {...UNMANAGED}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The page's CSP nonce: the build writes the meta tag, the portal its value. */
function cspNonce(page: Document = document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
  return meta?.nonce || meta?.getAttribute('nonce') || undefined;
}
