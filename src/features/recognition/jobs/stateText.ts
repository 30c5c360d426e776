import type { useTranslate } from 'react-admin';
import type { RecognitionJob } from '#contract/endpoints/recognition.ts';

/** The state of a document, as the strip shows it. */
export function stateText(t: ReturnType<typeof useTranslate>, job: RecognitionJob): string {
  const { state, progress } = job;
  if (state === 'failed') return job.message ?? t('recognition.strip.failed');
  if (state === 'reading' && progress.pages > 0) {
    const isRead = progress.page >= progress.pages;
    return isRead && progress.pages > 1
      ? t('recognition.strip.understanding')
      : t('recognition.strip.readingPage', {
          page: Math.min(progress.page + 1, progress.pages),
          pages: progress.pages,
        });
  }
  return t(`recognition.strip.${state}`);
}
