import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import styles from './BillNumber.module.css';

const TICK_MS = 1_000;

/**
 * [E05] Copies a number and confirms it, or suggests manual copying.
 * @example <CopyButton value="OOLU2719403685" />
 */
export function CopyButton({ value }: { value: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), TICK_MS);
      notify('ui.copy.done', { type: 'success' });
    } catch {
      notify('ui.copy.failed', { type: 'error' });
    }
  }

  return (
    <button
      type="button"
      className={`${styles.copy} ${copied ? styles.copied : ''}`}
      aria-label={t('ui.copy.label', { value })}
      title={t('ui.copy.label', { value })}
      onClick={() => void copy()}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={copied ? 'M3 8.5l3.2 3.2L13 4.8' : 'M6 5.5h7v8H6zM10 5.5v-3H3v8h3'} />
      </svg>
    </button>
  );
}
