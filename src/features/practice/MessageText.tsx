import { useTranslate } from 'react-admin';

/** A message as received, collapsed. */
export function MessageText({ children }: { children: string }) {
  const t = useTranslate();
  return (
    <details>
      <summary>{t('practice.text')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre lang="en" tabIndex={0}>
        {children}
      </pre>
    </details>
  );
}
