import { Glyph } from '#components/layout/Glyph.tsx';
import type { LandingTexts } from './landingTexts.ts';
import page from './ProductPage.module.css';
import styles from './WhatIsIsf.module.css';

/** The ten and the two elements, the fine, and the deadline. */
export function WhatIsIsf({ texts }: { texts: LandingTexts }) {
  const { what, time } = texts;
  return (
    <section id="what" className={page.section} aria-labelledby="what-title">
      <h2 id="what-title" className={page.title}>
        {what.title}
      </h2>
      <p className={page.lead}>{what.text}</p>
      <div className={styles.elements}>
        <div>
          <h3>{what.ten}</h3>
          <ol className={styles.ten}>
            {Object.entries(what.elements).map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ol>
        </div>
        <div className={styles.plus} aria-hidden="true">
          +
        </div>
        <div>
          <h3>{what.two}</h3>
          <ol className={styles.two}>
            {Object.entries(what.carrier).map(([name, text]) => (
              <li key={name}>{text}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.notes}>
        <p className={styles.late}>
          <Glyph name="warning" />
          {what.late}
        </p>
        <p className={styles.transit}>
          <Glyph name="info" />
          {what.transit}
        </p>
      </div>
      <div className={styles.time}>
        <div>
          <h3>{time.title}</h3>
          <p>{time.text}</p>
        </div>
        <ol className={styles.line}>
          {Object.entries(time.points).map(([name, text]) => (
            <li key={name} data-point={name}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
