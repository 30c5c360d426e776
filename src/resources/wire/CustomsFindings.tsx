import { useTranslate } from 'ra-core';
import { fieldName } from '#components/form/fieldName.ts';
import { Button } from '#components/layout/Button.tsx';
import type { Finding } from '#customs/finding.ts';
import type { Entity } from '#schema/entity.ts';
import styles from './CustomsFindings.module.css';

interface CustomsFindingsProps {
  findings: readonly Finding[];
  entity: Entity;
  onGo: (field: string) => void;
  /** Sends in spite of rejects; absent while something else stands in the way. */
  onSend?: (() => void) | undefined;
}

/** Nobody reads a thousand lines. */
const LISTED = 40;

/** What customs would say beyond what the form says itself: rejects, then warnings, each with its cause and its cure. */
export function CustomsFindings({ findings, entity, onGo, onSend }: CustomsFindingsProps) {
  const t = useTranslate();
  const groups = [
    { severity: 'reject', found: findings.filter((one) => one.severity === 'reject') },
    { severity: 'warning', found: findings.filter((one) => one.severity === 'warning') },
  ] as const;
  return groups.map(
    ({ severity, found }) =>
      found.length > 0 && (
        <div key={severity} className={styles.group} data-severity={severity}>
          <h3>{t(`wire.findings.${severity}`, { count: found.length })}</h3>
          <ul>
            {found.slice(0, LISTED).map((finding, at) => (
              <li
                key={`${finding.name} ${finding.field} ${at}`}
                // What stands at no field is come to here.
                {...(severity === 'reject' && finding.field === null && { 'data-problem': '', tabIndex: -1 })}
              >
                <FindingLine finding={finding} entity={entity} onGo={onGo} />
              </li>
            ))}
            {found.length > LISTED && <li>{t('grid.moreProblems', { count: found.length - LISTED })}</li>}
          </ul>
          {severity === 'reject' && onSend && (
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
}: { finding: Finding } & Omit<CustomsFindingsProps, 'findings' | 'onSend'>) {
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
