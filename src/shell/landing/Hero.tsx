import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import { FEES, LOADING_MARKS } from '#contract/limits.ts';
import { pathTo, ROUTES } from '#contract/routes.ts';
import { fillText } from '#rules/fillText.ts';
import { FilingCard } from './FilingCard.tsx';
import styles from './Hero.module.css';
import type { LandingTexts } from './landingTexts.ts';

const CAN_REGISTER: boolean = ROUTES.register.built;

/** What the product does, what it costs and the next step, before scrolling. */
export function Hero({ texts, isSignedIn }: { texts: LandingTexts; isSignedIn: boolean }) {
  const { search } = useLocation();
  const { hero } = texts;
  const facts = [
    { value: `¥${FEES.filing}`, text: fillText(hero.facts.price, { ams: FEES.filingAlreadyInAms }) },
    { value: fillText(hero.facts.hoursValue, { hours: LOADING_MARKS.late }), text: hero.facts.hours },
    { value: '0', text: hero.facts.fees },
  ];
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div>
          <p className={styles.kicker}>{hero.kicker}</p>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <div className={styles.actions}>
            {isSignedIn ? (
              <Link className={buttonClass({ variant: 'contained', size: 'large' })} to="/">
                {texts.nav.open}
              </Link>
            ) : (
              CAN_REGISTER && (
                <Link
                  className={buttonClass({ variant: 'contained', size: 'large' })}
                  to={withLanguage(pathTo.screen('register'), search)}
                >
                  {hero.register}
                </Link>
              )
            )}
            <a
              className={buttonClass({ variant: CAN_REGISTER || isSignedIn ? 'outlined' : 'contained', size: 'large' })}
              href="#contact"
            >
              {hero.callBack}
            </a>
          </div>
        </div>
        <FilingCard texts={texts.card} />
        <dl className={styles.facts}>
          {facts.map(({ value, text }) => (
            <div key={text}>
              <dt>{value}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A path with the language of the address; nothing else of a landing page's query goes to another page. */
function withLanguage(path: string, search: string): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang ? `${path}?lang=${encodeURIComponent(lang)}` : path;
}
