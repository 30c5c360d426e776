import { useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { ListError } from '#components/list/ListError.tsx';
import { PortalError } from '#dataProvider/portalError.ts';
import { SupportFrame } from '#features/support/SupportFrame.tsx';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ParkedReceipts } from './ParkedReceipts.tsx';
import { PracticeSections } from './PracticeSections.tsx';
import { RegisterBill } from './RegisterBill.tsx';
import { RulesForm } from './RulesForm.tsx';
import { usePracticeState } from './usePractice.ts';
import styles from './Practice.module.css';

/** `/support/practice` Support staff control the practice customs. */
export function PracticeControl() {
  const t = useTranslate();
  const isSupport = useUser().user?.role === 'support';
  const { data, error, refetch } = usePracticeState(isSupport);
  useFirstScreen(data !== undefined);
  const isAvailable = !(error instanceof PortalError && error.status === 404);
  return (
    <SupportFrame screen="practice">
      <div className={styles.main}>
        <h1>{t('titles.practice')}</h1>
        <p className={styles.hint}>{t('practice.lead')}</p>
        {!isAvailable && <p>{t('practice.files')}</p>}
        {isAvailable &&
          !data &&
          (error ? (
            <ListError error={error} onRetry={() => void refetch()} />
          ) : (
            <output>{t('practice.loading')}</output>
          ))}
        {data && (
          <>
            <RulesForm state={data} />
            <RegisterBill />
          </>
        )}
        {isSupport && (
          <section aria-labelledby="practice-parked">
            <h2 id="practice-parked">{t('practice.parked')}</h2>
            <ParkedReceipts />
          </section>
        )}
        {data && <PracticeSections state={data} />}
      </div>
    </SupportFrame>
  );
}
