import { useEffect, type ReactNode } from 'react';
import { PLATFORM_TITLE } from '#contract/limits.ts';
import styles from './Message.module.css';

export interface MessageProps {
  title: string;
  text: ReactNode;
  /** What one can do now. */
  children?: ReactNode;
}

/** A page that only says something: what is the matter, and what to do next. */
export function Message({ title, text, children }: MessageProps) {
  useEffect(() => {
    document.title = `${PLATFORM_TITLE} - ${title}`;
  }, [title]);
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <div className={styles.text}>{text}</div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
