import { useTranslate } from 'react-admin';
import { Glyph } from '../layout/Glyph.tsx';
import styles from './HelpMark.module.css';

interface HelpMarkProps {
  name: string;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
  /** Without it the button is a tab stop. */
  shortcut?: string | undefined;
}

/**
 * The `?` button that opens an explanation. One with a shortcut is not a tab stop, so that Tab leads from field to field.
 * @example <HelpMark name="Buyer" isOpen={false} onOpen={(anchor) => open(anchor)} shortcut="F1" />
 */
export function HelpMark({ name, isOpen, onOpen, shortcut }: HelpMarkProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={t('ui.help.open', { name })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      tabIndex={shortcut ? -1 : undefined}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Glyph name="help" size={16} />
    </button>
  );
}
