import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cspNonce } from './cspNonce.ts';
import './global.css';
import { theme } from './theme.ts';

const styleCache = createCache({ key: 'tpt', nonce: cspNonce(), prepend: true });

/** Theme, style cache under the page's CSP nonce, and the global sheet. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null} noSsr disableTransitionOnChange>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
