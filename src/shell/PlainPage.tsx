import type { ReactNode } from 'react';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { offeredNames } from '#i18n/languageNames.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { TenElements } from './TenElements.tsx';
import styles from './PlainPage.module.css';

/** The frame of pages outside the main layout: brand on one side, one column on the other. */
export function PlainPage({ children }: { children: ReactNode }) {
  const { language, setLanguage } = useLanguage();
  return (
    <div className={styles.page}>
      <header className={styles.picture}>
        <Wordmark large />
        <TenElements />
      </header>
      <main className={styles.column}>
        <div className={styles.language}>
          <LanguageSwitch language={language} names={offeredNames()} onChange={setLanguage} />
        </div>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
