import type { useTranslate } from 'react-admin';
import type { ImportRun } from './importRun.ts';

/** An import's activity as text, and its progress from 0 to 1; null if unknown. */
export function progressText(
  t: ReturnType<typeof useTranslate>,
  { fileName: name, phase }: ImportRun,
): { text: string; progress: number | null } {
  switch (phase.step) {
    case 'uploading':
      return { text: t('imports.uploading', { name }), progress: phase.progress };
    case 'working':
      return { text: t(phase.isSaving ? 'imports.saving' : 'imports.reading', { name }), progress: phase.progress };
    default:
      return { text: t('imports.saving', { name }), progress: null };
  }
}
