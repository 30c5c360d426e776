import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { pathTo } from '#contract/routes.ts';
import { MissingSettings } from '#features/customsConnection/MissingSettings.tsx';
import { RejectTick } from '../../payment/RejectTick.tsx';
import { ConflictList } from './ConflictList.tsx';
import type { ReadyCheck } from './draftCheck.ts';
import { ProblemList } from './ProblemList.tsx';
import { isFree, findRejects } from './sendLine.ts';
import styles from './DraftCard.module.css';

interface FindingsProps {
  check: ReadyCheck;
  /** The portal's refusal is shown above. */
  hasRefusal: boolean;
  /** The user confirmed sending although customs would reject it. */
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Findings of the check: conflicts, errors, rejects of customs, warnings. */
export function Findings({ check, hasRefusal, isTicked, onTick }: FindingsProps) {
  const t = useTranslate();
  const { id, bill, issues, settlement } = check;
  const errors = issues.filter((issue) => issue.severity === 'error');
  const rejects = findRejects(check);
  const warnings = issues.filter((issue) => issue.severity === 'warning');
  const list = (found: typeof issues, key: string) =>
    found.length > 0 && <ProblemList id={id} bill={bill} issues={found} title={t(key, { count: found.length })} />;
  return (
    <>
      {settlement.conflicts.length > 0 && !hasRefusal && <ConflictList conflicts={settlement.conflicts} />}
      {!settlement.houseScacAvailable && !hasRefusal && (
        <p className={styles.errors}>
          {t('errors.filerCodeGone')}{' '}
          <Link to={pathTo.draftField(id, 'houseScac')}>
            {t('send.toField', { field: t('fields.bill.houseScac') })}
          </Link>
        </p>
      )}
      {settlement.missingSettings.length > 0 && (
        <MissingSettings names={settlement.missingSettings} className={styles.errors} />
      )}
      {list(errors, 'send.problems')}
      {list(rejects, 'wire.findings.reject')}
      {rejects.length > 0 && isFree(check) && (
        <RejectTick isOn={isTicked} onChange={onTick} hint={t('send.sendRejectedHint')} />
      )}
      {list(warnings, 'send.warnings')}
      {isFree(check) && rejects.length === 0 && !hasRefusal && <StatusChip tone="green">{t('send.fine')}</StatusChip>}
    </>
  );
}
