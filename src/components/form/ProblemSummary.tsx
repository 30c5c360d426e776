import { useTranslate } from 'react-admin';
import type { ReactNode, Ref } from 'react';
import type { Issue } from '#schema/issue.ts';
import { fieldName } from './fieldName.ts';
import type { FormStore } from './formStore.ts';
import { findSection } from './sectionStates.ts';
import styles from './ProblemSummary.module.css';

interface ProblemSummaryProps {
  form: FormStore;
  issues: readonly Issue[];
  /** Message key of a section's name. */
  titleKey: (section: string) => string;
  onGo: (path: string) => void;
  ref: Ref<HTMLElement>;
  /** Text after an issue's message. */
  issueNote?: (issue: Issue) => string | null;
  /** Number of errors found elsewhere; `children` shows them. */
  further?: number;
  /** Heading if the form has no problem but `children` shows something. */
  yet?: string | undefined;
  /** Message keys of the headings: `<texts>.title`, `clear`, `warnings`. */
  texts?: string;
  children?: ReactNode;
}

/** Limit of listed problems; F8 visits all of them. */
const LISTED = 60;

/**
 * [E06] The problems that block sending, each with a link to its field; warnings apart. Takes the focus.
 * @example <ProblemSummary form={form} issues={form.check()} titleKey={sectionTitle} onGo={goTo} ref={summary} />
 */
export function ProblemSummary(props: ProblemSummaryProps) {
  const { form, issues, titleKey, onGo, ref, issueNote, further = 0, yet, texts = 'ui.problems', children } = props;
  const t = useTranslate();
  const errors = issues.filter((issue) => issue.severity === 'error');
  const warnings = issues.filter((issue) => issue.severity === 'warning');
  const wrong = errors.length + further;
  const isClear = wrong === 0;

  function problemName({ path }: Issue): string {
    const section = findSection(form.entity, path);
    const isList = form.entity.fields[path]?.kind === 'rows';
    return isList && section ? t(titleKey(section)) : fieldName(t, form.entity, path);
  }
  const lines = (list: readonly Issue[]) => (
    <ul>
      {list.slice(0, LISTED).map((issue) => (
        <li key={`${issue.path} ${issue.message}`}>
          <a
            href={`#${issue.path}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(issue.path);
            }}
          >
            {problemName(issue)}
          </a>{' '}
          {t(issue.message, issue.args)} {issueNote?.(issue)}
        </li>
      ))}
      {list.length > LISTED && <li>{t('ui.problems.more', { count: list.length - LISTED })}</li>}
    </ul>
  );

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="problem-summary"
      role={isClear ? 'status' : 'alert'}
      className={`${styles.summary} ${isClear ? (yet ? styles.yet : styles.clear) : styles.wrong}`}
    >
      <h2 id="problem-summary">{isClear ? (yet ?? t(`${texts}.clear`)) : t(`${texts}.title`, { count: wrong })}</h2>
      {!isClear && <p className={styles.keys}>{t('ui.problems.keys')}</p>}
      {lines(errors)}
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <h3>{t(`${texts}.warnings`, { count: warnings.length })}</h3>
          {lines(warnings)}
        </div>
      )}
      {children}
    </section>
  );
}
