import type { ReactNode } from 'react';
import styles from './Message.module.css';
import { useWindowTitle } from './useWindowTitle.ts';

export interface MessageProps {
  title: string;
  text: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/**
 * A full-page message with actions.
 * @example <Message title="Page not found" text="There is nothing at this address." />
 */
export function Message({ title, text, children }: MessageProps) {
  useWindowTitle(title);
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <div className={styles.text}>{text}</div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
