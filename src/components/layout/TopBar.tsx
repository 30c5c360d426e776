import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TopBar.module.css';
import { Wordmark } from './Wordmark.tsx';

export interface TopBarProps {
  /** Opens the menu on a phone. */
  opener: ReactNode;
  tools: ReactNode;
}

/** The bar over every screen: whose product, whose account. */
export function TopBar({ opener, tools }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {opener}
      <Link to="/" className={styles.home}>
        <Wordmark />
      </Link>
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
