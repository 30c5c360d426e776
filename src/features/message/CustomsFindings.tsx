import { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/field/fieldName.ts';
import { Button } from '#components/layout/Button.tsx';
import { FindingSource } from './FindingSource.tsx';
import type { Objection } from '#customs/objections.ts';
import type { Entity } from '#schema/entity.ts';
import styles from './CustomsFindings.module.css';

interface CustomsFindingsProps {
  findings: readonly Objection[];
  entity: Entity;
  onGo: (field: string) => void;
  /** Sends in spite of rejects; undefined while something else blocks sending. */
  onSend?: (() => void) | undefined;
}

/** Longer lists are cut. */
const LISTED = 40;
const WEIGHTS = ['error', 'reject', 'warning'] as const;

/**
 * Findings beyond the form's own issues: errors that block sending, then rejects of customs, then warnings, each with
 * cause and fix.
 */
export function CustomsFindings({ findings, entity, onGo, onSend }: CustomsFindingsProps) {
  const t = useTranslate();
  const groups = WEIGHTS.map((severity) => ({ severity, found: findings.filter((one) => one.severity === severity) }));
  const isFileable = findings.every(({ severity }) => severity !== 'error');
  const isTaken = findings.every(({ severity }) => severity === 'warning');
  return groups.map(
    ({ severity, found }) =>
      found.length > 0 && (
        <div key={severity} className={styles.group} data-severity={severity}>
          <h3>
            {t(`wire.findings.${isTaken || severity !== 'warning' ? severity : 'also'}`, { count: found.length })}
          </h3>
          <ul>
            {found.slice(0, LISTED).map((finding, at) => (
              <li
                key={`${finding.name} ${finding.field} ${at}`}
                // A finding without a field is itself a stop for F8.
                {...(severity !== 'warning' && finding.field === null && { 'data-problem': '', tabIndex: -1 })}
              >
                <FindingLine finding={finding} entity={entity} onGo={onGo} />
              </li>
            ))}
            {found.length > LISTED && <li>{t('ui.problems.more', { count: found.length - LISTED })}</li>}
          </ul>
          {severity === 'reject' && isFileable && onSend && (
            <Button variant="outlined" className={styles.send} onClick={onSend}>
              {t('wire.sendAnyway')}
            </Button>
          )}
        </div>
      ),
  );
}

function FindingLine({
  finding,
  entity,
  onGo,
}: { finding: Objection } & Omit<CustomsFindingsProps, 'findings' | 'onSend'>) {
  const t = useTranslate();
  const { name, field, args } = finding;
  return (
    <>
      {field !== null && (
        <a
          href={`#${field}`}
          onClick={(event) => {
            event.preventDefault();
            onGo(field);
          }}
        >
          {fieldName(t, entity, field)}
        </a>
      )}{' '}
      <strong>{t(`customs.edits.${name}.text`, args)}</strong>{' '}
      <span className={styles.source}>
        <FindingSource finding={finding} />
      </span>
      <br />
      {t(`customs.edits.${name}.cause`, args)} {t(`customs.edits.${name}.fix`, args)}
    </>
  );
}
