import { useTranslate } from 'react-admin';
import { PRACTICE_MARKS } from '#contract/practiceMarks.ts';
import styles from './Practice.module.css';

/** The marks that work without a rule. */
export function BuiltInMarks() {
  const t = useTranslate();
  return (
    <section aria-labelledby="practice-marks">
      <h3 id="practice-marks">{t('practice.builtIn')}</h3>
      <p className={styles.hint}>{t('practice.builtInHint')}</p>
      <dl className={styles.marks}>
        {PRACTICE_MARKS.map(({ mark, says }) => (
          <div key={mark}>
            <dt className={styles.code}>{mark}</dt>
            <dd>{t(`practice.saysOf.${says}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
