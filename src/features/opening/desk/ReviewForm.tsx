import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import { LIMITS } from '#contract/limits.ts';
import { useReview } from './useApplications.ts';
import styles from './Desk.module.css';

/** The decision on an application, with a summary for the enterprise. */
export function ReviewForm({ id, enterpriseName }: { id: string; enterpriseName: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const fieldId = useId();
  const [summary, setSummary] = useState('');
  const [problem, setProblem] = useState('');
  const review = useReview(id);

  function decide(decision: 'accepted' | 'rejected'): void {
    if (decision === 'rejected' && summary.trim() === '') {
      setProblem(t('opening.desk.summaryMissing'));
      document.getElementById(fieldId)?.focus();
      return;
    }
    setProblem('');
    review.mutate(
      { decision, auditAbstract: summary },
      {
        onSuccess: () =>
          notify(`opening.desk.${decision}Now`, { type: 'success', messageArgs: { name: enterpriseName } }),
        onError: (error) => setProblem(t(error.message, { _: error.message })),
      },
    );
  }

  return (
    <section className={styles.decision}>
      <label htmlFor={fieldId}>{t('opening.desk.summary')}</label>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={LIMITS.auditAbstract}
        value={summary}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${fieldId}-hint ${fieldId}-problem`}
        onChange={(event) => {
          setSummary(event.target.value);
          setProblem('');
        }}
      />
      <p id={`${fieldId}-hint`} className={styles.hint}>
        {t('opening.desk.summaryHint')}
      </p>
      <p id={`${fieldId}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button variant="contained" disabled={review.isPending} onClick={() => decide('accepted')}>
          {t('opening.desk.accept')}
        </Button>
        <Button variant="outlined" color="error" disabled={review.isPending} onClick={() => decide('rejected')}>
          {t('opening.desk.reject')}
        </Button>
      </div>
    </section>
  );
}
