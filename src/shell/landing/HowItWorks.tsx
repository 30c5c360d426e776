import { Glyph } from '#components/layout/Glyph.tsx';
import styles from './HowItWorks.module.css';
import type { LandingTexts } from './landingTexts.ts';
import page from './ProductPage.module.css';

const GLYPHS = { fill: 'keyboard', check: 'sent', follow: 'success' } as const;

export function HowItWorks({ texts: { how } }: { texts: LandingTexts }) {
  return (
    <div className={styles.band}>
      <section id="how" className={page.section} aria-labelledby="how-title">
        <h2 id="how-title" className={page.title}>
          {how.title}
        </h2>
        <ol className={styles.steps}>
          {(Object.keys(GLYPHS) as (keyof typeof GLYPHS)[]).map((name, index) => (
            <li key={name}>
              <span className={styles.mark} aria-hidden="true">
                <Glyph name={GLYPHS[name]} size={24} />
                <b>{index + 1}</b>
              </span>
              <h3>{how.steps[name].title}</h3>
              <p>{how.steps[name].text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
