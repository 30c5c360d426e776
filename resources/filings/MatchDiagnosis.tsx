import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import type { MatchCause, Unmatched } from '#customs/match/matchCause.ts';
import { matchCauses } from '#customs/match/matchCauses.ts';
import styles from './MatchPanel.module.css';

interface MatchDiagnosisProps {
  filing: FilingDetail;
  status: Unmatched['status'];
}

/** The value suggested to the modify screen, by path. */
const suggestion = ({ amsNo, amsType }: MatchCause): { field: string; value: string } | null => {
  if (amsNo !== undefined) return { field: 'amsRequestList.0.amsNo', value: amsNo };
  return amsType === undefined ? null : { field: 'amsRequestList.0.amsType', value: amsType };
};

/** Steps through the known causes of an unmatched bill and suggests fixes. */
export function MatchDiagnosis({ filing, status }: MatchDiagnosisProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { amsNo, houseScac, actions } = filing;
  const amsType = filing.amsRequestList[0]?.amsType ?? '';
  const causes = useMemo(() => matchCauses({ amsNo, amsType, houseScac, status }), [amsNo, amsType, houseScac, status]);
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  const isMoved = useRef(false);
  const cause = causes[step];
  const offer = cause ? suggestion(cause) : null;
  const mayChange = actions.includes('modify') || actions.includes('resend');

  // Focuses the next cause, which announces it.
  useEffect(() => {
    if (isMoved.current) heading.current?.focus();
  }, [step]);
  function go(to: number): void {
    isMoved.current = true;
    setStep(to);
  }
  const change = ({ field, value }: { field: string; value: string }): void =>
    void navigate(pathTo.modify(filing.id, field), { state: { suggest: { [field]: value } } });

  return (
    <div className={styles.doctor}>
      <h3>{t('match.doctor')}</h3>
      <p className={styles.quiet}>{t('match.doctorLead')}</p>
      {cause ? (
        <>
          <p ref={heading} tabIndex={-1} className={styles.step}>
            {t('match.step', { step: step + 1, count: causes.length })}
          </p>
          <p className={styles.cause}>{t(`customs.matchCauses.${cause.cause}.cause`, cause.args)}</p>
          <p>{t(`customs.matchCauses.${cause.cause}.fix`, cause.args)}</p>
          {offer && !mayChange && <p className={styles.quiet}>{t('match.closed')}</p>}
          <div className={styles.buttons}>
            {offer && (
              <Button variant="contained" disabled={!mayChange} onClick={() => change(offer)}>
                {cause.amsNo === undefined
                  ? t('match.useType', { type: t(`choices.amsType.${cause.amsType}`) })
                  : t('match.useNumber', { amsNo: cause.amsNo })}
              </Button>
            )}
            <Button variant="outlined" onClick={() => go(step + 1)}>
              {t('match.notIt')}
            </Button>
            {step > 0 && <Button onClick={() => go(step - 1)}>{t('match.back')}</Button>}
          </div>
        </>
      ) : (
        <>
          <p ref={heading} tabIndex={-1} className={styles.step}>
            {t('match.through')}
          </p>
          <div className={styles.buttons}>
            <Button variant="outlined" onClick={() => go(0)}>
              {t('match.again')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
