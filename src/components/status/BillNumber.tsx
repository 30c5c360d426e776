import styles from './BillNumber.module.css';

const HAS_SCAC = /^[A-Z]{4}(?=.)/u;

/**
 * A bill of lading number; the carrier's SCAC is set apart by style, so that the copied text is the number.
 * @example <BillNumber value="OOLU2719403685" />
 */
export function BillNumber({ value }: { value: string }) {
  const scac = HAS_SCAC.exec(value)?.[0] ?? '';
  return (
    <span className={styles.number}>
      {scac && <span className={styles.scac}>{scac}</span>}
      {value.slice(scac.length)}
    </span>
  );
}
