import { useTranslate } from 'react-admin';
import type { ReactNode, Ref } from 'react';
import type { Issue } from '#schema/issue.ts';
import { fieldName } from './field/fieldName.ts';
import type { FormStore } from './store/formStore.ts';
import { findSection } from './store/sectionStates.ts';
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
  cautionHeading?: string | undefined;
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
  const {
    form,
    issues,
    titleKey,
    onGo,
    ref,
    issueNote,
    further = 0,
    cautionHeading,
    texts = 'ui.problems',
    children,
  } = props;
  const t = useTranslate();
  const errors = issues.filter((issue) => issue.severity === 'error');
  const warnings = issues.filter((issue) => issue.severity === 'warning');
  const wrong = errors.length + further;
  const isClear = wrong === 0;
  const caution = cautionHeading ?? (warnings.length > 0 ? t(`${texts}.onlyWarnings`) : undefined);

  function problemName({ path }: Issue): string {
    const section = findSection(form.entity, path);
    const isList = form.entity.fields[path]?.kind === 'rows';
    return isList && section ? t(titleKey(section)) : fieldName(t, form.entity, path);
  }
  const lines = (list: readonly Issue[]) => {
    const grouped = groupBlank(form, list);
    return (
      <ul>
        {grouped.slice(0, LISTED).map(({ issue, blank }) => (
          <li key={`${issue.path} ${issue.message}`}>
            <a
              href={`#${issue.path}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(issue.path);
              }}
            >
              {blank > 1 ? t(titleKey(findSection(form.entity, issue.path) ?? '')) : problemName(issue)}
            </a>{' '}
            {blank > 1 ? t('ui.problems.blank', { count: blank }) : t(issue.message, issue.args)} {issueNote?.(issue)}
          </li>
        ))}
        {grouped.length > LISTED && <li>{t('ui.problems.more', { count: grouped.length - LISTED })}</li>}
      </ul>
    );
  };

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="problem-summary"
      role={isClear ? 'status' : 'alert'}
      // The focus announces it; later only the count is announced, not every line after each edit.
      aria-live="off"
      className={`${styles.summary} ${isClear ? (caution ? styles.caution : styles.clear) : styles.wrong}`}
    >
      <h2 id="problem-summary" aria-live="polite" aria-atomic>
        {isClear ? (caution ?? t(`${texts}.clear`)) : t(`${texts}.title`, { count: wrong })}
      </h2>
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

interface SummaryLine {
  /** The first one of a group. */
  issue: Issue;
  /** Number of blank required fields of one section in this line. */
  blank: number;
}

/** Blank required fields of one section from which on they share a line. */
const GROUPED_FROM = 3;

/** One line per issue; many blank required fields of a section, rows apart, share one. */
function groupBlank(form: FormStore, issues: readonly Issue[]): SummaryLine[] {
  const blankSection = ({ message, path }: Issue): string | null =>
    message === 'validation.required' && !path.includes('.') ? findSection(form.entity, path) : null;
  const bySection = new Map<string, Issue[]>();
  for (const issue of issues) {
    const section = blankSection(issue);
    if (section !== null) bySection.set(section, [...(bySection.get(section) ?? []), issue]);
  }
  return issues.flatMap((issue) => {
    const section = blankSection(issue);
    const group = section === null ? [] : (bySection.get(section) ?? []);
    if (group.length < GROUPED_FROM) return [{ issue, blank: 1 }];
    return group[0] === issue ? [{ issue, blank: group.length }] : [];
  });
}
