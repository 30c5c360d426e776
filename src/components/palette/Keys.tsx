import { keyText } from './keyText.ts';
import styles from './palette.module.css';

/**
 * Key caps, as `keyText` writes them.
 * @example <Keys of={['g', 'd']} />
 */
export function Keys({ of }: { of: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {of.map((key) => (
        <kbd key={key}>{keyText(key)}</kbd>
      ))}
    </span>
  );
}
