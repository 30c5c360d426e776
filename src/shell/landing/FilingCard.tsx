import { FEES } from '#contract/limits.ts';
import { Glyph } from '#components/layout/Glyph.tsx';
import styles from './FilingCard.module.css';
import type { LandingTexts } from './landingTexts.ts';

const RADIUS = 30;
const ELEMENTS = 10;

/** A drawing of an accepted filing; the text beside it has the same content. */
export function FilingCard({ texts }: { texts: LandingTexts['card'] }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.head}>
          <div>
            <span className={styles.kind}>{texts.title}</span>
            <span className={styles.number}>
              <b>TXSL</b>12345678
            </span>
          </div>
          <svg className={styles.ring} viewBox="0 0 72 72">
            {Array.from({ length: ELEMENTS }, (_, index) => (
              <path key={index} d={arc(index)} style={{ animationDelay: `${index * 90}ms` }} />
            ))}
            <text x="36" y="41">
              10
            </text>
          </svg>
        </div>
        <dl className={styles.rows}>
          <div>
            <dt>{texts.importer}</dt>
            <dd>PACIFIC HOME GOODS INC</dd>
          </div>
          <div>
            <dt>HS</dt>
            <dd>940161 · 940360 · 392410</dd>
          </div>
        </dl>
        <p className={styles.checked}>
          <Glyph name="success" size={18} />
          {texts.elements}
        </p>
        <ol className={styles.steps}>
          {Object.entries(texts.steps).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ol>
      </div>
      <div className={styles.note}>
        <Glyph name="success" size={18} />
        {texts.checked}
        <b>¥{FEES.filing}</b>
      </div>
      <div className={styles.clock}>{texts.deadline}</div>
    </div>
  );
}

function arc(index: number): string {
  const point = (turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(36 + RADIUS * Math.cos(angle)).toFixed(2)} ${(36 + RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point((index + 0.1) / ELEMENTS)}A${RADIUS} ${RADIUS} 0 0 1 ${point((index + 0.9) / ELEMENTS)}`;
}
