import { useTranslate } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from './focusHeading.ts';
import styles from './Page.module.css';
import { useHeightVariable } from './useHeightVariable.ts';
import { useWindowTitle } from './useWindowTitle.ts';

export interface PageProps {
  /** Key of the screen's title, e.g. `titles.draftList`. */
  titleKey: string;
  /** What the page is about, beside the title: a number, a name. */
  subtitle?: ReactNode;
  /** State of the record, under the title: saved, status, counts. */
  state?: ReactNode;
  /** What one does next; the paid action last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * One screen: its h1, a head that stays in sight (state left, actions right) and its content.
 * @example <Page titleKey="titles.ships" actions={<Button variant="contained">New</Button>}>…</Page>
 */
export function Page({ titleKey, subtitle, state, actions, children }: PageProps) {
  const t = useTranslate();
  const title = t(titleKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLElement>(null);
  useHeightVariable(head, '--tpt-head-height');

  useWindowTitle(title);

  // A new screen is announced by its heading, unless something on it has already taken the focus.
  useEffect(() => {
    const page = heading.current?.closest('main');
    const focused = document.activeElement;
    if (page && history.state?.idx > 0 && !(focused !== page && page.contains(focused))) {
      focusHeading(heading.current);
    }
  }, []);

  return (
    <>
      <header className={styles.head} ref={head}>
        <div className={styles.words}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
            {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
          </h1>
          {state !== undefined && <div className={styles.state}>{state}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </>
  );
}
