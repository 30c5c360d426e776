import { Title, useTranslate } from 'react-admin';
import { ListError } from '#components/list/ListError.tsx';
import { PortalError } from '#dataProvider/portalError.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { UnplacedReceipts } from './UnplacedReceipts.tsx';
import { PracticeSections } from './PracticeSections.tsx';
import { RegisterBill } from './RegisterBill.tsx';
import { RulesForm } from './RulesForm.tsx';
import { usePracticeState } from './usePractice.ts';
import styles from './Practice.module.css';

/** `/support/practice` Support staff control the practice customs. */
export function PracticeControl() {
  const t = useTranslate();
  const { data, error, refetch } = usePracticeState(true);
  useFirstScreen(data !== undefined);
  const isAvailable = !(error instanceof PortalError && error.status === 404);
  return (
    <div className={styles.main}>
      <Title title={t('desk.resources.practice')} />
      <p className={styles.hint}>{t('practice.lead')}</p>
      {!isAvailable && <p>{t('practice.files')}</p>}
      {isAvailable &&
        !data &&
        (error ? <ListError error={error} onRetry={() => void refetch()} /> : <output>{t('practice.loading')}</output>)}
      {data && (
        <>
          <RulesForm state={data} />
          <RegisterBill />
        </>
      )}
      <section aria-labelledby="practice-unplaced">
        <h2 id="practice-unplaced">{t('practice.unplaced')}</h2>
        <UnplacedReceipts />
      </section>
      {data && <PracticeSections state={data} />}
    </div>
  );
}
