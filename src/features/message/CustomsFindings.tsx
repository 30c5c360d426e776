import { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/fieldName.ts';
import { Button } from '#components/layout/Button.tsx';
import type { Objection } from '#customs/objections.ts';
import type { Entity } from '#schema/entity.ts';
import styles from './CustomsFindings.module.css';

interface CustomsFindingsProps {
  findings: readonly Objection[];
  entity: Entity;
  onGo: (field: string) => void;
  /** Sends in spite of rejects; absent while something else stands in the way. */
  onSend?: (() => void) | undefined;
}

/** Nobody reads a thousand lines. */
const LISTED = 40;
const WEIGHTS = ['error', 'reject', 'warning'] as const;

/** What stands against a filing beyond what the form says itself: what cannot be filed here, what customs would reject, then its remarks, each with its cause and its cure. */
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
                // What stands at no field is come to here.
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
  const { name, code, source, field, args } = finding;
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
      <span className={styles.source}>{t(`customs.sources.${source}`, { code })}</span>
      <br />
      {t(`customs.edits.${name}.cause`, args)} {t(`customs.edits.${name}.fix`, args)}
    </>
  );
}
