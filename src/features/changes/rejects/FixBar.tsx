import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { fieldName } from '#components/form/field/fieldName.ts';
import type { BillFormStore } from '#features/billForm/billFormStore.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { valueAt } from '#schema/record.ts';
import { filingToBill } from '../openChange.ts';
import { errorCause } from '#features/receipts/receiptCause.ts';
import { pathOfKey } from '#features/message/pathOfKey.ts';
import { answerFields, isUnresolved, type RejectedAnswer } from './rejectedAnswers.ts';
import { valueText } from '../valueText.ts';
import styles from '../Change.module.css';

interface FixBarProps {
  form: BillFormStore;
  filing: FilingDetail;
  problems: readonly RejectedAnswer[];
  onGo: (path: string) => void;
}

/**
 * [D09] The rejects of customs one at a time: text, cause, fix, rejected and current value. Changed fields are ticked.
 * Focusing a rejected field shows its reject.
 */
export function FixBar({ form, filing, problems, onGo }: FixBarProps) {
  const t = useTranslate();
  const requestedField = new URLSearchParams(location.search).get('field');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      problems.findIndex((problem) => requestedField !== null && answerFields(problem).includes(requestedField)),
    ),
  );
  const sent = filingToBill(filing);
  const now = form.record;

  const show = useCallback(
    (index: number) => {
      setAt(index);
      const field = problems[index]?.field;
      if (field) onGo(field);
    },
    [problems, onGo],
  );
  const step = (by: 1 | -1): void => show((at + by + problems.length) % problems.length);
  useEffect(() => {
    function follow({ target }: FocusEvent): void {
      const path = target instanceof Element ? pathOfKey(form, target.getAttribute('name') ?? '') : null;
      if (path === null) return;
      // Keeps the displayed reject if it concerns the field.
      setAt((before) => {
        const shown = problems[before];
        if (shown && answerFields(shown).includes(path)) return before;
        const found = problems.findIndex((problem) => answerFields(problem).includes(path));
        return found < 0 ? before : found;
      });
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [form, problems]);

  const problem = problems[at] ?? problems[0];
  if (!problem) return null;
  const { error } = problem;
  const { keys, args } = errorCause(error, filingToBill(filing));
  const [title, ...why] = keys.map((key) => t(key, args));
  const fields = answerFields(problem);

  const isSolved = problems.every((each) => !isUnresolved(form.entity, each, sent, now));

  return (
    <section className={styles.fix} data-solved={isSolved || undefined} aria-label={t('changes.fix.title')}>
      <div className={styles.fixHead}>
        <span className={styles.place}>
          {t('changes.fix.place', { at: problems.indexOf(problem) + 1, total: problems.length })}
        </span>
        {isSolved && <strong className={styles.solved}>{t('changes.fix.allSolved')}</strong>}
        <ProblemTicks form={form} sent={sent} problems={problems} current={problem} onFocus={setAt} onShow={show} />
        {problems.length > 1 && (
          <span className={styles.steps}>
            <button
              type="button"
              aria-label={t('changes.fix.previous')}
              title={t('changes.fix.previous')}
              onClick={() => step(-1)}
            >
              ‹
            </button>
            <button
              type="button"
              aria-label={t('changes.fix.next')}
              title={t('changes.fix.next')}
              onClick={() => step(1)}
            >
              ›
            </button>
          </span>
        )}
      </div>
      <output className={styles.fixWords}>
        <strong>{title ?? error.message}</strong>
        {why.map((sentence) => (
          <span key={sentence}> {sentence}</span>
        ))}
      </output>
      {fields.length > 1 && <p className={styles.values}>{t('sent.concernsOneOf')}</p>}
      {fields.map((field) => {
        const [was, is] = [valueAt(sent, field), valueAt(now, field)];
        return (
          <p key={field} className={styles.values}>
            <button type="button" className={styles.undo} onClick={() => onGo(field)}>
              {fieldName(t, form.entity, field)}
            </button>{' '}
            {t('changes.fix.got')} <b>{valueText(t, form.entity, field, was)}</b>
            {is !== was && (
              <>
                {' '}
                {t('changes.fix.now')} <ins>{valueText(t, form.entity, field, is)}</ins>
              </>
            )}
          </p>
        );
      })}
    </section>
  );
}

interface ProblemTicksProps {
  form: BillFormStore;
  sent: Bill;
  problems: readonly RejectedAnswer[];
  current: RejectedAnswer;
  onFocus: (index: number) => void;
  onShow: (index: number) => void;
}

/** A button for each reject, ticked when its field has changed. */
function ProblemTicks({ form, sent, problems, current, onFocus, onShow }: ProblemTicksProps) {
  const t = useTranslate();
  return (
    <ol className={styles.ticks}>
      {problems.map((each, index) => {
        const { id, error: own, field } = each;
        const isSolved = !isUnresolved(form.entity, each, sent, form.record);
        return (
          <li key={id}>
            <button
              type="button"
              id={id}
              // A reject without a field is a stop of F8 here.
              {...(field === null && { 'data-problem': '', onFocus: () => onFocus(index) })}
              aria-current={each === current || undefined}
              aria-label={t(isSolved ? 'changes.fix.solved' : 'changes.fix.open', {
                at: index + 1,
                code: own.code || own.message,
              })}
              onClick={() => onShow(index)}
            >
              {isSolved ? '✓ ' : ''}
              {/* Not every rule has a published code. */}
              {own.code || index + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
