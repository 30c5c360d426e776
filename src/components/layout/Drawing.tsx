import { useEffect, useState } from 'react';
import type { DRAWINGS, DrawingName } from './drawings.ts';
import styles from './Drawing.module.css';

/**
 * The picture of an empty or failed screen. Loads after the text, in a space of its own; stays blank without network.
 * @example <Drawing name="search" />
 */
export function Drawing({ name }: { name: DrawingName }) {
  const [drawings, setDrawings] = useState<typeof DRAWINGS | null>(null);
  useEffect(() => {
    import('./drawings.ts').then(
      (loaded) => setDrawings(loaded.DRAWINGS),
      () => undefined,
    );
  }, []);
  const shape = drawings?.[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 208 120" aria-hidden="true" focusable="false">
      <path d={shape?.line} />
      <path d={shape?.fine} strokeWidth="1.1" />
      <path d={shape?.accent} className={styles.accent} />
    </svg>
  );
}
