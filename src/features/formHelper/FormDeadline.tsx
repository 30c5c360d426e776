import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import styles from './Helper.module.css';

/** [K02] The deadline of a form, which stays in sight while the form is scrolled. */
export function FormDeadline({ form }: { form: BillFormStore }) {
  const t = useTranslate();
  const now = useServerMinute();
  const loadingAt = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.value('loadingAt'),
  );
  return (
    <section aria-labelledby="helper-deadline">
      <h2 id="helper-deadline">{t('billForm.helper.deadline')}</h2>
      {loadingAt ? (
        <LoadingMark loadingAt={loadingAt} now={now} isLong />
      ) : (
        <p className={styles.quiet}>{t('billForm.helper.noLoading')}</p>
      )}
    </section>
  );
}
