import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { fieldName } from '#components/form/fieldName.ts';
import type { FormStore } from '#components/form/formStore.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { AnyRecord } from '#schema/field.ts';
import { billOfFiling } from './openChange.ts';
import { errorCause } from '../sentBills/receiptCause.ts';
import { pathOfKey } from '../wire/pathOfKey.ts';
import type { RejectedAnswer } from './rejectedAnswers.ts';
import { isSameAt, valueAt } from './valueAt.ts';
import { valueText } from './valueText.ts';
import styles from './Change.module.css';

interface FixBarProps {
  form: FormStore;
  filing: FilingDetail;
  problems: readonly RejectedAnswer[];
  onGo: (path: string) => void;
}

/**
 * [D09] What customs refused, one after the other: what it is, why, what to do, the value that customs got and the one
 * that stands there now. A problem whose field has changed is ticked. It follows the focus: whoever comes to a field that
 * was refused, by F8 or otherwise, reads why.
 */
export function FixBar({ form, filing, problems, onGo }: FixBarProps) {
  const t = useTranslate();
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
  const step = (by: 1 | -1): void => show((at + by + problems.length) % problems.length);
  useEffect(() => {
    function follow({ target }: FocusEvent): void {
      const path = target instanceof Element ? pathOfKey(form, target.getAttribute('name') ?? '') : null;
      if (path === null) return;
      // Of several against one field the one that is being read stays.
      setAt((before) => {
        const found = problems[before]?.field === path ? before : problems.findIndex(({ field }) => field === path);
        return found < 0 ? before : found;
      });
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [form, problems]);

  const problem = problems[at] ?? problems[0];
  if (!problem) return null;
  const { error, field } = problem;
  const { keys, args } = errorCause(error, billOfFiling(filing));
  const [title, ...why] = keys.map((key) => t(key, args));
  const [was, is] = field === null ? ['', ''] : [valueAt(sent, field), valueAt(now, field)];
  const isSolved = (path: string | null): boolean => path !== null && !isSameAt(sent, now, path);
  const shown = (value: string) => (field === null ? '' : valueText(t, form.entity, field, value));

  return (
    <section className={styles.fix} aria-label={t('changes.fix.title')}>
      <div className={styles.fixHead}>
        <span className={styles.place}>
          {t('changes.fix.place', { at: problems.indexOf(problem) + 1, total: problems.length })}
        </span>
        <ol className={styles.ticks}>
          {problems.map(({ id, error: { code: own }, field: path }, index) => (
            <li key={id}>
              <button
                type="button"
                id={id}
                // What stands at no field is come to here.
                {...(path === null && { 'data-problem': '', onFocus: () => setAt(index) })}
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
            {fieldName(t, form.entity, field)}
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
