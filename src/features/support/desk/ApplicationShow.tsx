import { Show, useRecordContext } from 'react-admin';
import { ApplicationReview } from '#features/opening/desk/ApplicationReview.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import styles from './Desk.module.css';

/** [S01] An application: its details and the decision beside the signed agreement. */
export function ApplicationShow() {
  return (
    <Show title={<RecordTitle name="applications" />} actions={false} className={styles.show ?? ''}>
      <Review />
    </Show>
  );
}

function Review() {
  const record = useRecordContext();
  return record ? <ApplicationReview key={record.id} id={String(record.id)} /> : null;
}
