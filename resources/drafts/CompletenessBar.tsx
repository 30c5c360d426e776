import { useTranslate } from 'react-admin';
import styles from './DraftList.module.css';

/** Share of filled fields of a draft: bar and figures. */
export function CompletenessBar({ filled, asked }: { filled: number; asked: number }) {
  const t = useTranslate();
  const part = asked > 0 ? Math.min(1, filled / asked) : 0;
  return (
    <span className={styles.meter} title={t('drafts.completeOf', { filled, asked })}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${part * 100}%` }} data-full={part === 1 || undefined} />
      </span>
      <span aria-hidden="true">{`${filled}/${asked}`}</span>
      <span className="visuallyHidden">{t('drafts.completeOf', { filled, asked })}</span>
    </span>
  );
}
