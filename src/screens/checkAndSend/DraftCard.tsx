import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import type { Tone } from '#contract/statuses.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { blockFacts } from './blockFacts.ts';
import { CheckingNote } from './CheckingNote.tsx';
import { ConflictList } from './ConflictList.tsx';
import { numbersOf, type ReadyCheck } from './draftCheck.ts';
import { ProblemList } from './ProblemList.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { isPriceChange, type Line, type LineState } from './sendLine.ts';
import styles from './DraftCard.module.css';

export interface DraftCardProps {
  line: Line;
  /** Shows the blocks unfolded. */
  isOpen: boolean;
  onRetry: () => void;
}

const TONES: Record<Exclude<LineState, 'idle'>, Tone> = {
  waiting: 'waiting',
  sending: 'waiting',
  accepted: 'green',
  problem: 'red',
  checking: 'waiting',
};

/** One draft of the selection: its numbers, how far it is, what is wrong with it, and its facts by block. */
export function DraftCard({ line, isOpen, onRetry }: DraftCardProps) {
  const t = useTranslate();
  const { check, state, intent, notKept, error } = line;
  const ready = check?.state === 'ready' ? check : null;
  const numbers = check && check.state !== 'gone' ? numbersOf(check.bill) : (intent?.amsNos ?? []);
  const billType = check && check.state !== 'gone' ? check.bill.billType : intent?.billType;
  const isOver = state === 'accepted' || state === 'checking' || state === 'sending';

  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {billType !== undefined && <span className={styles.type}>{t(`choices.billType.${billType}`)}</span>}
          {numbers.map((number) => (
            <BillNumber key={number} value={number} />
          ))}
          {numbers.length === 0 && check?.state !== 'gone' && (check || error) && t('send.noNumber')}
        </h2>
        {state !== 'idle' && (
          <StatusChip tone={isPriceChange(intent) ? 'waiting' : TONES[state]}>{t(`send.state.${state}`)}</StatusChip>
        )}
      </div>
      {!check && !error && <p className={styles.skeleton}>{t('send.checking')}</p>}
      {error && !check && (
        <div className={styles.errors} role="alert">
          <p>{t('send.failed', { reason: t(error.message, { _: error.message }) })}</p>
          <Button variant="outlined" onClick={onRetry}>
            {t('send.retry')}
          </Button>
        </div>
      )}
      {state === 'checking' && intent && <CheckingNote intent={intent} />}
      {state === 'problem' && notKept && (
        <p className={styles.errors}>{t('send.notKept', { reason: notKept.reason })}</p>
      )}
      {state === 'problem' && !notKept && intent && <RefusalNote intent={intent} check={check} />}
      {check?.state === 'gone' && state === 'idle' && <p className={styles.note}>{t('send.gone')}</p>}
      {check?.state === 'unsaved' && (
        <p className={styles.errors}>
          {t('send.unsaved', { reason: check.reason.message })}{' '}
          <Link to={pathTo.draft(check.id)}>{t('send.back')}</Link>
        </p>
      )}
      {ready && !isOver && <Findings check={ready} hasRefusal={state === 'problem'} />}
      {ready && !isOver && (
        <details className={styles.blocks} open={isOpen}>
          <summary>{t('titles.draftDetial')}</summary>
          <dl>
            {blockFacts(t, ready.bill).map(({ section, field, text }) => (
              <div key={section} className={styles.block}>
                <dt>{t(`fields.blocks.${section}`)}</dt>
                <dd>
                  <span className={text ? styles.fact : styles.empty}>{text || t('send.notFilled')}</span>
                  <Link
                    to={pathTo.draftField(ready.id, field)}
                    aria-label={t('send.changeBlock', { block: t(`fields.blocks.${section}`) })}
                  >
                    {t('send.change')}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

/** What the check found: errors, conflicts and warnings. */
function Findings({ check, hasRefusal }: { check: ReadyCheck; hasRefusal: boolean }) {
  const t = useTranslate();
  const { id, bill, issues, settlement } = check;
  const errors = issues.filter((issue) => issue.severity === 'error');
  const warnings = issues.filter((issue) => issue.severity === 'warning');
  const isBlocked = errors.length > 0 || settlement.conflicts.length > 0 || !settlement.houseScacAvailable;
  const count = (list: readonly unknown[]) => ({ count: list.length });
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
      {errors.length > 0 && (
        <ProblemList id={id} bill={bill} issues={errors} title={t('send.problems', count(errors))} />
      )}
      {warnings.length > 0 && (
        <ProblemList id={id} bill={bill} issues={warnings} title={t('send.warnings', count(warnings))} />
      )}
      {!isBlocked && !hasRefusal && <StatusChip tone="green">{t('send.fine')}</StatusChip>}
    </>
  );
}
