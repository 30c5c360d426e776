import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { CountryNames } from '#features/records/CountryNames.tsx';
import { FilingSection } from './FilingSection.tsx';
import styles from './FilingData.module.css';

/** The filed values, read-only, by section. */
export function FilingData({ bill }: { bill: Bill }) {
  const entity = billEntity(bill.billType);
  return (
    <CountryNames>
      <div className={styles.sections}>
        {Object.entries(entity.views.form ?? {}).map(([section, names]) => (
          <FilingSection key={section} entity={entity} section={section} names={names} record={bill} />
        ))}
      </div>
    </CountryNames>
  );
}
