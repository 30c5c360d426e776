import { colorOf, INKS, PATTERNS, type InkName } from '../chartStyle.ts';
import styles from '../Statistics.module.css';

/** Defines the fills of the charts, once per page. */
export function ChartInks() {
  return (
    <svg className={styles.inks} aria-hidden="true" focusable="false">
      <defs>
        {(Object.keys(INKS) as InkName[]).map((name) => (
          <pattern key={name} id={`ink-${name}`} width={8} height={8} patternUnits="userSpaceOnUse">
            <rect width={8} height={8} fill={colorOf(name)} />
            <path
              d={PATTERNS[INKS[name].pattern]}
              stroke="var(--tpt-palette-background-paper)"
              strokeWidth={INKS[name].pattern === 'dotted' ? 2 : 1.3}
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
