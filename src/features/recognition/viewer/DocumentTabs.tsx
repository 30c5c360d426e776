import { useTranslate } from 'react-admin';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Glyph } from '#components/layout/Glyph.tsx';
import styles from './Viewer.module.css';

interface DocumentTabsProps {
  names: readonly string[];
  current: number;
  onChange: (index: number) => void;
  onClose?: () => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The documents of a draft as tabs; a single one has its name. */
export function DocumentTabs({ names, current, onChange, onClose, children }: DocumentTabsProps) {
  const t = useTranslate();
  const id = useId();
  const close = onClose && (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('recognition.viewer.close')}
      title={t('recognition.viewer.close')}
      onClick={onClose}
    >
      <Glyph name="close" size={16} />
    </button>
  );
  if (names.length < 2)
    return (
      <div className={styles.viewer}>
        <div className={styles.top}>
          <b className={styles.name} title={names[0]}>
            {names[0]}
          </b>
          {close}
        </div>
        {children}
      </div>
    );
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
      <div className={styles.top}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
        <div
          role="tablist"
          aria-label={t('recognition.viewer.documents')}
          className={styles.tabs}
          onKeyDown={onKeyDown}
        >
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
        {close}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
