import { useEffect, useState } from 'react';
import { useLocale } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { manualSectionAt } from '#contract/manualSections.ts';
import { useUser } from '#authProvider/useUser.ts';
import { fillText } from '#rules/fillText.ts';
import { isUsable } from '#rules/usableUser.ts';
import { OpeningOfUser } from '../OpeningOfUser.tsx';
import { findSections } from './findSections.ts';
import styles from './Manual.module.css';
import { pictureOf, useManualTexts } from './manualTexts.ts';

/** [R16] `/instructions/process`: the user manual, with pictures of the screens; [G03] above it what opens the service. */
export function Manual() {
  const texts = useManualTexts();
  const locale = useLocale();
  const { hash } = useLocation();
  const { user } = useUser();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const sections = findSections(texts, words);
  // The sections come after the browser has looked for the anchor.
  useEffect(() => {
    const name = hash.slice(1);
    // The menu names the screen that the person came from.
    if (name.startsWith('/')) void navigate({ hash: manualSectionAt(name) }, { replace: true });
    else document.getElementById(name)?.scrollIntoView();
  }, [hash, navigate]);
  return (
    <Page titleKey="titles.instructionProcess">
      <div className={styles.manual}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <input
            type="search"
            value={words}
            aria-label={texts.search}
            placeholder={texts.search}
            onChange={(event) => setWords(event.target.value)}
          />
          <output className={styles.found}>
            {words.trim() && (sections.length > 0 ? fillText(texts.found, { count: sections.length }) : texts.nothing)}
          </output>
          <ol>
            {sections.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{texts.sections[id].title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {user && !isUsable(user) && (
            <div className={styles.opening}>
              <OpeningOfUser user={user} />
            </div>
          )}
          {!words && <p className={styles.lead}>{texts.lead}</p>}
          {sections.map(({ id, picture }) => {
            const { title, text, steps } = texts.sections[id];
            return (
              <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <p>{text}</p>
                <ol className={styles.steps}>
                  {Object.entries<string>(steps).map(([number, step]) => (
                    <li key={number}>{step}</li>
                  ))}
                </ol>
                {picture && (
                  <a href={pictureOf(locale, picture)} target="_blank" rel="noopener">
                    <img
                      src={pictureOf(locale, picture)}
                      width={1280}
                      height={800}
                      loading="lazy"
                      alt={fillText(texts.picture, { title })}
                    />
                  </a>
                )}
              </section>
            );
          })}
        </div>
      </div>
    </Page>
  );
}
