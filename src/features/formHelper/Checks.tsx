import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/field/fieldName.ts';
import { inFormOrder } from '#components/form/store/sectionStates.ts';
import { Glyph } from '#components/layout/Glyph.tsx';
import { dropDuplicateWarnings } from '#customs/joinFindings.ts';
import type { Objection } from '#customs/objections.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { CustomsFindings } from '../message/CustomsFindings.tsx';
import styles from './Helper.module.css';

interface ChecksProps {
  form: BillFormStore;
  findings: readonly Objection[];
  onGo: (path: string) => void;
}

/** Longer lists are cut; the summary of a check shows more. */
const LISTED = 20;

/** What is wrong with a form as it is now: blank fields as a count, everything else with a link to its field. */
export function Checks({ form, findings, onGo }: ChecksProps) {
  const t = useTranslate();
  const issues = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => form.problems,
  );
  const blank = issues.filter(({ message }) => message === 'validation.required');
  const others = dropDuplicateWarnings(
    inFormOrder(form.entity, issues).filter(({ message }) => message !== 'validation.required'),
    findings,
  );
  const first = inFormOrder(form.entity, blank)[0];
  const isClear = issues.length === 0 && findings.length === 0;
  return (
    <section aria-labelledby="helper-checks">
      <h2 id="helper-checks">{t('billForm.helper.checks')}</h2>
      {isClear && (
        <p className={styles.clear}>
          <Glyph name="success" size={18} />
          {t('billForm.summary.clear')}
        </p>
      )}
      {first && (
        <p>
          <button type="button" className={styles.blank} onClick={() => onGo(first.path)}>
            {t('billForm.helper.blank', { count: blank.length })}
          </button>
        </p>
      )}
      <ul className={styles.issues}>
        {others.slice(0, LISTED).map(({ path, message, args, severity }) => (
          <li key={`${path} ${message}`} data-severity={severity}>
            <Glyph name={severity === 'error' ? 'error' : 'warning'} size={16} />
            <span>
              <button type="button" onClick={() => onGo(path)}>
                {fieldName(t, form.entity, path)}
              </button>{' '}
              {t(message, args)}
            </span>
          </li>
        ))}
        {others.length > LISTED && <li>{t('ui.problems.more', { count: others.length - LISTED })}</li>}
      </ul>
      <CustomsFindings findings={findings} entity={form.entity} onGo={onGo} />
    </section>
  );
}
