import { useTranslate } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from './focusHeading.ts';
import styles from './Page.module.css';
import { useHeightVariable } from './useHeightVariable.ts';
import { useWindowTitle } from './useWindowTitle.ts';

interface PageProps {
  /** Key of the screen's title, e.g. `titles.draftList`. */
  titleKey: string;
  /** Subject beside the title: a number, a name. */
  subtitle?: ReactNode;
  /** Identifies what the screen shows, where its address has several subjects. */
  subject?: string;
  /** State below the title: saved, status, counts. */
  state?: ReactNode;
  /** Actions; the paid one last. */
  actions?: ReactNode;
  /** Reserves the height of state and actions, which come with the content. */
  isLoading?: boolean;
  children: ReactNode;
}

/**
 * A screen with its h1, a sticky head (state left, actions right) and content.
 * @example <Page titleKey="titles.ships" actions={<Button variant="contained">New</Button>}>…</Page>
 */
export function Page({ titleKey, subtitle, subject, state, actions, isLoading = false, children }: PageProps) {
  const t = useTranslate();
  const title = t(titleKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLElement>(null);
  useHeightVariable(head, '--tpt-head-height');

  useWindowTitle(title);

  // Announces a new screen, or another subject of it, by its heading, unless something in it has the focus.
  useEffect(() => {
    const page = heading.current?.closest('main');
    const focused = document.activeElement;
    if (page && history.state?.idx > 0 && !(focused !== page && page.contains(focused))) {
      focusHeading(heading.current);
    }
  }, [subject]);

  return (
    <>
      <header className={styles.head} ref={head}>
        <div className={styles.words}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
            {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
          </h1>
          {(state !== undefined || isLoading) && <div className={styles.state}>{state}</div>}
        </div>
        {(actions !== undefined || isLoading) && <div className={styles.actions}>{actions}</div>}
      </header>
      {/* Another element than while loading, which nothing of it resembles. */}
      <div key={isLoading ? 'loading' : 'loaded'} className={styles.content}>
        {children}
      </div>
    </>
  );
}
