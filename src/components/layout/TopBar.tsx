import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TopBar.module.css';

interface TopBarProps {
  /** Product mark, linked to the first screen. */
  brand: ReactNode;
  /** Opens the menu on a phone. */
  opener: ReactNode;
  tools: ReactNode;
}

/**
 * The top bar: product mark and tools.
 * @example <TopBar brand={<Logo />} opener={null} tools={<Account />} />
 */
export function TopBar({ brand, opener, tools }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {opener}
      <Link to="/" className={styles.home}>
        {brand}
      </Link>
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
