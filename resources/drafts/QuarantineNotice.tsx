import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { saveJson } from '#features/billForm/draft/saveFile.ts';

// Below the key of the local drafts, so that their invalidation includes it.
const KEY = ['drafts', 'localOnly', 'quarantined'];

/** [D01] Offers local records that could not be read for download. */
export function QuarantineNotice() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const reportFailure = useReportFailure();
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: () => localDrafts.listQuarantined(),
    networkMode: 'always',
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Strip
      tone="warning"
      action={
        <>
          <button type="button" onClick={() => saveJson('isf-quarantine', data)}>
            {t('drafting.quarantine.download')}
          </button>
          <button
            type="button"
            onClick={() =>
              void localDrafts.deleteQuarantined().then(
                () => queryClient.invalidateQueries({ queryKey: KEY }),
                (error: unknown) => reportFailure('drafts.deleteFailed', error),
              )
            }
          >
            {t('drafting.quarantine.forget')}
          </button>
        </>
      }
    >
      {t('drafting.quarantine.text', { smart_count: data.length })}
    </Strip>
  );
}
