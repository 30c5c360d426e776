import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { PlainPage } from '../PlainPage.tsx';
import styles from './Entry.module.css';

interface EntryPageProps {
  titleKey: string;
  lead?: string;
  children: ReactNode;
}

/** A page on the way into the app, with a link back to sign-in. */
export function EntryPage({ titleKey, lead, children }: EntryPageProps) {
  const t = useTranslate();
  useWindowTitle(t(titleKey));
  return (
    <PlainPage>
      <h1>{t(titleKey)}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      <p className={styles.links}>
        <Link to={pathTo.login()}>{t('people.entry.toSignIn')}</Link>
      </p>
    </PlainPage>
  );
}
