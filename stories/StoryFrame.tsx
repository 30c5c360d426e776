import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider, type I18nProvider } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import '#components/theme/tokens.css';
import '#components/theme/global.css';

interface StoryFrameProps {
  i18nProvider: I18nProvider;
  /** The story renders its own `main`. */
  isPage: boolean;
  children: ReactNode;
}

/** The context of all stories: theme, language, router, empty store. */
export function StoryFrame({ i18nProvider, isPage, children }: StoryFrameProps) {
  const store = useMemo(() => memoryStore(), []);
  const dataProvider = useMemo(() => testDataProvider(), []);
  return (
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} store={store}>
        {isPage ? children : <main>{children}</main>}
      </CoreAdminContext>
    </TestMemoryRouter>
  );
}
