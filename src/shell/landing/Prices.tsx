import { FEES } from '#contract/limits.ts';
import type { LandingTexts } from './landingTexts.ts';
import page from './ProductPage.module.css';
import styles from './Prices.module.css';

const AMOUNTS = { filing: FEES.filing, ams: FEES.filingAlreadyInAms, bond: FEES.providerBond } as const;

/** [K02] The prices, from the fees that the portal charges. */
export function Prices({ texts: { price } }: { texts: LandingTexts }) {
  return (
    <section id="price" className={page.section} aria-labelledby="price-title">
      <h2 id="price-title" className={page.title}>
        {price.title}
      </h2>
      <p className={page.lead}>{price.text}</p>
      <ul className={styles.prices}>
        {(Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[]).map((name) => (
          <li key={name} data-price={name}>
            <h3>{price[name].title}</h3>
            <p className={styles.amount}>¥{AMOUNTS[name]}</p>
            <p>{price[name].text}</p>
          </li>
        ))}
      </ul>
      <ul className={page.ticks}>
        <li>{price.included}</li>
        <li>{price.code}</li>
      </ul>
    </section>
  );
}
