import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { useSideKey } from './useSideKey.ts';
import styles from './Helper.module.css';

interface HelperFrameProps {
  isUnfolded: boolean;
  onFold: (folded: boolean) => void;
  children: ReactNode;
}

/** The column beside a form. Ctrl+Alt+→ unfolds it and moves there from a field, and back to the field. */
export function HelperFrame({ isUnfolded, onFold, children }: HelperFrameProps) {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  useSideKey(frame, () => {
    onFold(false);
    frame.current?.querySelector('button')?.focus();
  });
  const name = t(isUnfolded ? 'billForm.helper.hide' : 'billForm.helper.show');
  return (
    <aside ref={frame} className={styles.frame} aria-label={t('billForm.helper.label')}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-label={name}
        aria-keyshortcuts="Control+Alt+ArrowRight"
        title={name}
        onClick={() => onFold(isUnfolded)}
      >
        <Glyph name={isUnfolded ? 'unfold' : 'fold'} />
      </button>
      {isUnfolded && children}
    </aside>
  );
}
