import { useDefaultTitle } from 'react-admin';
import { useEffect } from 'react';

/**
 * [R01] Sets the window title `<app> - <screen>`; the app's title is from react-admin's `DefaultTitleContext`.
 * @example useWindowTitle(t('titles.draftList'));
 */
export function useWindowTitle(title: string): void {
  const app = useDefaultTitle();
  useEffect(() => {
    document.title = typeof app === 'string' && app !== '' ? `${app} - ${title}` : title;
  }, [app, title]);
}
