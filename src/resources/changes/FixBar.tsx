import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { FormStore } from '#components/form/formStore.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { AnyRecord } from '#schema/field.ts';
import { rowsOf, textOf } from '#schema/problems.ts';
import { billOfFiling } from './openChange.ts';
import { errorCause } from '../sentBills/receiptCause.ts';
import { rejectedAnswers } from './rejectedAnswers.ts';
import { pathLabel, valueText } from './valueText.ts';
import styles from './Change.module.css';

interface FixBarProps {
  form: FormStore;
  filing: FilingDetail;
  /** Where the keys that lead from problem to problem find the way. */
  stepRef: RefObject<((by: 1 | -1) => void) | null>;
  onGo: (path: string) => void;
}

/**
 * [D09] What customs refused, one after the other: what it is, why, what to do, the value that customs got and the one
 * that stands there now. A problem whose field has changed is ticked.
 */
export function FixBar({ form, filing, stepRef, onGo }: FixBarProps) {
  const t = useTranslate();
  const problems = useMemo(() => rejectedAnswers(filing), [filing]);
  const asked = new URLSearchParams(location.search).get('field');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      problems.findIndex(({ field }) => field !== null && field === asked),
    ),
  );
  const sent = billOfFiling(filing) as unknown as AnyRecord;
  const now = form.record;

  const show = useCallback(
    (index: number) => {
      setAt(index);
      const field = problems[index]?.field;
      if (field) onGo(field);
    },
    [problems, onGo],
  );
  const step = useCallback(
    (by: 1 | -1) => show((at + by + problems.length) % problems.length),
    [show, at, problems.length],
  );
  useEffect(() => {
    stepRef.current = problems.length > 0 ? step : null;
    return () => {
      stepRef.current = null;
    };
  }, [stepRef, step, problems.length]);

  const problem = problems[at] ?? problems[0];
  if (!problem) return null;
  const { error, field } = problem;
  const { keys, args } = errorCause(error, billOfFiling(filing));
  const [title, ...why] = keys.map((key) => t(key, args));
  const [was, is] = field === null ? ['', ''] : [valueAt(sent, field), valueAt(now, field)];
  const isSolved = (path: string | null): boolean => path !== null && valueAt(sent, path) !== valueAt(now, path);
  const shown = (value: string) => (field === null ? '' : valueText(t, form.entity, field, value));

  return (
    <section className={styles.fix} aria-label={t('changes.fix.title')}>
      <div className={styles.fixHead}>
        <span className={styles.place}>
          {t('changes.fix.place', { at: problems.indexOf(problem) + 1, total: problems.length })}
        </span>
        <ol className={styles.ticks}>
          {problems.map(({ error: { code: own }, field: path }, index) => (
            <li key={`${own} ${path} ${index}`}>
              <button
                type="button"
                aria-current={problems[index] === problem || undefined}
                aria-label={t(isSolved(path) ? 'changes.fix.solved' : 'changes.fix.open', { at: index + 1, code: own })}
                onClick={() => show(index)}
              >
                {isSolved(path) ? '✓ ' : ''}
                {own}
              </button>
            </li>
          ))}
        </ol>
        {problems.length > 1 && (
          <span className={styles.steps}>
            <button
              type="button"
              aria-label={t('billForm.summary.previous')}
              aria-keyshortcuts="Shift+F8"
              title={`${t('billForm.summary.previous')} (Shift + F8)`}
              onClick={() => step(-1)}
            >
              ‹
            </button>
            <button
              type="button"
              aria-label={t('billForm.summary.next')}
              aria-keyshortcuts="F8"
              title={`${t('billForm.summary.next')} (F8)`}
              onClick={() => step(1)}
            >
              ›
            </button>
          </span>
        )}
      </div>
      <output className={styles.fixWords}>
        <strong>
          {error.code} {title ?? error.message}
        </strong>
        {why.map((sentence) => (
          <span key={sentence}> {sentence}</span>
        ))}
      </output>
      {field !== null && (
        <p className={styles.values}>
          <button type="button" className={styles.undo} onClick={() => onGo(field)}>
            {pathLabel(t, form.entity, field)}
          </button>{' '}
          {t('changes.fix.got')} <b>{shown(was)}</b>
          {is !== was && (
            <>
              {' '}
              {t('changes.fix.now')} <ins>{shown(is)}</ins>
            </>
          )}
        </p>
      )}
    </section>
  );
}

function valueAt(record: AnyRecord, path: string): string {
  const [first = '', row, cell] = path.split('.');
  if (row === undefined) return textOf(record, first);
  return cell === undefined ? '' : textOf(rowsOf(record, first)[Number(row)] ?? {}, cell);
}
