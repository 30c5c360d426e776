import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import { MANUAL_SECTIONS } from '#contract/manualSections.ts';
import { Wordmark } from '#features/brand/Wordmark.tsx';
import { fillText } from '#rules/fillText.ts';
import { isVideoFile } from '#rules/isVideoFile.ts';
import { pageAddress } from '../pageAddress.ts';
import styles from './IntroVideo.module.css';
import { pictureOf, useManualTexts } from './manualTexts.ts';

const SLIDES = MANUAL_SECTIONS.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
/** Milliseconds: enough to read the caption twice. */
const EACH = 9_000;

/**
 * [R17] `/instructions/video`: the video of `INTRO_VIDEO_URL`, and a slide show of the screens with the same content
 * as captions. `?hideHead=1` hides its head.
 */
export function IntroVideo() {
  const t = useTranslate();
  const texts = useManualTexts();
  const locale = useLocale();
  const isHeadHidden = useSearchParams()[0].get('hideHead') === '1';
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const video = pageAddress('intro-video-url');
  useWindowTitle(t('titles.instructionVideo'));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (at + 1 < SLIDES.length ? setAt(at + 1) : setPlaying(false)), EACH);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  const { id, picture } = SLIDES[at] ?? SLIDES[0]!;
  const { title, text } = texts.sections[id];
  const play = () => {
    if (!isPlaying && at === SLIDES.length - 1) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className={styles.page}>
      {!isHeadHidden && (
        <header className={styles.head}>
          <Wordmark />
        </header>
      )}
      <main className={styles.main}>
        <h1 className={isHeadHidden ? 'visuallyHidden' : undefined}>{t('titles.instructionVideo')}</h1>
        {video !== '' && <Video address={video} title={t('titles.instructionVideo')} />}
        <figure className={styles.slide}>
          <img src={pictureOf(locale, picture)} width={1280} height={800} alt={fillText(texts.picture, { title })} />
          <figcaption aria-live={isPlaying ? 'off' : 'polite'}>
            <strong>{title}</strong>
            <span>{text}</span>
          </figcaption>
        </figure>
        <div className={styles.controls}>
          <Button variant="contained" onClick={play}>
            {isPlaying ? texts.video.pause : texts.video.play}
          </Button>
          <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {texts.video.previous}
          </Button>
          <Button variant="outlined" disabled={at === SLIDES.length - 1} onClick={() => setAt(at + 1)}>
            {texts.video.next}
          </Button>
          <progress value={at + 1} max={SLIDES.length} aria-label={t('titles.instructionVideo')} />
          <span>{fillText(texts.video.position, { at: at + 1, of: SLIDES.length })}</span>
        </div>
      </main>
    </div>
  );
}

function Video({ address, title }: { address: string; title: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the slides below are the text alternative
  if (isVideoFile(address)) return <video className={styles.video} src={address} controls preload="metadata" />;
  return (
    <iframe
      className={styles.video}
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin"
    />
  );
}
