import { useTranslate } from 'react-admin';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Viewer.module.css';

interface DocumentTabsProps {
  names: readonly string[];
  current: number;
  onChange: (index: number) => void;
  /** The shown document. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The documents of a draft as tabs; a single one has no tab. */
export function DocumentTabs({ names, current, onChange, children }: DocumentTabsProps) {
  const t = useTranslate();
  const id = useId();
  if (names.length < 2) return <div className={styles.viewer}>{children}</div>;
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + names.length) % names.length;
    onChange(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={t('recognition.viewer.documents')} className={styles.tabs} onKeyDown={onKeyDown}>
        {names.map((name, at) => (
          <button
            key={at}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-selected={at === current}
            aria-controls={`${id}-panel`}
            tabIndex={at === current ? 0 : -1}
            className={styles.tab}
            title={name}
            onClick={() => onChange(at)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
