import { isAppServed } from '#dataProvider/isAppServed.ts';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashPage } from '#components/layout/CrashPage.tsx';
import { ErrorBoundary } from '#components/layout/ErrorBoundary.tsx';

/** Catches errors outside the screens and shows an error page. */
export function RootBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error) => <CrashPage texts="shell" error={error} probe={isAppServed} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
