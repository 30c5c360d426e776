import { useLocaleState } from 'react-admin';
import { useMemo } from 'react';
import type { NoteBoards } from '#components/form/CellNotesContext.ts';
import type { Locale } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { billNotes } from './cellNotes.ts';

/**
 * The notes of a bill's lists, for a CellNotesProvider around its form.
 * @param idNow the draft's id as it is now; null for what is no draft
 * @param filingId the filing that is being changed
 */
export function useCellNotes(idNow: () => string | null, filingId?: string): NoteBoards {
  const [locale] = useLocaleState();
  return useMemo(() => {
    // A draft keeps all the ids it ever had here: its first one stays its own.
    const ids = new Set<string>();
    const isOwn = (id: string): boolean => {
      const now = idNow();
      if (now !== null) ids.add(now);
      return ids.has(id);
    };
    return billNotes({
      portal: dataProvider,
      local: localDrafts,
      locale: locale as Locale,
      now: serverNow,
      isOwn,
      filingId,
    });
  }, [locale, idNow, filingId]);
}
