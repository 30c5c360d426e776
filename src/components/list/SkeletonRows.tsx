import styles from './DataTable.module.css';

/**
 * Placeholder rows.
 * @example <SkeletonRows rows={10} cells={8} />
 */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell} className={styles.bone}>
          {'\u00a0'}
        </td>
      ))}
    </tr>
  ));
}
