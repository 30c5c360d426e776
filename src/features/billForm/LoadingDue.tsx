import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import styles from './BillForm.module.css';

/** [K02] The time until loading and the filing deadline; updates without rendering the form. */
export function LoadingDue() {
  const form = useForm();
  const now = useServerMinute();
  const loadingAt = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.value('loadingAt'),
  );
  return (
    <div className={styles.due}>
      <LoadingMark loadingAt={loadingAt} now={now} isLong />
    </div>
  );
}
