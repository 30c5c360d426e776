import styles from './BillNumber.module.css';

const HAS_SCAC = /^[A-Z]{4}(?=.)/u;

/**
 * A bill of lading number. The carrier's four letters are set apart by style alone: the text stays the number.
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
