import { useTranslate } from 'react-admin';
import { PURSES } from '#contract/codes.ts';
import styles from '#components/list/Filter.module.css';
import { useTextFilter } from '#components/list/useTextFilter.ts';

/** Which purse is shown: one at a time, because their balances do not add up. */
export function PurseFilter() {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('cashier.ledger.purse')}</span>
      <select
        value={valueOf('purse') || 'coin'}
        onChange={({ target }) => change({ purse: target.value === 'coin' ? '' : target.value })}
      >
        {PURSES.map((purse) => (
          <option key={purse} value={purse}>
            {t(`cashier.ledger.purses.${purse}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
