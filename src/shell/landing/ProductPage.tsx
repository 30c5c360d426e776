import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import { LanguageSwitch } from '#components/layout/LanguageSwitch.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { offeredNames } from '#i18n/languageNames.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { useSignInLink } from '../useSignInLink.ts';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { useLandingTexts } from './landingTexts.ts';
import styles from './ProductPage.module.css';
import { Prices } from './Prices.tsx';
import { WhatIsIsf } from './WhatIsIsf.tsx';

// The form's library loads after the page, which begins above it.
const CallBackForm = lazyPart(async () => (await import('./CallBackForm.tsx')).CallBackForm);

/** [G18] The product page for strangers, at `/index` and `/index_en`. */
export function ProductPage({ isSignedIn }: { isSignedIn: boolean }) {
  const texts = useLandingTexts();
  const { language, setLanguage } = useLanguage();
  const signIn = useSignInLink();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href="#top" className={styles.brand}>
          <Wordmark />
        </a>
        <nav className={styles.nav} aria-label={texts.nav.label}>
          <a href="#what">{texts.nav.what}</a>
          <a href="#how">{texts.nav.how}</a>
          <a href="#price">{texts.nav.price}</a>
          <a href="#contact">{texts.nav.contact}</a>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch language={language} names={offeredNames()} onChange={setLanguage} />
          {isSignedIn ? (
            <Link className={buttonClass({ variant: 'contained' })} to="/">
              {texts.nav.open}
            </Link>
          ) : (
            <Link className={buttonClass({ variant: 'outlined' })} to={signIn}>
              {texts.nav.signIn}
            </Link>
          )}
        </div>
      </header>
      <main id="top">
        <Hero texts={texts} isSignedIn={isSignedIn} />
        <WhatIsIsf texts={texts} />
        <HowItWorks texts={texts} />
        <Prices texts={texts} />
        <section id="contact" className={`${styles.section} ${styles.contact}`} aria-labelledby="contact-title">
          <div>
            <h2 id="contact-title" className={styles.title}>
              {texts.contact.title}
            </h2>
            <p className={styles.lead}>{texts.contact.text}</p>
            <ul className={styles.ticks}>
              {Object.entries(texts.contact.points).map(([name, text]) => (
                <li key={name}>{text}</li>
              ))}
            </ul>
            <p className={styles.member}>
              {texts.contact.member} <Link to={signIn}>{texts.nav.signIn}</Link>
            </p>
          </div>
          <div className={styles.formCard}>
            <Suspense fallback={<div className={styles.formRoom} />}>
              <CallBackForm />
            </Suspense>
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <Wordmark />
        <p>{texts.foot}</p>
      </footer>
    </div>
  );
}
