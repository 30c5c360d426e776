/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the ARIA combobox: no native tag is a list under an input, and the keys are the input's */
import { useTranslate } from 'react-admin';
import styles from './RecentList.module.css';

/**
 * [L02] The recent searches below an input, which handles the keys.
 * @param at the active option; -1 for none
 */
export function RecentList(props: {
  id: string;
  texts: readonly string[];
  at: number;
  onPick: (text: string) => void;
  onClear: () => void;
}) {
  const t = useTranslate();
  return (
    // Keeps the focus in the input; leaving it closes the list.
    <div className={styles.layer} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div className={styles.head}>
        <span>{t('ui.recent.title')}</span>
        <button type="button" className={styles.clear} tabIndex={-1} onClick={props.onClear}>
          {t('ui.recent.clear')}
        </button>
      </div>
      <div role="listbox" id={props.id} aria-label={t('ui.recent.title')}>
        {props.texts.map((text, index) => (
          <div
            key={text}
            id={`${props.id}-${index}`}
            role="option"
            aria-selected={index === props.at}
            className={styles.option}
            onClick={() => props.onPick(text)}
          >
            {text}
          </div>
        ))}
      </div>
      <p className={styles.keys}>{t('ui.recent.keys')}</p>
    </div>
  );
}
