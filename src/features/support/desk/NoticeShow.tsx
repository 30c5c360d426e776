import { useRecordContext, useTranslate } from 'react-admin';
import { Markup } from '#components/notice/Markup.tsx';
import { NoticeLetter } from '#components/notice/NoticeDialog.tsx';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { TEXT_ENDINGS } from '#contract/support/noticeColumns.ts';
import { choiceText } from './deskText.ts';
import { DeskShow } from './DeskShow.tsx';
import styles from './NoticeShow.module.css';

/** [S04] A notice or version with its preview in each language, before it is published. */
export function NoticeShow({ name }: { name: 'notices' | 'version-pushes' }) {
  return (
    <DeskShow name={name}>
      <Preview isVersion={name === 'version-pushes'} />
    </DeskShow>
  );
}

function Preview({ isVersion }: { isVersion: boolean }) {
  const t = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const textOf = (name: string): string => {
    const value: unknown = record[name];
    return typeof value === 'string' ? value : '';
  };
  const window = { from: textOf('validFrom'), to: textOf('validTo') || t('notices.desk.noEnd') };
  return (
    <section className={styles.preview} aria-labelledby="notice-preview">
      <h2 id="notice-preview">{t('notices.desk.preview')}</h2>
      <p className={styles.hint}>{t('notices.desk.window', window)}</p>
      <p className={styles.hint}>{t('notices.desk.markup')}</p>
      <div className={styles.languages}>
        {LOCALES.map((locale) => (
          <PreviewIn key={locale} locale={locale} isVersion={isVersion} textOf={textOf} />
        ))}
      </div>
    </section>
  );
}

interface PreviewInProps {
  locale: Locale;
  isVersion: boolean;
  textOf: (column: string) => string;
}

function PreviewIn({ locale, isVersion, textOf }: PreviewInProps) {
  const t = useTranslate();
  const read = (name: string): string => textOf(`${name}${TEXT_ENDINGS[locale]}`);
  const [title, body] = [read('title'), read('body')];
  return (
    <article className={styles.language} lang={locale}>
      <span className={styles.name}>{choiceText(t, locale)}</span>
      {title === '' && body === '' ? (
        <p className={styles.hint}>{t('notices.desk.notIn')}</p>
      ) : (
        <>
          <h3>{title}</h3>
          {isVersion ? (
            <ul className={styles.changes}>
              {body
                .split('\n')
                .filter((line) => line.trim() !== '')
                .map((line) => (
                  <li key={line}>
                    <Markup html={line} />
                  </li>
                ))}
            </ul>
          ) : (
            <NoticeLetter
              greeting={read('greeting')}
              body={body}
              signature={read('signature')}
              time={textOf('validFrom').slice(0, 10)}
            />
          )}
        </>
      )}
    </article>
  );
}
