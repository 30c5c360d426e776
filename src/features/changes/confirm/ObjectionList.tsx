import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldName } from '#components/form/field/fieldName.ts';
import { ERRORS, type ErrorName } from '#contract/errors.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { MissingSettings } from '#features/customsConnection/MissingSettings.tsx';
import { pathTo } from '#contract/routes.ts';
import { RehearsalMessage } from '#features/message/RehearsalMessage.tsx';
import styles from '../Change.module.css';

const CONFLICTS = ['occupiedByColleague', 'alreadyExists', 'occupiedElsewhere'] as const satisfies readonly ErrorName[];

interface ObjectionListProps {
  bill: Bill;
  settlement: Settlement;
  onGo: (path: string) => void;
}

const WEIGHTS = ['error', 'reject', 'warning'] as const;

/** The portal's objections to a change: taken numbers, an invalid filer code, field errors and rehearsal findings. */
export function ObjectionList({
  bill,
  settlement: { conflicts, houseScacAvailable, missingSettings, rehearsal },
  onGo,
}: ObjectionListProps) {
  const t = useTranslate();
  const entity = billEntity(bill.billType);
  const toField = (field: string, label: string) => (
    <button type="button" className={styles.undo} onClick={() => onGo(field)}>
      {label}
    </button>
  );
  const isFree = conflicts.length === 0 && houseScacAvailable && missingSettings.length === 0;
  if (isFree && rehearsal.length === 0) return null;
  return (
    <ul className={styles.objections}>
      {conflicts.map(({ amsNo, code, filingId }) => (
        <li key={amsNo} data-tone="error">
          <strong>{t('send.numberTaken', { amsNo })}</strong>{' '}
          {t(`errors.${CONFLICTS.find((name) => ERRORS[name].code === code) ?? 'alreadyExists'}`)}{' '}
          {filingId && <Link to={pathTo.filing(filingId)}>{t('send.seeFiling')}</Link>}
        </li>
      ))}
      {!houseScacAvailable && (
        <li data-tone="error">
          {t('errors.filerCodeGone')} {toField('houseScac', t('send.toField', { field: t('fields.bill.houseScac') }))}
        </li>
      )}
      {missingSettings.length > 0 && (
        <li data-tone="error">
          <MissingSettings names={missingSettings} />
        </li>
      )}
      {WEIGHTS.flatMap((weight) => {
        const found = rehearsal.filter(({ severity }) => severity === weight);
        const lines = found.map(({ field, message, args = {}, code }) => (
          <li key={`${field} ${code} ${message}`} data-tone={weight}>
            {field && toField(field, fieldName(t, entity, field))}{' '}
            <RehearsalMessage message={message} args={args} code={code} />
          </li>
        ));
        if (weight !== 'reject' || lines.length === 0) return lines;
        const title = t('wire.findings.reject', { count: lines.length });
        return [
          <li key="rejects" data-tone="reject">
            <strong>{title}</strong>
          </li>,
          ...lines,
        ];
      })}
    </ul>
  );
}
