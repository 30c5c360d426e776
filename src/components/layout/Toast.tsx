import { TIMING } from '#components/timing.ts';
import { useTranslate, type NotificationType } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import styles from './Toast.module.css';

export interface ToastFacts {
  id: number;
  tone: NotificationType;
  text: ReactNode;
  /** Milliseconds; null stays until closed. */
  duration?: number | null;
}

/**
 * [E05] A toast: 2 s for success, 3 s otherwise; stays while hovered or focused.
 * @example <Toast id={1} tone="success" text="Saved" onLeave={remove} />
 */
export function Toast({ id, tone, text, duration, onLeave }: ToastFacts & { onLeave: (id: number) => void }) {
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  const time = duration === undefined ? (tone === 'success' ? TIMING.toastSuccess : TIMING.toastProblem) : duration;

  useEffect(() => {
    if (held || time === null) return;
    const timer = setTimeout(() => onLeave(id), time);
    return () => clearTimeout(timer);
  }, [held, time, id, onLeave]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      className={`${styles.toast} ${styles[tone] ?? ''}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Glyph name={tone} />
      <div className={styles.text} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
        {text}
      </div>
      <button type="button" className={styles.close} aria-label={t('ui.layout.dismiss')} onClick={() => onLeave(id)}>
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
