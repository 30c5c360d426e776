import { useLocaleState } from 'react-admin';
import { useMemo } from 'react';
import type { AnnotationStores } from '#components/form/annotations/CellAnnotationsContext.ts';
import type { Locale } from '#contract/limits.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { serverNow } from '#schema/serverClock.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { billAnnotations } from './billAnnotations.ts';

/**
 * The annotation stores of a bill's lists.
 * @param idNow the draft's current id; null if it is not a draft
 * @param filingId the filing that is being changed
 */
export function useBillAnnotations(idNow: () => string | null, filingId?: string): AnnotationStores {
  const [locale] = useLocaleState();
  return useMemo(() => {
    // Includes the draft's earlier ids.
    const ids = new Set<string>();
    const isOwn = (id: string): boolean => {
      const now = idNow();
      if (now !== null) ids.add(now);
      return ids.has(id);
    };
    return billAnnotations({
      portal: dataProvider,
      local: localDrafts,
      locale: locale as Locale,
      now: serverNow,
      isOwn,
      filingId,
    });
  }, [locale, idNow, filingId]);
}
