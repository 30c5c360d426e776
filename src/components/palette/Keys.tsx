import styles from './palette.module.css';

const IS_MAC = /Mac|iPhone|iPad/u.test(navigator.platform);

/**
 * Key caps; `Mod` is ⌘ on a Mac and Ctrl elsewhere, `+` joins keys pressed together.
 * @example <Keys of={['g', 'd']} />
 */
export function Keys({ of }: { of: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {of.map((key) => (
        <kbd key={key}>{key.replace('Mod', IS_MAC ? '⌘' : 'Ctrl').replaceAll('+', ' + ')}</kbd>
      ))}
    </span>
  );
}
