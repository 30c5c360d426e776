import styles from './Wordmark.module.css';

/** The wordmark "10+2", with the product name where there is room. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={large ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <span>10</span>
      <span className={styles.plus}>+</span>
      <span>2</span> <span className={styles.name}>TenPlusTwo</span>
    </span>
  );
}
