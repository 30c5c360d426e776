import { useNotify, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import styles from './Account.module.css';

/** The recovery codes, which the portal cannot show again. */
export function RecoveryCodes({ codes, onLeave }: { codes: readonly string[]; onLeave: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('ui.copy.done', { type: 'success' }),
      () => notify('ui.copy.failed', { type: 'error' }),
    );
  return (
    <div className={styles.steps}>
      <output>{t('people.factor.keepCodes')}</output>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('people.factor.copyCodes')}
        </Button>
        <Button variant="contained" onClick={onLeave}>
          {t('people.factor.kept')}
        </Button>
      </div>
    </div>
  );
}
