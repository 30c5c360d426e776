import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { useServerMinute } from '#dataProvider/useServerMinute.ts';
import styles from './BillForm.module.css';

/** [K02] What is left until loading and until the filing is due; ticks by itself, the form around it does not. */
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
