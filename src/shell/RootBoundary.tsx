import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from '#components/layout/CrashPage.tsx';
import { ErrorBoundary } from '#components/layout/ErrorBoundary.tsx';

/** The last net: whatever breaks outside a screen still leaves a page that says so. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <CrashPage texts="shell" error={error} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
