import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import { Strip, type StripProps } from '#components/layout/Strip.tsx';
import type { RecognitionJob } from '#contract/endpoints/recognition.ts';
import { pathTo } from '#contract/routes.ts';
import type { DocumentBatch } from './batches.ts';
import { stateText } from './stateText.ts';
import type { Upload } from './uploads.ts';
import styles from './Jobs.module.css';

interface RecognitionStripProps {
  uploads: readonly Upload[];
  batches: readonly DocumentBatch[];
  /** Ids of the drafts of a batch; undefined until they are stored in this browser. */
  draftsOf: (batch: DocumentBatch) => readonly string[] | undefined;
  onCreate: (batch: DocumentBatch) => void;
  onDismiss: () => void;
}

const GLYPHS: Record<RecognitionJob['state'], GlyphName> = {
  queued: 'info',
  reading: 'info',
  done: 'success',
  failed: 'warning',
};

/** [A01] The progress of recognition on every screen: a summary, and one line for each file. */
export function RecognitionStrip({ uploads, batches, draftsOf, onCreate, onDismiss }: RecognitionStripProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const jobs = batches.flatMap((batch) => batch.jobs);
  const count = (...states: RecognitionJob['state'][]) => jobs.filter(({ state }) => states.includes(state)).length;
  const sending = uploads.filter(({ failed }) => failed === undefined);
  const working = count('queued', 'reading') + sending.reduce((sum, { filenames }) => sum + filenames.length, 0);
  const failed = count('failed') + uploads.length - sending.length;
  const done = count('done');
  if (working + failed + done === 0) return null;
  const name = (filename: string): string => filename || t('recognition.pastedText');
  const tone: StripProps['tone'] = working > 0 ? 'info' : failed > 0 ? 'warning' : 'success';
  const summary = [
    working > 0 && t('recognition.strip.working', { smart_count: working }),
    done > 0 && t('recognition.strip.done', { smart_count: done }),
    failed > 0 && t('recognition.strip.failed', { smart_count: failed }),
  ].filter(Boolean);

  const draftLinks = (batch: DocumentBatch): ReactNode => {
    if (!batch.isEnded || !batch.jobs.some(({ state }) => state === 'done')) return null;
    const ids = draftsOf(batch);
    if (!ids)
      return (
        <button type="button" onClick={() => onCreate(batch)}>
          {t('recognition.strip.create')}
        </button>
      );
    return ids.map((id, at) => (
      <Link key={id} to={pathTo.draft(id)}>
        {ids.length === 1 ? t('recognition.strip.open') : t('recognition.strip.openOne', { name: at + 1 })}
      </Link>
    ));
  };
  return (
    <section aria-label={t('recognition.strip.label')}>
      <Strip
        tone={tone}
        action={
          <>
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'recognition.strip.hide' : 'recognition.strip.show')}
            </button>
            {working === 0 && (
              <button type="button" onClick={onDismiss}>
                {t('recognition.strip.dismiss')}
              </button>
            )}
          </>
        }
      >
        {summary.join(' · ')}
      </Strip>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
        <ul className={styles.files} tabIndex={0} aria-label={t('recognition.strip.label')}>
          {uploads.map(({ id, filenames, part, failed: reason, again }) => (
            <li key={`u${id}`} data-state={reason === undefined ? 'reading' : 'failed'}>
              <Glyph name={reason === undefined ? 'info' : 'warning'} size={16} />
              <b title={filenames.map(name).join(', ')}>{filenames.map(name).join(', ')}</b>
              <span className={styles.state}>
                {reason === undefined
                  ? t('recognition.strip.uploading', { percent: Math.round(part * 100) })
                  : again
                    ? t('recognition.uploadFailed', { reason: t(reason, { _: reason }) })
                    : reason}
              </span>
              {again && (
                <button type="button" onClick={again}>
                  {t('recognition.retry')}
                </button>
              )}
            </li>
          ))}
          {batches.map((batch) =>
            batch.jobs.map((job, at) => (
              <li key={job.id} data-state={job.state}>
                <Glyph name={GLYPHS[job.state]} size={16} />
                <b title={name(job.filename)}>{name(job.filename)}</b>
                <span className={styles.state}>
                  {stateText(t, job)}
                  {job.state === 'reading' && (
                    <progress
                      className={styles.progress}
                      aria-label={name(job.filename)}
                      max={Math.max(1, job.progress.pages)}
                      value={job.progress.pages > 0 ? job.progress.page : undefined}
                    />
                  )}
                </span>
                {at === batch.jobs.length - 1 && <span className={styles.links}>{draftLinks(batch)}</span>}
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  );
}
