import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './drawings.ts';
import styles from './Message.module.css';
import { useWindowTitle } from './useWindowTitle.ts';

interface MessageProps {
  /** A buoy by default. */
  drawing?: DrawingName;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/**
 * A full-page message with actions.
 * @example <Message title="Page not found" text="There is nothing at this address." />
 */
export function Message({ drawing = 'buoy', title, text, children }: MessageProps) {
  useWindowTitle(title);
  return (
    <div className={styles.message}>
      <Drawing name={drawing} />
      <h1>{title}</h1>
      <div className={styles.text}>{text}</div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
